// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/serving_thread.h"

#include "app/http/edge/adapter.h"
#include "app/http/edge/guarded_server.h"

#include <QTimer>

namespace onhire {

GuardContext ServingThread::Setup::contextFor(HttpHandler &handler) const
{
    return {options.limits,
            HostAllowList(options.allowedHosts, address),
            options.trustedProxies,
            budgets.connections,
            budgets.bytes,
            budgets.disk,
            slowLanes,
            DateHeader(clock),
            handler};
}

ServingThread::ServingThread(Setup setup, ListeningSocket socket)
    : m_setup(std::move(setup)), m_socket(std::move(socket)), m_listeningSocket(m_socket.descriptor())
{
    m_inside.moveToThread(this);
}

bool ServingThread::waitUntilServing()
{
    return m_serves.get_future().get();
}

void ServingThread::adopt(int descriptor)
{
    QMetaObject::invokeMethod(
        &m_inside, [this, descriptor] { m_server->adopt(descriptor); }, Qt::QueuedConnection);
}

void ServingThread::beginToStop()
{
    QMetaObject::invokeMethod(
        &m_inside, [this] { windDown(); }, Qt::QueuedConnection);
}

void ServingThread::run()
{
    const std::unique_ptr<HttpHandler> handler = m_setup.makeHandler();
    auto server = std::make_unique<GuardedServer>(m_setup.contextFor(*handler));
    m_server = server.get();
    if (server->setSocketDescriptor(m_socket.descriptor()))
        m_socket.release();
    connect(m_server, &GuardedServer::emptied, &m_inside, [this] { quit(); });

    const std::unique_ptr<QObject> adapter = serveWithQt(std::move(server), *handler);
    m_serves.set_value(adapter != nullptr);
    if (adapter)
        exec();
}

void ServingThread::windDown()
{
    QTimer::singleShot(m_setup.options.stopWithin, &m_inside, [this] { quit(); });
    m_server->windDown();
}

} // namespace onhire
