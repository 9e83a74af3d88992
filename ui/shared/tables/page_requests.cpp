// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/page_requests.h"

#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

static constexpr int MostUnderway = 2;
static constexpr int MostWanted = 6;

PageRequests::PageRequests(const QueryReader &reader, const KnownRows &rows) : m_reader(reader), m_rows(rows)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(15ms);
    connect(&m_soon, &QTimer::timeout, this, &PageRequests::readWanted);
}

bool PageRequests::mayRead(int page) const
{
    return !m_underway.contains(page) && !m_failed.contains(page);
}

void PageRequests::want(int page)
{
    if (!mayRead(page))
        return;
    m_wanted.removeOne(page);
    m_wanted.append(page);
    if (m_wanted.size() > MostWanted)
        m_wanted.removeFirst();
    if (!m_soon.isActive())
        m_soon.start();
}

void PageRequests::readWanted()
{
    while (!m_wanted.isEmpty() && m_underway.size() < MostUnderway) {
        const int page = m_wanted.takeLast();
        if (!m_underway.contains(page) && !m_rows.isFresh(page))
            read(page);
    }
}

QCoro::Task<> PageRequests::read(int page)
{
    const std::optional<Anchor> before = m_rows.anchorBefore(page);
    if (!before)
        co_return;
    m_underway.insert(page);
    const Ticket ticket = m_answers.current();
    const auto answer = co_await m_reader.page(ticket, *before);
    if (!answer)
        co_return;
    m_underway.remove(page);
    if (*answer) {
        Q_EMIT arrived(page, **answer);
    } else {
        m_failed.insert(page);
        Q_EMIT failed(answer->error());
    }
    readWanted();
}

void PageRequests::forgiveFailures()
{
    m_failed.clear();
}

void PageRequests::dropUnderway()
{
    m_answers.cancel();
    m_underway.clear();
}

void PageRequests::clear()
{
    dropUnderway();
    m_wanted.clear();
    m_failed.clear();
}

} // namespace onhire
