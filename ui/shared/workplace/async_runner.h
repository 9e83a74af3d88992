// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work that may wait (the database) on a few threads of its own, and lets the GUI thread await it. The
// threads stay alive, so each may own a connection. Work that was handed over is always done: a save survives
// its window. Only work that nothing else can end (a printer) may be abandoned. What takes seconds in a large
// company has its own threads, so that only whoever asked waits for it.
#pragma once

#include "ui/shared/workplace/wanted_reads.h"

#include <QCoroFuture>
#include <QCoroTask>

#include <QThreadPool>
#include <qtconcurrenttask.h>

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace onhire {

// Whether an answer is still wanted. Current until its Latest takes a newer one or is destroyed with its owner,
// so that one question covers both the stale answer and the widget that is gone. May be asked from any thread.
class Ticket
{
public:
    Ticket() = default;
    bool isCurrent() const { return m_unwanted.stop_possible() && !m_unwanted.stop_requested(); }
    const std::stop_token &unwanted() const { return m_unwanted; } // requested once it is not current any more

private:
    friend class Latest;
    explicit Ticket(std::stop_token unwanted) : m_unwanted(std::move(unwanted)) { }

    std::stop_token m_unwanted;
};

// A member of whoever awaits: only the answer to the latest question counts.
class Latest
{
public:
    Latest() = default;
    ~Latest() { m_source.request_stop(); }
    Q_DISABLE_COPY_MOVE(Latest)

    Ticket next()
    {
        cancel();
        return current();
    }
    Ticket current() const { return Ticket(m_source.get_token()); }
    void cancel() { std::exchange(m_source, std::stop_source()).request_stop(); }

private:
    std::stop_source m_source;
};

// For what goes on in a turn of its own: what waits meanwhile (keys, painting) comes first. Keep a Ticket.
QCoro::Task<> nextTurn();

class AsyncRunner
{
public:
    // The end waits for what still runs: for so long at most, if that is given. What runs on after that may use
    // nothing that ends with the runner's owner.
    explicit AsyncRunner(int threads = 3, std::optional<std::chrono::milliseconds> longestEnd = {});
    ~AsyncRunner();
    Q_DISABLE_COPY_MOVE(AsyncRunner)

    std::shared_ptr<const WantedReads> reads() const { return m_reads; } // of its threads

    // For what must happen (commands). After the await, the awaiting object may be gone: keep a Ticket and ask
    // it. Work is taken by reference so that it has a name: GCC 12 destroys the captures of an unnamed lambda
    // inside a co_await expression twice. It is copied before this returns.
    template <typename F, typename R = std::invoke_result_t<F &>>
    QCoro::Task<R> run(F &work)
    {
        auto answer = std::make_shared<std::optional<R>>();
        return always(start(*m_pool, [answer, work]() mutable { answer->emplace(work()); }), answer);
    }

    // Likewise, and nothing is answered where nobody waits any more: `if (!answer) co_return;`, as below.
    template <typename F, typename R = std::invoke_result_t<F &>>
    QCoro::Task<std::optional<R>> runAlways(const Ticket &ticket, F &work)
    {
        auto answer = std::make_shared<std::optional<R>>();
        return ifWanted(start(*m_pool, [answer, work]() mutable { answer->emplace(work()); }), ticket, answer);
    }

    // For what is only looked at (queries): skipped if nobody wants it by the time its turn comes, ended if
    // nobody wants it any more while it runs, and nothing is answered then. `if (!answer) co_return;` is all
    // that the awaiting object has to do to be safe.
    template <typename F, typename R = std::invoke_result_t<F &>>
    QCoro::Task<std::optional<R>> run(const Ticket &ticket, F &work)
    {
        return runIn(*m_pool, ticket, work);
    }

    // The same for what may take seconds (figures of everything).
    template <typename F, typename R = std::invoke_result_t<F &>>
    QCoro::Task<std::optional<R>> runApart(const Ticket &ticket, F &work)
    {
        return runIn(*m_apart, ticket, work);
    }

    // The same for what keeps the database busy and may come late (the number of a million rows): one at a
    // time, so that a machine with two processors has one left for its screens, and the latest first, which is
    // what somebody looks at.
    template <typename F, typename R = std::invoke_result_t<F &>>
    QCoro::Task<std::optional<R>> runOneByOne(const Ticket &ticket, F &work)
    {
        return runIn(*m_oneByOne, ticket, work, ++m_asked);
    }

private:
    template <typename F, typename R = std::invoke_result_t<F &>>
    QCoro::Task<std::optional<R>> runIn(QThreadPool &pool, const Ticket &ticket, F &work, int priority = 0)
    {
        auto answer = std::make_shared<std::optional<R>>();
        auto skippable = [answer, ticket, work, reads = m_reads]() mutable {
            if (!ticket.isCurrent())
                return;
            const WantedReads::Read read(*reads, ticket.unwanted());
            answer->emplace(work());
        };
        return ifWanted(start(pool, std::move(skippable), priority), ticket, answer);
    }

    template <typename F>
    static QFuture<void> start(QThreadPool &pool, F work, int priority = 0)
    {
        return QtConcurrent::task(std::move(work)).onThreadPool(pool).withPriority(priority).spawn();
    }

    template <typename R>
    static QCoro::Task<R> always(QFuture<void> done, std::shared_ptr<std::optional<R>> answer)
    {
        co_await notAtOnce(done);
        co_return std::move(**answer);
    }

    template <typename R>
    static QCoro::Task<std::optional<R>> ifWanted(QFuture<void> done, Ticket ticket,
                                                  std::shared_ptr<std::optional<R>> answer)
    {
        co_await notAtOnce(done);
        if (!ticket.isCurrent())
            answer->reset();
        co_return std::move(*answer);
    }

    static QCoro::Task<> notAtOnce(QFuture<void> done);

    const std::shared_ptr<WantedReads> m_reads = std::make_shared<WantedReads>();
    const std::optional<std::chrono::milliseconds> m_longestEnd;
    std::unique_ptr<QThreadPool> m_pool;
    std::unique_ptr<QThreadPool> m_apart;
    std::unique_ptr<QThreadPool> m_oneByOne;
    int m_asked = 0; // one by one, so far
};

} // namespace onhire
