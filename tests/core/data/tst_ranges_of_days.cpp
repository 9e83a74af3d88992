// SPDX-License-Identifier: GPL-3.0-or-later
// A list by age that is filtered by days, where all that fits is older than the rows that a walk comes by.
#include "core/data/subscriptions/subscription_list.h"
#include "tests/support/lists/many_rows.h"
#include "tests/support/rows_read.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestRangesOfDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyPageIsAsThePlainestSqlHasIt_data();
    void everyPageIsAsThePlainestSqlHasIt();
    void aPageReadsAPageOfEachDay();
    void inAnyOtherOrderItIsAsThePlainestSqlHasItToo_data();
    void inAnyOtherOrderItIsAsThePlainestSqlHasItToo();
    void inAnyOtherOrderNoRowIsReadThatDoesNotFit();
    void aStateAndARangeAreFoundByOneIndex_data();
    void aStateAndARangeAreFoundByOneIndex();
    void theStatesOfARangeAreMerged_data();
    void theStatesOfARangeAreMerged();

private:
    ListPage page(const QString &until, const QString &sku, bool descending, const QString &cursor,
                  const QString &sort = u"createdAt"_s, const QString &status = {});
    void expectPages(const QString &sort, const QString &column, const QString &status, int pages);

    ManyRows m_shop;
};

static constexpr int Old = 8000, Days = 20, AtOnce = 1000; // a slow disk has its time for each statement

// The oldest end within twenty days, long before any other.
void TestRangesOfDays::initTestCase()
{
    m_shop.grow(Old + 14'000);
    for (int first = 1; first < Old; first += AtOnce)
        m_shop.look(
            u"with put as (update subscriptions set end_date = date '2025-01-01' + length(sku) + "
            u"('x' || right(rental_id, 4))::bit(16)::integer % %1, start_date = date '2024-01-01' "
            u"where rental_id >= '%2' and rental_id < '%3' returning 1) select count(*)::text from put"_s
                .arg(Days - 8)
                .arg(m_shop.nth(m_shop.rental, first),
                     m_shop.nth(m_shop.rental, std::min(first + AtOnce, Old))));
}

ListPage TestRangesOfDays::page(const QString &until, const QString &sku, bool descending,
                                const QString &cursor, const QString &sort, const QString &status)
{
    QList<std::pair<QString, QString>> query{{u"endDateTo"_s, until},
                                             {u"limit"_s, u"40"_s},
                                             {u"sortBy"_s, sort},
                                             {u"sortDir"_s, descending ? u"desc"_s : u"asc"_s}};
    if (!status.isEmpty())
        query.append({u"status"_s, status});
    if (!sku.isEmpty())
        query.append({u"search"_s, sku});
    if (!cursor.isEmpty())
        query.append({u"startAfter"_s, cursor});
    const auto request = ListRequest::read(query, subscriptionList(), {}, QTimeZone::utc());
    return need(
        fetchList(m_shop.database.connection(), m_shop.context().scope(), subscriptionList(), need(request)));
}

void TestRangesOfDays::everyPageIsAsThePlainestSqlHasIt_data()
{
    QTest::addColumn<QString>("until");
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("fits");
    QTest::newRow("all that is old") << u"2025-12-31"_s << QString() << u"true"_s;
    QTest::newRow("some days of it") << u"2025-01-18"_s << QString() << u"true"_s;
    QTest::newRow("and of it those of a name")
        << u"2025-12-31"_s << u"keller"_s
        << u"exists (select from customers k where k.customer_id = s.customer_id and k.last_name = 'Keller')"_s;
}

void TestRangesOfDays::everyPageIsAsThePlainestSqlHasIt()
{
    QFETCH(const QString, until);
    QFETCH(const QString, search);
    QFETCH(const QString, fits);
    for (const bool descending : {true, false}) {
        const QString expected =
            m_shop.look(u"select string_agg(id, ' ') from (select s.rental_id as id from subscriptions s "
                        "where s.end_date <= '%1' and %2 order by 1 %3 limit 120) x"_s.arg(
                            until, fits, descending ? u"desc"_s : u"asc"_s));
        QStringList found;
        QString cursor;
        for (int number = 0; number < 3; ++number) {
            const ListPage answer = page(until, search, descending, cursor);
            for (const QByteArray &record : answer.records)
                found += QString::fromLatin1(record.sliced(record.indexOf("sub_"), m_shop.rental.size()));
            cursor = answer.nextCursor;
        }
        QCOMPARE(found.size(), 120);
        QCOMPARE(found.join(u' '), expected);
    }
}

void TestRangesOfDays::aPageReadsAPageOfEachDay()
{
    const int all = rowsRead(m_shop, [&] { page(u"2025-12-31"_s, {}, true, {}); }).value(u"subscriptions"_s);
    // the rows that were counted, those that were walked past, and those of the days
    const int most = 5000 + 12'000 + Days * 41 + 200;
    QVERIFY2(all > Days * 40 && all < most, QByteArray::number(all).constData());
}

// By their start they are all behind a walk through what is newer.
void TestRangesOfDays::inAnyOtherOrderItIsAsThePlainestSqlHasItToo_data()
{
    QTest::addColumn<QString>("sort");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("status");
    QTest::newRow("start") << u"startDate"_s << u"start_date"_s << QString();
    QTest::newRow("amount") << u"monthlyAmount"_s << u"monthly_amount"_s << QString();
    QTest::newRow("change") << u"updatedAt"_s << u"updated_at"_s << QString();
    QTest::newRow("status") << u"status"_s << u"status"_s << QString();
    QTest::newRow("next bill") << u"nextBillingDate"_s << u"coalesce(next_billing_date, 'infinity')"_s
                               << QString();
    QTest::newRow("start, of one status") << u"startDate"_s << u"start_date"_s << u"active"_s;
}

void TestRangesOfDays::inAnyOtherOrderItIsAsThePlainestSqlHasItToo()
{
    QFETCH(const QString, sort);
    QFETCH(const QString, column);
    QFETCH(const QString, status);
    expectPages(sort, column, status, 2);
}

void TestRangesOfDays::expectPages(const QString &sort, const QString &column, const QString &status, int pages)
{
    for (const bool descending : {true, false}) {
        const QString direction = descending ? u"desc"_s : u"asc"_s;
        const QString expected =
            m_shop.look(u"select string_agg(id, ' ') from (select rental_id as id from subscriptions "
                        "where end_date <= '2025-12-31' and ('%1' = '' or status = '%1') "
                        "order by %2 %3, rental_id %3 limit %4) x"_s.arg(status, column, direction)
                            .arg(40 * pages));
        QStringList found;
        QString cursor;
        for (int number = 0; number < pages; ++number) {
            const ListPage answer = page(u"2025-12-31"_s, {}, descending, cursor, sort, status);
            for (const QByteArray &record : answer.records)
                found += QString::fromLatin1(record.sliced(record.indexOf("sub_"), m_shop.rental.size()));
            cursor = answer.nextCursor;
        }
        QCOMPARE(found.size(), 40 * pages);
        QCOMPARE(found.join(u' '), expected);
    }
}

void TestRangesOfDays::inAnyOtherOrderNoRowIsReadThatDoesNotFit()
{
    runSql(migratedDatabase(), adminRole, {u"vacuum subscriptions"_s}); // as PostgreSQL does by itself, later
    m_shop.database.connection().expectGrowth();
    for (const QString &status : {QString(), u"active"_s}) {
        const int rows = rowsRead(m_shop, [&] {
                             page(u"2025-12-31"_s, {}, true, {}, u"startDate"_s, status);
                         }).value(u"subscriptions"_s);
        QVERIFY2(rows >= 40 && rows < 200, QByteArray::number(rows).constData());
    }
}

// All are active, and eight thousand ended long ago. So many rows fit either of what is asked for, and none
// both.
void TestRangesOfDays::aStateAndARangeAreFoundByOneIndex_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("until");
    QTest::newRow("none of the state") << u"cancelled"_s << u"2025-12-31"_s;
    QTest::newRow("none in the range") << u"active"_s << u"2024-01-01"_s;
}

