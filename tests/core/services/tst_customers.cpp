// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/data/db/transaction.h"
#include "core/services/customers/customers.h"
#include "core/services/customers/latest_orders.h"
#include "core/services/orders/orders.h"
#include "core/services/products/products.h"
#include "tests/support/shop.h"

#include <QJsonDocument>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// A shop that offers one device.
struct Stocked : Shop
{
    Stocked()
    {
        const auto request =
            ProductRequest::read(json("{'productSku':'P','name':'Phone','specification':'x','category':'c','"
                                      "brand':'b','variants':[{'variantSku':"
                                      "'P-A','variantName':'A','grade':'A','pricing':{'12':10}}]}"),
                                 *tenant);
        if (!upsertProduct(context(), *request))
            qFatal("no product");
    }

    Result<Record> order(const QByteArray &email = "ada@example.com")
    {
        clock.set(clock.now().addSecs(1));
        return placeOrder(context(), *OrderRequest::read(json(orderOf("P-A", email)), *tenant),
                          NaturalKey::Skip);
    }

    QString customerOf(const QString &email)
    {
        return look(u"select customer_id from customers where email_key = '%1'"_s.arg(email));
    }

    Result<Record> revise(const QString &id, const QByteArray &body, std::optional<int> version = {})
    {
        const auto patch = CustomerPatch::read(json(body), id, *tenant);
        return patch ? reviseCustomer(context(), id, *patch, version) : Failure(patch.error());
    }

    QStringList emails(const QList<std::pair<QString, QString>> &query)
    {
        const auto page =
            listCustomers(context(), ListRequest::read(query, customerList(), {}, QTimeZone::utc()).value());
        QStringList found;
        for (const QByteArray &record : page->records)
            found += readJson(record).value()[u"email"].toString();
        return found;
    }
};

JsonValue parsed(const QByteArray &record)
{
    return readJson(record).value();
}

template <typename T>
QByteArray codeOf(const Result<T> &result)
{
    return result ? "none"_ba : QByteArray(infoOf(result.error().code).name.data());
}

} // namespace

class TestCustomers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCustomerIsShownFlatAndNested();
    void figuresAreExact_data();
    void figuresAreExact();
    void aRevisionChangesWhatItNamesAndTheWords();
    void nullClearsWhatMayBeEmpty();
    void theEmailOfAnotherCustomerIsRefused();
    void theIdInTheBodyMustBeTheOneInThePath();
    void anotherVersionIsAConflict();
    void aCustomerWithOpenOrdersStays();
    void theLatestOrdersTellOfOlderOnesThatAreOpen();
    void aCustomerWithActiveSubscriptionsStays();
    void aRemovedCustomerIsHiddenAndMayComeBack();
    void anOrderThatIsBeingPlacedKeepsItsCustomer();
    void listsFilterSearchAndSort();
    void everyChangeLeavesAnEventAndAnAuditEntry();
};

void TestCustomers::aCustomerIsShownFlatAndNested()
{
    Stocked shop;
    const auto first = shop.order(), second = shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    shop.look(u"update customers set total_devices_rented = 2, devices_ever = 5, total_monthly_revenue = 1999, "
              "lifetime_collected = 240000, total_acquisition_cost = 180000 returning 1"_s);
    const auto found = findCustomer(shop.context(), id);
    QVERIFY(found);
    const QByteArray address =
        "{'contactName':'Ada','streetAddress':'Main 1','city':'Bonn','country':'Germany'}";
    const QByteArray expected = "{'customerId':'" + id.toUtf8() + "','tenantId':'" + shop.tenant->id.toUtf8()
        + "','email':'ada@example.com','firstName':'Ada','lastName':'Lovelace','customerType':'individual',"
          "'status':'active','taxTreatment':'standard','totalOrders':2,'totalDevicesRented':2,'"
          "totalMonthlyRevenue':19.99,'orderIds':['"
        + first->id.toUtf8() + "','" + second->id.toUtf8() + "'],'rentalIds':[],'lastBillingAddress':" + address
        + ",'lastShippingAddress':" + address + ",'billingAddress':" + address + ",'shippingAddress':" + address
        + ",'lifetimeCollected':2400.00,'totalAcquisitionCost':1800.00,'customerMargin':600.00,"
          "'customerMarginPercent':33.3,'subscriptionsTracked':5,'profitability':{'lifetimeCollected':2400.00,"
          "'totalAcquisitionCost':1800.00,'costRecoveryPercent':133.3,'averageMonthlyRevenue':10.00,'"
          "totalDevicesEver':5,"
          "'activeDevices':2},'createdBy':'system','createdAt':'2026-11-21T09:30:01.123Z',"
          "'updatedAt':'2026-11-21T09:30:02.123Z'}";
    QCOMPARE(parsed(found->json).toJson(), json(expected).toJson());
}

