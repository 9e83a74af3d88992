// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/listener.h"

#include "app/http/edge/serving_thread.h"
#include "app/http/edge/slow_lane.h"
#include "app/http/edge/stand_in.h"

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
    ONHIRE_ASSIGN(std::vector<ListeningSocket> sockets, listenOn(address, m_options.port, m_options.threads));
    const quint16 port = sockets.front().port();
    m_slowLanes = std::make_shared<SlowLanes>(m_options.busyThreads, m_options.outsideThreads, m_makeHandler);
    const ServingThread::Setup setup{m_options, address, m_budgets, m_slowLanes, m_clock, m_makeHandler};
    for (ListeningSocket &socket : sockets) {
        m_threads.push_back(std::make_unique<ServingThread>(setup, std::move(socket)));
        m_threads.back()->start();
    }
    const bool allServe = std::all_of(m_threads.begin(), m_threads.end(),
                                      [](const auto &thread) { return thread->waitUntilServing(); });
    if (allServe) {
        m_standIn = std::make_unique<StandIn>(setup, m_threads);
        m_standIn->start();
        m_standIn->waitUntilServing();
        return port;
    }
    m_threads.clear();
    return Failure(Error::internal(QStringLiteral("The HTTP server could not start.")));
}

void Listener::stop()
{
    m_standIn.reset();
    for (const auto &thread : m_threads)
        thread->beginToStop();
    for (const auto &thread : m_threads)
        thread->wait();
    m_threads.clear();
    m_slowLanes.reset();
}

} // namespace onhire
