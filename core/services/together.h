// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of one kind that many clients give at the same moment share a transaction: to write several costs
// little more than to write one. Each is answered as if it had been alone, and one that cannot be written with
// the others is.
//
// What such a command is:
//   struct Command {
//       QString line(const Context &) const; // those of one line may share a transaction
//       QStringList marks() const; // what no two that go together may have in common
//       // In the open transaction. The answers, one for each, are true once that is committed; nothing may be
//       // committed when this fails. A command left without an answer is to be done alone; a single one always
//       // gets an answer.
//       static Result<JointAnswers> doTogether(Connection &, const std::vector<Given<Command>> &);
//   };
#pragma once

#include "core/services/gathering.h"
#include "core/services/still_transaction.h"

#include <QSet>

#include <algorithm>
#include <chrono>
#include <deque>
#include <optional>
#include <thread>
#include <vector>

namespace onhire {

// By whom and when, and what.
template <typename Command>
struct Given
{
    const Context &context; // in which time stands still
    const Command &command;
};

using JointAnswers = std::vector<std::optional<Result<Record>>>;

template <typename Command>
class Together
{
public:
    // None: it is to be done alone.
    std::optional<Result<Record>> run(const Context &context, const Command &command)
    {
        Job job{context, command};
        m_gathering.run(command.line(context), job, [](const std::vector<Job *> &jobs) { Round(jobs).run(); });
        return std::move(job.answer);
    }

private:
    static constexpr size_t MostTogether = 16;

    struct Job
    {
        const Context &context;
        const Command &command;
        std::optional<Result<Record>> answer = {};
    };
    class Round;

    Gathering<Job> m_gathering{std::max(2, int(std::thread::hardware_concurrency()) / 2), MostTogether};
};

// Some of the jobs, in one transaction on the connection of the thread that does them.
template <typename Command>
class Together<Command>::Round
{
public:
    explicit Round(const std::vector<Job *> &jobs)
        : m_database(jobs.front()->context.database), m_moment(jobs.front()->context.clock)
    {
        for (Job *job : jobs) {
            if (isUnlikeOthers(*job))
                add(*job);
        }
    }

    // Jobs that are left without an answer are to be done alone.
    void run()
    {
        const Error unknown = Error::internal(QStringLiteral("no memory was left to answer"));
        try {
            tryAll();
        } catch (...) { // they may have been done: nobody is to do them again
            for (Job *job : m_jobs)
                job->answer = Failure(unknown);
            throw;
        }
    }

private:
    void tryAll()
    {
        const QDeadlineTimer deadline(RetryTime);
        Connection &connection = m_database.connection();
        connection.limitNextLockWait(LongestLockWait.count());
        const auto body = [this](Connection &open) { return Command::doTogether(open, m_given); };
        auto answers = tryTransaction(connection, m_contexts.front().scope(), body);
        if (!answers && !isForAll(answers.error(), deadline))
            return;
        for (size_t i = 0; i < m_jobs.size(); ++i) {
            if (answers)
                m_jobs[i]->answer = std::move((*answers)[i]);
            else
                m_jobs[i]->answer = Failure(answers.error());
        }
    }

    // One that is being changed by somebody else holds up no others.
    static constexpr std::chrono::milliseconds LongestLockWait{50};

    // Nobody knows whether they were done, or there is no time left to try it alone. All else may be the fault
    // of a single one.
    static bool isForAll(const Error &error, const QDeadlineTimer &deadline)
    {
        return error.code == ErrorCode::ServiceUnavailable && (!error.transient || deadline.hasExpired());
    }

    // And of the same state of the company: between two requests its settings, or its day, may have changed.
    bool isUnlikeOthers(const Job &job)
    {
        if (!m_contexts.empty() && m_contexts.front().tenant != job.context.tenant)
            return false;
        const QStringList marks = job.command.marks();
        if (std::ranges::any_of(marks, [this](const QString &mark) { return m_marks.contains(mark); }))
            return false;
        m_marks.unite(QSet<QString>(marks.begin(), marks.end()));
        return true;
    }

    void add(Job &job)
    {
        const Context &from = job.context;
        const Context &here = m_contexts.emplace_back(
            Context{m_database, from.tenant, from.actor, from.origin, m_moment, from.feed});
        m_given.push_back({here, job.command});
        m_jobs.push_back(&job);
    }

    Database &m_database;
    const StoppedClock m_moment; // of all of them
    std::vector<Job *> m_jobs;
    std::deque<Context> m_contexts; // theirs, with this thread's connection
    std::vector<Given<Command>> m_given;
    QSet<QString> m_marks;
};

// With what others give at this moment where there are others, else alone. Inside an open transaction it
// becomes a part of that.
template <typename Command>
Result<Record> doWithOthers(Together<Command> *others, const Context &context, const Command &command)
{
    if (others && !context.database.connection().inTransaction()) {
        if (auto done = others->run(context, command))
            return *std::move(done);
    }
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(JointAnswers answers, Command::doTogether(connection, {{still, command}}));
        return *std::move(answers.front());
    });
}

} // namespace onhire
