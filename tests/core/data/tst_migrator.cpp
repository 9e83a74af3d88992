// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/database.h"
#include "core/data/schema/migrator.h"
#include "onhire/sql.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

QString steps(const ClusterAddress &address)
{
    return runSql(address, adminRole, {u"select string_agg(name, ' ' order by name) from schema_migrations"_s});
}

QString known()
{
    QStringList names;
    for (const Migration &step : sql::migrations())
        names += QString::fromLatin1(step.name);
    return names.join(u' ');
}

QString sentence(const Result<SchemaState> &state)
{
    return state ? u"none"_s : state.error().detail;
}

// Two steps: a walled table with a row of each of two tenants, and what a later step does with it.
std::vector<Migration> historyWith(const char *later)
{
    return {
        {"0001_notes",
         "create table notes (tenant_id text, text text); insert into notes values ('a', 'old'), ('b', 'old');"
         "alter table notes enable row level security; alter table notes force row level security;"
         "create policy own on notes using (tenant_id = current_setting('onhire.tenant', true))"},
        {"0002_later", later}};
}

// A role that may enter and make tables in its database, and nothing else.
QString ordinaryOwner(const ClusterAddress &address)
{
    runSql(
        address, adminRole,
        {u"do $$ begin if not exists (select from pg_roles where rolname = 'plain_owner') then create role plain_owner login; end if; end $$"_s,
         u"alter database %1 owner to plain_owner"_s.arg(address.database),
         u"alter schema public owner to plain_owner"_s});
    return address.conninfo(adminRole) + u" options='-c role=plain_owner'"_s;
}

} // namespace

class TestMigrator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyDatabaseBecomesCurrentAndStaysSo();
    void aNewerSchemaIsRefused();
    void whoComesBackToANewerSchemaWritesNothing();
    void aRewrittenHistoryIsRefused();
    void ofTwoAtOnceOneDoesIt();
    void aDatabaseInUseIsNotUpgraded_data();
    void aDatabaseInUseIsNotUpgraded();
    void aStepThatIsStoppedIsUndoneAtOnce();
    void aStepThatFailsIsUndone();
    void aStepThatWouldPassOverTheRowsOfTenantsFails();
    void aStepThatOpensTheWallsReachesEveryRow();
    void checksMoveIntoDomainsWithoutARowBeingWritten();
    void anAdministratorLeavesTheTablesToTheOwner();
    void anOwnerWhoMayNotMakeTheRoleIsToldWhatToDo();
};

void TestMigrator::anEmptyDatabaseBecomesCurrentAndStaysSo()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    for (int i = 0; i < 2; ++i) {
        const auto state = migrate(address.conninfo(ownerRole));
        QCOMPARE(sentence(state), u"none"_s);
        QVERIFY(state->isCurrent() && state->applied == int(sql::migrations().size()));
        QCOMPARE(steps(address), known());
    }
    QCOMPARE(runSql(address, adminRole, {u"select count(distinct applied_at) from schema_migrations"_s}),
             QString::number(sql::migrations().size()));
}

void TestMigrator::aNewerSchemaIsRefused()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    QVERIFY(migrate(address.conninfo(ownerRole)));
    runSql(address, ownerRole, {u"insert into schema_migrations values ('9999_flying_cars', '\\x00')"_s});
    const auto refused = migrate(address.conninfo(ownerRole));
    QVERIFY2(sentence(refused).contains(u"newer version of Onhire")
                 && sentence(refused).contains(u"9999_flying_cars"),
             qPrintable(sentence(refused)));
}

// A laptop slept meanwhile: its program is as old as before, and its sessions are new ones.
void TestMigrator::whoComesBackToANewerSchemaWritesNothing()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    QVERIFY(migrate(address.conninfo(ownerRole)));
    Connection connection(address.conninfo(appRole));
    const auto ask = [&] { return connection.run(Scope::control(), u"select 1"_s, {}); };
    QVERIFY(ask());
    runSql(address, ownerRole, {u"insert into schema_migrations values ('9999_flying_cars', '\\x00')"_s});
    QVERIFY(ask()); // whoever upgrades waits until there is no such session
    runSql(
        address, adminRole,
        {u"select pg_terminate_backend(pid) from pg_stat_activity where usename = 'onhire_app' and datname = "
         u"current_database()"_s});
    Result<Rows> refused = ask();
    for (int attempt = 0; attempt < 3 && refused; ++attempt)
        refused = ask();
    QVERIFY(!refused);
    QVERIFY(refused.error().code == ErrorCode::ServiceUnavailable);
    QTRY_VERIFY((refused = ask(), !refused && refused.error().detail.contains(u"A newer version of Onhire"_s)));
    runSql(address, ownerRole, {u"delete from schema_migrations where name = '9999_flying_cars'"_s});
    QTRY_VERIFY(ask());
}

