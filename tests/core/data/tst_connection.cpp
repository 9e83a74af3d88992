// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTest>

#include <future>
#include <latch>
#include <new>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// A tenant with one customer, and a plain connection to look with.
struct Tenancy : Shop
{
    Tenancy()
    {
        look(u"insert into customers (tenant_id, customer_id, email, email_key, first_name, last_name, "
             u"customer_type, status, "
             "created_by, created_at, updated_at) values ('%1', 'cust_1', 'a', 'a', 'A', 'B', 'business', "
             "'active', 'x', now(), "
             "now()) returning 1"_s.arg(tenant->id));
    }

    Scope scope() const { return Scope::tenant(tenant->id); }
    Result<Rows> note(Connection &connection, const QString &word) const
    {
        return connection.run(
            scope(), u"insert into search_words (tenant_id, noun, record_id, word) values ($1, 'n', 'r', $2)"_s,
            {tenant->id, word});
    }
    QString notes(const QString &word)
    {
        return look(u"select count(*) from search_words where word = '%1'"_s.arg(word));
    }
};

QString admin(const QString &sql)
{
    return runSql(migratedDatabase(), adminRole, {sql});
}

QString cell(Connection &connection, const Scope &scope, const QString &sql)
{
    auto rows = connection.run(scope, sql, {});
    return rows && rows->next() ? rows->text(0) : u"failed"_s;
}

QString customersSeen(Connection &connection, const Scope &scope)
{
    return cell(connection, scope, u"select string_agg(tenant_id, ',') from customers"_s);
}

QString backendOf(Connection &connection, const Scope &scope)
{
    return cell(connection, scope, u"select pg_backend_pid()"_s);
}

void endBackend(const QString &pid)
{
    admin(u"select pg_terminate_backend(%1, 5000)"_s.arg(pid));
}

template <typename T>
QByteArray codeOf(const Result<T> &result)
{
    return result ? "none"_ba : QByteArray(infoOf(result.error().code).name.data());
}

} // namespace

class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStatementIsPreparedOnce();
    void whatGoesThroughWholeTablesIsPlannedFreely();
    void rowsStayReadableWhenTheCacheIsEmptied();
    void valuesArriveAsTheDatabaseTypesThem();
    void aTextThatWasNeverSetIsNullAndAnEmptyOneIsNot();
    void aListOfValuesArrivesAsAnArray_data();
    void aListOfValuesArrivesAsAnArray();
    void aNulInAParameterIsRefusedNotCutOff();
    void aTenantSeesItsRowsAndNobodyElseDoes();
    void whatATransactionSawIsForgottenAfterIt_data();
    void whatATransactionSawIsForgottenAfterIt();
    void aStatementForAnotherTenantDoesNotRunInATransaction();
    void savepointsUndoTheirPartOnly();
    void aConnectionThatWasCutWhileIdleIsRepairedUnnoticed();
    void aConnectionCutInATransactionRunsNothingUntilTheRollback();
    void aCommandWhoseConnectionWasCutIsRunAgain();
    void aConnectionCutDuringAStatementAnswers503();
    void aFailureThatTheCommandIgnoredIsNotCommitted();
    void aLossThatTheCommandIgnoredIsNotCommitted();
    void aCommandThatRunsOutOfMemoryLeavesNothingOpen_data();
    void aCommandThatRunsOutOfMemoryLeavesNothingOpen();
    void refusalsOfTheDatabaseAreTold_data();
    void refusalsOfTheDatabaseAreTold();
    void aValueThatLooksLikeAConstraintMisleadsNobody();
    void aConstraintIsKnownByItsWholeName();
    void ofTwoCommandsInADeadlockBothSucceed();
    void aSerializationFailureRunsTheWholeCommandAgain();
    void aLockThatIsNotGivenIs503AndThenSucceeds();
    void aLockThatIsHeldForLongIs503WithinTheTimeForRetries();
    void aStatementThatTakesTooLongIs503AndIsNotRepeated();
    void aPrimaryThatBecameReadOnlyIsLeft();
    void aLostCommitIsLookedUp_data();
    void aLostCommitIsLookedUp();
    void aLostCommitIsKnownByItsEntry_data();
    void aLostCommitIsKnownByItsEntry();
    void theEntryDecidesAndNotTheTransactionsId();
    void anEntryThatWasUndoneProvesNothing();
    void aLostCommitIsEndedByWhoeverLoggedIn();
    void aCommitOfUnknownFateIsNotRepeated();
    void aDatabaseThatIsAwayIs503();
};

