// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/action_run.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace onhire {

ShownRecords ActionOutcome::done() const
{
    ShownRecords found;
    for (const RecordOutcome &each : records) {
        if (!each.refusal)
            found.append(each.record);
    }
    return found;
}

QList<RecordOutcome> ActionOutcome::refused() const
{
    QList<RecordOutcome> found;
    for (const RecordOutcome &each : records) {
        if (each.refusal)
            found.append(each);
    }
    return found;
}

ActionRun::ActionRun(SessionPointer session, AsyncRunner &runner, QWidget *page)
    : QObject(page), m_session(std::move(session)), m_runner(runner), m_page(page)
{
}

void ActionRun::start(const ActionOffer &offer)
{
    if (!offer.isPossible())
        return;
    if (m_isRunning) {
        refuse(offer);
        return;
    }
    if (offer.action.beginMany && offer.of > 1) {
        offer.action.beginMany(offer.fits);
        return;
    }
    if (offer.action.begin) {
        offer.action.begin(offer.fits.constFirst());
        return;
    }
    if (offer.action.local) {
        offer.action.local(offer.fits);
        return;
    }
    if (!offer.action.question) {
        work(offer, {});
        return;
    }
    ask(m_page, offer.action.question(offer.fits),
        [this, offer](const QString &reason) { work(offer, reason); });
}

bool ActionRun::isAt(const ActionOffer &offer) const
{
    return offer.action.id == m_current.action.id
        && std::ranges::equal(offer.fits, m_current.fits, {}, &ShownRecord::id, &ShownRecord::id);
}

// A second press of the same button asks for nothing that is not being done already.
void ActionRun::refuse(const ActionOffer &offer)
{
    if (!isAt(offer))
        Q_EMIT busyWith(m_current.action.name());
}

// One record at a time, so that what is done shows and the rest can be stopped.
QCoro::Task<> ActionRun::work(ActionOffer offer, QString reason)
{
    if (std::exchange(m_isRunning, true)) {
        refuse(offer);
        co_return;
    }
    m_stopped->store(false);
    m_current = offer;
    const Ticket alive = m_life.current();
    ActionOutcome outcome{offer.action, {}};
    for (const ShownRecord &record : std::as_const(offer.fits)) {
        if (m_stopped->load())
            break;
        Q_EMIT progressed(offer.action.text, int(outcome.records.size()), int(offer.fits.size()));
        const auto each = [session = m_session, work = offer.action.work, record, reason] {
            return work(session->context(), record, reason);
        };
        const auto changed = co_await m_runner.runAlways(alive, each);
        if (!changed)
            co_return;
        outcome.records.append({record, *changed ? std::nullopt : std::optional(changed->error())});
    }
    m_isRunning = false;
    Q_EMIT progressed({}, 0, 0);
    Q_EMIT finished(outcome);
}

} // namespace onhire