void TestMigrator::aRewrittenHistoryIsRefused()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    QVERIFY(migrate(address.conninfo(ownerRole)));
    const QString first = QString::fromLatin1(sql::migrations()[0].name);
    runSql(address, ownerRole,
           {u"update schema_migrations set digest = '\\x00' where name = '%1'"_s.arg(first)});
    QVERIFY(sentence(migrate(address.conninfo(ownerRole))).contains(first));
}

void TestMigrator::ofTwoAtOnceOneDoesIt()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    std::vector<std::future<QString>> migrators;
    for (int i = 0; i < 4; ++i)
        migrators.push_back(
            std::async(std::launch::async, [&] { return sentence(migrate(address.conninfo(ownerRole))); }));
    for (auto &migrator : migrators)
        QCOMPARE(migrator.get(), u"none"_s);
    QCOMPARE(steps(address), known());
}

void TestMigrator::aDatabaseInUseIsNotUpgraded_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("more");
    QTest::newRow("by the role that works") << QString(appRole) << QString();
    QTest::newRow("by its owner, under another name")
        << QString(ownerRole) << u" application_name=prod options='-c role=onhire_app'"_s;
}
void TestMigrator::aDatabaseInUseIsNotUpgraded()
{
    QFETCH(const QString, role);
    QFETCH(const QString, more);
    const ClusterAddress address = TestCluster::freshDatabase();
    const auto history = historyWith("select 1");
    QCOMPARE(sentence(migrate(address.conninfo(ownerRole), std::span(history).first(1))), u"none"_s);
    runSql(address, adminRole, {u"grant onhire_app to onhire_owner"_s}); // as somebody else's server has it
    const auto takeBack =
        qScopeGuard([&] { runSql(address, adminRole, {u"revoke onhire_app from onhire_owner"_s}); });
    {
        Database atWork(address.conninfo(role) + more);
        QVERIFY(atWork.ping());
        const QString refusal = sentence(migrate(address.conninfo(ownerRole), history));
        QVERIFY2(refusal.contains(u"Stop every server and desktop"), qPrintable(refusal));
        QCOMPARE(steps(address), u"0001_notes"_s);
    }
    QCOMPARE(sentence(migrate(address.conninfo(ownerRole), history)), u"none"_s);
}

void TestMigrator::aStepThatFailsIsUndone()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    const QString first = QString::fromLatin1(sql::migrations()[0].name);
    runSql(address, ownerRole, {u"create table audit_chain (in_the_way integer)"_s});
    const auto refused = migrate(address.conninfo(ownerRole));
    QVERIFY2(sentence(refused).contains(u"Step %1 failed and was undone"_s.arg(first)),
             qPrintable(sentence(refused)));
    QVERIFY(sentence(refused).contains(u"audit_chain"));
    QCOMPARE(runSql(address, adminRole, {u"select count(*) from pg_tables where schemaname = 'public'"_s}),
             u"2"_s);
    QCOMPARE(steps(address), QString());
    runSql(address, ownerRole, {u"drop table audit_chain"_s});
    QCOMPARE(sentence(migrate(address.conninfo(ownerRole))), u"none"_s);
}

void TestMigrator::aStepThatIsStoppedIsUndoneAtOnce()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    const std::vector<Migration> slow = {{"0001_first", "create table first ()"},
                                         {"0002_slow", "create table second (); select pg_sleep(60)"}};
    std::stop_source stop;
    int begun = -1;
    auto working = std::async(std::launch::async, [&] {
        return migrate(address.conninfo(ownerRole), slow,
                       {stop.get_token(), [&](int done, int of) { begun = done * 10 + of; }});
    });
    const QString isSlow = // sessions that asked before may not have ended yet
        u"select count(*) from pg_stat_activity where query like '%pg_sleep(60)%' and datname = "
        "'%1' and state = 'active' and pid <> pg_backend_pid()"_s.arg(address.database);
    QTRY_COMPARE(runSql(address, adminRole, {isSlow}), u"1"_s);
    QElapsedTimer since;
    since.start();
    stop.request_stop();
    const auto state = working.get();
    QVERIFY2(since.elapsed() < 1000, QByteArray::number(since.elapsed()).constData());
    QCOMPARE(begun, 12); // the second of two
    QVERIFY2(sentence(state).startsWith(u"Schema steps completed: 1;"), qUtf8Printable(sentence(state)));
    QCOMPARE(steps(address), u"0001_first"_s);
    QCOMPARE(runSql(address, adminRole, {u"select to_regclass('second') is null"_s}), u"true"_s);
}

