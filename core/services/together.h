// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of one kind that many clients give at the same moment share a transaction: to write several costs
// little more than to write one. Each is answered as if it had been alone, and one that cannot be written with
// the others is.
//
// What such a command is:
//   struct Command {
//       QString line(const Context &) const; // those of one line may share a transaction
//       QStringList rows() const; // what it changes; no two with one of them in common go together
//       // In the open transaction. The answers, one for each, are true once that is committed; nothing may be
//       // committed when this fails. Without an answer: it is to be done alone. One alone has one always.
//       static Result<JointAnswers> doTogether(Connection &, const std::vector<Given<Command>> &);
//   };
#pragma once

#include "core/services/gathering.h"
#include "core/services/still_transaction.h"

#include <QSet>

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

private:
    // One that is being changed by somebody else holds up no others.
    static constexpr std::chrono::milliseconds LongestLockWait{50};

    // Nobody knows whether they were done, or there is no time left to try it alone. All else may be the fault
    // of a single one.
    static bool isForAll(const Error &error, const QDeadlineTimer &deadline)
    {
        return error.code == ErrorCode::ServiceUnavailable && (!error.transient || deadline.hasExpired());
    }

    // One statement does not change a row twice.
    bool isUnlikeOthers(const Job &job)
    {
        const QStringList rows = job.command.rows();
        if (std::ranges::any_of(rows, [this](const QString &row) { return m_rows.contains(row); }))
            return false;
        m_rows.unite(QSet<QString>(rows.begin(), rows.end()));
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
    QSet<QString> m_rows;
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
