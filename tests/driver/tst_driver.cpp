// SPDX-License-Identifier: GPL-3.0-or-later
// PostgreSQL through QtSql: QSqlDatabase and QSqlQuery on our driver, nothing else of ours.
#include "core/data/driver/postgres_driver.h"
#include "core/data/driver/postgres_error.h"
#include "tests/support/frozen_postgres.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace onhire;

namespace {

const ClusterAddress &place()
{
    static const ClusterAddress address = TestCluster::freshDatabase();
    return address;
}

// A database of QtSql's, as anybody would open one.
class Opened
{
public:
    Opened()
        : m_name(u"opened-%1"_s.arg(quintptr(this))), driver(new PostgresDriver),
          database(QSqlDatabase::addDatabase(driver, m_name))
    {
        database.setConnectOptions(place().conninfo(adminRole));
        if (!database.open())
            qFatal("%s", qUtf8Printable(database.lastError().text()));
    }
    ~Opened()
    {
        database = {};
        QSqlDatabase::removeDatabase(m_name);
    }

    QString ask(const QString &sql)
    {
        QSqlQuery query(database);
        return query.exec(sql) && query.next() ? query.value(0).toString() : query.lastError().text();
    }

private:
    const QString m_name;

public:
    PostgresDriver *driver;
    QSqlDatabase database;
};

// How long it takes, in milliseconds.
template <typename Work>
qint64 timeOf(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return timer.elapsed();
}

} // namespace

class TestDriver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStatementArrivesAsItIsWritten();
    void valuesTravelBesideTheStatement();
    void valuesAreBoundForOneExecution();
    void bytesAreShownWhereTheyLie();
    void columnsHaveNamesAndTypes();
    void rowsOutliveTheirConnection();
    void aQueryOfAnEarlierSessionIsRefused();
    void statementsThatNobodyNeedsAreForgotten();
    void refusalsNameStateAndConstraintAndNoValues();
    void transactionsAreToldApart();
    void aDatabaseThatCannotBeOpenedSaysWhy();
    void whatIsAnnouncedIsHeard();
    void theEndOfAConnectionThatListensIsHeard();
    void anAnswerThatDoesNotComeEndsTheSession();
    void aValueThatTheServerDoesNotTakeEndsTheSession();
    void longWorkIsWaitedForAsLongAsTheServerAnswers();
    void longWorkOnAFrozenServerEnds();
    void copyIsRefused();
    void whatIsPostedComesWithTheNextAnswer();
    void theFirstRefusalIsTheAnswerToWhoeverWaits();
    void scriptsAndPreparationsLetWhatWasPostedGoFirst();
    void aCommitThatRollsBackIsNone();
    void ofWhatWasPostedNothingIsCommittedOnceSomethingWasRefused();
    void aSessionLostWhileSomethingIsPostedIsTold();
    void largeValuesArePostedWhileManyRowsCome();
    void whatIsPostedToAFrozenServerEndsTheSession();
    void copyIsRefusedAmongWhatIsPosted();
};

void TestDriver::aStatementArrivesAsItIsWritten()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(query.prepare(
        uR"(select $2::text || '?:x' || (array[1,2,3])[2:3]::text || ('{"a":1}'::jsonb ? $1)::text)"_s));
    query.bindValue(0, u"a"_s);
    query.addBindValue(u"never"_s); // the first, once more
    query.bindValue(0, u"a"_s);
    query.bindValue(1, u"ä"_s);
    QVERIFY2(query.exec(), qUtf8Printable(query.lastError().text()));
    QVERIFY(query.next());
    QCOMPARE(query.value(0).toString(), u"ä?:x{2,3}true"_s);
}

void TestDriver::valuesTravelBesideTheStatement()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(query.prepare(u"select query from pg_stat_activity where pid = pg_backend_pid() and $1 <> ''"_s));
    query.bindValue(0, u"a secret's value"_s);
    QVERIFY(query.exec() && query.next());
    QVERIFY(query.value(0).toString().contains(u"$1"_s));
    QVERIFY(!query.value(0).toString().contains(u"secret"_s));
}

