// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/slow_lane.h"

#include "app/http/edge/refusal.h"

#include <QtConcurrentRun>

namespace onhire {

SlowLane::SlowLane(int threads, HandlerFactory makeHandler) : m_makeHandler(std::move(makeHandler))
{
    m_threads.setMaxThreadCount(threads);
}

SlowLane::~SlowLane()
{
    m_threads.clear();
    m_threads.waitForDone(); // what has begun ends: each of its statements and requests outward has a deadline
}

QFuture<HttpReply> SlowLane::answer(HttpRequest request)
{
    return QtConcurrent::run(&m_threads, [this, request = std::move(request)] { return answerNow(request); });
}

HttpReply SlowLane::answerNow(const HttpRequest &request)
{
    std::unique_ptr<HttpHandler> handler = takeHandler();
    HttpReply reply = safeReply(*handler, request);
    const QMutexLocker locker(&m_mutex);
    m_idle.push_back(std::move(handler));
    return reply;
}

std::unique_ptr<HttpHandler> SlowLane::takeHandler()
{
    const QMutexLocker locker(&m_mutex);
    if (m_idle.empty())
        return m_makeHandler();
    std::unique_ptr<HttpHandler> handler = std::move(m_idle.back());
    m_idle.pop_back();
    return handler;
}

} // namespace onhire
