// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/schema/migrator.h"

#include "core/data/db/call_off.h"
#include "core/data/db/connection.h"
#include "core/data/driver/conninfo.h"
#include "core/data/session/known_schema.h"
#include "core/data/session/session_conninfo.h"
#include "onhire/sql.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QRegularExpression>
#include <QThread>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Another program at the same work is waited for longer than a table that is in use.
constexpr auto Lock = "reset role; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; "
                      "set lock_timeout = '60s'; select pg_advisory_lock(hashtext('onhire schema')); "
                      "set lock_timeout = '5s'"_L1;

// The program works as onhire_app, which owns nothing. Where the one who migrates is a superuser, the tables
// are given to onhire_owner instead: a superuser's own tables would be outside every wall.
constexpr auto Roles = R"(
do $$ begin
    if not exists (select from pg_roles where rolname = 'onhire_app') then
        create role onhire_app nologin;
    end if;
    if (select rolsuper from pg_roles where rolname = current_user) then
        if not exists (select from pg_roles where rolname = 'onhire_owner') then
            create role onhire_owner nologin;
        end if;
        execute format('grant create on database %I to onhire_owner', current_database());
        grant create, usage on schema public to onhire_owner;
        revoke create on schema public from public;
        set role onhire_owner;
    elsif not (select rolcanlogin from pg_roles where rolname = 'onhire_app')
          and not pg_has_role(current_user, 'onhire_app', 'member') then
        execute format('grant onhire_app to %I', current_user);
    end if;
exception
    when insufficient_privilege then
        raise exception 'The role % is not allowed to create or use the role onhire_app. Ask an administrator to run: '
                        'create role onhire_app nologin; grant onhire_app to %;',
                        quote_ident(current_user), quote_ident(current_user);
end $$)"_L1;

constexpr auto Register = R"(
create table if not exists schema_migrations (
    name text primary key,
    digest bytea not null,
    applied_at timestamptz not null default now()
))"_L1;

// Sessions of the program at work; those of migrators have names of their own. Versions up to December 2026 set
// no mark.
QString othersAtWork()
{
    return u"select count(*) from (select a.pid from pg_stat_activity a where a.datname = current_database() "
           "and (a.usename = 'onhire_app' or a.application_name = 'onhire') union "_s
        + AtWorkMark::holders() + u") o where o.pid <> pg_backend_pid()"_s;
}
constexpr auto Grace = std::chrono::seconds(3);

// With this a statement whose rows the walls would filter is an error.
constexpr auto NothingPassedOver = "set local row_security = off;\n"_L1;

// The codes of PostgreSQL for a table, a function or another object that exists already.
const QRegularExpression alreadyThere(u" (42P07|42723|42710) "_s);

QByteArray digestOf(const Migration &step)
{
    return QCryptographicHash::hash(QByteArrayView(step.text), QCryptographicHash::Sha256).toHex();
}

Error refused(const QString &sentence)
{
    return {ErrorCode::InternalError, {}, {}, sentence};
}

// What a role that is not the tables' owner is told.
constexpr auto Strangers = R"(
select current_user, pg_get_userbyid(n.nspowner), coalesce(pg_get_userbyid(c.relowner), '')
from pg_namespace n
left join pg_class c on c.relnamespace = n.oid and c.relname = 'schema_migrations'
where n.nspname = 'public')"_L1;

Error stoppedAfter(int taken)
{
    return refused(
        u"Schema steps completed: %1; the one under way was undone. Run it again to continue."_s.arg(taken));
}

class Migrator
{
public:
    Migrator(Connection &connection, std::span<const Migration> history, const Supervision &supervision)
        : m_connection(connection), m_history(history), m_supervision(supervision)
    {
    }

    Result<SchemaState> run()
    {
        auto state = takeSteps();
        if (!state && m_supervision.stop.stop_requested())
            return Failure(stoppedAfter(m_taken));
        return state;
    }

private:
    // Looks anew before each step: a connection that was lost has lost the lock and the role, too.
    Result<SchemaState> takeSteps()
    {
        const int known = int(m_history.size());
        for (;;) {
            ONHIRE_TRY(m_connection.script(AtWorkMark::remove() + u"; "_s + Lock));
            ONHIRE_TRY(m_connection.script(Roles));
            if (const auto entered = m_connection.script(Register); !entered)
                return Failure(strangerOr(entered.error()));
            auto looked = checkHistory();
            if (!looked)
                return Failure(strangerOr(looked.error()));
            const int applied = *looked;
            if (applied == known)
                return SchemaState{applied, known};
            if (applied > 0 && m_taken == 0)
                ONHIRE_TRY(waitUntilAlone());
            m_supervision.tell(applied, known);
            ONHIRE_TRY(apply(m_history[size_t(applied)]));
            ++m_taken;
        }
    }