void TestDriver::valuesAreBoundForOneExecution()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(query.prepare(u"select $1::text"_s));
    query.bindValue(0, u"once"_s);
    QVERIFY(query.exec());
    QVERIFY(query.boundValues().isEmpty());
    QVERIFY(!query.exec());
    query.bindValue(0, u"again"_s);
    QVERIFY(query.exec() && query.next());
    QCOMPARE(query.value(0).toString(), u"again"_s);
}

void TestDriver::bytesAreShownWhereTheyLie()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(query.exec(u"select repeat('ä', 1000), null::text, 12345678901234567890.10::numeric"_s));
    QVERIFY(query.next());
    const QByteArray once = query.value(0).toByteArray(), again = query.value(0).toByteArray();
    QCOMPARE(once.size(), 2000);
    QCOMPARE(static_cast<const void *>(once.constData()), static_cast<const void *>(again.constData()));
    QVERIFY(query.isNull(1) && query.value(1).isNull());
    QCOMPARE(query.value(2).toByteArray(), "12345678901234567890.10"_ba);
}

void TestDriver::columnsHaveNamesAndTypes()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(query.exec(u"select 1::bigint as number, true as flag, 0.5 as share, 'x'::text as word"_s));
    const QSqlRecord record = query.record();
    QCOMPARE(record.count(), 4);
    QCOMPARE(record.fieldName(0), u"number"_s);
    QCOMPARE(record.field(0).metaType().id(), int(QMetaType::LongLong));
    QCOMPARE(record.field(1).metaType().id(), int(QMetaType::Bool));
    QCOMPARE(record.field(2).metaType().id(), int(QMetaType::Double));
    QCOMPARE(record.field(3).metaType().id(), int(QMetaType::QString));
    QCOMPARE(query.size(), 1);
}

void TestDriver::rowsOutliveTheirConnection()
{
    auto opened = std::make_unique<Opened>();
    QSqlQuery query(opened->database);
    QVERIFY(query.prepare(u"select generate_series(1, 3)"_s) && query.exec() && query.next());
    opened->database.close();
    QVERIFY(query.next());
    QCOMPARE(query.value(0).toInt(), 2);
    opened.reset();
    QVERIFY(query.next());
    QCOMPARE(query.value(0).toInt(), 3);
    QVERIFY(!query.next());
}

void TestDriver::aQueryOfAnEarlierSessionIsRefused()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(query.prepare(u"select 1"_s));
    QVERIFY(opened.database.open());
    QVERIFY(!query.exec());
    QVERIFY(isConnectionLost(query.lastError()));
    QVERIFY(query.prepare(u"select 1"_s) && query.exec());
}

void TestDriver::statementsThatNobodyNeedsAreForgotten()
{
    Opened opened;
    for (int i = 0; i < 20; ++i) {
        QSqlQuery query(opened.database);
        QVERIFY(query.prepare(u"select %1"_s.arg(i)) && query.exec());
    }
    QSqlQuery last(opened.database);
    QVERIFY(last.prepare(u"select count(*) from pg_prepared_statements"_s) && last.exec() && last.next());
    QCOMPARE(last.value(0).toInt(), 1);
}

void TestDriver::refusalsNameStateAndConstraintAndNoValues()
{
    Opened opened;
    opened.ask(u"create temp table t (x text constraint only_once unique)"_s);
    opened.ask(u"insert into t values ('a secret')"_s);
    QSqlQuery query(opened.database);
    QVERIFY(query.prepare(u"insert into t values ($1)"_s));
    query.bindValue(0, u"a secret"_s);
    QVERIFY(!query.exec());
    QCOMPARE(query.lastError().nativeErrorCode(), u"23505"_s);
    QCOMPARE(query.lastError().type(), QSqlError::StatementError);
    QCOMPARE(constraintOf(query.lastError()), u"only_once"_s);
    QVERIFY(query.lastError().databaseText().contains(u"duplicate key"_s));
    QVERIFY(!query.lastError().text().contains(u"secret"_s));
    QVERIFY(!query.exec(u"select 1 / 0"_s));
    QCOMPARE(query.lastError().nativeErrorCode(), u"22012"_s);
    QVERIFY(constraintOf(query.lastError()).isEmpty());
}

