// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/async_runner.h"

#include <QCoroTimer>

#include <tuple>

namespace onhire {

// One that is busy with what nobody wants any more must not keep the next one waiting.
static constexpr int ThreadsApart = 2;

static std::unique_ptr<QThreadPool> poolOf(int threads)
{
    auto pool = std::make_unique<QThreadPool>();
    pool->setMaxThreadCount(threads);
    pool->setExpiryTimeout(-1);
    return pool;
}

AsyncRunner::AsyncRunner(int threads, std::optional<std::chrono::milliseconds> longestEnd)
    : m_longestEnd(longestEnd), m_pool(poolOf(threads)), m_apart(poolOf(ThreadsApart)), m_oneByOne(poolOf(1))
{
}

AsyncRunner::~AsyncRunner()
{
    // Without a longest end each work has one of its own: what it waits for is the database, and every
    // statement and every connect has a deadline. Whoever owns it has called off what is long by then.
    for (auto *pool : {&m_pool, &m_apart, &m_oneByOne}) {
        const bool isDone = (*pool)->waitForDone(m_longestEnd ? int(m_longestEnd->count()) : -1);
        if (!isDone)
            std::ignore = pool->release(); // its end would wait
    }
}

QCoro::Task<> nextTurn()
{
    co_await QCoro::sleepFor(std::chrono::milliseconds(0));
}

// A future that is finished already would go on inside the call that asked: in the middle of painting, or while
// a model announces new rows. An answer always comes from the event loop.
QCoro::Task<> AsyncRunner::notAtOnce(QFuture<void> done)
{
    if (done.isFinished())
        co_await nextTurn();
    else
        co_await done;
}

} // namespace onhire
