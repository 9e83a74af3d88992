// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/connection.h"

#include "core/base/json_reader.h"
#include "core/data/db/conninfo.h"
#include "core/data/db/database_error.h"
#include "core/data/db/parameters.h"

#include <QLoggingCategory>
#include <QThread>

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>

Q_LOGGING_CATEGORY(lcDatabase, "onhire.database")

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int ReconnectPauseMs = 200;
constexpr qint64 MostLockWaitMs = 2000; // as every session has it
constexpr int LostCommitPatienceMs = 5000;
constexpr qsizetype PreparedLimit =
    500; // lists make statements of many shapes; beyond this all are prepared anew

constexpr auto Timeline = "select left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)"_L1;

std::shared_ptr<const PGresult> owned(PGresult *answer)
{
    return {answer, PQclear};
}

bool isGood(const PGresult *answer)
{
    const ExecStatusType status = PQresultStatus(answer);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

// Whether the server has hung up while nothing was asked of it. Costs no round trip: only then is there
// anything to read, first its parting words, then the end.
bool hasHungUp(PGconn *handle)
{
    pollfd socket{PQsocket(handle), POLLIN, 0};
    if (::poll(&socket, 1, 0) <= 0)
        return false;
    return PQconsumeInput(handle) == 0 || PQconsumeInput(handle) == 0;
}

void logNotice(void *, const char *message)
{
    qCInfo(lcDatabase).noquote() << QString::fromUtf8(message).simplified();
}

// The names of scopes are ids of ours; quoting them is a second line of defence.
QString quoted(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', u"''"_s) + u'\'';
}

} // namespace

void Connection::Close::operator()(pg_conn *handle) const
{
    PQfinish(handle);
}

Connection::Connection(QString conninfo) : m_conninfo(std::move(conninfo)) { }

Connection::~Connection() = default;

void Connection::forget()
{
    m_prepared.clear();
    m_scope.clear();
    m_broken = m_depth > 0;
    m_lost = true;
}

Result<void> Connection::ensureOpen()
{
    if (m_broken)
        return Failure(Error::unavailable(u"the transaction was lost with its connection"_s));
    if (!m_lost && (m_depth > 0 || !hasHungUp(m_handle.get())))
        return {};
    if (m_lastAttempt.isValid() && m_lastAttempt.elapsed() < ReconnectPauseMs)
        return Failure(Error::unavailable(u"the database did not answer a moment ago"_s));
    forget();
    m_handle.reset(); // first, so that never two sessions stand for one connection
    ONHIRE_ASSIGN(const QString session, sessionConninfo(m_conninfo));
    m_handle.reset(PQconnectdb(session.toUtf8().constData()));
    if (PQstatus(m_handle.get()) != CONNECTION_OK) {
        m_lastAttempt.start();
        return Failure(Error::unavailable(QString::fromUtf8(PQerrorMessage(m_handle.get())).simplified()));
    }
    PQsetNoticeProcessor(m_handle.get(), logNotice, nullptr);
    m_lastAttempt.invalidate();
    m_lost = false;
    m_timeline = simpleQuery(Timeline, "timeline").value_or(QString());
    return {};
}

Error Connection::failure(const pg_result *answer, const char *name)
{
    const QString state = QString::fromLatin1(PQresultErrorField(answer, PG_DIAG_SQLSTATE));
    const bool lost = PQstatus(m_handle.get()) != CONNECTION_OK;
    const Error result = errorFrom({state, QString::fromUtf8(PQerrorMessage(m_handle.get())), lost}, name);
    // a server that went read-only is a primary no more: the next connection finds the one that is
    if (lost || state.startsWith("57P0"_L1) || state == "25006"_L1)
        forget();
    qCWarning(lcDatabase).noquote() << result.detail;
    return result;
}

// May be several statements; answers what the last one answered.
Result<QString> Connection::simpleQuery(const QString &sql, const char *name)
{
    const auto answer = owned(PQexec(m_handle.get(), sql.toUtf8().constData()));
    if (!isGood(answer.get()))
        return Failure(failure(answer.get(), name));
    return PQntuples(answer.get()) > 0 ? QString::fromUtf8(PQgetvalue(answer.get(), 0, 0)) : QString();
}