void TestMigrator::aStepThatWouldPassOverTheRowsOfTenantsFails()
{
    for (const auto &role : {ownerRole, adminRole}) {
        const ClusterAddress address = TestCluster::freshDatabase();
        const auto refused = migrate(address.conninfo(role), historyWith("update notes set text = 'new'"));
        QVERIFY2(sentence(refused).contains(u"row-level security"), qPrintable(sentence(refused)));
        QCOMPARE(runSql(address, adminRole, {u"select string_agg(distinct text, ' ') from notes"_s}), u"old"_s);
    }
}

void TestMigrator::aStepThatOpensTheWallsReachesEveryRow()
{
    for (const auto &role : {ownerRole, adminRole}) {
        const ClusterAddress address = TestCluster::freshDatabase();
        const auto done =
            migrate(address.conninfo(role),
                    historyWith("alter table notes no force row level security; update notes set text = 'new'; "
                                "alter table notes force row level security"));
        QCOMPARE(sentence(done), u"none"_s);
        QCOMPARE(runSql(address, adminRole, {u"select string_agg(text, ' ') from notes"_s}), u"new new"_s);
        QCOMPARE(
            runSql(address, adminRole, {u"select relforcerowsecurity from pg_class where relname = 'notes'"_s}),
            u"true"_s);
    }
}

void TestMigrator::checksMoveIntoDomainsWithoutARowBeingWritten()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    const auto history = sql::migrations();
    const auto step = std::ranges::find_if(
        history, [](const Migration &each) { return QByteArrayView(each.name).startsWith("0051_"); });
    const auto upTo = [&](auto end) {
        return sentence(migrate(address.conninfo(ownerRole), {history.begin(), end}));
    };
    const auto look = [&](const QString &query) { return runSql(address, adminRole, {query}); };
    // what a table or an index is written into, anew when it is written anew
    const auto files = [&] {
        return look(u"select string_agg(relname || ' ' || relfilenode, ', ' order by relname) from pg_class "
                    "where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')"_s);
    };
    QCOMPARE(upTo(step), u"none"_s);
    const QString before = files();
    QCOMPARE(upTo(step + 1), u"none"_s);
    QCOMPARE(files(), before);

    const QString checked =
        u"select count(*) from pg_attribute a join pg_constraint c on c.contypid = a.atttypid "
        "where c.contype = 'c' and (a.attrelid::regclass || '.' || a.attname) in ('products.status', "
        "'variants.status', 'billing_groups.status', 'billing_groups.group_name', "
        "'billing_groups.billing_day')"_s;
    QCOMPARE(look(checked), u"5"_s);
    QCOMPARE(look(u"select count(*) from pg_constraint where contype = 'c' and cardinality(conkey) = 1 and "
                  "conrelid in ('products'::regclass, 'variants'::regclass, 'billing_groups'::regclass)"_s),
             u"0"_s);
}

void TestMigrator::anAdministratorLeavesTheTablesToTheOwner()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    runSql(address, adminRole,
           {u"alter schema public owner to onhire_admin"_s, u"grant create on schema public to public"_s});
    QCOMPARE(sentence(migrate(address.uri(adminRole))), u"none"_s);
    QCOMPARE(
        runSql(address, adminRole,
               {u"select string_agg(distinct tableowner, ' ') from pg_tables where schemaname = 'public'"_s}),
        QString(ownerRole));
    QCOMPARE(runSql(address, adminRole, {u"select has_schema_privilege('onhire_app', 'public', 'CREATE')"_s}),
             u"false"_s);
    QCOMPARE(sentence(migrate(address.uri(adminRole))), u"none"_s);
}

// Roles belong to the whole cluster: the program's is renamed for as long as this test lasts.
void TestMigrator::anOwnerWhoMayNotMakeTheRoleIsToldWhatToDo()
{
    const ClusterAddress address = TestCluster::freshDatabase();
    const QString conninfo = ordinaryOwner(address);
    runSql(address, adminRole, {u"alter role onhire_app rename to onhire_app_elsewhere"_s});
    const auto refused = migrate(conninfo);
    runSql(address, adminRole, {u"create role onhire_app nologin"_s});
    const auto notAMember = migrate(conninfo);
    runSql(address, adminRole, {u"grant onhire_app to plain_owner"_s});
    const auto done = migrate(conninfo);
    runSql(address, adminRole,
           {u"drop owned by onhire_app"_s, u"drop role onhire_app"_s,
            u"alter role onhire_app_elsewhere rename to onhire_app"_s});
    const QString advice = u"create role onhire_app nologin; grant onhire_app to plain_owner;"_s;
    QVERIFY2(sentence(refused).contains(advice), qPrintable(sentence(refused)));
    QVERIFY2(sentence(notAMember).contains(advice), qPrintable(sentence(notAMember)));
    QCOMPARE(sentence(done), u"none"_s);
}

QTEST_GUILESS_MAIN(TestMigrator)
#include "tst_migrator.moc"