void TestDriver::transactionsAreToldApart()
{
    using Transaction = PostgresDriver::Transaction;
    Opened opened;
    QCOMPARE(opened.driver->transaction(), Transaction::None);
    QVERIFY(opened.database.transaction());
    QCOMPARE(opened.driver->transaction(), Transaction::Open);
    opened.ask(u"create temp table t (x int)"_s);
    opened.ask(u"select 1 / 0"_s);
    QCOMPARE(opened.driver->transaction(), Transaction::Failed);
    QVERIFY(opened.database.rollback());
    QCOMPARE(opened.driver->transaction(), Transaction::None);
    QVERIFY(opened.database.transaction() && opened.database.commit());
    QVERIFY(opened.ask(u"select count(*) from t"_s).contains(u"does not exist"_s));
    opened.database.close();
    QCOMPARE(opened.driver->transaction(), Transaction::Unknown);
}

void TestDriver::aDatabaseThatCannotBeOpenedSaysWhy()
{
    Opened opened;
    opened.database.setConnectOptions(place().conninfo(adminRole) + u" dbname=nowhere"_s);
    QVERIFY(!opened.database.open());
    QVERIFY(!opened.database.isOpen());
    QVERIFY(isConnectionLost(opened.database.lastError()));
    QVERIFY(opened.database.lastError().databaseText().contains(u"nowhere"_s));
}

void TestDriver::whatIsAnnouncedIsHeard()
{
    Opened listening, telling;
    QSignalSpy heard(listening.driver, &QSqlDriver::notification);
    QVERIFY(listening.driver->subscribeToNotification(u"News of \"it\""_s));
    telling.ask(u"select pg_notify('News of \"it\"', 'ä')"_s);
    QTRY_COMPARE(heard.count(), 1);
    QCOMPARE(heard[0][0].toString(), u"News of \"it\""_s);
    QCOMPARE(heard[0][1].value<QSqlDriver::NotificationSource>(), QSqlDriver::OtherSource);
    QCOMPARE(heard[0][2].toString(), u"ä"_s);
    // A statement's answer brings what was announced before it, without an event loop.
    listening.ask(u"select pg_notify('News of \"it\"', 'own')"_s);
    QCOMPARE(heard.count(), 2);
    QCOMPARE(heard[1][1].value<QSqlDriver::NotificationSource>(), QSqlDriver::SelfSource);
    QVERIFY(listening.driver->unsubscribeFromNotification(u"News of \"it\""_s));
    listening.ask(u"select pg_notify('News of \"it\"', 'own')"_s);
    QCOMPARE(heard.count(), 2);
}

void TestDriver::theEndOfAConnectionThatListensIsHeard()
{
    Opened listening, ending;
    QSignalSpy lost(listening.driver, &PostgresDriver::lost);
    QVERIFY(listening.driver->subscribeToNotification(u"news"_s));
    ending.ask(u"select pg_terminate_backend(%1, 5000)"_s.arg(listening.driver->backend()));
    QTRY_COMPARE(lost.count(), 1);
    QVERIFY(!listening.database.isOpen());
    QVERIFY(listening.database.open());
    QCOMPARE(listening.ask(u"select 1"_s), u"1"_s);
}