void TestRangesOfDays::aStateAndARangeAreFoundByOneIndex()
{
    QFETCH(const QString, status);
    QFETCH(const QString, until);
    m_shop.database.connection().expectGrowth();
    for (const auto &sort : {u"createdAt"_s, u"endDate"_s, u"startDate"_s, u"status"_s, u"nextBillingDate"_s}) {
        const auto read =
            rowsRead(m_shop, [&] { QVERIFY(page(until, {}, true, {}, sort, status).records.isEmpty()); });
        const int rows = read.value(u"subscriptions"_s) + read.value(u"billing_dates"_s);
        QVERIFY2(rows < 100, qPrintable(u"%1: %2 rows"_s.arg(sort).arg(rows)));
    }
}

void TestRangesOfDays::theStatesOfARangeAreMerged_data()
{
    inAnyOtherOrderItIsAsThePlainestSqlHasItToo_data();
}

// One state has so many that it is walked through, two have few, and three none.
void TestRangesOfDays::theStatesOfARangeAreMerged()
{
    QFETCH(const QString, sort);
    QFETCH(const QString, column);
    QFETCH(const QString, status);
    const auto end = [](const QString &state, int some) {
        return u"update subscriptions set status = '%1', ended_at = now() where rental_id in (select rental_id "
               "from subscriptions where status = 'active' and end_date <= '2025-12-31' order by "
               "md5(rental_id) "
               "limit %2)"_s.arg(state)
                   .arg(some);
    };
    if (m_shop.look(u"select count(*)::text from subscriptions where status <> 'active'"_s) == u"0") {
        runSql(migratedDatabase(), adminRole,
               {u"set session_replication_role = replica"_s, // customers have fewer devices than there are
                                                             // contracts
                end(u"cancelled"_s, 1500), end(u"ended_completed"_s, 700),
                u"update billing_dates b set status = s.status from subscriptions s where s.tenant_id = "
                u"b.tenant_id "
                "and s.rental_id = b.rental_id and s.status <> b.status"_s});
        QCOMPARE(m_shop.look(u"select count(*)::text from subscriptions where status <> 'active'"_s),
                 u"2200"_s);
    }
    m_shop.database.connection().expectGrowth();
    expectPages(sort, column, status, 5);
}

QTEST_GUILESS_MAIN(TestRangesOfDays)
#include "tst_ranges_of_days.moc"