void TestConnection::aStatementIsPreparedOnce()
{
    Tenancy a;
    Connection &connection = a.database.connection();
    for (int i = 0; i < 3; ++i)
        QVERIFY(connection.run(a.scope(), sql::orders::find, {a.tenant->id, u"ord_%1"_s.arg(i)}));
    QCOMPARE(cell(connection, a.scope(),
                  u"select count(*) from pg_prepared_statements where statement like '%o.document, o.version%'"
                  " and statement not like '%pg_prepared%'"_s),
             u"1"_s);
}

void TestConnection::rowsStayReadableWhenTheCacheIsEmptied()
{
    Tenancy a;
    Connection &connection = a.database.connection();
    auto rows = connection.run(a.scope(), u"select generate_series(1, 3)"_s, {});
    QVERIFY(rows && rows->next());
    for (int i = 0; i < 520; ++i)
        QCOMPARE(cell(connection, a.scope(), u"select %1"_s.arg(i)), QString::number(i));
    QVERIFY(rows->next());
    QCOMPARE(rows->text(0), u"2"_s);
    QVERIFY(cell(connection, a.scope(), u"select count(*) from pg_prepared_statements"_s).toInt() <= 500);
}

void TestConnection::valuesArriveAsTheDatabaseTypesThem()
{
    Tenancy a;
    auto rows = a.database.connection().run(
        a.scope(), u"select 7::bigint, 7::integer, true, 'ä'::text, null::text, 0.5::numeric"_s, {});
    QVERIFY(rows && rows->next());
    QCOMPARE(rows->columns(), 6);
    QCOMPARE(rows->value(0), QVariant(qint64(7)));
    QCOMPARE(rows->value(1), QVariant(qint64(7)));
    QCOMPARE(rows->value(2), QVariant(true));
    QCOMPARE(rows->value(3), QVariant(u"ä"_s));
    QVERIFY(rows->isNull(4) && !rows->value(4).isValid() && !rows->optionalInteger(4));
    QCOMPARE(rows->value(5), QVariant(0.5));
    QCOMPARE(rows->utf8(3), "ä"_ba);
    QVERIFY(rows->flag(2));
    QVERIFY(!rows->next());
}

void TestConnection::aTextThatWasNeverSetIsNullAndAnEmptyOneIsNot()
{
    Tenancy a;
    auto rows = a.database.connection().run(
        a.scope(), u"select $1::text is null, $2::text = '', $3::integer + 1"_s, {QString(), u""_s, 41});
    QVERIFY(rows && rows->next());
    QVERIFY(rows->flag(0));
    QVERIFY(rows->flag(1));
    QCOMPARE(rows->integer(2), 42);
}

void TestConnection::aListOfValuesArrivesAsAnArray_data()
{
    QTest::addColumn<QVariant>("values");
    QTest::addColumn<QByteArray>("arrived");
    const QString awkward = u"a\\\"{b},\n'NULL' ä"_s;
    QTest::newRow("texts") << QVariant(QStringList{u"one"_s, u"two"_s}) << R"(["one", "two"])"_ba;
    QTest::newRow("no text at all") << QVariant(QStringList()) << "[]"_ba;
    QTest::newRow("an empty text, none, and the word")
        << QVariant(QStringList{u""_s, QString(), u"NULL"_s}) << R"(["", null, "NULL"])"_ba;
    QTest::newRow("signs of its own") << QVariant(QStringList{awkward}) << R"(["a\\\"{b},\n'NULL' ä"])"_ba;
    QTest::newRow("bytes") << QVariant::fromValue(QByteArrayList{R"({"name": "ä \\ "})"_ba, QByteArray()})
                           << R"(["{\"name\": \"ä \\\\ \"}", null])"_ba;
    QTest::newRow("values of other types")
        << QVariant(QVariantList{7, true, QVariant(), u"x"_s}) << R"(["7", "true", null, "x"])"_ba;
}

