// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/guarded_server.h"

#include "app/http/edge/guarded_connection.h"
#include "app/http/edge/refusal.h"
#include "app/http/edge/request_id.h"

#include <sys/socket.h>
#include <unistd.h>

#include <utility>

namespace onhire {

static QHostAddress peerOf(qintptr descriptor)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getpeername(static_cast<int>(descriptor), reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return {};
    return QHostAddress(reinterpret_cast<const sockaddr *>(&address));
}

GuardedServer::GuardedServer(GuardContext context) : m_context(std::move(context))
{
    connect(&m_ticks, &QTimer::timeout, this, &GuardedServer::keepTime);
    m_ticks.start(m_context.limits.tick);
}

GuardedServer::~GuardedServer()
{
    // Before the context goes that they use.
    qDeleteAll(std::exchange(m_connections, {}));
}

void GuardedServer::acceptNothing()
{
    m_accepts = false;
    pauseAccepting();
}

void GuardedServer::windDown()
{
    m_windingDown = true;
    waitForNewConnection(0); // whoever waits in the kernel's queue would be reset
    close();
    const auto connections = m_connections;
    for (GuardedConnection *connection : connections)
        connection->windDown();
    if (m_connections.isEmpty())
        Q_EMIT emptied();
}

void GuardedServer::incomingConnection(qintptr descriptor)
{
    auto seat = m_context.connections->admit(peerOf(descriptor));
    if (!seat)
        return turnAway(descriptor);

    auto connection = std::make_unique<GuardedConnection>(m_context, std::move(*seat), this);
    if (!connection->adopt(descriptor)) {
        ::close(static_cast<int>(descriptor));
        return;
    }
    m_connections.insert(connection.get());
    connect(connection.get(), &QObject::destroyed, this,
            [this, leaving = connection.get()] { forget(leaving); });
    addPendingConnection(connection.release());
}

void GuardedServer::keepTime()
{
    if (isListening() && m_accepts)
        resumeAccepting(); // Qt stops for good when accept() fails, as it does when descriptors have run out
    const auto connections = m_connections; // a copy: a connection may leave while we go through them
    for (GuardedConnection *connection : connections)
        connection->enforceDeadline();
}

void GuardedServer::turnAway(qintptr descriptor)
{
    const QByteArray id = newRequestId();
    const HttpReply reply = replyTo(refusals::Overloaded, id);
    const QByteArray answer = completeHead(draftHead(reply, id), m_context.date.value(), true) + reply.body;
    const int socket = static_cast<int>(descriptor);
    (void)::send(socket, answer.constData(), size_t(answer.size()), MSG_NOSIGNAL | MSG_DONTWAIT);
    ::close(socket);
}

void GuardedServer::forget(GuardedConnection *connection)
{
    m_connections.remove(connection);
    if (m_windingDown && m_connections.isEmpty())
        Q_EMIT emptied();
}

} // namespace onhire
