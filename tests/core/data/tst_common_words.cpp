// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for what many records have read about a page, however many they are.
#include "core/data/customers/customer_list.h"
#include "core/data/lists/list_limits.h"
#include "core/data/subscriptions/subscription_list.h"
#include "tests/support/lists/many_rows.h"
#include "tests/support/rows_read.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int RowsWritten = 10'000;
constexpr int PageRows = 10;

} // namespace

class TestCommonWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aWalkThatFollowsALaneEndsWithThePage_data();
    void aWalkThatFollowsALaneEndsWithThePage();
    void wordsAreCountedAndThenReadOfThePageOnly();
    void aRecordWithSeveralSuchWordsIsAskedOnce();

private:
    void addWords(const QString &beginning, int customers);
    QMap<QString, int> readFor(const ListTable &list, const QString &search, const QString &sort,
                               const QString &direction);

    ManyRows m_shop;
};

void TestCommonWords::initTestCase()
{
    m_shop.grow(RowsWritten);
    addWords(u"frequent"_s, RowsWritten);
    addWords(u"usual"_s, 1000);
    addWords(u"rare"_s, 500);
}

// Three of them for each of the newest customers.
void TestCommonWords::addWords(const QString &beginning, int customers)
{
    runSql(migratedDatabase(), adminRole,
           {u"insert into search_words (tenant_id, noun, record_id, word) "
            "select '%1', 'customer', c.customer_id, '%2' || n from (select customer_id from customers "
            "where tenant_id = '%1' order by customer_id desc limit %3) c, generate_series(1, 3) n"_s
                .arg(m_shop.tenant->id, beginning)
                .arg(customers)});
}

QMap<QString, int> TestCommonWords::readFor(const ListTable &list, const QString &search, const QString &sort,
                                            const QString &direction)
{
    const auto request = ListRequest::read({{u"search"_s, search},
                                            {u"sortBy"_s, sort},
                                            {u"sortDir"_s, direction},
                                            {u"limit"_s, QString::number(PageRows)}},
                                           list, {}, QTimeZone::utc());
    return rowsRead(m_shop, [&] {
        const ListPage page =
            need(fetchList(m_shop.database.connection(), m_shop.context().scope(), list, need(request)));
        QCOMPARE(page.records.size(), PageRows);
    });
}

void TestCommonWords::aWalkThatFollowsALaneEndsWithThePage_data()
{
    QTest::addColumn<QString>("direction");
    QTest::newRow("from the first") << u"asc"_s;
    QTest::newRow("from the last") << u"desc"_s;
}

void TestCommonWords::aWalkThatFollowsALaneEndsWithThePage()
{
    QFETCH(const QString, direction);
    const QMap<QString, int> rows = readFor(subscriptionList(), u"sn-"_s, u"nextBillingDate"_s, direction);
    const int all = rows.value(u"subscriptions"_s) + rows.value(u"billing_dates"_s);
    QVERIFY2(all >= PageRows && all < 10 * PageRows, qPrintable(QString::number(all)));
}

void TestCommonWords::wordsAreCountedAndThenReadOfThePageOnly()
{
    constexpr int Counted = list_limits::MostCounted + 3 * 1000;
    const QMap<QString, int> rows = readFor(customerList(), u"usual frequent"_s, u"createdAt"_s, u"desc"_s);
    const int words = rows.value(u"search_words"_s);
    QVERIFY2(words >= Counted && words < Counted + 10 * PageRows, qPrintable(QString::number(words)));
}

void TestCommonWords::aRecordWithSeveralSuchWordsIsAskedOnce()
{
    constexpr int Records = 500, Words = 3 * Records;
    constexpr int Counted = list_limits::MostCounted + Words;
    const QMap<QString, int> rows = readFor(customerList(), u"rare frequent"_s, u"createdAt"_s, u"desc"_s);
    const int words = rows.value(u"search_words"_s);
    // once to see how far they spread, and once to find them
    QVERIFY2(words >= Counted && words <= Counted + 2 * (Words + Records), qPrintable(QString::number(words)));
}

QTEST_GUILESS_MAIN(TestCommonWords)
#include "tst_common_words.moc"