void TestConnection::aListOfValuesArrivesAsAnArray()
{
    QFETCH(const QVariant, values);
    Tenancy a;
    auto rows = a.database.connection().run(a.scope(), u"select to_json($1::text[])::jsonb, $2::integer"_s,
                                            {values, 41});
    QVERIFY(rows && rows->next());
    QTEST(rows->utf8(0), "arrived");
    QCOMPARE(rows->integer(1), 41);
}

void TestConnection::aNulInAParameterIsRefusedNotCutOff()
{
    Tenancy a;
    const QString text = u"before"_s + QChar(0) + u"after"_s;
    QVERIFY(!a.note(a.database.connection(), text));
    QVERIFY(!a.database.connection().run(a.scope(), u"select $1::text[]"_s, {QStringList{text}}));
    QCOMPARE(a.notes(u"before"_s), u"0"_s);
}

void TestConnection::aTenantSeesItsRowsAndNobodyElseDoes()
{
    Tenancy a, b;
    Connection connection(migratedDatabase().conninfo(appRole));
    QCOMPARE(customersSeen(connection, a.scope()), a.tenant->id);
    QCOMPARE(customersSeen(connection, b.scope()), b.tenant->id);
    QCOMPARE(customersSeen(connection, Scope::control()), QString());
    QCOMPARE(customersSeen(connection, Scope::tenant(u""_s)), QString());
    QCOMPARE(customersSeen(connection, Scope::tenant(u"' or true --"_s)), QString());
    QCOMPARE(customersSeen(connection, a.scope()), a.tenant->id);
    QCOMPARE(runSql(migratedDatabase(), appRole, {u"select count(*) from customers"_s}), u"0"_s);
}

void TestConnection::whatATransactionSawIsForgottenAfterIt_data()
{
    QTest::addColumn<QString>("ending");
    for (const QString &ending :
         {u"commit"_s, u"rollback"_s, u"rollback of a savepoint"_s, u"loss"_s, u"failure"_s})
        QTest::newRow(qPrintable(ending)) << ending;
}

void TestConnection::whatATransactionSawIsForgottenAfterIt()
{
    QFETCH(const QString, ending);
    Tenancy a, b;
    Connection connection(migratedDatabase().conninfo(appRole));
    QCOMPARE(customersSeen(connection, b.scope()), b.tenant->id);
    QVERIFY(connection.begin(a.scope()));
    QCOMPARE(customersSeen(connection, a.scope()), a.tenant->id);
    if (ending == u"rollback of a savepoint"_s) {
        QVERIFY(connection.begin(a.scope()));
        connection.rollback();
        QCOMPARE(customersSeen(connection, a.scope()), a.tenant->id);
    } else if (ending == u"loss"_s) {
        endBackend(backendOf(connection, a.scope()));
    } else if (ending == u"failure"_s) {
        QVERIFY(!connection.run(a.scope(), u"select 1 / 0"_s, {}));
    }
    if (ending == u"commit"_s)
        QVERIFY(connection.commit());
    else
        connection.rollback();
    QVERIFY(!connection.inTransaction());
    QCOMPARE(customersSeen(connection, b.scope()), b.tenant->id);
    QCOMPARE(customersSeen(connection, Scope::control()), QString());
}

void TestConnection::aStatementForAnotherTenantDoesNotRunInATransaction()
{
    Tenancy a, b;
    Connection &connection = a.database.connection();
    QVERIFY(connection.begin(a.scope()));
    QCOMPARE(codeOf(connection.run(b.scope(), u"select 1"_s, {})), "INTERNAL_ERROR"_ba);
    QCOMPARE(codeOf(connection.begin(b.scope())), "INTERNAL_ERROR"_ba);
    QVERIFY(a.note(connection, u"own"_s));
    QVERIFY(connection.commit());
    QCOMPARE(a.notes(u"own"_s), u"1"_s);
}

void TestConnection::whatGoesThroughWholeTablesIsPlannedFreely()
{
    Tenancy a;
    const auto ways = [&] {
        return a.look(u"select string_agg(distinct setting, ' ' order by setting) from pg_settings "
                      "where name in ('enable_seqscan', 'enable_bitmapscan', 'enable_mergejoin', "
                      "'enable_hashjoin', 'enable_material')"_s);
    };
    QCOMPARE(ways(), u"off"_s);
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.allowLargeStatements());
        if (ways() != "on"_L1)
            return Failure(Error::internal(ways()));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QCOMPARE(ways(), u"off"_s);
}

