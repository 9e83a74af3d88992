// SPDX-License-Identifier: GPL-3.0-or-later
// Accepts the connections of one thread, as many as the budget allows, and watches over their deadlines.
#pragma once

#include "app/http/edge/guard_context.h"

#include <QSet>
#include <QTcpServer>
#include <QTimer>

namespace onhire {

class GuardedConnection;

class GuardedServer final : public QTcpServer
{
    Q_OBJECT

public:
    explicit GuardedServer(GuardContext context);
    ~GuardedServer() override;

    // The request that Qt HTTP Server was just given; for the adapter, while it answers.
    const HttpRequest &currentRequest() const { return *m_context.current; }
    // Its answer, when that was given on another thread.
    std::optional<HttpReply> takeReply() { return std::exchange(m_context.reply, {}); }
    // Its answer ends with this content instead of the body that Qt is given.
    void followAnswerBy(std::shared_ptr<QIODevice> content) { m_context.content = std::move(content); }

    // Takes over a connection that somebody else has accepted.
    void adopt(int descriptor) { incomingConnection(descriptor); }
    // Serves only what it is given by adopt().
    void acceptNothing();

    // No new connections; those that are here end as soon as they have been answered. Emits emptied() after the
    // last one.
    void windDown();

Q_SIGNALS:
    void emptied();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void keepTime();
    void turnAway(qintptr descriptor);
    void forget(GuardedConnection *connection);

    GuardContext m_context;
    QSet<GuardedConnection *> m_connections;
    QTimer m_ticks; // one coarse timer for all: deadlines of seconds need no timer each
    bool m_accepts = true;
    bool m_windingDown = false;
};

} // namespace onhire
