// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/slow_lane.h"

#include "app/http/edge/refusal.h"

#include <QtConcurrentRun>

namespace onhire {

static constexpr int MostAtOnce = 16; // they wait, most of the time

SlowLane::SlowLane(std::function<std::unique_ptr<HttpHandler>()> makeHandler)
    : m_makeHandler(std::move(makeHandler))
{
    m_threads.setMaxThreadCount(MostAtOnce);
}

SlowLane::~SlowLane()
{
    m_threads.waitForDone();
}

QFuture<HttpReply> SlowLane::answer(const HttpRequest &request)
{
    return QtConcurrent::run(&m_threads, [this, request] { return answerHere(request); });
}

HttpReply SlowLane::answerHere(const HttpRequest &request)
{
    std::unique_ptr<HttpHandler> handler = takeHandler();
    HttpReply reply = answerSafely(*handler, request);
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
