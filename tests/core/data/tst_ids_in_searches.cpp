// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever types or pastes the id of something into the search of a list finds what belongs to it; the thing
// itself is found by its short code as well.
#include "core/base/id.h"
#include "core/data/assets/asset_list.h"
#include "core/data/customers/customer_list.h"
#include "core/data/lists/row_table.h"
#include "core/data/orders/order_list.h"
#include "core/data/payments/payment_list.h"
#include "core/data/subscriptions/subscription_list.h"
#include "core/data/subscriptions/subscription_table.h"
#include "tests/support/rentals.h"

#include <QTest>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

class TestIdsInSearches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatBelongsToARecordIsFoundByItsId_data();
    void whatBelongsToARecordIsFoundByItsId();
    void otherFiltersHoldBesideAnId();
    void theScreenOfSubscriptionsSearchesAlike();

private:
    QString of(const QString &rental, const QString &column) { return m_shop->of(rental, column); }
    int found(const ListTable &list, const QList<std::pair<QString, QString>> &query)
    {
        const auto request = ListRequest::read(query, list, {}, QTimeZone::utc());
        return int(
            need(fetchList(m_shop->database.connection(), m_shop->context().scope(), list, need(request)))
                .records.size());
    }

    std::unique_ptr<Rentals> m_shop;
    QString m_rental, m_other;
};

void TestIdsInSearches::initTestCase()
{
    m_shop = std::make_unique<Rentals>();
    m_rental = m_shop->rent();
    m_other = m_shop->rent();
}

void TestIdsInSearches::whatBelongsToARecordIsFoundByItsId_data()
{
    QTest::addColumn<const ListTable *>("list");
    QTest::addColumn<QString>("column");
    QTest::addColumn<bool>("isOfBoth"); // of the two subscriptions; else of one
    QTest::addColumn<bool>("hasCode");
    const auto row = [](const char *name, const ListTable &list, const QString &column, bool isOfBoth,
                        bool hasCode = true) {
        QTest::addRow("%s by %s", name, qPrintable(column)) << &list << column << isOfBoth << hasCode;
    };
    row("subscriptions", subscriptionList(), u"rental_id"_s, false);
    row("subscriptions", subscriptionList(), u"order_id"_s, false, false);
    row("subscriptions", subscriptionList(), u"customer_id"_s, true, false);
    row("subscriptions", subscriptionList(), u"serial_number"_s, false, false);
    row("orders", orderList(), u"order_id"_s, false);
    row("orders", orderList(), u"customer_id"_s, true, false);
    row("orders", orderList(), u"serial_number"_s, false, false);
    row("customers", customerList(), u"customer_id"_s, false);
    row("devices", assetList(), u"rental_id"_s, false, false);
    row("devices", assetList(), u"customer_id"_s, true, false);
    row("devices", assetList(), u"serial_number"_s, false, false);
    row("payments", paymentList(), u"customer_id"_s, true, false);
}

void TestIdsInSearches::whatBelongsToARecordIsFoundByItsId()
{
    QFETCH(const ListTable *const, list);
    QFETCH(const QString, column);
    QFETCH(const bool, isOfBoth);
    QFETCH(const bool, hasCode);
    const QString id = of(m_rental, column);
    const int expected = isOfBoth ? 2 : 1;
    QCOMPARE(found(*list, {{u"search"_s, id}}), expected);
    QCOMPARE(found(*list, {{u"search"_s, u' ' + id.toUpper() + u' '}}), expected); // as it may be pasted
    if (!hasCode)
        return;
    const QString code = shortCodeOf(id);
    QCOMPARE(found(*list, {{u"search"_s, code}}), expected);
    QCOMPARE(found(*list, {{u"search"_s, QString(code).remove(u'-').toLower()}}), expected);
}

void TestIdsInSearches::otherFiltersHoldBesideAnId()
{
    const QString customer = of(m_rental, u"customer_id"_s);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, customer}, {u"status"_s, u"active"_s}}), 2);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, customer}, {u"status"_s, u"cancelled"_s}}), 0);
    QCOMPARE(found(subscriptionList(),
                   {{u"search"_s, customer}, {u"serialNumber"_s, of(m_rental, u"serial_number"_s)}}),
             1);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, newId(IdKind::Customer, m_shop->clock.now())}}), 0);
}

void TestIdsInSearches::theScreenOfSubscriptionsSearchesAlike()
{
    for (const QString &column : {u"customer_id"_s, u"order_id"_s}) {
        const QString id = of(m_rental, column);
        for (const ListSort &sort : subscriptionTable().sorts) {
            ListRequest request;
            request.sortBy = sort.name;
            request.filters = {{u"search"_s, id}};
            const RawRows rows = need(fetchRows(m_shop->database.connection(), m_shop->context().scope(),
                                                subscriptionTable(), request));
            QCOMPARE(int(rows.rows.size()), column == u"customer_id" ? 2 : 1);
        }
    }
}

QTEST_GUILESS_MAIN(TestIdsInSearches)
#include "tst_ids_in_searches.moc"