void TestDriver::anAnswerThatDoesNotComeEndsTheSession()
{
    Opened opened;
    opened.driver->setPatience({.limit = 300ms});
    QSqlQuery query(opened.database);
    bool isDone = true;
    const qint64 time = timeOf([&] { isDone = query.exec(u"select pg_sleep(5)"_s); });
    QVERIFY(!isDone);
    QVERIFY(isConnectionLost(query.lastError()) && wasInVain(query.lastError()));
    QVERIFY2(time >= 300 && time < 2000, qPrintable(QString::number(time)));
    QVERIFY(!opened.database.isOpen());
    QVERIFY(opened.database.open());
    QCOMPARE(opened.ask(u"select 1"_s), u"1"_s);
}

// More than a socket holds, so that already sending it has to wait.
void TestDriver::aValueThatTheServerDoesNotTakeEndsTheSession()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(query.prepare(u"select length($1)"_s));
    query.bindValue(0, QByteArray(20'000'000, 'x'));
    QVERIFY2(query.exec(), qUtf8Printable(query.lastError().text()));
    query.bindValue(0, QByteArray(20'000'000, 'x'));
    opened.driver->setPatience({.limit = 300ms});
    const FrozenPostgres frozen(place());
    const qint64 time = timeOf([&] { QVERIFY(!query.exec()); });
    QVERIFY(wasInVain(query.lastError()));
    QVERIFY2(time < 3000, qPrintable(QString::number(time)));
}

void TestDriver::longWorkIsWaitedForAsLongAsTheServerAnswers()
{
    Opened opened;
    opened.driver->setPatience({.limit = 100ms, .beyond = Patience::Beyond::WaitWhileServerAnswers});
    QCOMPARE(opened.ask(u"select 'done' from pg_sleep(1)"_s), u"done"_s);
}

void TestDriver::longWorkOnAFrozenServerEnds()
{
    Opened opened;
    opened.database.setConnectOptions(place().conninfo(adminRole) + u" connect_timeout=2"_s);
    QVERIFY(opened.database.open());
    opened.driver->setPatience({.limit = 100ms, .beyond = Patience::Beyond::WaitWhileServerAnswers});
    QSqlQuery query(opened.database);
    const FrozenPostgres frozen(place());
    const qint64 time = timeOf([&] { QVERIFY(!query.exec(u"select 1"_s)); });
    QVERIFY(wasInVain(query.lastError()));
    QVERIFY2(time < 5000, qPrintable(QString::number(time)));
}

void TestDriver::copyIsRefused()
{
    Opened opened;
    QSqlQuery query(opened.database);
    QVERIFY(!query.exec(u"copy pg_class to stdout"_s));
    QVERIFY(!opened.database.isOpen());
    QVERIFY(opened.database.open());
    QVERIFY(!query.exec(u"copy pg_class from stdin"_s));
    QVERIFY(!opened.database.isOpen());
}

void TestDriver::whatIsPostedComesWithTheNextAnswer()
{
    Opened opened;
    opened.ask(u"create temp table t (x int)"_s);
    QSqlQuery insert(opened.database), select(opened.database), forgotten(opened.database);
    QVERIFY(insert.prepare(u"insert into t select generate_series(1, $1)"_s));
    QVERIFY(select.prepare(u"select x, x * 10 from t order by x"_s));
    QVERIFY(forgotten.prepare(u"select 1"_s));
    for (int round = 1; round <= 3; ++round) {
        insert.bindValue(0, 2);
        QVERIFY(opened.driver->post(insert));
        QVERIFY(opened.driver->post(forgotten));
        forgotten.finish();
        QVERIFY(opened.driver->post(select));
        QVERIFY(opened.driver->hasPosted());
        QCOMPARE(select.size(), -1);
        QVERIFY(!select.next());
        QSqlQuery waited(opened.database);
        if (round == 1)
            QVERIFY(opened.driver->settle());
        else // a preparation is one, too, and then an execution
            QVERIFY(waited.prepare(u"select count(*) from t"_s) && waited.exec() && waited.next());
        QVERIFY(!opened.driver->hasPosted());
        QVERIFY(!opened.driver->refusedAt());
        QCOMPARE(insert.numRowsAffected(), 2);
        QCOMPARE(select.size(), 2 * round);
        QVERIFY(select.next());
        QCOMPARE(select.value(1).toInt(), 10);
        QCOMPARE(forgotten.size(), -1);
        QVERIFY(!forgotten.next());
    }
    QVERIFY(opened.driver->post(select) && forgotten.exec() && forgotten.next());
    QCOMPARE(select.size(), 6);
    QCOMPARE(forgotten.value(0).toInt(), 1);
}