Result<QByteArray> Connection::prepared(const QByteArray &sql, const char *name)
{
    const auto known = m_prepared.constFind(sql);
    if (known != m_prepared.constEnd())
        return *known;
    if (m_prepared.size() >= PreparedLimit) {
        ONHIRE_TRY(simpleQuery(u"deallocate all"_s, name));
        m_prepared.clear();
    }
    const QByteArray label = 's' + QByteArray::number(m_prepared.size());
    const auto answer = owned(PQprepare(m_handle.get(), label.constData(), sql.constData(), 0, nullptr));
    if (!isGood(answer.get()))
        return Failure(failure(answer.get(), name));
    m_prepared.insert(sql, label);
    return label;
}

Result<Rows> Connection::prepareAndRun(const QByteArray &sql, const char *name, const QVariantList &values)
{
    const Parameters parameters(values);
    if (parameters.holdNul())
        return Failure(Error::internal(QString::fromLatin1(name) + u": a parameter holds a NUL"_s));
    ONHIRE_ASSIGN(const QByteArray label, prepared(sql, name));
    auto answer = owned(PQexecPrepared(m_handle.get(), label.constData(), parameters.count(),
                                       parameters.values(), nullptr, nullptr, 0));
    if (!isGood(answer.get()))
        return Failure(failure(answer.get(), name));
    return Rows(std::move(answer));
}

Result<void> Connection::enter(const Scope &scope)
{
    ONHIRE_TRY(ensureOpen());
    if (m_depth > 0)
        return sameScope(scope);
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
    const auto text = QByteArray::fromRawData(statement.text, qsizetype(qstrlen(statement.text))); // never goes
    auto rows = prepareAndRun(text, statement.name, parameters);
    if (rows && statement.isAudited && rows->affected() > 0)
        noteEntry(statement, parameters);
    return rows;
}

// The entry proves the transaction; the outermost proves most.
void Connection::noteEntry([[maybe_unused]] const Statement &statement, const QVariantList &parameters)
{
    if (m_depth == 0 || (!m_transaction.auditId.isEmpty() && m_transaction.auditDepth <= m_depth))
        return;
    m_transaction.auditDepth = m_depth;
    if (parameters.size() > 1 && parameters[1].userType() == QMetaType::QStringList) {
        m_transaction.auditId = parameters[1].toStringList().constFirst();
        return;
    }
    const auto change = parameters.size() > 1 ? readJson(parameters[1].toString().toUtf8()) : readJson("{}");
    Q_ASSERT_X(change && (*change)[u"audit_id"].isString(), statement.name,
               "no change in the second parameter");
    m_transaction.auditId = (*change)[u"audit_id"].toString();
}

Result<Rows> Connection::run(const Scope &scope, const QString &sql, const QVariantList &parameters)
{
    ONHIRE_TRY(enter(scope));
    return prepareAndRun(sql.toUtf8(), "composed statement", parameters);
}

Result<void> Connection::script(const QString &sql)
{
    ONHIRE_TRY(ensureOpen());
    ONHIRE_TRY(simpleQuery(sql, "script"));
    return {};
}

// A transaction sees one scope; what is meant for another one must not run in it.
Result<void> Connection::sameScope(const Scope &scope) const
{
    if (scope.name() == m_transactionScope)
        return {};
    return Failure(Error::internal(
        u"a statement for the scope %1 inside a transaction of %2"_s.arg(scope.name(), m_transactionScope)));
}

Result<void> Connection::begin(const Scope &scope)
{
    ONHIRE_TRY(ensureOpen());
    if (m_depth > 0) {
        ONHIRE_TRY(sameScope(scope));
        ONHIRE_TRY(simpleQuery(u"savepoint level%1"_s.arg(m_depth), "savepoint"));
        ++m_depth;
        return {};
    }
    // One round trip for all three. The id helps to tell later whether a COMMIT whose reply got lost took
    // place.
    const auto lockWait = std::exchange(m_nextLockWait, {});
    const QString limit = lockWait
        ? u"set local lock_timeout = %1; "_s.arg(std::clamp(*lockWait, qint64(1), MostLockWaitMs))
        : u""_s;
    const QString sql = u"begin; set local onhire.tenant = %1; %2select pg_current_xact_id()::text"_s;
    auto transactionId = simpleQuery(sql.arg(quoted(scope.name()), limit), "begin");
    if (!transactionId) {
        if (!m_lost)
            (void)simpleQuery(u"rollback"_s, "rollback");
        return Failure(transactionId.error());
    }
    m_transaction = {*transactionId, PQbackendPID(m_handle.get()), m_timeline, {}, 0};
    m_transactionScope = scope.name();
    m_depth = 1;
    return {};
}

