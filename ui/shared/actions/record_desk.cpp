// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/actions/record_desk.h"

#include <QPointer>

namespace onhire {

RecordDesk::RecordDesk(const Workplace &workplace, ReadRecord read, QWidget *page)
    : QObject(page), m_workplace(workplace), m_read(std::move(read)),
      m_run(new ActionRun(workplace.session, workplace.runner, page))
{
    connect(m_run, &ActionRun::progressed, this, &RecordDesk::progressed);
    connect(m_run, &ActionRun::finished, this, &RecordDesk::tell);
    connect(m_run, &ActionRun::busyWith, this, [this](const QString &action) {
        //: An action, as in: Confirm
        Q_EMIT busy(tr("“%1” is still running. Wait until it has finished.").arg(action));
    });
}

void RecordDesk::setActions(QList<RecordAction> actions)
{
    m_actions = RecordActions(std::move(actions), m_workplace.session);
}

RunOffer RecordDesk::runner()
{
    return [this](const ActionOffer &offer) { start(offer); };
}

void RecordDesk::start(const ActionOffer &offer)
{
    if (offer.isPossible())
        m_run->start(offer);
    else if (offer.isOneAtATime())
        Q_EMIT refused(
            tr("“%1” works on one record at a time. Several are selected.").arg(offer.action.name()));
    else
        Q_EMIT refused(offer.refusal());
}

// Records that are gone meanwhile are left out; those that a lost database keeps are not gone.
QCoro::Task<std::optional<RecordDesk::Found>> RecordDesk::read(Ticket ticket, QStringList ids) const
{
    const auto work = [session = m_workplace.session, read = m_read, ids] {
        const Context context = session->context();
        Found found;
        for (const QString &id : ids) {
            const auto record = read(context, id);
            if (record)
                found.records.append(*record);
            else
                found.failure = record.error();
            if (found.isBroken())
                break;
        }
        return found;
    };
    return m_workplace.runner.run(ticket, work);
}

QCoro::Task<> RecordDesk::act(QString action, QStringList ids, std::optional<ShownRecord> known,
                              StillChosen stillChosen)
{
    ShownRecords records;
    if (known) {
        records = {*known};
    } else {
        const auto found = co_await read(m_uses.next(), ids);
        // whoever has gone on to other rows meanwhile does not want it any more
        if (!found || stillChosen() != ids)
            co_return;
        if (found->failure && (found->isBroken() || found->records.isEmpty())) {
            Q_EMIT couldNotRead(*found->failure);
            co_return;
        }
        records = found->records;
    }
    const auto offer = m_actions.offer(action, records);
    if (offer)
        start(*offer);
    else // what was left in a draft before it was taken from the user's role
        Q_EMIT failed(records.constFirst(), Error{ErrorCode::InsufficientPermissions, action});
}

// What fits is known once the records are read: until then it is offered by name and checked when it is chosen.
void RecordDesk::fillMenu(ActionMenu &menu, const QStringList &ids, const ShownRecords &known,
                          const std::function<void(const QString &)> &act) const
{
    if (known.isEmpty()) {
        for (const RecordAction &action : m_actions.allowed()) {
            if (!action.isRare && (ids.size() == 1 || action.takesMany()))
                menu.add(action, act);
        }
        return;
    }
    for (const ActionOffer &offer : m_actions.offersFor(known)) {
        if (ids.size() == 1 || offer.action.takesMany())
            menu.add(offer, [act](const ActionOffer &chosen) { act(chosen.action.id); });
    }
}

void RecordDesk::tell(const ActionOutcome &outcome)
{
    const ShownRecords done = outcome.done();
    const QList<RecordOutcome> refused = outcome.refused();
    Q_EMIT finished(outcome);
    if (refused.size() == 1 && outcome.records.size() == 1)
        Q_EMIT failed(refused[0].record, *refused[0].refusal);
    if (!done.isEmpty() && outcome.action.undo)
        Q_EMIT undoOffered(outcome.action.done(done), [self = QPointer(this), outcome] {
            if (self)
                self->undo(outcome);
        });
    else if (!done.isEmpty() && outcome.action.done)
        Q_EMIT succeeded(outcome.action.done(done));
    Q_EMIT changed();
}

// Of several, some may be undone and others not: each is told of what has become of it.
QCoro::Task<> RecordDesk::undo(ActionOutcome outcome)
{
    const auto work = [session = m_workplace.session, outcome] {
        const Context context = session->context();
        QList<RecordOutcome> tried;
        for (const ShownRecord &record : outcome.done()) {
            const auto undone = outcome.action.undo(context, record);
            tried.append({record, undone ? std::nullopt : std::optional(undone.error())});
        }
        return ActionOutcome{outcome.action, tried};
    };
    const auto undone = co_await m_workplace.runner.runAlways(m_life.current(), work);
    if (!undone)
        co_return;
    if (const ShownRecords records = undone->done(); !records.isEmpty())
        // whoever is on another screen by now sees nothing else of it
        //: %1 says what was done, as in: Undone: TP14-A can no longer be ordered.
        Q_EMIT succeeded(tr("Undone: %1").arg(outcome.action.done(records)));
    ShownRecords kept;
    for (const RecordOutcome &each : undone->refused())
        kept.append(each.record);
    if (!kept.isEmpty())
        Q_EMIT notUndone(outcome.action.done(kept), *undone->refused().constLast().refusal);
    Q_EMIT changed();
}

} // namespace onhire
