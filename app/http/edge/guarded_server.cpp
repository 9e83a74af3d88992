// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/guarded_server.h"

#include "app/http/edge/guarded_connection.h"

#include <utility>

namespace onhire {

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

bool GuardedServer::pretendToListen(Descriptor listening)
{
    if (!setSocketDescriptor(listening.get()))
        return false;
    listening.release();
    pauseAccepting();
    return true;
}

void GuardedServer::windDown()
{
    m_windingDown = true;
    close();
    const auto connections = m_connections;
    for (GuardedConnection *connection : connections)
        connection->windDown();
    if (m_connections.isEmpty())
        Q_EMIT emptied();
}

void GuardedServer::adopt(Arrival arrival)
{
    auto connection = std::make_unique<GuardedConnection>(m_context, std::move(arrival.seat),
                                                          std::move(arrival.newcomer), this);
    if (!connection->adopt(std::move(arrival.socket)))
        return m_context.occupation.connectionLeft();
    m_connections.insert(connection.get());
    connect(connection.get(), &QObject::destroyed, this,
            [this, leaving = connection.get()] { forget(leaving); });
    addPendingConnection(connection.release());
}

QTcpSocket *GuardedServer::nextPendingConnection()
{
    QTcpSocket *connection = QTcpServer::nextPendingConnection();
    pauseAccepting(); // Qt has just resumed it
    return connection;
}

void GuardedServer::keepTime()
{
    const auto connections = m_connections; // a copy: a connection may leave while we go through them
    for (GuardedConnection *connection : connections)
        connection->enforceDeadline();
}

void GuardedServer::forget(GuardedConnection *connection)
{
    m_connections.remove(connection);
    m_context.occupation.connectionLeft();
    if (m_windingDown && m_connections.isEmpty())
        Q_EMIT emptied();
}

} // namespace onhire
