// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/slow_lane.h"

#include "app/http/edge/refusal.h"

#include <QPromise>
#include <QtConcurrentRun>

namespace onhire {

static constexpr qsizetype MostWaiting = 16; // for each thread: more would wait for minutes

static QFuture<HttpReply> alreadyAnswered(HttpReply reply)
{
    QPromise<HttpReply> promise;
    promise.start();
    promise.addResult(std::move(reply));
    promise.finish();
    return promise.future();
}

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
    const QMutexLocker locker(&m_mutex);
    forgetWhoDoesNotWait();
    if (qsizetype(m_waiting.size()) >= MostWaiting * m_threads.maxThreadCount())
        return alreadyAnswered(replyTo(refusals::Overloaded, request.id));
    const auto job = std::make_shared<Job>(std::move(request));
    const auto answer = QtConcurrent::run(&m_threads, [this, job] {
        return job->isTaken.exchange(true) ? HttpReply() : answerNow(job->request);
    });
    m_waiting.push_back({answer, job});
    return answer;
}

void SlowLane::forgetCancelled()
{
    const QMutexLocker locker(&m_mutex);
    forgetWhoDoesNotWait();
}

void SlowLane::forgetWhoDoesNotWait()
{
    std::erase_if(m_waiting, [](const Waiting &each) {
        if (!each.answer.isCanceled())
            return each.job->isTaken.load();
        if (!each.job->isTaken.exchange(true))
            each.job->request = {}; // the threads keep the job until its turn comes
        return true;
    });
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