void TestCustomers::figuresAreExact_data()
{
    QTest::addColumn<int>("collected");
    QTest::addColumn<int>("cost");
    QTest::addColumn<QByteArray>("margin");
    QTest::addColumn<QByteArray>("marginPercent");
    QTest::addColumn<QByteArray>("recovery");
    QTest::newRow("nothing yet") << 0 << 0 << "0.00"_ba
                                 << "0"_ba
                                 << "0"_ba;
    QTest::newRow("collected, no cost known") << 500 << 0 << "5.00"_ba
                                              << "0"_ba
                                              << "0"_ba;
    QTest::newRow("half rounds away from zero, up") << 20010 << 20000 << "0.10"_ba
                                                    << "0.1"_ba
                                                    << "100.1"_ba;
    QTest::newRow("half rounds away from zero, down") << 19990 << 20000 << "-0.10"_ba
                                                      << "-0.1"_ba
                                                      << "100.0"_ba;
    QTest::newRow("a loss") << 0 << 100 << "-1.00"_ba
                            << "-100.0"_ba
                            << "0.0"_ba;
}

void TestCustomers::figuresAreExact()
{
    QFETCH(const int, collected);
    QFETCH(const int, cost);
    Stocked shop;
    shop.order();
    shop.look(u"update customers set lifetime_collected = %1, total_acquisition_cost = %2 returning 1"_s
                  .arg(collected)
                  .arg(cost));
    const JsonValue customer =
        parsed(findCustomer(shop.context(), shop.customerOf(u"ada@example.com"_s))->json);
    QTEST(customer[u"customerMargin"].digits(), "margin");
    QTEST(customer[u"customerMarginPercent"].digits(), "marginPercent");
    QTEST(customer[u"profitability"][u"costRecoveryPercent"].digits(), "recovery");
}

void TestCustomers::aRevisionChangesWhatItNamesAndTheWords()
{
    Stocked shop;
    shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    const auto revised =
        shop.revise(id,
                    "{'lastName':'King','email':'Ada.King@Example.com','company':'Engines Ltd',"
                    "'customerType':'business','customFields':{'poNumber':'7'},'shippingAddress':"
                    "{'contactName':'K','streetAddress':'S 2','city':'Ulm','country':'Germany'}}");
    QCOMPARE(codeOf(revised), "none"_ba);
    QCOMPARE(revised->json, findCustomer(shop.context(), id)->json);
    const JsonValue customer = parsed(revised->json);
    QCOMPARE(customer[u"firstName"].toString(), u"Ada"_s);
    QCOMPARE(customer[u"email"].toString(), u"Ada.King@Example.com"_s);
    QCOMPARE(customer[u"shippingAddress"][u"city"].toString(), u"Ulm"_s);
    QCOMPARE(customer[u"billingAddress"][u"city"].toString(), u"Bonn"_s);
    QCOMPARE(shop.emails({{u"search"_s, u"engin"_s}}).size(), 1);
    QCOMPARE(shop.emails({{u"search"_s, u"ada king"_s}}).size(), 1);
    QCOMPARE(shop.emails({{u"search"_s, u"lovelace"_s}}).size(), 0);
    QCOMPARE(shop.emails({{u"email"_s, u" ADA.king@example.COM"_s}}).size(), 1);
}

void TestCustomers::nullClearsWhatMayBeEmpty()
{
    Stocked shop;
    shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    shop.revise(id, "{'company':'Engines','phone':'1'}");
    const QByteArray nulls = "{'company':null,'firstName':null}";
    const JsonValue patched = parsed(shop.revise(id, nulls)->json);
    QVERIFY(!patched.has(u"company"));
    QCOMPARE(patched[u"phone"].toString(), u"1"_s);
    QCOMPARE(patched[u"firstName"].toString(), u"Ada"_s);
    QCOMPARE(shop.emails({{u"search"_s, u"engines"_s}}).size(), 0);
}

void TestCustomers::theEmailOfAnotherCustomerIsRefused()
{
    Stocked shop;
    shop.order();
    shop.order("bob@example.com");
    const auto revised = shop.revise(shop.customerOf(u"bob@example.com"_s), "{'email':'ADA@example.com'}");
    QCOMPARE(codeOf(revised), "CUSTOMER_EXISTS"_ba);
    QCOMPARE(revised.error().subject, u"ADA@example.com"_s);
}