void TestDriver::theFirstRefusalIsTheAnswerToWhoeverWaits()
{
    Opened opened;
    QSqlQuery good(opened.database), divide(opened.database), unknown(opened.database), waited(opened.database);
    QVERIFY(good.prepare(u"select 7"_s) && divide.prepare(u"select 1 / $1"_s));
    QVERIFY(unknown.prepare(u"select $1::uuid"_s) && waited.prepare(u"select 8"_s));
    QVERIFY(opened.driver->post(good));
    divide.bindValue(0, 0);
    QVERIFY(opened.driver->post(divide));
    unknown.bindValue(0, u"none"_s);
    QVERIFY(opened.driver->post(unknown));
    QVERIFY(!waited.exec());
    QCOMPARE(waited.lastError().nativeErrorCode(), u"22012"_s);
    QCOMPARE(opened.driver->refusedAt(), std::optional<size_t>(1));
    QCOMPARE(divide.lastError().nativeErrorCode(), u"22012"_s);
    QVERIFY(!divide.isActive() && !unknown.isActive() && unknown.lastError().nativeErrorCode().isEmpty());
    QVERIFY(good.next());
    QCOMPARE(good.value(0).toInt(), 7);
    QVERIFY(waited.exec() && waited.next());
    QVERIFY(!opened.driver->refusedAt());
}

void TestDriver::scriptsAndPreparationsLetWhatWasPostedGoFirst()
{
    Opened opened;
    opened.ask(u"create temp table t (x int unique)"_s);
    QSqlQuery insert(opened.database), other(opened.database);
    QVERIFY(insert.prepare(u"insert into t values (1)"_s));
    QVERIFY(opened.driver->post(insert));
    QCOMPARE(opened.ask(u"select count(*) from t"_s), u"1"_s);
    QVERIFY(opened.driver->post(insert));
    QVERIFY(!other.exec(u"insert into t values (2)"_s));
    QCOMPARE(other.lastError().nativeErrorCode(), u"23505"_s);
    QVERIFY(opened.driver->post(insert));
    QVERIFY(!other.prepare(u"select 1"_s));
    QCOMPARE(other.lastError().nativeErrorCode(), u"23505"_s);
    QCOMPARE(opened.ask(u"select count(*) from t"_s), u"1"_s);
}

void TestDriver::aCommitThatRollsBackIsNone()
{
    Opened opened;
    QVERIFY(opened.database.transaction());
    opened.ask(u"select 1 / 0"_s);
    QVERIFY(!opened.database.commit());
    QCOMPARE(opened.database.lastError().nativeErrorCode(), u"25P02"_s);
    QCOMPARE(opened.driver->transaction(), PostgresDriver::Transaction::None);
    QVERIFY(opened.database.transaction() && opened.database.commit());
}

void TestDriver::ofWhatWasPostedNothingIsCommittedOnceSomethingWasRefused()
{
    Opened opened;
    opened.ask(u"create temp table t (x int unique)"_s);
    QSqlQuery begin(opened.database), insert(opened.database);
    QVERIFY(begin.prepare(u"begin"_s) && insert.prepare(u"insert into t values (1)"_s));
    QVERIFY(opened.driver->post(begin) && opened.driver->post(insert) && opened.database.commit());
    QCOMPARE(opened.ask(u"select count(*) from t"_s), u"1"_s);
    opened.ask(u"truncate t"_s);
    QVERIFY(opened.driver->post(begin) && opened.driver->post(insert) && opened.driver->post(insert));
    QCOMPARE(opened.driver->transaction(), PostgresDriver::Transaction::Open);
    QVERIFY(!opened.database.commit());
    QCOMPARE(opened.database.lastError().nativeErrorCode(), u"23505"_s);
    QCOMPARE(opened.driver->refusedAt(), std::optional<size_t>(2));
    QCOMPARE(opened.driver->transaction(), PostgresDriver::Transaction::Failed);
    QVERIFY(opened.database.rollback());
    QCOMPARE(opened.ask(u"select count(*) from t"_s), u"0"_s);
}

