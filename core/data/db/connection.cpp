// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/connection.h"

#include "core/data/db/conninfo.h"
#include "core/data/db/database_error.h"

#include <QLoggingCategory>
#include <QSqlDriver>
#include <QSqlError>
#include <QThread>

#include <libpq-fe.h>

#include <memory>

Q_LOGGING_CATEGORY(lcDatabase, "onhire.database")

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int ReconnectPauseMs = 200;
constexpr size_t PreparedLimit = 500;  // lists make statements of many shapes; beyond this all are prepared anew

PGconn *handleOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    return handle.isValid() ? *static_cast<PGconn *const *>(handle.constData()) : nullptr;
}

struct Clear
{
    void operator()(PGresult *result) const { PQclear(result); }
};
using Answer = std::unique_ptr<PGresult, Clear>;

// The names of scopes are ids of ours; quoting them is a second line of defence.
QString quoted(const QString &text) { return u'\'' + QString(text).replace(u'\'', u"''"_s) + u'\''; }

} // namespace

Connection::Connection(QString conninfo, QString name)
    : m_conninfo(std::move(conninfo)), m_database(QSqlDatabase::addDatabase(u"QPSQL"_s, name))
{
}

Connection::~Connection()
{
    const QString name = m_database.connectionName();
    m_prepared.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(name);
}

void Connection::forget()
{
    m_prepared.clear();
    m_scope.clear();
    m_depth = 0;
    m_lost = true;
}

Result<void> Connection::ensureOpen()
{
    if (!m_lost)
        return {};
    if (m_lastAttempt.isValid() && m_lastAttempt.elapsed() < ReconnectPauseMs)
        return Failure(Error::unavailable(u"the database did not answer a moment ago"_s));
    forget();
    m_database.close();
    applyConninfo(m_database, m_conninfo);
    if (!m_database.open()) {
        m_lastAttempt.start();
        return Failure(Error::unavailable(m_database.lastError().databaseText().simplified()));
    }
    m_lastAttempt.invalidate();
    m_lost = false;
    return {};
}

Error Connection::failure(const QString &state, const QString &text, const char *name)
{
    const PGconn *handle = handleOf(m_database);
    const bool lost = !handle || PQstatus(handle) != CONNECTION_OK;
    const Error result = errorFrom({state, text, lost}, name);
    if (lost || state.startsWith("57P0"_L1))
        forget();
    qCWarning(lcDatabase).noquote() << result.detail;
    return result;
}

Error Connection::failure(const QSqlError &error, const char *name)
{
    return failure(error.nativeErrorCode(), error.databaseText(), name);
}

// Past the driver, which does not tell which of several statements failed; answers what the last one answered.
Result<QString> Connection::simpleQuery(const QString &sql, const char *name)
{
    PGconn *handle = handleOf(m_database);
    const Answer answer(PQexec(handle, sql.toUtf8().constData()));
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        return Failure(failure(QString::fromLatin1(PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE)),
                               QString::fromUtf8(PQerrorMessage(handle)), name));
    return PQntuples(answer.get()) > 0 ? QString::fromUtf8(PQgetvalue(answer.get(), 0, 0)) : QString();
}

Result<Rows> Connection::prepareAndRun(const QString &sql, const char *name, const QVariantList &parameters)
{
    auto found = m_prepared.find(sql);
    if (found == m_prepared.end()) {
        if (m_prepared.size() >= PreparedLimit)
            m_prepared.clear();
        QSqlQuery query(m_database);
        if (!query.prepare(sql))
            return Failure(failure(query.lastError(), name));
        found = m_prepared.emplace(sql, std::move(query)).first;
    }
    QSqlQuery &query = found->second;
    for (int i = 0; i < parameters.size(); ++i)
        query.bindValue(i, parameters[i]);
    if (!query.exec()) {
        const QSqlError error = query.lastError();
        return Failure(failure(error, name));
    }
    return Rows(&query);
}

Result<void> Connection::enter(const Scope &scope)
{
    ONHIRE_TRY(ensureOpen());
    if (m_depth > 0) {
        Q_ASSERT(scope.name() == m_transactionScope);
        return {};
    }
    if (m_scope == scope.name())
        return {};
    m_scope.clear();
    ONHIRE_TRY(script(u"set onhire.tenant = "_s + quoted(scope.name())));
    m_scope = scope.name();
    return {};
}

Result<Rows> Connection::run(const Scope &scope, const Statement &statement, const QVariantList &parameters)
{
    ONHIRE_TRY(enter(scope));
    return prepareAndRun(QString::fromUtf8(statement.text), statement.name, parameters);
}

Result<Rows> Connection::run(const Scope &scope, const QString &sql, const QVariantList &parameters)
{
    ONHIRE_TRY(enter(scope));
    return prepareAndRun(sql, "composed statement", parameters);
}

Result<void> Connection::script(const QString &sql)
{
    ONHIRE_TRY(ensureOpen());
    ONHIRE_TRY(simpleQuery(sql, "script"));
    return {};
}

Result<void> Connection::begin(const Scope &scope)
{
    if (m_depth > 0) {
        ONHIRE_TRY(simpleQuery(u"savepoint level%1"_s.arg(m_depth), "savepoint"));
        ++m_depth;
        return {};
    }
    ONHIRE_TRY(ensureOpen());
    // One round trip for all three. The id is what tells later whether a COMMIT whose reply got lost took place.
    const QString sql = u"begin; set local onhire.tenant = %1; select pg_current_xact_id()::text"_s;
    auto transactionId = simpleQuery(sql.arg(quoted(scope.name())), "begin");
    if (!transactionId) {
        if (!m_lost)
            (void)simpleQuery(u"rollback"_s, "rollback");
        return Failure(transactionId.error());
    }
    m_transactionId = *transactionId;
    m_transactionScope = scope.name();
    m_depth = 1;
    return {};
}

Result<void> Connection::commit()
{
    Q_ASSERT(m_depth > 0);
    if (m_depth > 1) {
        ONHIRE_TRY(simpleQuery(u"release savepoint level%1"_s.arg(m_depth - 1), "release"));
        --m_depth;
        return {};
    }
    const auto committed = simpleQuery(u"commit"_s, "commit");
    if (!committed && m_lost)
        return resolveLostCommit();
    m_depth = 0;
    ONHIRE_TRY(committed);
    return {};
}

Result<void> Connection::resolveLostCommit()
{
    const QString sql = u"select pg_xact_status('%1'::xid8)"_s.arg(m_transactionId);
    for (int attempt = 0; attempt < 25; ++attempt) {
        if (attempt > 0)
            QThread::msleep(ReconnectPauseMs);
        m_lastAttempt.invalidate();
        if (!ensureOpen())
            continue;
        const auto status = simpleQuery(sql, "status of a lost commit");
        if (status && *status == "committed"_L1)
            return {};
        if (status && *status == "aborted"_L1)
            return Failure(Error::unavailable(u"the connection was lost and the transaction rolled back"_s));
    }
    // Not transient: running it again could do it twice.
    return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, u"the fate of a commit is unknown"_s});
}

void Connection::rollback()
{
    if (m_depth == 0)
        return;  // the connection was lost, and the transaction with it
    --m_depth;
    (void)script(m_depth == 0 ? u"rollback"_s : u"rollback to savepoint level%1"_s.arg(m_depth));
}

} // namespace onhire
