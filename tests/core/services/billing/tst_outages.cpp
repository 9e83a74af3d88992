// SPDX-License-Identifier: GPL-3.0-or-later
// The database goes away while many records are worked on: none of the others is tried and waited for. Somebody
// who is in the way of one record is another matter.
#include "core/services/in_batches.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/shop.h"

#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <numeric>

using namespace onhire;

namespace {

constexpr size_t Batch = 200;
constexpr int Refused = 7;

WorkTrouble troubleWith(int record, const Error &error)
{
    return {.error = error, .rentalId = QString::number(record)};
}

} // namespace

class TestOutages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { std::iota(m_due.begin(), m_due.end(), 0); }

    void nothingMoreIsTriedWhileTheDatabaseIsAway()
    {
        Shop shop;
        CutProxy proxy(migratedDatabase());
        Database database(proxy.address().conninfo(appRole));
        const Context context{database, shop.tenant, {}, {}, shop.clock};
        int tried = 0;
        const auto count = [&](Connection &connection, const Context &still,
                               std::span<const int> some) -> Result<int> {
            ++tried;
            ONHIRE_TRY(connection.run(still.scope(), QStringLiteral("select 1"), {}));
            return int(some.size());
        };
        WorkDone done;
        QVERIFY(inBatches(context, std::span<const int>(m_due).first(Batch), Batch, count, troubleWith, done));
        proxy.loseNextCommit(CutProxy::Cut::ReplyAndAll);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!inBatches(context, std::span<const int>(m_due), Batch, count, troubleWith, done));
        QVERIFY2(timer.elapsed() < 30'000, QByteArray::number(timer.elapsed()).constData());
        QCOMPARE(tried, 2); // once before, and the batch that met the outage
        QCOMPARE(done.count, int(Batch));
        QCOMPARE(done.troubles.size(), size_t(1)); // of the database, and of no record
        QCOMPARE(done.troubles.front().error.code, ErrorCode::ServiceUnavailable);
        QCOMPARE(done.troubles.front().rentalId, QString());
        proxy.letThrough();
        QTRY_VERIFY_WITH_TIMEOUT(database.ping(), 20'000);
        QVERIFY(inBatches(context, std::span<const int>(m_due), Batch, count, troubleWith, done));
        QCOMPARE(done.count, int(Batch + m_due.size()));
    }

    void whatIsInSomebodysWayKeepsNoOtherFromBeingDone()
    {
        Shop shop;
        const auto work = [&](Connection &, const Context &, std::span<const int> some) -> Result<int> {
            if (std::ranges::find(some, Refused) != some.end())
                return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, QStringLiteral("locked")});
            return int(some.size());
        };
        WorkDone done;
        QVERIFY(inBatches(shop.context(), std::span<const int>(m_due), Batch, work, troubleWith, done));
        QCOMPARE(done.count, int(m_due.size()) - 1);
        QCOMPARE(done.troubles.size(), size_t(1));
        QCOMPARE(done.troubles.front().rentalId, QString::number(Refused));
    }

    // A customer who is locked has many contracts, one beside the other.
    void whatIsInTheWayOfNeighboursKeepsNoOtherFromBeingDone()
    {
        Shop shop;
        const auto work = [&](Connection &, const Context &, std::span<const int> some) -> Result<int> {
            if (std::ranges::any_of(some, [](int each) { return each == Refused || each == Refused + 1; }))
                return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, QStringLiteral("locked")});
            return int(some.size());
        };
        WorkDone done;
        QVERIFY(inBatches(shop.context(), std::span<const int>(m_due), Batch, work, troubleWith, done));
        QCOMPARE(done.count, int(m_due.size()) - 2);
        QCOMPARE(done.troubles.size(), size_t(2));
    }

private:
    std::array<int, 2 * Batch> m_due{};
};

QTEST_GUILESS_MAIN(TestOutages)
#include "tst_outages.moc"
