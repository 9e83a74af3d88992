// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/waiting_work.h"

#include "core/services/today/today.h"
#include "ui/today/work_words.h"

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

WaitingWork::WaitingWork(const Workplace &workplace, QObject *parent) : QObject(parent), m_workplace(workplace)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] { read(); });
    connect(&workplace.live, &LiveChanges::changed, this, [this] { m_pace.want(); });
    m_soon.start(0ms);
}

QCoro::Task<> WaitingWork::read()
{
    m_pace.begin();
    ++m_timesRead;
    const auto work = [session = m_workplace.session] { return waitingWork(session->context()); };
    const auto counts = co_await m_workplace.runner.run(m_reads.next(), work);
    if (!counts)
        co_return;
    m_pace.end();
    if (*counts)
        tell(**counts);
    if (!m_soon.isActive())
        m_soon.start(*counts ? ReadPace::WhileNothingIsHeard : ReadPace::WhileAway);
}

void WaitingWork::tell(const WaitingCounts &counts)
{
    const auto badge = [this](QLatin1StringView permission, int count) {
        return count > 0 && m_workplace.session->may(permission) ? countWords(count, m_workplace.locale)
                                                                 : QString();
    };
    Q_EMIT counted(
        {{u"fulfilment"_s, badge("orders:read"_L1, counts.ordersToFulfil)},
         {u"orders"_s, badge("orders:read"_L1, counts.ordersToConfirm)},
         {u"subscriptions"_s, badge("subscriptions:read"_L1, counts.contractsEnding + counts.earlyReturns)},
         {u"devices"_s, badge("assets:read"_L1, counts.devicesToInspect)},
         {u"payments"_s, badge("payments:read"_L1, counts.paymentsOverdue)},
         {u"settings"_s, badge("webhooks:manage"_L1, counts.webhooksFailing)}});
}

} // namespace onhire
