// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/connection.h"

#include "core/data/db/literal.h"
#include "core/data/db/lost_commit.h"
#include "core/data/db/session_conninfo.h"
#include "core/data/db/wire.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

constexpr qint64 MostLockWaitMs = 2000; // as every session has it

static QString savepointAt(int depth)
{
    return u"level%1"_s.arg(depth);
}

Connection::Connection(QString conninfo) : m_wire(std::make_unique<Wire>(std::move(conninfo))) { }

Connection::~Connection() = default;

// A session that is lost within a transaction stays so until that is rolled back.
Result<void> Connection::ensureOpen()
{
    if (!inTransaction()) {
        ONHIRE_TRY(m_wire->ensureOpen());
        return renewPlans();
    }
    if (m_wire->isLost())
        return Failure(Error::unavailable(u"the transaction was lost with its connection"_s));
    return {};
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
    const auto text = QByteArray::fromRawData(statement.text, qsizetype(qstrlen(statement.text))); // never goes
    auto rows = m_wire->run(text, statement.name, parameters);
    if (rows && statement.isAudited && rows->affected() > 0)
        m_transaction.noteEntry(statement, parameters);
    return rows;
}

Result<Rows> Connection::run(const Scope &scope, const QString &sql, const QVariantList &parameters)
{
    ONHIRE_TRY(enter(scope));
    return m_wire->run(sql.toUtf8(), "composed statement", parameters);
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

Result<void> Connection::begin(const Scope &scope)
{
    ONHIRE_TRY(ensureOpen());
    return inTransaction() ? beginSavepoint(scope) : beginOutermost(scope);
}

// One round trip for all of it. The id helps to tell later whether a COMMIT whose reply got lost took place.
Result<void> Connection::beginOutermost(const Scope &scope)
{
    const auto lockWait = std::exchange(m_nextLockWait, {});
    const QString limit = lockWait
        ? u"set local lock_timeout = %1; "_s.arg(std::clamp(*lockWait, qint64(1), MostLockWaitMs))
        : u""_s;
    const QString sql = u"begin; set local onhire.tenant = %1; %2select pg_current_xact_id()::text"_s;
    const auto id = m_wire->script(sql.arg(quotedLiteral(scope.name()), limit), "begin");
    if (!id) {
        if (!m_wire->isLost())
            (void)m_wire->script(u"rollback"_s, "rollback");
        return Failure(id.error());
    }
    m_transaction.begin({scope, *id, m_wire->backend(), m_wire->timeline()});
    return {};
}

Result<void> Connection::beginSavepoint(const Scope &scope)
{
    ONHIRE_TRY(sameScope(scope));
    ONHIRE_TRY(m_wire->script(u"savepoint "_s + savepointAt(m_transaction.depth()), "savepoint"));
    m_transaction.beginSavepoint();
    return {};
}

Result<void> Connection::commit()
{
    Q_ASSERT(inTransaction());
    Result<void> done = ensureOpen();
    // COMMIT would roll such a transaction back and still call that a success.
    if (done && m_wire->hasFailedTransaction())
        done = Failure(Error::internal(u"a transaction went on after one of its statements had failed"_s));
    if (done)
        return m_transaction.depth() == 1 ? commitOutermost() : commitSavepoint();
    rollback();
    return done;
}

Result<void> Connection::commitSavepoint()
{
    const auto released =
        m_wire->script(u"release savepoint "_s + savepointAt(m_transaction.depth() - 1), "release");
    if (!released) {
        rollback();
        return Failure(released.error());
    }
    m_transaction.keepSavepoint();
    return {};
}

Result<void> Connection::commitOutermost()
{
    const auto committed = m_wire->script(u"commit"_s, "commit");
    endPatience();
    const auto works = m_transaction.end();
    if (!committed && m_wire->isLost())
        ONHIRE_TRY(resolveLostCommit(*m_wire, m_transaction.evidence()));
    else if (!committed)
        return Failure(committed.error());
    for (const auto &work : works)
        work();
    return {};
}

void Connection::rollback()
{
    if (!inTransaction())
        return;
    m_transaction.undo();
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
