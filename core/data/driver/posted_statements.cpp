// SPDX-License-Identifier: GPL-3.0-or-later
// Of the session: statements that share a round trip, as libpq's pipeline.
#include "core/data/driver/postgres_session.h"

#include <QDeadlineTimer>
#include <QScopedValueRollback>

#include <libpq-fe.h>

#include <algorithm>
#include <utility>

namespace onhire {

// libpq's own findings, as that the connection has gone, have no state.
static bool isOfServer(const PostgresAnswer &refusal)
{
    return PQresultErrorField(refusal.get(), PG_DIAG_SQLSTATE) != nullptr;
}

bool PostgresSession::post(const QByteArray &name, const Parameters &parameters,
                           std::weak_ptr<const Receiver> receiver)
{
    const bool isSent = m_isOpen && (hasPosted() || PQenterPipelineMode(m_connection.get()))
        && PQsendQueryPrepared(m_connection.get(), name.constData(), parameters.count(), parameters.values(),
                               nullptr, nullptr, 0);
    if (!isSent)
        lose();
    m_posted.push_back(std::move(receiver));
    return isSent;
}

PostgresAnswer PostgresSession::settle()
{
    const auto receivers = std::exchange(m_posted, {});
    m_refusedAt.reset();
    const std::vector<PostgresAnswer> answers = collectPosted(receivers.size());
    const auto refusal = std::find_if(answers.begin(), answers.end(), isRefusal);
    if (refusal != answers.end() && isOfServer(*refusal))
        m_refusedAt = refusal - answers.begin();
    PostgresAnswer told = conclude(refusal != answers.end() ? *refusal : answers.back());
    for (size_t i = 0; i < receivers.size(); ++i) {
        if (const auto receiver = receivers[i].lock())
            (*receiver)(answers[i]);
    }
    return told;
}

// Of whatever is not answered any more the answer is null.
std::vector<PostgresAnswer> PostgresSession::collectPosted(size_t count)
{
    std::vector<PostgresAnswer> answers(count);
    if (!m_isOpen || !PQpipelineSync(m_connection.get())) {
        lose();
        return answers;
    }
    QDeadlineTimer deadline(m_patience.limit);
    for (PostgresAnswer &answer : answers) {
        if (isConnected())
            answer = collect(deadline);
    }
    if (isConnected())
        collect(deadline); // the word that this was all
    if (isConnected() && !PQexitPipelineMode(m_connection.get()))
        lose();
    return answers;
}

// Neither scripts nor preparations go together with what was posted. None: that went well.
std::optional<PostgresAnswer> PostgresSession::failureOfPosted()
{
    if (!hasPosted())
        return {};
    PostgresAnswer answer = settle();
    return isGood(answer) ? std::nullopt : std::optional(std::move(answer));
}

PostgresAnswer PostgresSession::commit()
{
    const QScopedValueRollback<std::stop_token> wanted(m_unwanted, {});
    if (m_commit.isEmpty()) {
        QByteArray name;
        if (PostgresAnswer prepared = prepare("commit", name); !isGood(prepared))
            return prepared;
        m_commit = name;
    }
    return execute(m_commit, Parameters({}));
}

} // namespace onhire
