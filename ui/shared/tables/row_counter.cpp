// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/row_counter.h"

namespace onhire {

static constexpr qint64 ShortestRest = 200; // ms
static constexpr qint64 RestPerCost = 3;
static constexpr qint64 LeastCostOfFailure = 700; // a database that is away refuses at once

RowCounter::RowCounter(const QueryReader &reader) : m_reader(reader)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &RowCounter::count);
}

void RowCounter::countSoon()
{
    m_again = m_isCounting;
    if (m_isCounting || m_soon.isActive())
        return;
    const qint64 rested = m_sinceCount.isValid() ? m_sinceCount.elapsed() : 0;
    m_soon.start(int(qMax(ShortestRest, RestPerCost * m_cost - rested)));
}

void RowCounter::cancel()
{
    m_counts.cancel();
    m_soon.stop();
    m_isCounting = false;
}

// It took too long; of a database that is away the pages tell.
void RowCounter::tryAgain()
{
    m_cost = qMax(m_cost, LeastCostOfFailure);
    m_again = true;
}

QCoro::Task<> RowCounter::count()
{
    m_isCounting = true;
    m_again = false;
    m_sinceCount.start();
    const Ticket ticket = m_counts.next();
    const auto answer = co_await m_reader.anchors(ticket);
    if (!answer)
        co_return;
    m_isCounting = false;
    m_cost = m_sinceCount.restart();
    if (*answer)
        Q_EMIT counted(**answer);
    else if (answer->error().code == ErrorCode::ServiceUnavailable)
        tryAgain();
    else
        Q_EMIT failed(answer->error());
    if (m_again)
        countSoon();
}

} // namespace onhire
