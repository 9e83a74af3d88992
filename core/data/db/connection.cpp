// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/connection.h"

#include "core/data/db/lost_commit.h"
#include "core/data/db/wire.h"
#include "core/data/session/session_conninfo.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

constexpr qint64 MostLockWaitMs = 2000; // as every session has it

// The id helps to tell later whether a COMMIT whose reply got lost took place.
constexpr char Beginning[] = "select pg_current_xact_id()::text, set_config('onhire.tenant', $1, true)";
constexpr char LimitedBeginning[] = "select pg_current_xact_id()::text, set_config('onhire.tenant', $1, true), "
                                    "set_config('lock_timeout', $2, true)";

// Of a text that never goes.
template <size_t size>
static QByteArray bytesOf(const char (&text)[size])
{
    return QByteArray::fromRawData(text, size - 1);
}

static QByteArray bytesOf(const Statement &statement)
{
    return QByteArray::fromRawData(statement.text, qsizetype(qstrlen(statement.text)));
}

// A comment at the beginning says what a composed statement is (core/data/lists/list_reader.cpp); else its own
// beginning does.
static QByteArray nameOf(const QString &sql)
{
    constexpr qsizetype Most = 80;
    if (sql.startsWith("-- "_L1))
        return sql.mid(3, sql.indexOf(u'\n') - 3).toUtf8();
    return '"' + sql.left(2 * Most).simplified().left(Most).toUtf8() + '"';
}

static QString savepointAt(int depth)
{
    return u"level%1"_s.arg(depth);
}

Connection::Connection(QString conninfo) : m_wire(std::make_unique<Wire>(std::move(conninfo))) { }

Connection::~Connection() = default;

// A session that is lost within a transaction stays so until that is rolled back. Nor is anything done where
// the posted BEGIN was refused: it would be committed at once.
Result<void> Connection::ensureOpen()
{
    if (!inTransaction()) {
        ONHIRE_TRY(m_wire->ensureOpen());
        return renewPlans();
    }
    if (m_wire->isLost())
        return Failure(Error::unavailable(u"the transaction was lost with its connection"_s));
    if (!m_wire->hasTransaction())
        return Failure(Error::internal(u"a transaction was continued that had not begun"_s));
    return {};
}

int Connection::serverProcess() const
{
    return m_wire->backend();
}

bool Connection::isServerHere() const
{
    return m_wire->isBackendHere();
}

Result<void> Connection::renewPlans()
{
    if (std::exchange(m_plannedIn, m_wire->backend()) != m_wire->backend())
        expectGrowth();
    if (m_plans.isOver())
        ONHIRE_TRY(m_wire->script(u"discard plans"_s, "plans"));
    return {};
}

Result<void> Connection::enter(const Scope &scope)
{
    ONHIRE_TRY(ensureOpen());
    return inTransaction() ? sameScope(scope) : m_wire->enter(scope);
}

// A transaction sees one scope; what is meant for another one must not run in it.
Result<void> Connection::sameScope(const Scope &scope) const
{
    if (scope == m_transaction.scope())
        return {};
    return Failure(Error::internal(u"a statement for the scope %1 inside a transaction of %2"_s.arg(
        scope.name(), m_transaction.scope().name())));
}

Result<Rows> Connection::run(const Scope &scope, const Statement &statement, const QVariantList &parameters)
{
    ONHIRE_TRY(enter(scope));
    auto rows = m_wire->run(bytesOf(statement), statement.name, parameters);
    if (rows && statement.isAudited && rows->affected() > 0)
        m_transaction.noteEntry(statement, parameters);
    return rows;
}

Result<Posted> Connection::post(const Scope &scope, const Statement &statement, const QVariantList &parameters)
{
    if (!inTransaction()) { // there nothing follows that could bring the answer
        ONHIRE_ASSIGN(Rows rows, run(scope, statement, parameters));
        return Posted(*m_wire, std::move(rows));
    }
    ONHIRE_TRY(enter(scope));
    auto posted = m_wire->post(bytesOf(statement), statement.name, parameters);
    if (posted && statement.isAudited)
        m_transaction.noteEntry(statement, parameters);
    return posted;
}

Result<Rows> Connection::run(const Scope &scope, const QString &sql, const QVariantList &parameters)
{
    ONHIRE_TRY(enter(scope));
    return m_wire->run(sql.toUtf8(), nameOf(sql).constData(), parameters);
}

Result<void> Connection::script(const QString &sql)
{
    ONHIRE_TRY(ensureOpen());
    ONHIRE_TRY(m_wire->script(sql, "script"));
    return {};
}

Result<void> Connection::allowLongStatements()
{
    ONHIRE_TRY(script(u"set local statement_timeout = 0; set local lock_timeout = '60s'"_s));
    m_isPatient = true;
    setPatience({.beyond = Patience::Beyond::WaitWhileServerAnswers});
    return {};
}

