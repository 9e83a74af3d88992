// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/serving_thread.h"

#include "app/http/edge/adapter.h"
#include "app/http/edge/guarded_server.h"
#include "app/http/listening/bell.h"

#include <QTimer>

namespace onhire {

ServingThread::ServingThread(Setup setup, Descriptor listening)
    : m_setup(std::move(setup)), m_listening(std::move(listening)),
      m_occupation([bell = m_setup.bell] { bell->ring(); })
{
    m_inside.moveToThread(this);
}

bool ServingThread::waitUntilServing()
{
    return m_serves.get_future().get();
}

void ServingThread::adopt(Arrival arrival)
{
    arrival.newcomer = m_occupation.connectionCame();
    QMetaObject::invokeMethod(
        &m_inside,
        [this, arrival = std::make_shared<Arrival>(std::move(arrival))] {
            m_server->adopt(std::move(*arrival));
        },
        Qt::QueuedConnection);
}

void ServingThread::beginToStop()
{
    QMetaObject::invokeMethod(
        &m_inside, [this] { windDown(); }, Qt::QueuedConnection);
}

void ServingThread::run()
{
    const std::unique_ptr<HttpHandler> handler = m_setup.makeHandler();
    auto server = std::make_unique<GuardedServer>(contextFor(*handler));
    m_server = server.get();
    (void)server->pretendToListen(std::move(m_listening)); // else it cannot be served, which is told below
    connect(m_server, &GuardedServer::emptied, &m_inside, [this] { quit(); });

    const std::unique_ptr<QObject> adapter = serveWithQt(std::move(server), *handler);
    m_serves.set_value(adapter != nullptr);
    if (adapter)
        exec();
}

GuardContext ServingThread::contextFor(HttpHandler &handler)
{
    return {m_setup.options.limits,
            m_setup.hosts(),
            m_setup.options.trustedProxies,
            m_setup.budgets.bytes,
            m_setup.budgets.disk,
            m_setup.slowLanes,
            DateHeader(m_setup.clock),
            handler,
            m_occupation};
}

void ServingThread::windDown()
{
    QTimer::singleShot(m_setup.options.stopWithin, &m_inside, [this] { quit(); });
    m_server->windDown();
}

} // namespace onhire
