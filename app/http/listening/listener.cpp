// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/listener.h"

#include "app/http/edge/slow_lane.h"
#include "app/http/listening/bell.h"
#include "app/http/listening/listening_socket.h"
#include "app/http/listening/reception.h"

#include <fcntl.h>

#include <algorithm>

namespace onhire {

Listener::Listener(ListenerOptions options, EdgeBudgets budgets, const Clock &clock, HandlerFactory makeHandler)
    : m_options(std::move(options)), m_budgets(std::move(budgets)), m_clock(clock),
      m_makeHandler(std::move(makeHandler))
{
}

Listener::~Listener()
{
    stop();
}

Result<quint16> Listener::start()
{
    ONHIRE_ASSIGN(const QHostAddress address, listeningAddress(m_options.host));
    ONHIRE_ASSIGN(Descriptor socket, listenOn(address, m_options.port));
    const quint16 port = portOf(socket);
    m_slowLanes = std::make_shared<SlowLanes>(m_options.busyThreads, m_options.outsideThreads, m_makeHandler);
    const ServingThread::Setup setup{m_options, address,      m_budgets, m_slowLanes, std::make_shared<Bell>(),
                                     m_clock,   m_makeHandler};
    for (int i = 0; i < m_options.threads; ++i) {
        Descriptor same(::fcntl(socket.get(), F_DUPFD_CLOEXEC, 0));
        m_threads.push_back(std::make_unique<ServingThread>(setup, std::move(same)));
        m_threads.back()->start();
    }
    const bool allServe = std::all_of(m_threads.begin(), m_threads.end(),
                                      [](const auto &thread) { return thread->waitUntilServing(); });
    m_reception = std::make_unique<Reception>(setup, std::move(socket), m_threads);
    if (allServe && m_reception->isSound()) {
        m_reception->start();
        return port;
    }
    stop();
    return Failure(Error::internal(QStringLiteral("The HTTP server could not start.")));
}

void Listener::stop()
{
    m_reception.reset();
    for (const auto &thread : m_threads)
        thread->beginToStop();
    for (const auto &thread : m_threads)
        thread->wait();
    m_threads.clear();
    m_slowLanes.reset();
}

} // namespace onhire
