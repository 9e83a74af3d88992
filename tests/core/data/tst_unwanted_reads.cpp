// SPDX-License-Identifier: GPL-3.0-or-later
// A read that nobody wants any more ends in PostgreSQL, too, and harms nothing that comes after it.
#include "core/data/db/snapshot.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <atomic>
#include <future>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace onhire;

namespace {

constexpr qint64 AMomentMs = 1500; // on a busy machine; the statements would take four seconds

QString admin(const QString &sql)
{
    return runSql(migratedDatabase(), adminRole, {sql});
}

struct Reader : Shop
{
    Scope scope() const { return Scope::tenant(tenant->id); }
    Connection &connection() { return database.connection(); }
    QString ask(const QString &sql, const QVariantList &parameters = {})
    {
        auto rows = connection().run(scope(), sql, parameters);
        return rows && rows->next() ? rows->text(0) : u"failed"_s;
    }
    Result<void> sleep(std::chrono::microseconds time)
    {
        const auto slept =
            connection().run(scope(), u"select pg_sleep($1::float8 / 1000000)"_s, {qlonglong(time.count())});
        return slept ? Result<void>() : Failure(slept.error());
    }
    QString backend() { return ask(u"select pg_backend_pid()"_s); }
};

bool isBusy(const QString &backend)
{
    return admin(u"select count(*) from pg_stat_activity where pid = %1 and state = 'active'"_s.arg(backend))
        == u"1";
}

std::chrono::microseconds anyTime(std::chrono::microseconds from, std::chrono::microseconds to)
{
    return std::chrono::microseconds(
        QRandomGenerator::global()->bounded(quint32(from.count()), quint32(to.count())));
}

// What came of many reads that nobody wanted any more.
struct Tally
{
    std::atomic<int> calledOff = 0, ended = 0, harmed = 0;
};

// They end about when the session looks whether they are still wanted, so that many a cancellation finds
// nothing to cancel any more.
void readAndChangeOnesMind(Reader &reader, Tally &tally)
{
    const QString backend = reader.backend();
    std::stop_source mind;
    reader.connection().readUntil(mind.get_token());
    const std::jthread changing([&mind, after = anyTime(0ms, 100ms)] {
        std::this_thread::sleep_for(after);
        mind.request_stop();
    });
    ++(reader.sleep(anyTime(97ms, 112ms)) ? tally.ended : tally.calledOff);
    reader.connection().readUntil({});
    const QString word = QString::number(QRandomGenerator::global()->generate());
    const bool isUnharmed = reader.ask(u"select $1::text from pg_sleep(0.002)"_s, {word}) == word
        && reader.sleep(1ms) && reader.backend() == backend;
    tally.harmed += isUnharmed ? 0 : 1;
}

} // namespace

class TestUnwantedReads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadThatNobodyWantsAnyMoreEndsInTheDatabase()
    {
        Reader reader;
        const QString backend = reader.backend();
        std::stop_source mind;
        reader.connection().readUntil(mind.get_token());
        auto read = std::async(std::launch::async, [&] { return reader.sleep(4s); });
        QTRY_VERIFY(isBusy(backend));
        QTest::qWait(300);
        QVERIFY(isBusy(backend)); // as long as somebody waits

        QElapsedTimer since;
        since.start();
        mind.request_stop();
        QTRY_VERIFY(!isBusy(backend));
        QVERIFY2(since.elapsed() < AMomentMs, qPrintable(QString::number(since.elapsed())));
        const Result<void> answer = read.get();
        QVERIFY(!answer && !answer.error().transient); // nobody must try it again
        reader.connection().readUntil({});
        QCOMPARE(reader.backend(), backend);
    }

    void whatComesNextInItsSessionIsUnharmedAThousandTimes()
    {
        constexpr int Sessions = 10, Times = 100;
        Tally tally;
        std::vector<std::future<void>> readers;
        for (int i = 0; i < Sessions; ++i) {
            readers.push_back(std::async(std::launch::async, [&tally] {
                Reader reader;
                for (int time = 0; time < Times; ++time)
                    readAndChangeOnesMind(reader, tally);
            }));
        }
        for (auto &reader : readers)
            reader.get();
        qInfo("%d called off, %d came to their end first", tally.calledOff.load(), tally.ended.load());
        QCOMPARE(tally.harmed.load(), 0);
        QVERIFY(tally.calledOff > 0 && tally.ended > 0); // it was close
    }

    void nothingMoreIsReadForSomebodyWhoIsGone()
    {
        Reader reader;
        std::stop_source mind;
        reader.connection().readUntil(mind.get_token());
        QVERIFY(reader.sleep(1ms));
        mind.request_stop();
        QElapsedTimer since;
        since.start();
        QVERIFY(!reader.sleep(4s));
        QVERIFY(since.elapsed() < 100);
        reader.connection().readUntil({});
        QVERIFY(reader.sleep(1ms));
    }

    void theMomentThatAReadHeldIsLetGo()
    {
        Reader reader;
        const QString backend = reader.backend();
        std::stop_source mind;
        reader.connection().readUntil(mind.get_token());
        auto read = std::async(std::launch::async, [&] {
            return inSnapshot(reader.database, reader.scope(), [&](Connection &) { return reader.sleep(4s); });
        });
        QTRY_VERIFY(isBusy(backend));
        mind.request_stop();
        QVERIFY(!read.get());
        reader.connection().readUntil({});
        QCOMPARE(reader.ask(u"show default_transaction_isolation"_s), u"read committed"_s);
        QVERIFY(!reader.connection().inTransaction());
        QCOMPARE(reader.backend(), backend);
    }

    // Its changes would be lost, or nobody would know of them.
    void aCommitIsNotCalledOff()
    {
        Reader reader;
        const auto note = [&] {
            return reader.connection().run(reader.scope(),
                                           u"insert into search_words (tenant_id, noun, record_id, word) "
                                           "values ($1, 'n', 'r', 'w')"_s,
                                           {reader.tenant->id});
        };
        std::stop_source mind;
        QVERIFY(reader.connection().begin(reader.scope()));
        reader.connection().readUntil(mind.get_token());
        QVERIFY(note());
        mind.request_stop();
        QVERIFY(reader.connection().commit());
        reader.connection().readUntil({});
        QCOMPARE(reader.ask(u"select count(*) from search_words"_s), u"1"_s);
    }
};

QTEST_GUILESS_MAIN(TestUnwantedReads)
#include "tst_unwanted_reads.moc"
