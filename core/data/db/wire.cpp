// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/wire.h"
#include "core/data/session/known_schema.h"

#include "core/data/db/database_error.h"
#include "core/data/db/literal.h"
#include "core/data/driver/postgres_error.h"
#include "core/data/session/session_conninfo.h"

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>

Q_LOGGING_CATEGORY(lcDatabase, "onhire.database")

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto ShortestPause = 200ms;
constexpr auto LongestPause = 1000ms;
// Lists make statements of many shapes; beyond this all are prepared anew.
constexpr qsizetype PreparedLimit = 500;

constexpr auto Timeline = "select left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)"_L1;

} // namespace

Wire::Wire(QString conninfo)
    : m_conninfo(std::move(conninfo)), m_driver(new PostgresDriver),
      m_database(QSqlDatabase::addDatabase(m_driver, u"wire-%1"_s.arg(quintptr(this), 0, 16)))
{
}

// Only a database that nobody holds can be removed.
Wire::~Wire()
{
    drop();
    const QString name = m_database.connectionName();
    m_database = {};
    QSqlDatabase::removeDatabase(name);
}

void Wire::drop()
{
    m_prepared.clear();
    m_scope.clear();
    m_isLost = true;
    m_database.close();
}

Result<void> Wire::ensureOpen()
{
    if (!m_isLost && !m_driver->hasHungUp())
        return {};
    if (!m_pause.hasExpired())
        return Failure(m_isOutgrown ? KnownSchema::outgrown()
                                    : Error::unavailable(u"the database did not answer a moment ago"_s));
    return open();
}

Result<void> Wire::open()
{
    drop(); // first, so that never two sessions stand for one connection
    ONHIRE_ASSIGN(const QString session, sessionConninfo(m_conninfo));
    m_database.setConnectOptions(session);
    QElapsedTimer timer;
    timer.start();
    if (!m_database.open()) {
        pauseAfter(std::chrono::milliseconds(timer.elapsed()));
        return Failure(Error::unavailable(m_database.lastError().databaseText()));
    }
    m_isLost = false;
    const auto timeline =
        script(AtWorkMark::set() + u"; "_s + KnownSchema::check() + u"; "_s + Timeline, "timeline");
    m_isOutgrown = !timeline && KnownSchema::isOutgrown(timeline.error());
    if (m_isOutgrown) {
        drop();
        pauseAfter(LongestPause);
        return Failure(KnownSchema::outgrown());
    }
    m_timeline = timeline.value_or(QString());
    return m_isLost ? Failure(timeline.error()) : Result<void>();
}

// Whoever kept us waiting is left alone for as long, within reason: of many requests for a database that is
// frozen only one now and then has to wait until that is clear.
void Wire::pauseAfter(std::chrono::milliseconds waited)
{
    m_pause.setRemainingTime(std::clamp<std::chrono::milliseconds>(waited, ShortestPause, LongestPause));
}

// The statement for which the last one that was waited for has failed; null: it failed by itself.
const char *Wire::refusedPost() const
{
    const auto place = m_driver->refusedAt();
    return place && *place < m_posted.size() ? m_posted[*place] : nullptr;
}

Error Wire::failure(const QSqlError &error, const char *name)
{
    const char *refused = refusedPost();
    const Error result = errorFrom(error, refused ? refused : name);
    if (endsSession(error)) // the next one finds the server that is the primary now
        drop();
    if (wasInVain(error))
        pauseAfter(LongestPause);
    if (!m_unwanted.stop_requested()) // nobody waits for it
        qCWarning(lcDatabase).noquote() << result.detail;
    return result;
}

Result<std::shared_ptr<QSqlQuery>> Wire::prepared(const QByteArray &sql, const char *name)
{
    const auto known = m_prepared.constFind(sql);
    if (known != m_prepared.constEnd() && known->use_count() == 1) // nobody reads its rows
        return *known;
    if (m_prepared.size() >= PreparedLimit)
        m_prepared.clear();
    auto query = std::make_shared<QSqlQuery>(m_database);
    if (!query->prepare(QString::fromUtf8(sql)))
        return Failure(failure(query->lastError(), name));
    m_prepared.insert(sql, query);
    return query;
}

Result<std::shared_ptr<QSqlQuery>> Wire::bound(const QByteArray &sql, const char *name,
                                               const QVariantList &parameters)
{
    ONHIRE_ASSIGN(std::shared_ptr<QSqlQuery> query, prepared(sql, name));
    for (int i = 0; i < parameters.size(); ++i)
        query->bindValue(i, parameters[i]);
    return query;
}

Result<Rows> Wire::run(const QByteArray &sql, const char *name, const QVariantList &parameters)
{
    if (m_unwanted.stop_requested())
        return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, u"nobody wants it any more"_s});
    ONHIRE_ASSIGN(std::shared_ptr<QSqlQuery> query, bound(sql, name, parameters));
    if (!query->exec())
        return Failure(failure(query->lastError(), name));
    return Rows(std::move(query));
}

Result<Posted> Wire::post(const QByteArray &sql, const char *name, const QVariantList &parameters)
{
    ONHIRE_ASSIGN(std::shared_ptr<QSqlQuery> query, bound(sql, name, parameters));
    if (!m_driver->hasPosted())
        m_posted.clear();
    if (!m_driver->post(*query))
        return Failure(failure(query->lastError(), name));
    m_posted.push_back(name);
    return Posted(*this, Rows(std::move(query)));
}

Result<void> Wire::settle()
{
    if (!m_driver->settle())
        return Failure(failure(m_driver->lastError(), "posted statements"));
    return {};
}

Result<Wire::CommitReply> Wire::commit()
{
    if (m_database.commit())
        return CommitReply::Came;
    const bool wasReached = !refusedPost();
    const Error error = failure(m_database.lastError(), "commit");
    if (m_isLost && wasReached)
        return CommitReply::Lost;
    return Failure(error);
}

Result<QString> Wire::script(const QString &sql, const char *name)
{
    QSqlQuery query(m_database);
    if (!query.exec(sql))
        return Failure(failure(query.lastError(), name));
    return query.next() ? query.value(0).toString() : QString();
}

Result<void> Wire::enter(const Scope &scope)
{
    if (m_scope == scope.name())
        return {};
    m_scope.clear();
    ONHIRE_TRY(script(u"set onhire.tenant = "_s + quotedLiteral(scope.name()), "scope"));
    m_scope = scope.name();
    return {};
}

void Wire::readUntil(std::stop_token unwanted)
{
    m_unwanted = unwanted;
    m_driver->readUntil(std::move(unwanted));
}

bool Wire::hasTransaction() const
{
    return m_driver->transaction() != PostgresDriver::Transaction::None;
}

bool Wire::hasFailedTransaction() const
{
    return m_driver->transaction() == PostgresDriver::Transaction::Failed;
}

} // namespace onhire