void TestConnection::savepointsUndoTheirPartOnly()
{
    Tenancy a;
    const auto inner = [&](const QString &word, bool fails) {
        return inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
            ONHIRE_TRY(a.note(connection, word));
            if (fails)
                ONHIRE_TRY(a.note(connection, word)); // twice: the primary key refuses it
            return {};
        });
    };
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"outer"_s));
        if (inner(u"undone"_s, true))
            return Failure(Error::internal(u"the inner part should have failed"_s));
        return inner(u"kept"_s, false);
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QCOMPARE(a.look(u"select string_agg(word, ' ' order by word) from search_words"_s), u"kept outer"_s);
}

void TestConnection::aConnectionThatWasCutWhileIdleIsRepairedUnnoticed()
{
    Tenancy a;
    Connection &connection = a.database.connection();
    for (int i = 0; i < 3; ++i) {
        const QString pid = backendOf(connection, a.scope());
        endBackend(pid);
        QCOMPARE(customersSeen(connection, a.scope()), a.tenant->id);
        QVERIFY(backendOf(connection, a.scope()) != pid);
        endBackend(backendOf(connection, a.scope()));
        QVERIFY(connection.begin(a.scope()));
        QVERIFY(connection.commit());
    }
}

void TestConnection::aConnectionCutInATransactionRunsNothingUntilTheRollback()
{
    Tenancy a;
    Connection &connection = a.database.connection();
    QVERIFY(connection.begin(a.scope()));
    QVERIFY(a.note(connection, u"before"_s));
    endBackend(backendOf(connection, a.scope()));
    for (int i = 0; i < 2; ++i) {
        const auto refused = a.note(connection, u"after"_s);
        QCOMPARE(codeOf(refused), "SERVICE_UNAVAILABLE"_ba);
        QVERIFY(refused.error().transient);
    }
    QCOMPARE(codeOf(connection.begin(a.scope())), "SERVICE_UNAVAILABLE"_ba);
    QVERIFY(connection.inTransaction());
    connection.rollback();
    QVERIFY(!connection.inTransaction());
    QCOMPARE(a.look(u"select count(*) from search_words"_s), u"0"_s);
}

void TestConnection::aCommandWhoseConnectionWasCutIsRunAgain()
{
    Tenancy a;
    int attempts = 0;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"w%1"_s.arg(++attempts)));
        if (attempts == 1)
            endBackend(backendOf(connection, a.scope()));
        ONHIRE_TRY(a.note(connection, u"again"_s));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QCOMPARE(attempts, 2);
    QCOMPARE(a.look(u"select string_agg(word, ' ' order by word) from search_words"_s), u"again w2"_s);
}

void TestConnection::aConnectionCutDuringAStatementAnswers503()
{
    Tenancy a;
    Connection &connection = a.database.connection();
    const QString pid = backendOf(connection, a.scope());
    auto killer = std::async(std::launch::async, [&pid] {
        while (
            admin(u"select count(*) from pg_stat_activity where pid = %1 and wait_event = 'PgSleep'"_s.arg(pid))
            == u"0"_s) { }
        endBackend(pid);
    });
    const auto slept = connection.run(a.scope(), u"select pg_sleep(4)"_s, {});
    killer.get();
    QCOMPARE(codeOf(slept), "SERVICE_UNAVAILABLE"_ba);
    QVERIFY(slept.error().transient);
    QCOMPARE(customersSeen(connection, a.scope()), a.tenant->id);
}

void TestConnection::aFailureThatTheCommandIgnoredIsNotCommitted()
{
    Tenancy a;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"w"_s));
        (void)connection.run(a.scope(), u"select 1 / 0"_s, {});
        return {};
    });
    QCOMPARE(codeOf(done), "INTERNAL_ERROR"_ba);
    QCOMPARE(a.notes(u"w"_s), u"0"_s);
    const auto nested = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        const auto inner = inTransaction(a.database, a.scope(), [&](Connection &) -> Result<void> {
            (void)connection.run(a.scope(), u"select 1 / 0"_s, {});
            return {};
        });
        if (inner)
            return Failure(Error::internal(u"the inner part should have failed"_s));
        ONHIRE_TRY(a.note(connection, u"outer"_s));
        return {};
    });
    QCOMPARE(codeOf(nested), "none"_ba);
    QCOMPARE(a.notes(u"outer"_s), u"1"_s);
    QVERIFY(!a.database.connection().inTransaction());
}