void TestDriver::aSessionLostWhileSomethingIsPostedIsTold()
{
    Opened opened, ending;
    QSqlQuery posted(opened.database), waited(opened.database);
    QVERIFY(posted.prepare(u"select 1"_s) && waited.prepare(u"select 2"_s));
    QVERIFY(opened.driver->post(posted));
    ending.ask(u"select pg_terminate_backend(%1, 5000)"_s.arg(opened.driver->backend()));
    QVERIFY(!waited.exec());
    QVERIFY(isConnectionLost(waited.lastError()));
    QVERIFY(!posted.isActive() && isConnectionLost(posted.lastError()));
    QCOMPARE(opened.driver->refusedAt(), std::optional<size_t>(0)); // the server's parting words say so
    QVERIFY(!opened.database.isOpen());
    QVERIFY(!opened.driver->post(posted));
    QVERIFY(opened.database.open());
    QVERIFY(!opened.driver->hasPosted());
    QCOMPARE(opened.ask(u"select 1"_s), u"1"_s);
}

// More than sockets hold, both ways at once.
void TestDriver::largeValuesArePostedWhileManyRowsCome()
{
    Opened opened;
    QSqlQuery rows(opened.database), large(opened.database), waited(opened.database);
    QVERIFY(rows.prepare(u"select repeat('x', 1000) from generate_series(1, 20000)"_s));
    QVERIFY(large.prepare(u"select $1::text"_s) && waited.prepare(u"select length($1)"_s));
    QVERIFY(opened.driver->post(rows));
    large.bindValue(0, QByteArray(20'000'000, 'x'));
    QVERIFY(opened.driver->post(large));
    waited.bindValue(0, QByteArray(20'000'000, 'y'));
    QVERIFY2(waited.exec() && waited.next(), qUtf8Printable(waited.lastError().text()));
    QCOMPARE(waited.value(0).toInt(), 20'000'000);
    QCOMPARE(rows.size(), 20'000);
    QVERIFY(large.next());
    QCOMPARE(large.value(0).toByteArray().size(), 20'000'000);
}

void TestDriver::whatIsPostedToAFrozenServerEndsTheSession()
{
    Opened opened;
    opened.driver->setPatience({.limit = 300ms});
    QSqlQuery posted(opened.database), waited(opened.database);
    QVERIFY(posted.prepare(u"select length($1)"_s) && waited.prepare(u"select 1"_s));
    const FrozenPostgres frozen(place());
    posted.bindValue(0, QByteArray(20'000'000, 'x'));
    QVERIFY(opened.driver->post(posted));
    const qint64 time = timeOf([&] { QVERIFY(!waited.exec()); });
    QVERIFY(wasInVain(waited.lastError()) && wasInVain(posted.lastError()));
    QVERIFY2(time >= 300 && time < 3000, qPrintable(QString::number(time)));
}

void TestDriver::copyIsRefusedAmongWhatIsPosted()
{
    Opened opened;
    QSqlQuery copy(opened.database);
    QVERIFY(copy.prepare(u"copy pg_class to stdout"_s));
    QVERIFY(opened.driver->post(copy));
    QVERIFY(!opened.driver->settle());
    QVERIFY(!opened.database.isOpen());
    QVERIFY(opened.database.open());
}

QTEST_GUILESS_MAIN(TestDriver)
#include "tst_driver.moc"
