// SPDX-License-Identifier: GPL-3.0-or-later
// Where requests are answered that take seconds: on a few threads of their own, so that nobody whose connection
// is served by the same thread waits for them. More of them than that wait here for their turn, as long as
// these are not many; then they are told to come again later.
#pragma once

#include "app/http/edge/http_message.h"

#include <QFuture>
#include <QMutex>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace onhire {

class SlowLane
{
public:
    using HandlerFactory = std::function<std::unique_ptr<HttpHandler>()>;

    SlowLane(int threads, HandlerFactory makeHandler);
    ~SlowLane(); // after those that have begun

    // Any thread may ask. Cancelled before its turn has come, it is not answered at all.
    QFuture<HttpReply> answer(HttpRequest request);
    void forgetCancelled(); // and give back the memory of their bodies

private:
    struct Job
    {
        explicit Job(HttpRequest asked) : request(std::move(asked)) { }

        HttpRequest request;
        std::atomic<bool> isTaken = false; // it is being answered, or nobody waits for it any more
    };
    struct Waiting
    {
        QFuture<HttpReply> answer;
        std::shared_ptr<Job> job;
    };

    void forgetWhoDoesNotWait();
    HttpReply answerNow(const HttpRequest &request);
    std::unique_ptr<HttpHandler> takeHandler();

    const HandlerFactory m_makeHandler;
    QMutex m_mutex;
    std::vector<Waiting> m_waiting; // and some that do not any more
    std::vector<std::unique_ptr<HttpHandler>> m_idle; // no more than threads; each is used by one at a time
    QThreadPool m_threads;
};

struct SlowLanes
{
    SlowLanes(int busyThreads, int outsideThreads, const SlowLane::HandlerFactory &makeHandler)
        : busy(busyThreads, makeHandler), outside(outsideThreads, makeHandler)
    {
    }

    SlowLane busy;
    SlowLane outside;

    SlowLane &of(Lane lane) { return lane == Lane::Busy ? busy : outside; }
    void forgetCancelled()
    {
        busy.forgetCancelled();
        outside.forgetCancelled();
    }
};

} // namespace onhire
