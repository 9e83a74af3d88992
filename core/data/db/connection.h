// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to PostgreSQL, for one thread: statements, transactions, and which tenant they may see.
//
// The tenant is a setting of the session, and row-level security shows no row without it. Whoever runs a
// statement says for which scope; the connection knows what is set, sends it only when it changes, and forgets
// it on any doubt.
//
// Statements share round trips: what is posted, and the beginning of a transaction, goes with the next
// statement that is waited for, at the latest with the commit.
#pragma once

#include "core/base/result.h"
#include "core/data/db/open_transaction.h"
#include "core/data/db/plan_age.h"
#include "core/data/db/posted.h"
#include "core/data/driver/patience.h"

#include <memory>
#include <stop_token>

namespace onhire {

class Wire;

class Connection
{
public:
    explicit Connection(QString conninfo);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    // Opens, or opens again after the connection was lost. Cheap when all is well.
    Result<void> ensureOpen();

    // Outside a transaction the statement is one of its own.
    Result<Rows> run(const Scope &scope, const Statement &statement, const QVariantList &parameters = {});
    // For statements put together from checked parts (lists with filters); cached by their text like the
    // others.
    Result<Rows> run(const Scope &scope, const QString &sql, const QVariantList &parameters);
    // Not waited for, inside a transaction: it is sent with the next statement, and if it is refused, that one
    // fails with its error. One that is audited must write its entry for certain.
    Result<Posted> post(const Scope &scope, const Statement &statement, const QVariantList &parameters = {});
    // Unprepared, several statements at once; for migrations and session settings. Never with anybody's input
    // in it.
    Result<void> script(const QString &sql);

    // For work in bulk: until the transaction ends, statements may take as long as they need, and wait for
    // locks.
    Result<void> allowLongStatements();
    // For what goes through whole tables, likewise: planned as PostgreSQL thinks best.
    Result<void> allowLargeStatements();
    // Tables are about to grow: statements are planned anew soon and often.
    void expectGrowth() { m_plans = {}; }
    // How long answers are waited for from now on.
    void setPatience(Patience patience);
    // Statements from now on are only for somebody to look at: once this is requested nobody wants them any
    // more, then they end in the server, too, and no others are sent. Never for what changes something.
    void readUntil(std::stop_token unwanted);

    // Locks in the next transaction are waited for as long as this at most.
    void limitNextLockWait(qint64 milliseconds) { m_nextLockWait = milliseconds; }

    int serverProcess() const; // that works for it; 0: none
    bool isServerHere() const; // on this machine

    bool inTransaction() const { return m_transaction.depth() > 0; }
    Result<void> begin(const Scope &scope);
    Result<void> commit();
    void rollback() noexcept;
    // Runs it when what is written now is there to stay: after the outermost COMMIT, outside a transaction at
    // once. What was asked for inside something that is rolled back never runs.
    void afterCommit(std::function<void()> work);

private:
    Result<void> enter(const Scope &scope);
    Result<void> renewPlans();
    Result<void> sameScope(const Scope &scope) const;
    Result<void> beginOutermost(const Scope &scope, std::optional<qint64> lockWait);
    Result<Posted> postBeginning(const Scope &scope, std::optional<qint64> lockWait);
    Result<void> identifyTransaction();
    Result<void> beginSavepoint(const Scope &scope);
    Result<void> commitOutermost();
    Result<void> commitSavepoint();
    void rollBackOnServer();
    void endPatience();

    const std::unique_ptr<Wire> m_wire;
    OpenTransaction m_transaction;
    std::optional<Posted> m_begun; // what the beginning of the transaction answers: its id
    PlanAge m_plans;
    int m_plannedIn = 0; // which session
    bool m_isPatient = false; // for this transaction only
    std::optional<qint64> m_nextLockWait;
};

} // namespace onhire
