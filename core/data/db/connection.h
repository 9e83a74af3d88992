// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to PostgreSQL, used by the thread that made it: its prepared statements, and which tenant it
// may see.
//
// The tenant is a setting of the session, and row-level security shows no row without it. Whoever runs a
// statement says for which scope; the connection knows what is set, sends it only when it changes, and forgets
// it on any doubt.
#pragma once

#include "core/base/result.h"
#include "core/data/db/rows.h"
#include "core/data/statement.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QVariantList>

#include <functional>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace onhire {

// What a connection may see: one tenant's rows, or the tables that stand above all tenants (tenants, keys,
// users).
class Scope
{
public:
    static Scope tenant(QString tenantId) { return Scope(std::move(tenantId)); }
    static Scope control() { return Scope(QStringLiteral("*")); }

    const QString &name() const { return m_name; }
    friend bool operator==(const Scope &, const Scope &) = default;

private:
    explicit Scope(QString name) : m_name(std::move(name)) { }
    QString m_name;
};

class Connection
{
public:
    Connection(QString conninfo, QString name);
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
    // Unprepared, several statements at once; for migrations and session settings. Never with anybody's input
    // in it.
    Result<void> script(const QString &sql);

    // For work in bulk: until the transaction ends, statements may take as long as they need.
    Result<void> allowLongStatements() { return script(QStringLiteral("set local statement_timeout = 0")); }

    // Locks in the next transaction are waited for as long as this at most.
    void limitNextLockWait(qint64 milliseconds) { m_nextLockWait = milliseconds; }

    bool inTransaction() const { return m_depth > 0; }
    Result<void> begin(const Scope &scope);
    // A lost reply to COMMIT does not tell whether it happened: the audit entry that the transaction wrote is
    // looked up, on whatever server is the primary now, and the truth answered.
    Result<void> commit();
    void rollback();
    // Runs it when what is written now is there to stay: after the outermost COMMIT, outside a transaction at
    // once. What was asked for inside something that is rolled back never runs.
    void afterCommit(std::function<void()> work);

private:
    Result<Rows> prepareAndRun(const QString &sql, const char *name, const QVariantList &parameters);
    Result<void> enter(const Scope &scope);
    Result<void> sameScope(const Scope &scope) const;
    Result<void> commitOutermost();
    void runAfterCommit();
    Result<void> resolveLostCommit();
    enum class Fate { Committed, RolledBack, Running, Unknown };
    Result<Fate> fateOfLost();
    Result<Fate> fateByEntry();
    Result<Fate> fateById();
    void noteEntry(const Statement &statement, const QVariantList &parameters);
    Result<QString> simpleQuery(const QString &sql, const char *name);
    Error failure(const QSqlError &error, const char *name);
    Error failure(const QString &state, const QString &text, const char *name);
    void forget();

    const QString m_conninfo;
    QSqlDatabase m_database;
    std::unordered_map<QString, std::shared_ptr<QSqlQuery>> m_prepared;
    QString m_scope; // of the session, as far as it is known; empty: unknown
    QString m_transactionScope;
    struct Transaction
    {
        QString id; // xid8
        int backend = 0;
        QString timeline; // of the server's history: another one after a fail-over
        QString auditId; // of the entry that it wrote; empty: none
        int auditDepth = 0; // at which that was
    };
    Transaction m_transaction; // that runs, or was the last
    QString m_timeline; // of the server at the other end
    std::vector<std::pair<int, std::function<void()>>> m_afterCommit; // with the depth at which it was asked for
    int m_depth = 0; // 1: a transaction, more: savepoints inside it
    bool m_broken =
        false; // the connection was lost inside the transaction: nothing runs until that is rolled back
    bool m_lost = true;
    QElapsedTimer m_lastAttempt;
    std::optional<qint64> m_nextLockWait;
};

} // namespace onhire
