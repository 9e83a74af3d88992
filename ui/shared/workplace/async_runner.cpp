// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/async_runner.h"

#include <QCoroTimer>

#include <chrono>

namespace onhire {

// One that is busy with what nobody wants any more must not keep the next one waiting.
static constexpr int ThreadsApart = 2;

AsyncRunner::AsyncRunner(int threads)
{
    m_pool.setMaxThreadCount(threads);
    m_pool.setExpiryTimeout(-1);
    m_apart.setMaxThreadCount(ThreadsApart);
    m_apart.setExpiryTimeout(-1);
}

AsyncRunner::~AsyncRunner()
{
    m_pool.waitForDone();
    m_apart.waitForDone();
}

// A future that is finished already would go on inside the call that asked: in the middle of painting, or while
// a model announces new rows. An answer always comes from the event loop.
QCoro::Task<> AsyncRunner::notAtOnce(QFuture<void> done)
{
    if (done.isFinished())
        co_await QCoro::sleepFor(std::chrono::milliseconds(0));
    else
        co_await done;
}

} // namespace onhire
