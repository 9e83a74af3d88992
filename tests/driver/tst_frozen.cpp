// SPDX-License-Identifier: GPL-3.0-or-later
// PostgreSQL stands still, as on a disk that hangs: nobody waits for it without an end, whoever asks again at
// once is told so at once, and when it goes on all is well.
#include "core/data/db/notification_listener.h"
#include "core/data/db/transaction.h"
#include "onhire/sql.h"
#include "tests/support/frozen_postgres.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace onhire;

namespace {

constexpr auto Limit = 500ms; // in place of the 8 seconds
constexpr qint64 MostMs = 2000; // what that may become on a busy machine
constexpr qint64 MostToConnectMs = 6000;
constexpr qint64 MostForACommitMs = 12'000; // its fate is looked for, too

struct Timed
{
    Result<void> result;
    qint64 milliseconds = 0;
};

template <typename Work>
Timed timed(Work work)
{
    QElapsedTimer timer;
    timer.start();
    const auto result = work();
    return {result ? Result<void>() : Failure(result.error()), timer.elapsed()};
}

void verifyUnavailable(const Timed &timed, qint64 most)
{
    QVERIFY(!timed.result);
    QCOMPARE(timed.result.error().code, ErrorCode::ServiceUnavailable);
    QVERIFY2(timed.milliseconds < most, qPrintable(QString::number(timed.milliseconds)));
}

struct Desk : Shop
{
    Scope scope() const { return Scope::tenant(tenant->id); }
    Connection &connection() { return database.connection(); }
    Result<Rows> note(const QString &word)
    {
        return connection().run(
            scope(), u"insert into search_words (tenant_id, noun, record_id, word) values ($1, 'n', 'r', $2)"_s,
            {tenant->id, word});
    }
    QString notes() { return look(u"select string_agg(word, ' ' order by word) from search_words"_s); }
};

} // namespace

class TestFrozen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theUsualWaitOutlastsTheServersOwnLimit();
    void everyWaitEnds_data();
    void everyWaitEnds();
    void whoAsksAgainIsToldAtOnce();
    void aCommitIsFoundWhenItGoesOn();
    void aCommitThatStaysFrozenIsOfUnknownFate();
    void aPingIsBounded();
    void aNewConnectionIsBounded();
    void aListenerSaysThatItHearsNothingAndEndsSoon();
};

void TestFrozen::theUsualWaitOutlastsTheServersOwnLimit()
{
    Desk desk;
    const auto slept = timed([&] { return desk.connection().run(desk.scope(), u"select pg_sleep(20)"_s, {}); });
    verifyUnavailable(slept, Patience().limit.count());
    QVERIFY(slept.result.error().detail.contains(u"57014"_s)); // the server's words, not ours
    QVERIFY(Patience().limit <= 10s);
}

void TestFrozen::everyWaitEnds_data()
{
    using Work = std::function<Result<void>(Desk &)>;
    QTest::addColumn<bool>("inTransaction");
    QTest::addColumn<Work>("work");
    const auto row = [](const char *name, bool inTransaction, Work work) {
        QTest::newRow(name) << inTransaction << std::move(work);
    };
    row("a statement", false, [](Desk &desk) -> Result<void> {
        ONHIRE_TRY(desk.connection().run(desk.scope(), u"select 1"_s, {}));
        return {};
    });
    row("a new scope", false, [](Desk &desk) -> Result<void> {
        ONHIRE_TRY(desk.connection().run(Scope::control(), u"select 1"_s, {}));
        return {};
    });
    row("a script", false, [](Desk &desk) { return desk.connection().script(u"select 1"_s); });
    row("BEGIN, which goes with the first statement", false, [](Desk &desk) -> Result<void> {
        ONHIRE_TRY(desk.connection().begin(desk.scope()));
        ONHIRE_TRY(desk.note(u"never"_s));
        return {};
    });
    row("what was posted", true, [](Desk &desk) -> Result<void> {
        ONHIRE_TRY(desk.connection().post(desk.scope(), sql::notices::ping));
        ONHIRE_TRY(desk.connection().post(desk.scope(), sql::notices::ping));
        ONHIRE_TRY(desk.note(u"never"_s));
        return {};
    });
    row("a statement in a transaction", true, [](Desk &desk) -> Result<void> {
        ONHIRE_TRY(desk.note(u"never"_s));
        return {};
    });
    row("a read that nobody wants any more", false, [](Desk &desk) -> Result<void> {
        std::stop_source mind;
        desk.connection().readUntil(mind.get_token());
        const std::jthread changing([&mind] {
            std::this_thread::sleep_for(50ms);
            mind.request_stop();
        });
        const auto read = desk.connection().run(desk.scope(), u"select 1"_s, {});
        desk.connection().readUntil({});
        return read ? Result<void>() : Failure(read.error());
    });
    row("a savepoint", true, [](Desk &desk) { return desk.connection().begin(desk.scope()); });
}