void TestConnection::aLossThatTheCommandIgnoredIsNotCommitted()
{
    Tenancy a;
    int attempts = 0;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"first%1"_s.arg(++attempts)));
        if (attempts == 1)
            endBackend(backendOf(connection, a.scope()));
        (void)a.note(connection, u"lost"_s);
        (void)a.note(connection, u"second%1"_s.arg(attempts));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QCOMPARE(attempts, 2);
    QCOMPARE(a.look(u"select string_agg(word, ' ' order by word) from search_words"_s),
             u"first2 lost second2"_s);
}

void TestConnection::aCommandThatRunsOutOfMemoryLeavesNothingOpen_data()
{
    QTest::addColumn<bool>("within");
    QTest::newRow("in the transaction itself") << false;
    QTest::newRow("in a part of it") << true;
}

// Whoever comes next on this connection is answered by what is stored.
void TestConnection::aCommandThatRunsOutOfMemoryLeavesNothingOpen()
{
    QFETCH(const bool, within);
    Tenancy a;
    const auto runOut = [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"lost"_s));
        throw std::bad_alloc();
    };
    const auto around = [&](Connection &) { return inTransaction(a.database, a.scope(), runOut); };
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                             within ? (void)inTransaction(a.database, a.scope(), around)
                                    : (void)inTransaction(a.database, a.scope(), runOut));
    QVERIFY(!a.database.connection().inTransaction());
    const auto next = [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"kept"_s));
        return {};
    };
    QCOMPARE(codeOf(inTransaction(a.database, a.scope(), next)), "none"_ba);
    QCOMPARE(a.look(u"select string_agg(word, ' ') from search_words"_s), u"kept"_s);
}

void TestConnection::refusalsOfTheDatabaseAreTold_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("transient");
    QTest::newRow("serialization failure") << u"40001"_s << "SERVICE_UNAVAILABLE"_ba << true;
    QTest::newRow("deadlock") << u"40P01"_s << "SERVICE_UNAVAILABLE"_ba << true;
    QTest::newRow("lock not available") << u"55P03"_s << "SERVICE_UNAVAILABLE"_ba << true;
    QTest::newRow("shutdown") << u"57P01"_s << "SERVICE_UNAVAILABLE"_ba << true;
    QTest::newRow("starting up") << u"57P03"_s << "SERVICE_UNAVAILABLE"_ba << true;
    QTest::newRow("connection failure") << u"08006"_s << "SERVICE_UNAVAILABLE"_ba << true;
    QTest::newRow("read-only") << u"25006"_s << "SERVICE_UNAVAILABLE"_ba << true;
    QTest::newRow("disk full") << u"53100"_s << "SERVICE_UNAVAILABLE"_ba << false;
    QTest::newRow("too many connections") << u"53300"_s << "SERVICE_UNAVAILABLE"_ba << false;
    QTest::newRow("statement timeout") << u"57014"_s << "SERVICE_UNAVAILABLE"_ba << false;
    QTest::newRow("foreign key") << u"23503"_s << "INTERNAL_ERROR"_ba << false;
    QTest::newRow("row-level security") << u"42501"_s << "INTERNAL_ERROR"_ba << false;
    QTest::newRow("unique, of no known constraint") << u"23505"_s << "INTERNAL_ERROR"_ba << false;
}

void TestConnection::refusalsOfTheDatabaseAreTold()
{
    QFETCH(const QString, state);
    Connection connection(migratedDatabase().conninfo(appRole));
    const auto refused = connection.script(
        u"do $$ begin raise exception 'secret' using errcode = '%1', detail = 'the value'; end $$"_s.arg(
            state));
    QTEST(codeOf(refused), "code");
    QTEST(refused.error().transient, "transient");
    QVERIFY(refused.error().detail.contains(state));
    QVERIFY(!refused.error().detail.contains(u"the value"_s));
}

