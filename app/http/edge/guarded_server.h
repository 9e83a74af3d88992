// SPDX-License-Identifier: GPL-3.0-or-later
// The connections of one thread, which it is given, and a watch over their deadlines. It listens nowhere: it is
// a QTcpServer because Qt HTTP Server takes connections from nothing else.
#pragma once

#include "app/http/edge/guard_context.h"
#include "app/http/edge/occupation.h"
#include "core/data/system/descriptor.h"

#include <QSet>
#include <QTcpServer>
#include <QTimer>

namespace onhire {

class GuardedConnection;

// One that was accepted, and the room that it takes.
struct Arrival
{
    Descriptor socket;
    ConnectionBudget::Seat seat;
    Occupation::Newcomer newcomer = {}; // at the thread to which it was handed
};

class GuardedServer final : public QTcpServer
{
    Q_OBJECT

public:
    explicit GuardedServer(GuardContext context);
    ~GuardedServer() override;

    // Qt HTTP Server serves nobody who does not listen. It is shown this socket, and accepts nothing there.
    bool pretendToListen(Descriptor listening);

    // The request that Qt HTTP Server was just given; for the adapter, while it answers.
    const HttpRequest &currentRequest() const { return *m_context.current; }
    // Its answer, when that was given on another thread.
    std::optional<HttpReply> takeReply() { return std::exchange(m_context.reply, {}); }
    // What its answer ends with. Qt writes the head alone: the body would be copied three times on its way.
    void followAnswerBy(AnswerBody body) { m_context.body = std::move(body); }

    void adopt(Arrival arrival);

    // Connections end as soon as they have been answered. Emits emptied() after the last one.
    void windDown();

    QTcpSocket *nextPendingConnection() override;

Q_SIGNALS:
    void emptied();

private:
    void keepTime();
    void forget(GuardedConnection *connection);

    GuardContext m_context;
    QSet<GuardedConnection *> m_connections;
    QTimer m_ticks; // one coarse timer for all: deadlines of seconds need no timer each
    bool m_windingDown = false;
};

} // namespace onhire
