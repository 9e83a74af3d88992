// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever types or pastes the id of something into the search of a list, or its short code, finds what belongs
// to it. A device has no id but its serial number, and so no short code.
#include "core/base/id.h"
#include "core/data/assets/asset_list.h"
#include "core/data/customers/customer_list.h"
#include "core/data/invoices/invoice_list.h"
#include "core/data/lists/row_table.h"
#include "core/data/orders/order_list.h"
#include "core/data/payments/payment_list.h"
#include "core/data/subscriptions/subscription_list.h"
#include "core/data/subscriptions/subscription_table.h"
#include "core/services/invoices/invoices.h"
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
    need(issueInvoices(m_shop->context(), 10));
}

void TestIdsInSearches::whatBelongsToARecordIsFoundByItsId_data()
{
    QTest::addColumn<const ListTable *>("list");
    QTest::addColumn<QString>("column");
    QTest::addColumn<bool>("isOfBoth"); // of the two subscriptions; else of one
    const auto row = [](const char *name, const ListTable &list, const QString &column, bool isOfBoth = false) {
        QTest::addRow("%s by %s", name, qPrintable(column)) << &list << column << isOfBoth;
    };
    row("subscriptions", subscriptionList(), u"rental_id"_s);
    row("subscriptions", subscriptionList(), u"order_id"_s);
    row("subscriptions", subscriptionList(), u"customer_id"_s, true);
    row("subscriptions", subscriptionList(), u"serial_number"_s);
    row("orders", orderList(), u"order_id"_s);
    row("orders", orderList(), u"customer_id"_s, true);
    row("orders", orderList(), u"serial_number"_s);
    row("customers", customerList(), u"customer_id"_s);
    row("devices", assetList(), u"rental_id"_s);
    row("devices", assetList(), u"customer_id"_s, true);
    row("devices", assetList(), u"order_id"_s);
    row("devices", assetList(), u"serial_number"_s);
    row("payments", paymentList(), u"customer_id"_s, true);
    row("payments", paymentList(), u"rental_id"_s);
    row("payments", paymentList(), u"order_id"_s);
    row("invoices", invoiceList(), u"customer_id"_s, true);
    row("invoices", invoiceList(), u"rental_id"_s);
    row("invoices", invoiceList(), u"order_id"_s);
}

void TestIdsInSearches::whatBelongsToARecordIsFoundByItsId()
{
    QFETCH(const ListTable *const, list);
    QFETCH(const QString, column);
    QFETCH(const bool, isOfBoth);
    const QString id = of(m_rental, column);
    const int expected = isOfBoth ? 2 : 1;
    QCOMPARE(found(*list, {{u"search"_s, id}}), expected);
    QCOMPARE(found(*list, {{u"search"_s, u' ' + id.toUpper() + u' '}}), expected); // as it may be pasted
    if (column == u"serial_number")
        return;
    const QString code = shortCodeOf(id);
    QCOMPARE(found(*list, {{u"search"_s, code}}), expected);
    QCOMPARE(found(*list, {{u"search"_s, QString(code).remove(u'-').toLower()}}), expected);
    QCOMPARE(found(*list, {{u"search"_s, u' ' + code.toLower() + u' '}}), expected);
}

void TestIdsInSearches::otherFiltersHoldBesideAnId()
{
    const QString customer = of(m_rental, u"customer_id"_s);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, customer}, {u"status"_s, u"active"_s}}), 2);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, customer}, {u"status"_s, u"cancelled"_s}}), 0);
    QCOMPARE(found(subscriptionList(),
                   {{u"search"_s, customer}, {u"serialNumber"_s, of(m_rental, u"serial_number"_s)}}),
             1);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, shortCodeOf(customer)}, {u"status"_s, u"active"_s}}), 2);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, shortCodeOf(customer)}, {u"status"_s, u"cancelled"_s}}),
             0);
    QCOMPARE(found(paymentList(),
                   {{u"search"_s, shortCodeOf(of(m_rental, u"order_id"_s))}, {u"status"_s, u"paid"_s}}),
             0);
    QCOMPARE(found(subscriptionList(), {{u"search"_s, newId(IdKind::Customer, m_shop->clock.now())}}), 0);
}

void TestIdsInSearches::theScreenOfSubscriptionsSearchesAlike()
{
    Connection &connection = m_shop->database.connection();
    for (const QString &column : {u"customer_id"_s, u"order_id"_s}) {
        const QString id = of(m_rental, column);
        const int expected = column == u"customer_id" ? 2 : 1;
        for (const ListSort &sort : subscriptionTable().sorts) {
            for (const QString &typed : {id, shortCodeOf(id)}) {
                ListRequest request;
                request.sortBy = sort.name;
                request.filters = {{u"search"_s, typed}};
                const Scope scope = m_shop->context().scope();
                QCOMPARE(int(need(fetchRows(connection, scope, subscriptionTable(), request)).rows.size()),
                         expected);
                QCOMPARE(int(need(fetchPlaces(connection, scope, subscriptionTable(), request, 1)).total),
                         expected);
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestIdsInSearches)
#include "tst_ids_in_searches.moc"