Result<void> Connection::allowLargeStatements()
{
    ONHIRE_TRY(allowLongStatements());
    return script(planFreelyScript());
}

void Connection::setPatience(Patience patience)
{
    m_wire->setPatience(patience);
}

void Connection::readUntil(std::stop_token unwanted)
{
    m_wire->readUntil(std::move(unwanted));
}

Result<void> Connection::begin(const Scope &scope)
{
    const auto lockWait = std::exchange(m_nextLockWait, {}); // for this one, whatever becomes of it
    ONHIRE_TRY(ensureOpen());
    return inTransaction() ? beginSavepoint(scope) : beginOutermost(scope, lockWait);
}

// If it fails, the first statement tells.
Result<void> Connection::beginOutermost(const Scope &scope, std::optional<qint64> lockWait)
{
    m_begun.reset();
    auto begun = postBeginning(scope, lockWait);
    if (!begun) {
        if (!m_wire->isLost())
            (void)m_wire->script(u"rollback"_s, "rollback");
        return Failure(begun.error());
    }
    m_begun = std::move(*begun);
    m_transaction.begin({scope, {}, m_wire->backend(), m_wire->timeline()});
    return {};
}

Result<Posted> Connection::postBeginning(const Scope &scope, std::optional<qint64> lockWait)
{
    ONHIRE_TRY(m_wire->post(bytesOf("begin"), "begin", {}));
    if (!lockWait)
        return m_wire->post(bytesOf(Beginning), "begin", {scope.name()});
    return m_wire->post(bytesOf(LimitedBeginning), "begin",
                        {scope.name(), std::clamp(*lockWait, qint64(1), MostLockWaitMs)});
}

Result<void> Connection::beginSavepoint(const Scope &scope)
{
    ONHIRE_TRY(sameScope(scope));
    const QString sql = u"savepoint "_s + savepointAt(m_transaction.depth());
    ONHIRE_TRY(m_wire->run(sql.toUtf8(), "savepoint", {}));
    m_transaction.beginSavepoint();
    return {};
}

Result<void> Connection::commit()
{
    Q_ASSERT(inTransaction());
    Result<void> done = ensureOpen();
    // COMMIT would roll such a transaction back and still call that a success.
    if (done && m_wire->hasFailedTransaction())
        done =
            Failure(Error::internal(u"a transaction was continued after one of its statements had failed"_s));
    if (done)
        return m_transaction.depth() == 1 ? commitOutermost() : commitSavepoint();
    rollback();
    return done;
}

Result<void> Connection::commitSavepoint()
{
    const QString sql = u"release savepoint "_s + savepointAt(m_transaction.depth() - 1);
    const auto released = m_wire->run(sql.toUtf8(), "release", {});
    if (!released) {
        rollback();
        return Failure(released.error());
    }
    m_transaction.keepSavepoint();
    return {};
}

Result<void> Connection::commitOutermost()
{
    const Result<void> identified = identifyTransaction();
    const auto reply = identified ? m_wire->commit() : Failure(identified.error());
    if (!reply) { // COMMIT itself was refused, or something posted before it: then the transaction is still
                  // there
        rollback();
        return Failure(reply.error());
    }
    endPatience();
    const auto works = m_transaction.end();
    if (*reply == Wire::CommitReply::Lost)
        ONHIRE_TRY(resolveLostCommit(*m_wire, m_transaction.evidence()));
    for (const auto &work : works)
        work();
    return {};
}

// Before COMMIT is sent, for its reply may get lost. The id has come with whatever was waited for since the
// beginning.
Result<void> Connection::identifyTransaction()
{
    ONHIRE_ASSIGN(Rows begun, std::move(*m_begun).rows());
    if (!begun.next())
        return Failure(Error::internal(u"a transaction without an id"_s));
    m_transaction.identify(begun.text(0));
    return {};
}

// While memory runs out, too, be it this that needs some: the end of a session is the end of its transaction.
void Connection::rollback() noexcept
{
    if (!inTransaction())
        return;
    m_transaction.undo();
    try {
        rollBackOnServer();
    } catch (const std::exception &) {
        m_wire->leave();
    }
}

void Connection::rollBackOnServer()
{
    (void)m_wire->settle(); // what was posted and nobody waited for
    if (!m_wire->isLost())
        (void)m_wire->script(inTransaction() ? u"rollback to savepoint "_s + savepointAt(m_transaction.depth())
                                             : u"rollback"_s,
                             "rollback");
    if (!inTransaction())
        endPatience();
}

void Connection::endPatience()
{
    if (std::exchange(m_isPatient, false))
        setPatience({});
}

void Connection::afterCommit(std::function<void()> work)
{
    if (!inTransaction())
        return work();
    m_transaction.noteWork(std::move(work));
}

} // namespace onhire
