// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/waiting_work.h"

#include "core/services/today/today.h"
#include "ui/shared/actions/record_actions.h"
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
    // work is what one may do
    const auto badge = [this](const QStringList &permissions, int count) {
        return count > 0 && mayAll(*m_workplace.session, permissions) ? countWords(count, m_workplace.locale)
                                                                      : QString();
    };
    Q_EMIT counted(
        {{u"fulfilment"_s, badge({u"subscriptions:write"_s}, counts.ordersToFulfil)},
         {u"orders"_s, badge({u"orders:write"_s}, counts.ordersToConfirm)},
         {u"subscriptions"_s,
          badge({u"subscriptions:write"_s, u"payments:write"_s}, counts.contractsEnding + counts.earlyReturns)},
         {u"devices"_s, badge({u"assets:write"_s}, counts.devicesToInspect)},
         {u"payments"_s, badge({u"payments:write"_s}, counts.paymentsOverdue)},
         {u"settings"_s, badge({u"webhooks:manage"_s}, counts.webhooksFailing)}});
}

} // namespace onhire