void TestConnection::aValueThatLooksLikeAConstraintMisleadsNobody()
{
    Tenancy a;
    Connection &connection = a.database.connection();
    const QString product =
        u"insert into products (tenant_id, product_id, product_sku, name, specification, category, brand, "
        u"status, "
        "created_at, updated_at) values ($1, $2, 'customers_email_key', 'n', 's', 'c', 'b', 'active', now(), now())"_s;
    QVERIFY(connection.run(a.scope(), product, {a.tenant->id, u"prod_1"_s}));
    QCOMPARE(codeOf(connection.run(a.scope(), product, {a.tenant->id, u"prod_2"_s})), "DUPLICATE_SKU"_ba);
}

void TestConnection::aConstraintIsKnownByItsWholeName()
{
    Connection connection(migratedDatabase().conninfo(adminRole));
    QVERIFY(connection.script(
        u"create temp table old_customers (email text constraint old_customers_email_key unique)"_s));
    const QString insert = u"insert into old_customers values ('a')"_s;
    QVERIFY(connection.script(insert));
    QCOMPARE(codeOf(connection.script(insert)), "INTERNAL_ERROR"_ba);
}

void TestConnection::ofTwoCommandsInADeadlockBothSucceed()
{
    Tenancy a;
    a.look(u"insert into search_words (tenant_id, noun, record_id, word) select '%1', 'n', 'r', w from "
           u"unnest('{x,y}'::text[]) w "
           "returning 1"_s.arg(a.tenant->id));
    std::latch bothHaveOne(2);
    std::atomic<int> attempts = 0;
    const auto cross = [&](const QString &first, const QString &second) {
        Shop shop = a.elsewhere();
        bool isFirst = true;
        return codeOf(inTransaction(shop.database, a.scope(), [&](Connection &connection) -> Result<void> {
            const QString sql =
                u"update search_words set record_id = record_id || '.' where word = $1 and tenant_id = $2"_s;
            ++attempts;
            ONHIRE_TRY(connection.run(a.scope(), sql, {first, a.tenant->id}));
            if (std::exchange(isFirst, false))
                bothHaveOne.arrive_and_wait();
            ONHIRE_TRY(connection.run(a.scope(), sql, {second, a.tenant->id}));
            return {};
        }));
    };
    auto other = std::async(std::launch::async, cross, u"y"_s, u"x"_s);
    QCOMPARE(cross(u"x"_s, u"y"_s), "none"_ba);
    QCOMPARE(other.get(), "none"_ba);
    QVERIFY(attempts > 2);
    QCOMPARE(a.look(u"select string_agg(record_id, ' ') from search_words"_s), u"r.. r.."_s);
}

void TestConnection::aSerializationFailureRunsTheWholeCommandAgain()
{
    Tenancy a;
    int attempts = 0;
    const auto failing = [&](int failures) {
        attempts = 0;
        return inTransaction(a.database, a.scope(), [&, failures](Connection &connection) -> Result<void> {
            ONHIRE_TRY(a.note(connection, u"f%1-%2"_s.arg(failures).arg(++attempts)));
            if (attempts <= failures)
                ONHIRE_TRY(
                    connection.script(u"do $$ begin raise exception 'x' using errcode = '40001'; end $$"_s));
            return {};
        });
    };
    QCOMPARE(codeOf(failing(4)), "none"_ba);
    QCOMPARE(attempts, 5);
    QCOMPARE(codeOf(failing(9)), "SERVICE_UNAVAILABLE"_ba);
    QCOMPARE(attempts, 5);
    QCOMPARE(a.look(u"select string_agg(word, ' ') from search_words"_s), u"f4-5"_s);
}

void TestConnection::aLockThatIsNotGivenIs503AndThenSucceeds()
{
    Tenancy a;
    Shop other = a.elsewhere();
    const QString lock = u"select 1 from customers where tenant_id = $1 for update"_s;
    QVERIFY(other.database.connection().begin(a.scope()));
    QVERIFY(other.database.connection().run(a.scope(), lock, {a.tenant->id}));
    int attempts = 0;
    const auto command = [&](Connection &connection) -> Result<void> {
        ++attempts;
        ONHIRE_TRY(connection.script(u"set local lock_timeout = '20ms'"_s));
        ONHIRE_TRY(connection.run(a.scope(), lock, {a.tenant->id}));
        return {};
    };
    QCOMPARE(codeOf(inTransaction(a.database, a.scope(), command)), "SERVICE_UNAVAILABLE"_ba);
    QCOMPARE(attempts, 5);
    other.database.connection().rollback();
    QCOMPARE(codeOf(inTransaction(a.database, a.scope(), command)), "none"_ba);
}

