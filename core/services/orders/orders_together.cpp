// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/orders_together.h"

#include "core/base/text.h"
#include "core/data/db/transaction.h"
#include "core/services/moment.h"
#include "core/services/orders/placement.h"

#include <QSet>

#include <chrono>
#include <deque>
#include <thread>

using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr size_t MostTogether = 16;
constexpr auto LongestLockWait = 50ms; // one customer who is being changed holds up no others

// Nobody knows whether they were placed, or there is no time left to try it alone. All else may be the fault of
// a single one.
bool isForAll(const Error &error, const QDeadlineTimer &deadline)
{
    return error.code == ErrorCode::ServiceUnavailable && (!error.transient || deadline.hasExpired());
}

} // namespace

// Some of the jobs, in one transaction on the connection of the thread that does them.
class OrdersTogether::Round
{
public:
    explicit Round(const std::vector<Job *> &jobs) : m_database(jobs.front()->context.database)
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
        const auto body = [this](Connection &open) {
            return placeTogether(open, *m_jobs.front()->context.tenant, m_placements);
        };
        const auto answers = tryTransaction(connection, m_jobs.front()->context.scope(), body);
        if (!answers && !isForAll(answers.error(), deadline))
            return;
        for (size_t i = 0; i < m_jobs.size(); ++i)
            m_jobs[i]->answer = answers ? (*answers)[i] : Failure(answers.error());
    }

private:
    // One statement does not change a row twice.
    bool isUnlikeOthers(const Job &job)
    {
        const QString email = emailKey(job.request.customer.email);
        if (m_emails.contains(email))
            return false;
        m_emails.insert(email);
        return true;
    }

    void add(Job &job)
    {
        const Context &from = job.context;
        const Context &here = m_contexts.emplace_back(
            Context{m_database, from.tenant, from.actor, from.origin, from.clock, from.feed});
        m_placements.emplace_back(m_moments.emplace_back(here), job.request, job.naturalKey);
        m_jobs.push_back(&job);
    }

    Database &m_database;
    std::vector<Job *> m_jobs;
    std::deque<Context> m_contexts; // theirs, with this thread's connection
    std::deque<StillContext> m_moments;
    std::vector<Placement> m_placements;
    QSet<QString> m_emails;
};

OrdersTogether::OrdersTogether()
    : m_gathering(std::max(2, int(std::thread::hardware_concurrency()) / 2), MostTogether)
{
}

std::optional<Result<Record>> OrdersTogether::place(const Context &context, const OrderRequest &request,
                                                    NaturalKey naturalKey)
{
    Job job{context, request, naturalKey};
    m_gathering.run(context.tenant->id, job, [](const std::vector<Job *> &jobs) { Round(jobs).run(); });
    return std::move(job.answer);
}

} // namespace onhire