void TestFrozen::everyWaitEnds()
{
    QFETCH(const bool, inTransaction);
    QFETCH(const std::function<Result<void>(Desk &)>, work);
    Desk desk;
    QVERIFY(desk.note(u"before"_s));
    desk.connection().setPatience({.limit = Limit});
    if (inTransaction)
        QVERIFY(desk.connection().begin(desk.scope()) && desk.note(u"undone"_s));
    {
        const FrozenPostgres frozen(migratedDatabase());
        const Timed worked = timed([&] { return work(desk); });
        verifyUnavailable(worked, MostMs);
        QVERIFY(worked.result.error().transient);
        desk.connection().rollback();
    }
    QTRY_VERIFY(desk.connection().ensureOpen());
    QVERIFY(desk.note(u"after"_s));
    QCOMPARE(desk.notes(), u"after before"_s);
}

void TestFrozen::whoAsksAgainIsToldAtOnce()
{
    Desk desk;
    desk.connection().setPatience({.limit = Limit});
    QVERIFY(desk.note(u"before"_s));
    const FrozenPostgres frozen(migratedDatabase());
    verifyUnavailable(timed([&] { return desk.note(u"never"_s); }), MostMs);
    for (int i = 0; i < 20; ++i)
        verifyUnavailable(timed([&] { return desk.note(u"never"_s); }), 100);
}

void TestFrozen::aCommitIsFoundWhenItGoesOn()
{
    Desk desk;
    std::future<void> thawing;
    int attempts = 0;
    const auto done = inTransaction(desk.database, desk.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(desk.note(u"w%1"_s.arg(++attempts)));
        connection.setPatience({.limit = Limit});
        thawing = std::async(std::launch::async,
                             [frozen = std::make_unique<FrozenPostgres>(migratedDatabase())]() mutable {
                                 std::this_thread::sleep_for(1500ms);
                                 frozen.reset();
                             });
        return {};
    });
    thawing.get();
    QVERIFY2(done, done ? "" : qUtf8Printable(done.error().detail));
    QCOMPARE(attempts, 1);
    QCOMPARE(desk.notes(), u"w1"_s);
}

void TestFrozen::aCommitThatStaysFrozenIsOfUnknownFate()
{
    Desk desk;
    std::unique_ptr<FrozenPostgres> frozen;
    int attempts = 0;
    const Timed done = timed([&] {
        return inTransaction(desk.database, desk.scope(), [&](Connection &connection) -> Result<void> {
            ONHIRE_TRY(desk.note(u"w%1"_s.arg(++attempts)));
            connection.setPatience({.limit = Limit});
            frozen = std::make_unique<FrozenPostgres>(migratedDatabase());
            return {};
        });
    });
    verifyUnavailable(done, MostForACommitMs);
    QVERIFY(!done.result.error().transient);
    QCOMPARE(attempts, 1);
    frozen.reset();
    QTRY_VERIFY(desk.connection().ensureOpen());
    QCOMPARE(desk.notes(), u"w1"_s);
}

void TestFrozen::aPingIsBounded()
{
    Desk desk;
    QVERIFY(desk.database.ping());
    {
        const FrozenPostgres frozen(migratedDatabase());
        verifyUnavailable(timed([&] { return desk.database.ping(); }), 4000);
    }
    QTRY_VERIFY(desk.database.ping());
}

void TestFrozen::aNewConnectionIsBounded()
{
    Connection connection(migratedDatabase().conninfo(appRole) + u" connect_timeout=0"_s);
    {
        const FrozenPostgres frozen(migratedDatabase());
        verifyUnavailable(timed([&] { return connection.ensureOpen(); }), MostToConnectMs);
        verifyUnavailable(timed([&] { return connection.ensureOpen(); }), 100);
    }
    QTRY_VERIFY(connection.ensureOpen());
}

void TestFrozen::aListenerSaysThatItHearsNothingAndEndsSoon()
{
    std::atomic<bool> hears = false;
    auto listener = std::make_unique<NotificationListener>(
        migratedDatabase().conninfo(appRole), QStringList{u"news"_s},
        NotificationListener::Callbacks{.heard = [](const QString &, const QString &) {},
                                        .hearingChanged = [&hears](bool now) { hears = now; },
                                        .hearsSince = [](std::chrono::steady_clock::time_point) {}});
    QTRY_VERIFY(hears);
    auto frozen = std::make_unique<FrozenPostgres>(migratedDatabase());
    QTRY_VERIFY_WITH_TIMEOUT(!hears, 10'000);
    frozen.reset();
    QTRY_VERIFY_WITH_TIMEOUT(hears, 10'000);
    frozen = std::make_unique<FrozenPostgres>(migratedDatabase());
    QElapsedTimer timer;
    timer.start();
    listener.reset();
    QVERIFY2(timer.elapsed() < MostToConnectMs, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(!hears);
}

QTEST_GUILESS_MAIN(TestFrozen)
#include "tst_frozen.moc"
