// SPDX-License-Identifier: GPL-3.0-or-later
// A connection, guarded for Qt HTTP Server, which has no limits and no timeouts of its own: one request at a
// time is read, checked and, once it is complete, answered. So nothing here depends on the order in which slots
// run.
#pragma once

#include "app/http/edge/guard_context.h"
#include "app/http/edge/inbox.h"
#include "app/http/edge/incoming_request.h"
#include "app/http/edge/limits/deadline.h"
#include "app/http/edge/occupation.h"
#include "app/http/edge/outlet.h"
#include "app/http/edge/shown_socket.h"
#include "core/data/system/descriptor.h"

#include <QFutureWatcher>
#include <QTcpSocket>

namespace onhire {

class GuardedConnection final : public ShownSocket
{
    Q_OBJECT

public:
    GuardedConnection(GuardContext &context, ConnectionBudget::Seat seat, Occupation::Newcomer newcomer,
                      QObject *parent);
    ~GuardedConnection() override;

    bool adopt(Descriptor socket);
    void enforceDeadline();
    void windDown(); // answers what has arrived, then hangs up

private:
    enum class Phase { Idle, Head, Body, Storing, Answering, Sending, Draining };

    void enter(Phase phase, Deadline deadline);
    void becomeIdle();

    void receive();
    void receiveHead();
    void acceptHead(QByteArrayView bytes);
    void receiveBody();
    void store();
    void onStored();

    void answer();
    void onAnswered();
    void showToQt();
    void sendAnswer(DraftAnswer draft);
    void sendRefusal(const Refusal &refusal);
    void refuse(const Refusal &refusal);
    void finishAnswer();
    void startDraining();
    void onWireSent(qint64 bytes);
    void onWireClosed();

    GuardContext &m_context;
    const ConnectionBudget::Seat m_seat;
    Occupation::Newcomer m_newcomer; // until something is read
    QTcpSocket m_wire;
    Outlet m_outlet;
    Occupation::Rest m_rest; // of the wire, while nothing has been read of the next request

    Phase m_phase = Phase::Idle;
    Deadline m_deadline; // for the client, in this phase
    bool m_closing = false;

    Inbox m_inbox;
    IncomingRequest m_incoming; // the one that is read or answered
    QFutureWatcher<bool> m_stored;
    QFutureWatcher<HttpReply> m_answered;
};

} // namespace onhire