void TestCustomers::theIdInTheBodyMustBeTheOneInThePath()
{
    Stocked shop;
    shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    QCOMPARE(codeOf(shop.revise(id, "{'customerId':'" + id.toUtf8() + "','phone':'1'}")), "none"_ba);
    const auto other = shop.revise(id, "{'customerId':'cust_other','phone':'1'}");
    QCOMPARE(codeOf(other), "VALIDATION_ERROR"_ba);
    QCOMPARE(other.error().faults[0].path, u"customerId"_s);
}

void TestCustomers::anotherVersionIsAConflict()
{
    Stocked shop;
    shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    QCOMPARE(codeOf(shop.revise(id, "{'phone':'1'}", 9)), "VERSION_CONFLICT"_ba);
    QCOMPARE(codeOf(removeCustomer(shop.context(), id, 9)), "VERSION_CONFLICT"_ba);
    QCOMPARE(codeOf(shop.revise(id, "{'phone':'1'}", 1)), "none"_ba);
    QCOMPARE(codeOf(removeCustomer(shop.context(), u"cust_none"_s)), "NOT_FOUND"_ba);
}

void TestCustomers::aCustomerWithOpenOrdersStays()
{
    Stocked shop;
    const auto placed = shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    QCOMPARE(codeOf(removeCustomer(shop.context(), id)), "CUSTOMER_HAS_PENDING_ORDERS"_ba);
    QCOMPARE(codeOf(shop.revise(id, "{'status':'inactive'}")), "CUSTOMER_HAS_PENDING_ORDERS"_ba);
    confirmOrder(shop.context(), placed->id);
    QCOMPARE(codeOf(removeCustomer(shop.context(), id)), "CUSTOMER_HAS_PENDING_ORDERS"_ba);
    cancelOrder(shop.context(), placed->id, {});
    QCOMPARE(codeOf(removeCustomer(shop.context(), id)), "none"_ba);
}

void TestCustomers::theLatestOrdersTellOfOlderOnesThatAreOpen()
{
    Stocked shop;
    const auto first = shop.order(), second = shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    cancelOrder(shop.context(), second->id, {});
    const auto latest = latestOrders(shop.context(), id, 1);
    QCOMPARE(latest->orders.size(), 1);
    QCOMPARE(latest->orders[0].id, second->id);
    QVERIFY(latest->anyOpen);
    cancelOrder(shop.context(), first->id, {});
    QVERIFY(!latestOrders(shop.context(), id, 1)->anyOpen);
}

void TestCustomers::aCustomerWithActiveSubscriptionsStays()
{
    Stocked shop;
    shop.order();
    const QString id = shop.customerOf(u"ada@example.com"_s);
    shop.look(u"update customers set total_devices_rented = 1, devices_ever = 1 returning 1"_s);
    QCOMPARE(codeOf(removeCustomer(shop.context(), id)), "CUSTOMER_HAS_ACTIVE_SUBSCRIPTIONS"_ba);
}

void TestCustomers::aRemovedCustomerIsHiddenAndMayComeBack()
{
    Stocked shop;
    cancelOrder(shop.context(), shop.order()->id, {});
    const QString id = shop.customerOf(u"ada@example.com"_s);
    QCOMPARE(parsed(removeCustomer(shop.context(), id)->json)[u"status"].toString(), u"inactive"_s);
    QCOMPARE(shop.emails({}), QStringList{});
    QCOMPARE(shop.emails({{u"status"_s, u"inactive"_s}}), QStringList{u"ada@example.com"_s});
    QCOMPARE(codeOf(shop.order()), "CUSTOMER_INACTIVE"_ba);
    QCOMPARE(codeOf(shop.revise(id, "{'status':'active'}")), "none"_ba);
    QCOMPARE(codeOf(shop.order()), "none"_ba);
}

// The order is written and not yet committed: removing has to wait for it, and then sees it.
void TestCustomers::anOrderThatIsBeingPlacedKeepsItsCustomer()
{
    Stocked shop;
    cancelOrder(shop.context(), shop.order()->id, {});
    const QString id = shop.customerOf(u"ada@example.com"_s);
    std::future<QByteArray> removal;
    const Result<Record> placed = inTransaction(shop.database, shop.context().scope(), [&](Connection &) {
        auto result = shop.order();
        removal = std::async(std::launch::async, [&] {
            Shop own = shop.elsewhere();
            return codeOf(removeCustomer(own.context(), id));
        });
        const auto waits = [&] {
            return shop.look(u"select count(*) from pg_locks where not granted"_s) != u"0"_s;
        };
        while (!waits() && removal.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready) { }
        return result;
    });
    QVERIFY(placed);
    QCOMPARE(removal.get(), "CUSTOMER_HAS_PENDING_ORDERS"_ba);
}

