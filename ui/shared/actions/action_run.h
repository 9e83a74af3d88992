// SPDX-License-Identifier: GPL-3.0-or-later
// Does an action with the records that it was offered for: asks first where that is needed, works on a thread
// of its own, one record after the other, can be stopped in between, and tells of each what came of it.
#pragma once

#include "ui/shared/actions/record_actions.h"
#include "ui/shared/workplace/async_runner.h"

#include <QObject>

#include <atomic>

namespace onhire {

struct RecordOutcome
{
    ShownRecord record;
    std::optional<Error> refusal; // none: done
};

struct ActionOutcome
{
    RecordAction action;
    QList<RecordOutcome> records; // those that were tried

    ShownRecords done() const;
    QList<RecordOutcome> refused() const;
};

class ActionRun : public QObject
{
    Q_OBJECT

public:
    ActionRun(SessionPointer session, AsyncRunner &runner, QWidget *page);

    void start(const ActionOffer &offer);
    void stop() { m_stopped->store(true); } // after the record that is being worked on
    bool isAtSeveral() const { return m_isRunning && m_current.fits.size() > 1; }

Q_SIGNALS:
    void progressed(const QString &what, int done, int of);
    void finished(const onhire::ActionOutcome &outcome);
    void busyWith(const QString &action); // so what was asked for now is not done

private:
    bool isAt(const ActionOffer &offer) const;
    void refuse(const ActionOffer &offer);
    QCoro::Task<> work(ActionOffer offer, QString reason);

    const SessionPointer m_session;
    AsyncRunner &m_runner;
    QWidget *m_page;
    std::shared_ptr<std::atomic<bool>> m_stopped = std::make_shared<std::atomic<bool>>(false);
    bool m_isRunning = false;
    ActionOffer m_current; // that it runs with, or ran with last
    Latest m_life;
};

} // namespace onhire