Result<void> Connection::commit()
{
    Q_ASSERT(m_depth > 0);
    Result<void> done = ensureOpen();
    // COMMIT would roll such a transaction back and still call that a success.
    if (done && PQtransactionStatus(m_handle.get()) == PQTRANS_INERROR)
        done = Failure(Error::internal(u"a transaction went on after one of its statements had failed"_s));
    if (done && m_depth == 1)
        return commitOutermost();
    if (done)
        done = script(u"release savepoint level%1"_s.arg(m_depth - 1));
    if (!done) {
        rollback();
        return done;
    }
    --m_depth;
    m_transaction.auditDepth = std::min(m_transaction.auditDepth, m_depth);
    for (auto &[depth, work] : m_afterCommit)
        depth = std::min(depth, m_depth);
    return done;
}

void Connection::afterCommit(std::function<void()> work)
{
    if (m_depth == 0)
        return work();
    m_afterCommit.emplace_back(m_depth, std::move(work));
}

void Connection::runAfterCommit()
{
    for (const auto &[depth, work] : std::exchange(m_afterCommit, {}))
        work();
}

Result<void> Connection::commitOutermost()
{
    const auto committed = simpleQuery(u"commit"_s, "commit");
    m_depth = 0;
    m_broken = false;
    Result<void> done;
    if (!committed)
        done = m_lost ? resolveLostCommit() : Failure(committed.error());
    if (done)
        runAfterCommit();
    else
        m_afterCommit.clear();
    return done;
}

Result<void> Connection::resolveLostCommit()
{
    QElapsedTimer waiting;
    for (waiting.start(); waiting.elapsed() < LostCommitPatienceMs; QThread::msleep(ReconnectPauseMs)) {
        m_lastAttempt.invalidate();
        if (!ensureOpen())
            continue;
        const auto fate = fateOfLost();
        if (fate && *fate == Fate::Committed)
            return {};
        if (fate && *fate == Fate::RolledBack)
            return Failure(Error::unavailable(u"the connection was lost and the transaction rolled back"_s));
        if (fate && *fate == Fate::Unknown)
            break;
    }
    // Not transient: running it again could do it twice.
    return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, u"the fate of a commit is unknown"_s});
}

Result<Connection::Fate> Connection::fateOfLost()
{
    // A server that has not noticed the loss yet would keep the transaction open for longer than anybody waits
    // here.
    const QString end = u"select count(pg_terminate_backend(pid)) from pg_stat_activity "
                        "where pid = %1 and backend_xid = '%2'::xid8::xid"_s;
    ONHIRE_ASSIGN(
        const QString running,
        simpleQuery(end.arg(m_transaction.backend).arg(m_transaction.id), "end of a lost transaction"));
    if (running != "0"_L1)
        return Fate::Running;
    return m_transaction.auditId.isEmpty() ? fateById() : fateByEntry();
}

// Of a transaction that runs no more. Its entry came and went with it, whatever server is asked.
Result<Connection::Fate> Connection::fateByEntry()
{
    m_scope.clear();
    const QString sql = u"set onhire.tenant = %1; select count(*) from audit_entries "
                        "where tenant_id = %1 and audit_id = %2"_s;
    ONHIRE_ASSIGN(const QString found,
                  simpleQuery(sql.arg(quoted(m_transactionScope), quoted(m_transaction.auditId)),
                              "entry of a lost commit"));
    return found == "0"_L1 ? Fate::RolledBack : Fate::Committed;
}

// After a fail-over the id may be somebody else's.
Result<Connection::Fate> Connection::fateById()
{
    if (m_timeline != m_transaction.timeline)
        return Fate::Unknown;
    ONHIRE_ASSIGN(
        const QString status,
        simpleQuery(u"select pg_xact_status('%1'::xid8)"_s.arg(m_transaction.id), "status of a lost commit"));
    return status == "committed"_L1 ? Fate::Committed
        : status == "aborted"_L1    ? Fate::RolledBack
                                    : Fate::Running;
}

void Connection::rollback()
{
    if (m_depth == 0)
        return;
    --m_depth;
    if (m_transaction.auditDepth > m_depth)
        m_transaction.auditId.clear();
    std::erase_if(m_afterCommit, [this](const auto &pending) { return pending.first > m_depth; });
    if (!m_broken)
        (void)script(m_depth == 0 ? u"rollback"_s : u"rollback to savepoint level%1"_s.arg(m_depth));
    else if (m_depth == 0)
        m_broken = false;
}

} // namespace onhire
