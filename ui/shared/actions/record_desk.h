// SPDX-License-Identifier: GPL-3.0-or-later
// Does what a noun's actions say with records that are known by their ids: reads them first, so that what is
// offered and done is true of the records as they are, and knows how to take it back.
#pragma once

#include "ui/shared/actions/action_menu.h"
#include "ui/shared/actions/action_run.h"
#include "ui/shared/workplace/workplace.h"

namespace onhire {

class RecordDesk : public QObject
{
    Q_OBJECT

public:
    // On a worker thread: it must not touch the screen.
    using ReadRecord = std::function<Result<ShownRecord>(const Context &context, const QString &id)>;

    RecordDesk(const Workplace &workplace, ReadRecord read, QWidget *page);

    void setActions(QList<RecordAction> actions);
    const RecordActions &actions() const { return m_actions; }

    // Done only if `stillChosen` answers the same ids once they are read. What was read already needs no
    // reading.
    using StillChosen = std::function<QStringList()>;
    QCoro::Task<> act(QString action, QStringList ids, std::optional<ShownRecord> known,
                      StillChosen stillChosen);

    // `known`: those of the ids, or none where they are not read yet.
    void fillMenu(ActionMenu &menu, const QStringList &ids, const ShownRecords &known,
                  const std::function<void(const QString &action)> &act) const;

    struct Found
    {
        ShownRecords records;
        std::optional<Error> failure = {}; // of one that could not be read

        bool isBroken() const { return failure && failure->code == ErrorCode::ServiceUnavailable; }
    };
    QCoro::Task<std::optional<Found>> read(Ticket ticket, QStringList ids) const;
    RunOffer runner();
    void stop() { m_run->stop(); }
    bool isWorkingThrough() const { return m_run->isAtSeveral(); } // what was chosen

Q_SIGNALS:
    void refused(const QString &why); // it does not fit
    void busy(const QString &why); // something else is still being done
    void couldNotRead(const onhire::Error &error); // what an action was wanted for
    void failed(const onhire::ShownRecord &record, const onhire::Error &error);
    void progressed(const QString &what, int done, int of);
    void finished(const onhire::ActionOutcome &outcome);
    void changed(); // something was done or taken back
    void succeeded(const QString &what);
    void undoOffered(const QString &what, const std::function<void()> &undo);
    void notUndone(const QString &what, const onhire::Error &error);

private:
    void start(const ActionOffer &offer);
    void tell(const ActionOutcome &outcome);
    QCoro::Task<> undo(ActionOutcome outcome);

    const Workplace m_workplace;
    const ReadRecord m_read;
    RecordActions m_actions;
    ActionRun *m_run;
    Latest m_uses;
    Latest m_life;
};

} // namespace onhire