void TestConnection::aLockThatIsHeldForLongIs503WithinTheTimeForRetries()
{
    Tenancy a;
    Shop other = a.elsewhere();
    const QString lock = u"select 1 from customers where tenant_id = $1 for update"_s;
    QVERIFY(other.database.connection().begin(a.scope()));
    QVERIFY(other.database.connection().run(a.scope(), lock, {a.tenant->id}));
    QElapsedTimer timer;
    timer.start();
    const auto refused = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.run(a.scope(), lock, {a.tenant->id}));
        return {};
    });
    QCOMPARE(codeOf(refused), "SERVICE_UNAVAILABLE"_ba);
    QVERIFY2(timer.elapsed() < RetryTime.count() + 500, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(a.look(u"select current_setting('lock_timeout')"_s), u"2s"_s);
}

void TestConnection::aStatementThatTakesTooLongIs503AndIsNotRepeated()
{
    Tenancy a;
    QCOMPARE(a.look(u"select current_setting('statement_timeout')"_s), u"5s"_s);
    QCOMPARE(a.look(u"select current_setting('lock_timeout')"_s), u"2s"_s);
    QCOMPARE(a.look(u"select current_setting('idle_in_transaction_session_timeout')"_s), u"10s"_s);
    int attempts = 0;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ++attempts;
        ONHIRE_TRY(connection.script(u"set local statement_timeout = '30ms'"_s));
        ONHIRE_TRY(connection.run(a.scope(), u"select pg_sleep(3)"_s, {}));
        return {};
    });
    QCOMPARE(codeOf(done), "SERVICE_UNAVAILABLE"_ba);
    QCOMPARE(attempts, 1);
    QCOMPARE(customersSeen(a.database.connection(), a.scope()), a.tenant->id);
}

void TestConnection::aPrimaryThatBecameReadOnlyIsLeft()
{
    Tenancy a;
    QVERIFY(a.database.connection().script(u"set default_transaction_read_only = on"_s));
    int attempts = 0;
    const auto done = inTransaction(a.database, a.scope(), [&](Connection &connection) -> Result<void> {
        ++attempts;
        ONHIRE_TRY(a.note(connection, u"w"_s));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QVERIFY(attempts <= 2);
    QCOMPARE(a.notes(u"w"_s), u"1"_s);
}

void TestConnection::aLostCommitIsLookedUp_data()
{
    QTest::addColumn<CutProxy::Cut>("cut");
    QTest::addColumn<int>("attempts");
    QTest::newRow("COMMIT arrived") << CutProxy::Cut::Reply << 1;
    QTest::newRow("COMMIT did not arrive") << CutProxy::Cut::Request << 2;
    QTest::newRow("COMMIT did not arrive and the server still waits for it") << CutProxy::Cut::HalfOpen << 2;
}

void TestConnection::aLostCommitIsLookedUp()
{
    QFETCH(const CutProxy::Cut, cut);
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    for (int round = 0; round < 5; ++round) {
        proxy.loseNextCommit(cut);
        int attempts = 0;
        const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
            ONHIRE_TRY(a.note(connection, u"%1-%2"_s.arg(round).arg(++attempts)));
            return {};
        });
        QCOMPARE(codeOf(done), "none"_ba);
        QVERIFY(proxy.hasCut());
        QTEST(attempts, "attempts");
        QCOMPARE(a.look(u"select count(*) from search_words where word like '%1-%'"_s.arg(round)), u"1"_s);
        QCOMPARE(customersSeen(database.connection(), a.scope()), a.tenant->id);
    }
}

void TestConnection::aLostCommitIsKnownByItsEntry_data()
{
    aLostCommitIsLookedUp_data();
}

void TestConnection::aLostCommitIsKnownByItsEntry()
{
    QFETCH(const CutProxy::Cut, cut);
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    Context context = a.context();
    proxy.loseNextCommit(cut);
    int attempts = 0;
    const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
        ++attempts;
        ONHIRE_TRY(connection.run(a.scope(), sql::audit::record,
                                  {a.tenant->id, changeJson(context, u"test"_s), u"r"_s, u"{}"_s, u"{}"_s}));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QVERIFY(proxy.hasCut());
    QTEST(attempts, "attempts");
    QCOMPARE(a.look(u"select count(*) from audit_entries where record_id = 'r'"_s), u"1"_s);
    QCOMPARE(customersSeen(database.connection(), a.scope()), a.tenant->id);
}

