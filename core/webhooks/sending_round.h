// SPDX-License-Identifier: GPL-3.0-or-later
// The work of the sender's thread, round by round: write down what was tried, distribute what is new, take what
// is due, send it. Lives in that thread with everything it makes.
#pragma once

#include "core/webhooks/webhook_sender.h"

#include <QHash>
#include <QTimer>

namespace onhire {

class SendingRound final : public QObject
{
    Q_OBJECT

public:
    SendingRound(const SenderOptions &options, const Clock &clock);

    void begin();
    void end(); // takes nothing more; ended() when all that is under way has come back, or the grace is over

Q_SIGNALS:
    void ended();

private:
    void run();
    void settle();
    void takeDue();
    int takeDueOf(const QString &tenantId);
    void send(const DueDelivery &due);
    void noteResult(const DueDelivery &due, const ExchangeResult &result);
    void leave();

    const SenderOptions &m_options;
    const Clock &m_clock;
    Database m_database;
    QTimer m_beat;
    QTimer m_soon; // the next round before the beat, when there is something to be done
    QHash<QString, DueDelivery> m_underWay; // by the delivery's id
    QHash<QString, QList<Attempt>> m_unsettled; // by tenant
    qsizetype m_firstTenant = 0; // who comes first takes turns
    bool m_isEnding = false;
};

} // namespace onhire