    // Who may not work here learns whose database it is.
    Error strangerOr(const Error &error)
    {
        if (!error.detail.contains("42501"_L1))
            return error;
        auto rows = m_connection.run(Scope::control(), QString(Strangers), {});
        if (!rows || !rows->next())
            return error;
        const QString me = rows->text(0), tables = rows->text(2);
        if (tables.isEmpty())
            return refused(
                u"The role %1 may not make tables in this database, whose schema public belongs to %2. Give "
                "it the database: alter database … owner to %1; alter schema public owner to %1."_s.arg(
                    me, rows->text(1)));
        return refused(
            u"The tables of this database belong to the role %1, and Onhire enters it as %2. Give the "
            "address of %1, or restore the backup again with pg_restore --no-owner --role=%2."_s.arg(tables,
                                                                                                     me));
    }

    // Answers how many steps were taken.
    Result<int> checkHistory()
    {
        ONHIRE_ASSIGN(
            Rows rows,
            m_connection.run(Scope::control(),
                             u"select name, encode(digest, 'hex') from schema_migrations order by name"_s, {}));
        int applied = 0;
        for (; rows.next(); ++applied) {
            const QString name = rows.text(0);
            if (size_t(applied) >= m_history.size())
                return Failure(refused(
                    u"This database was created by a newer version of Onhire (it has step %1, "
                    "which this program does not know). Start that version or a later one."_s.arg(name)));
            const Migration &step = m_history[size_t(applied)];
            if (name != QLatin1StringView(step.name) || rows.utf8(1) != digestOf(step))
                return Failure(refused(u"Step %1 in the history of this database differs from the one in this "
                                       "program. Use the version that created it."_s.arg(name)));
        }
        return applied;
    }

    // An older program that keeps running would write rows without what this one reads. One that has just been
    // told to stop is given a moment.
    Result<void> waitUntilAlone()
    {
        const QDeadlineTimer grace(Grace);
        for (;;) {
            ONHIRE_ASSIGN(Rows rows, m_connection.run(Scope::control(), othersAtWork(), {}));
            rows.next();
            const qint64 others = rows.integer(0);
            if (others == 0)
                return {};
            if (grace.hasExpired() || m_supervision.stop.stop_requested())
                return Failure(refused(
                    u"This database needs an upgrade, but Onhire is still using it (open connections: %1). "
                    "Stop every server and desktop that uses it, then try again."_s.arg(others)));
            QThread::msleep(100);
        }
    }

    Result<void> apply(const Migration &step)
    {
        ONHIRE_TRY(m_connection.begin(Scope::control()));
        const QString record =
            u"insert into schema_migrations (name, digest) values ('%1', decode('%2', 'hex'))"_s;
        auto done = m_connection.script(NothingPassedOver + QString::fromUtf8(step.text));
        if (done)
            done = m_connection.script(
                record.arg(QLatin1StringView(step.name), QLatin1StringView(digestOf(step))));
        if (!done) {
            m_connection.rollback();
            return Failure(failureOf(step, done.error().detail, &step == &m_history.front()));
        }
        return m_connection.commit();
    }

    // What is in the way of the first step is of another program, or of a restore: PostgreSQL's tools leave off
    // where they are stopped.
    static Error failureOf(const Migration &step, const QString &reason, bool isFirst)
    {
        const QLatin1StringView name(step.name);
        if (isFirst && reason.contains(alreadyThere))
            return refused(
                u"Step %1 failed and was undone: %2. This database holds tables but not the history of "
                "its schema, as a restore leaves them that stopped half-way. Restore the whole backup "
                "again, into an empty data folder or database."_s.arg(name, reason));
        return refused(u"Step %1 failed and was undone: %2"_s.arg(name, reason));
    }

    Connection &m_connection;
    const std::span<const Migration> m_history;
    const Supervision &m_supervision;
    int m_taken = 0;
};

} // namespace

Result<SchemaState> migrate(const QString &ownerConninfo, const Supervision &supervision)
{
    return migrate(ownerConninfo, sql::migrations(), supervision);
}

Result<SchemaState> migrate(const QString &ownerConninfo, std::span<const Migration> history,
                            const Supervision &supervision)
{
    ONHIRE_ASSIGN(ConninfoWords words, parseConninfo(ownerConninfo));
    words[u"application_name"_s] = newSessionName();
    words[u"options"_s] = (words.value(u"options"_s) + u' ' + KnownSchema::nobodyAsks()).trimmed();
    const QString conninfo = toConninfo(words);
    std::optional<CallOff> callOff;
    if (supervision.stop.stop_possible())
        callOff.emplace(conninfo, supervision.stop);
    Connection connection(conninfo);
    connection.setPatience({.beyond = Patience::Beyond::WaitWhileServerAnswers});
    return Migrator(connection, history, supervision).run();
}

} // namespace onhire