// After a fail-over the id may belong to a transaction of somebody else: here one that is committed, without
// the entry.
void TestConnection::theEntryDecidesAndNotTheTransactionsId()
{
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(ownerRole));
    Context context = a.context();
    proxy.loseNextCommit(CutProxy::Cut::Reply);
    int attempts = 0;
    const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.run(a.scope(), sql::audit::record,
                                  {a.tenant->id, changeJson(context, u"test"_s), u"r"_s, u"{}"_s, u"{}"_s}));
        if (++attempts > 1)
            return {};
        for (const QString &table : {u"audit_unsealed"_s, u"audit_entries"_s})
            ONHIRE_TRY(
                connection.run(a.scope(), u"delete from %1 where tenant_id = $1"_s.arg(table), {a.tenant->id}));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QCOMPARE(attempts, 2);
    QCOMPARE(a.look(u"select count(*) from audit_entries"_s), u"1"_s);
}

void TestConnection::anEntryThatWasUndoneProvesNothing()
{
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    Context context = a.context();
    proxy.loseNextCommit(CutProxy::Cut::Reply);
    int attempts = 0;
    const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"w%1"_s.arg(++attempts)));
        (void)inTransaction(database, a.scope(), [&](Connection &inner) -> Result<void> {
            ONHIRE_TRY(inner.run(a.scope(), sql::audit::record,
                                 {a.tenant->id, changeJson(context, u"test"_s), u"r"_s, u"{}"_s, u"{}"_s}));
            return Failure(Error{ErrorCode::NotFound});
        });
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QVERIFY(proxy.hasCut());
    QCOMPARE(attempts, 1);
    QCOMPARE(a.look(u"select string_agg(word, ' ') from search_words"_s), u"w1"_s);
}

// Somebody else's PostgreSQL is entered as its owner, and worked with as another role.
void TestConnection::aLostCommitIsEndedByWhoeverLoggedIn()
{
    Tenancy a;
    admin(u"grant onhire_app to onhire_owner"_s);
    const auto takeBack = qScopeGuard([] { admin(u"revoke onhire_app from onhire_owner"_s); });
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(ownerRole) + u" options='-c role=onhire_app'"_s);
    proxy.loseNextCommit(CutProxy::Cut::HalfOpen);
    int attempts = 0;
    const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(a.note(connection, u"w%1"_s.arg(++attempts)));
        return {};
    });
    QCOMPARE(codeOf(done), "none"_ba);
    QVERIFY(proxy.hasCut());
    QCOMPARE(attempts, 2);
    QCOMPARE(a.look(u"select string_agg(word, ' ') from search_words"_s), u"w2"_s);
    QCOMPARE(cell(database.connection(), a.scope(), u"select current_user"_s), u"onhire_app"_s);
}

void TestConnection::aCommitOfUnknownFateIsNotRepeated()
{
    Tenancy a;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    proxy.loseNextCommit(CutProxy::Cut::ReplyAndAll);
    int attempts = 0;
    const auto done = inTransaction(database, a.scope(), [&](Connection &connection) -> Result<void> {
        ++attempts;
        ONHIRE_TRY(a.note(connection, u"w"_s));
        return {};
    });
    QCOMPARE(codeOf(done), "SERVICE_UNAVAILABLE"_ba);
    QVERIFY(!done.error().transient);
    QCOMPARE(attempts, 1);
    QVERIFY(!database.connection().inTransaction());
    QCOMPARE(a.notes(u"w"_s), u"1"_s);
}

void TestConnection::aDatabaseThatIsAwayIs503()
{
    QTemporaryDir nowhere;
    Connection connection(u"host=%1 dbname=onhire user=onhire_app"_s.arg(nowhere.path()));
    for (int i = 0; i < 2; ++i) {
        const auto refused = connection.run(Scope::control(), u"select 1"_s, {});
        QCOMPARE(codeOf(refused), "SERVICE_UNAVAILABLE"_ba);
        QVERIFY(refused.error().transient);
    }
}

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