void TestCustomers::listsFilterSearchAndSort()
{
    Stocked shop;
    for (const QByteArray email : {"a@example.com", "b@example.com", "c@example.com"})
        shop.order(email);
    const auto set = [&](const QString &email, const QString &columns) {
        shop.look(u"update customers set %1 where email_key = '%2' returning 1"_s.arg(columns, email));
    };
    set(u"a@example.com"_s, u"first_name = 'Zoe', total_monthly_revenue = 5"_s);
    set(u"b@example.com"_s,
        u"first_name = 'Ärmin', total_devices_rented = 1, devices_ever = 1, customer_type = 'business'"_s);
    set(u"c@example.com"_s, u"first_name = 'bert', total_monthly_revenue = 9"_s);
    const auto sorted = [&](const QString &column) {
        return shop.emails({{u"sortBy"_s, column}, {u"sortDir"_s, u"asc"_s}})
            .join(u' ')
            .remove(u"@example.com"_s);
    };
    QCOMPARE(sorted(u"firstName"_s), u"b c a"_s);
    QCOMPARE(sorted(u"lastName"_s).size(), 5);
    QCOMPARE(sorted(u"email"_s), u"a b c"_s);
    QCOMPARE(sorted(u"createdAt"_s), u"a b c"_s);
    QCOMPARE(sorted(u"updatedAt"_s), u"a b c"_s);
    QCOMPARE(sorted(u"totalMonthlyRevenue"_s), u"b a c"_s);
    QCOMPARE(sorted(u"totalDevicesRented"_s).right(1), u"b"_s);
    QCOMPARE(shop.emails({{u"hasActiveRentals"_s, u"true"_s}}), QStringList{u"b@example.com"_s});
    QCOMPARE(shop.emails({{u"hasActiveRentals"_s, u"false"_s}}).size(), 2);
    QCOMPARE(shop.emails({{u"customerType"_s, u"business"_s}}), QStringList{u"b@example.com"_s});
    QCOMPARE(shop.emails({{u"search"_s, u"c@exam"_s}}), QStringList{u"c@example.com"_s});
    QVERIFY(!ListRequest::read({{u"sortBy"_s, u"status"_s}}, customerList(), {}, QTimeZone::utc()));

    const auto page = listCustomers(shop.context(),
                                    ListRequest::read({{u"limit"_s, u"2"_s}, {u"sortBy"_s, u"firstName"_s}},
                                                      customerList(), {}, QTimeZone::utc())
                                        .value());
    const auto rest =
        shop.emails({{u"limit"_s, u"2"_s}, {u"sortBy"_s, u"firstName"_s}, {u"startAfter"_s, page->nextCursor}});
    QCOMPARE(rest, QStringList{u"b@example.com"_s});
}

void TestCustomers::everyChangeLeavesAnEventAndAnAuditEntry()
{
    Stocked shop;
    cancelOrder(shop.context(), shop.order()->id, {});
    const QString id = shop.customerOf(u"ada@example.com"_s);
    const auto created = findCustomer(shop.context(), id);
    QCOMPARE(QJsonDocument::fromJson(
                 shop.look(u"select after from audit_entries where action = 'customer.create'"_s).toUtf8()),
             QJsonDocument::fromJson(created->json)); // as it was shown
    cancelOrder(shop.context(), shop.order()->id, {}); // by somebody who is known
    shop.revise(id, "{'phone':'1'}");
    removeCustomer(shop.context(), id);
    QCOMPARE(shop.look(u"select string_agg(type, ' ' order by type) from events where type like 'customer%'"_s),
             u"customer.deleted customer.updated"_s);
    QCOMPARE(
        shop.look(
            u"select string_agg(action, ' ' order by action) from audit_entries where record_id = '%1'"_s.arg(
                id)),
        u"customer.create customer.delete customer.update"_s);
    QCOMPARE(shop.look(u"select before ->> 'status' from audit_entries where action = 'customer.delete'"_s),
             u"active"_s);
}

QTEST_GUILESS_MAIN(TestCustomers)
#include "tst_customers.moc"
