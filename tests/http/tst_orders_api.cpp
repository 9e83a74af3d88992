// SPDX-License-Identifier: GPL-3.0-or-later
// New orders as a client of the API meets them: what they look like, what they cost, when two are one.
#include "tests/support/http/rental_desk.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

const QByteArray Phone = "{'sku':'PHONE','quantity':1,'contractLength':12}";
const QByteArray Address = "{'contactName':'Bob','streetAddress':'Side 2','city':'Kiel','country':'Germany'}";

QByteArray extending(const QByteArray &orderId, const QByteArray &from, const QByteArray &to)
{
    return "'orderType':'extension','extensionDetails':{'originalOrderId':'" + orderId
        + "','extensionMonths':6,'previousEndDate':'" + from + "','newEndDate':'" + to + "'}";
}

QByteArray upgrading(const QByteArray &rentalId)
{
    return "'orderType':'upgrade','upgradeDetails':{'previousDevice':'Old','previousSerialNumber':'S1',"
           "'previousMonthlyAmount':9.99,'previousRentalId':'"
        + rentalId + "'}";
}

} // namespace

class TestOrdersApi : public ApiTest
{
    Q_OBJECT

public:
    TestOrdersApi() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply place(const OrderSketch &sketch = {}, const Headers &headers = {})
    {
        return m_client->post("/v1/orders", sketch.body(), headers);
    }

    QByteArray placed(const OrderSketch &sketch = {}) { return "/v1/orders/" + place(sketch).text("orderId"); }

    QString lookHere(const QString &sql) { return m_server.look(sql.arg(m_tenant->id)); }

    // The same request by many at once, half of them to each server.
    QList<Reply> placeAtOnce(const QByteArrayList &bodies)
    {
        const QByteArray key = m_server.createKey(m_tenant).apiKey.toLatin1();
        std::vector<ApiClient> clients;
        for (int i = 0; i < bodies.size(); ++i) {
            clients.push_back(m_server.client(m_tenant, QString::fromLatin1(key), i % 2));
            clients.back().get("/v1/orders?limit=1"); // so that all are connected when the race begins
        }
        QList<Reply> replies(bodies.size());
        std::vector<std::thread> threads;
        for (int i = 0; i < bodies.size(); ++i)
            threads.emplace_back([&, i] { replies[i] = clients[size_t(i)].post("/v1/orders", bodies[i]); });
        for (std::thread &thread : threads)
            thread.join();
        return replies;
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        QCOMPARE(m_client->post("/v1/products", productBody("PHONE")).status, 201);
        QCOMPARE(m_client
                     ->post("/v1/products",
                            productBody("CASE", "[{'contractLength':12,'monthlyPrice':2.5,'setupFee':1.1}]"))
                     .status,
                 201);
    }

    // What an order looks like

    void anOrderIsAnsweredWhole()
    {
        const Reply reply = place({Phone, "Ada@Example.com", "'notes':'Ring twice'"});
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.text("success"), "true"_ba);
        QCOMPARE(reply.text("orderId"), reply.text("order.orderId"));
        QCOMPARE(reply.header("Location"), "/v1/orders/" + reply.text("orderId"));
        QCOMPARE(reply.text("order.tenantId"), m_tenant->id.toLatin1());
        QCOMPARE(reply.text("order.status"), "pending"_ba);
        QCOMPARE(reply.text("order.orderType"), "standard"_ba);
        QCOMPARE(reply.text("order.customer.customerType"), "individual"_ba);
        QCOMPARE(reply.at("order.shippingAddress").toJson(), reply.at("order.billingAddress").toJson());
        QCOMPARE(reply.text("order.items.0.unitPrice"), "20.00"_ba);
        QCOMPARE(reply.text("order.items.0.productName"), "Thing PHONE"_ba);
        QCOMPARE(reply.text("order.items.0.rentalStatus"), "pending"_ba);
        QCOMPARE(reply.text("order.items.0.rentalIds"), "[]"_ba);
        QCOMPARE(reply.text("order.rentalProgress.rentedDevices"), "0"_ba);
        QCOMPARE(reply.text("order.rentalProgress.totalDevices"), "1"_ba);
        QCOMPARE(reply.text("order.rentalIds"), "[]"_ba);
        QCOMPARE(reply.text("order.notes"), "Ring twice"_ba);
        QVERIFY(reply.text("order.createdBy").startsWith("key_"));
        const Reply got = m_client->get("/v1/orders/" + reply.text("orderId"));
        QCOMPARE(got.status, 200);
        QCOMPARE(got.body, reply.at("order").toJson());
    }

    void addressesAndCustomFieldsAreKept()
    {
        const Reply reply =
            place({Phone, "ada@example.com",
                   "'shippingAddress':" + Address + ",'customFields':{'po':'4711','deep':{'a':[1,2.50]}}"});
        QCOMPARE(reply.text("order.shippingAddress.city"), "Kiel"_ba);
        QCOMPARE(reply.text("order.billingAddress.city"), "Bonn"_ba);
        QCOMPARE(reply.text("order.customFields"), R"({"po":"4711","deep":{"a":[1,2.50]}})"_ba);
    }

    void textIsKeptAsItWasMeant_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("accents, composed") << "Zoe\xcc\x88"_ba
                                           << "Zo\xc3\xab"_ba;
        QTest::newRow("emoji") << "\\ud83d\\ude00"_ba
                               << "\xf0\x9f\x98\x80"_ba;
        QTest::newRow("markup") << "<b>&amp;\\\\</b>"_ba
                                << "<b>&amp;\\</b>"_ba;
        QTest::newRow("other scripts") << "\xd8\xb9\xd9\x84\xd9\x8a"_ba
                                       << "\xd8\xb9\xd9\x84\xd9\x8a"_ba;
    }
    void textIsKeptAsItWasMeant()
    {
        QFETCH(const QByteArray, sent);
        QFETCH(const QByteArray, kept);
        QCOMPARE(place({.more = "'notes':'" + sent + "'"}).text("order.notes"), kept);
    }

    // What it costs

    void aMonthCostsTheSumOfItsItems_data()
    {
        QTest::addColumn<QByteArray>("pricing");
        QTest::addColumn<int>("quantity");
        QTest::addColumn<QByteArray>("unitPrice");
        QTest::addColumn<QByteArray>("total");
        QTest::addColumn<QByteArray>("setupTotal");
        const auto row = [](const char *name, const QByteArray &more, int quantity, const QByteArray &unitPrice,
                            const QByteArray &total, const QByteArray &setup = "0.00") {
            QTest::newRow(name) << "[{'contractLength':12," + more + "}]" << quantity << unitPrice << total
                                << setup;
        };
        row("plain", "'monthlyPrice':19.99", 3, "19.99", "59.97");
        row("free", "'monthlyPrice':0", 3, "0.00", "0.00");
        row("setup fee", "'monthlyPrice':19.99,'setupFee':5.55", 3, "19.99", "59.97", "16.65");
        row("percentage", "'monthlyPrice':19.99,'discount':{'type':'percentage','value':10}", 1, "17.99",
            "17.99");
        row("percentage, rounded before it is multiplied",
            "'monthlyPrice':0.15,'discount':{'type':'percentage','value':10}", 100, "0.14", "14.00");
        row("percentage with decimals", "'monthlyPrice':100,'discount':{'type':'percentage','value':33.3333}",
            1, "66.67", "66.67");
        row("all of it", "'monthlyPrice':19.99,'discount':{'type':'percentage','value':100}", 1, "0.00",
            "0.00");
        row("fixed", "'monthlyPrice':19.99,'discount':{'type':'fixed','value':4.99}", 2, "15.00", "30.00");
        row("fixed, all of it", "'monthlyPrice':19.99,'discount':{'type':'fixed','value':19.99}", 2, "0.00",
            "0.00");
    }
    void aMonthCostsTheSumOfItsItems()
    {
        QFETCH(const QByteArray, pricing);
        QFETCH(const int, quantity);
        QFETCH(const QByteArray, unitPrice);
        QFETCH(const QByteArray, total);
        QFETCH(const QByteArray, setupTotal);
        m_client->post("/v1/products", productBody("THING", pricing));
        const Reply reply =
            place({"{'sku':'THING','contractLength':12,'quantity':" + QByteArray::number(quantity) + "}"});
        QCOMPARE(reply.text("order.items.0.unitPrice"), unitPrice);
        QCOMPARE(reply.text("order.totals.subtotal"), total);
        QCOMPARE(reply.text("order.totals.taxAmount"), "0.00"_ba);
        QCOMPARE(reply.text("order.totals.total"), total);
        QCOMPARE(reply.text("order.totals.setupTotal"), setupTotal);
        QCOMPARE(reply.text("order.totals.totalDevices"), QByteArray::number(quantity));
    }

    void taxIsAddedOrContained_data()
    {
        QTest::addColumn<QByteArray>("rate");
        QTest::addColumn<bool>("inclusive");
        QTest::addColumn<QByteArray>("subtotal");
        QTest::addColumn<QByteArray>("tax");
        QTest::addColumn<QByteArray>("total");
        // 2 × 20.00 + 3 × 2.50 = 47.50
        QTest::newRow("none") << "0"_ba << false << "47.50"_ba
                              << "0.00"_ba
                              << "47.50"_ba;
        QTest::newRow("exclusive") << "19"_ba << false << "47.50"_ba
                                   << "9.03"_ba
                                   << "56.53"_ba; // 9.025
        QTest::newRow("inclusive") << "19"_ba << true << "39.92"_ba
                                   << "7.58"_ba
                                   << "47.50"_ba; // 39.9159…
        QTest::newRow("odd rate") << "8.25"_ba << false << "47.50"_ba
                                  << "3.92"_ba
                                  << "51.42"_ba; // 3.91875
        QTest::newRow("all") << "100"_ba << true << "23.75"_ba
                             << "23.75"_ba
                             << "47.50"_ba;
    }
    void taxIsAddedOrContained()
    {
        QFETCH(const QByteArray, rate);
        QFETCH(const bool, inclusive);
        QFETCH(const QByteArray, subtotal);
        QFETCH(const QByteArray, tax);
        QFETCH(const QByteArray, total);
        m_server.choose(m_tenant, u"tax.rate"_s, rate);
        m_server.choose(m_tenant, u"tax.inclusive"_s, inclusive ? "true" : "false");
        const Reply reply = place({"{'sku':'PHONE','quantity':2},{'sku':'CASE','quantity':3}"});
        QCOMPARE(reply.text("order.totals.subtotal"), subtotal);
        QCOMPARE(reply.text("order.totals.taxAmount"), tax);
        QCOMPARE(reply.text("order.totals.total"), total);
        QCOMPARE(reply.text("order.totals.setupTotal"), "3.30"_ba);
    }

    void aLeftOutLengthIsTheDefaultOne()
    {
        QCOMPARE(place({"{'sku':'PHONE','quantity':1}"}).text("order.items.0.contractLength"), "12"_ba);
        m_server.choose(m_tenant, u"defaultContractLength"_s, "24");
        const Reply reply = place({"{'sku':'PHONE','quantity':1}", "bob@example.com"});
        QCOMPARE(reply.text("order.items.0.contractLength"), "24"_ba);
        QCOMPARE(reply.text("order.items.0.unitPrice"), "15.00"_ba);
    }

    void anItemThatIsNotOfferedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("unknown SKU") << "{'sku':'NONE','quantity':1}"_ba
                                     << "VARIANT_NOT_FOUND"_ba;
        QTest::newRow("other case") << "{'sku':'phone','quantity':1}"_ba
                                    << "VARIANT_NOT_FOUND"_ba;
        QTest::newRow("inactive") << "{'sku':'OLD','quantity':1}"_ba
                                  << "VARIANT_INACTIVE"_ba;
        QTest::newRow("no price for it") << "{'sku':'PHONE','quantity':1,'contractLength':36}"_ba
                                         << "INVALID_CONTRACT_LENGTH"_ba;
        QTest::newRow("not configured") << "{'sku':'ODD','quantity':1,'contractLength':13}"_ba
                                        << "INVALID_CONTRACT_LENGTH"_ba;
        for (const char *length : {"0", "12.5", "121", "-3"})
            QTest::addRow("length %s", length)
                << "{'sku':'PHONE','quantity':1,'contractLength':"_ba + length + "}"
                << "INVALID_CONTRACT_LENGTH"_ba;
        QTest::newRow("a length hides no other fault")
            << "{'sku':'PHONE','quantity':1,'contractLength':12.5},{'sku':'NONE','quantity':1}"_ba
            << "VARIANT_NOT_FOUND"_ba;
        QTest::newRow("second item") << Phone + ",{'sku':'NONE','quantity':1}"
                                     << "VARIANT_NOT_FOUND"_ba;
    }
    void anItemThatIsNotOfferedIsRefused()
    {
        QFETCH(const QByteArray, item);
        QFETCH(const QByteArray, code);
        const QByteArray old =
            m_client->post("/v1/products", productBody("OLD")).text("product.variants.0.variantId");
        m_client->patch("/v1/products/variants/" + old + "/status", R"({"status":"inactive"})");
        m_client->post("/v1/products", productBody("ODD", "[{'contractLength':13,'monthlyPrice':1}]"));
        const Reply reply = place({item});
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), code);
        QCOMPARE(m_client->get("/v1/orders").text("count"), "0"_ba);
        QCOMPARE(m_client->get("/v1/customers").text("count"), "0"_ba);
    }

    void allItemsThatAreNotOfferedAreNamed()
    {
        const QByteArray old =
            m_client->post("/v1/products", productBody("OLD")).text("product.variants.0.variantId");
        m_client->patch("/v1/products/variants/" + old + "/status", R"({"status":"inactive"})");
        const Reply reply = place({"{'sku':'NONE','quantity':1}," + Phone
                                   + ",{'sku':'OLD','quantity':1},{'sku':'NOTHING','quantity':1}"});
        QCOMPARE(reply.code(), "VARIANT_NOT_FOUND"_ba);
        QCOMPARE(reply.faults(),
                 (QByteArrayList{"items.0.sku custom", "items.2.sku custom", "items.3.sku custom"}));
    }

    void extensionAndUpgradeOrdersCarryTheirDetails()
    {
        const Reply extension = place({.more = extending(place().text("orderId"), "2026-12-01", "2027-06-01")});
        QVERIFY2(extension.status == 201, extension.body.constData());
        QCOMPARE(extension.text("order.extensionDetails.extensionMonths"), "6"_ba);
        RentalDesk desk(*m_client);
        const QByteArray rental = desk.rent(desk.order(Phone), desk.asset("S1")).text("rentalId");
        const Reply upgrade = place({.more = upgrading(rental)});
        QVERIFY2(upgrade.status == 201, upgrade.body.constData());
        QCOMPARE(upgrade.text("order.upgradeDetails.previousMonthlyAmount"), "9.99"_ba);
        QCOMPARE(m_client->get("/v1/orders?orderType=upgrade").text("count"), "1"_ba);
    }

    void whatAnOrderExtendsOrUpgradesMustBeTheCustomersOwn()
    {
        RentalDesk desk(*m_client);
        const QByteArray others =
            desk.rent(desk.order(Phone, "bob@example.com"), desk.asset("S1")).text("rentalId");
        const QByteArray original = desk.order(Phone);
        const auto code = [&](const QByteArray &more) { return place({.more = more}).code(); };
        const QByteArray own = desk.rent(desk.order(Phone), desk.asset("S2")).text("rentalId");
        QCOMPARE(place({.more = extending(own, "2026-12-01", "2027-06-01")}).faults(),
                 QByteArrayList{"extensionDetails.originalOrderId custom"});
        QCOMPARE(code(upgrading(others)), "SUBSCRIPTION_DIFFERENT_CUSTOMER"_ba);
        QCOMPARE(place({.more = upgrading(original)}).faults(),
                 QByteArrayList{"upgradeDetails.previousRentalId custom"});
        QCOMPARE(place({.more = extending(original, "2027-06-01", "2027-05-31")}).faults(),
                 QByteArrayList{"extensionDetails.newEndDate too_small"});
        QCOMPARE(m_client->get("/v1/orders?orderType=upgrade").text("count"), "0"_ba);
        QCOMPARE(m_client->get("/v1/orders?orderType=extension").text("count"), "0"_ba);
    }

    void aColleagueMayExtendWhatAnotherHasOrdered()
    {
        const QByteArray others = RentalDesk(*m_client).order(Phone, "bob@example.com");
        const Reply extension = place({.more = extending(others, "2026-12-01", "2027-06-01")});
        QVERIFY2(extension.status == 201, extension.body.constData());
        QCOMPARE(extension.text("order.extensionDetails.originalOrderId"), others);
    }

    // Whoever comes from another system keeps its ids there.
    void idsOfAnOlderSystemAreKept()
    {
        const Reply extension = place({.more = extending("A-1042", "2026-12-01", "2027-06-01")});
        QVERIFY2(extension.status == 201, extension.body.constData());
        QCOMPARE(extension.text("order.extensionDetails.originalOrderId"), "A-1042"_ba);
        RentalDesk desk(*m_client);
        const Reply upgrade = place({.more = upgrading("R 77")});
        QVERIFY2(upgrade.status == 201, upgrade.body.constData());
        QCOMPARE(upgrade.text("order.upgradeDetails.previousRentalId"), "R 77"_ba);
        m_client->post("/v1/orders/" + upgrade.text("orderId") + "/confirm");
        const Reply rental = desk.rent(upgrade.text("orderId"), desk.asset("S1"));
        QVERIFY2(rental.status == 201, rental.body.constData());
        QVERIFY(!rental.body.contains("upgradeFromRentalId"));
    }

    void anOrderMayConfirmItself()
    {
        m_server.choose(m_tenant, u"orders.autoConfirm"_s, "true");
        const Reply reply = place();
        QCOMPARE(reply.text("order.status"), "confirmed"_ba);
        QVERIFY(!reply.text("order.confirmedAt").isEmpty());
        QCOMPARE(
            lookHere(
                u"select string_agg(type, ' ' order by type) from events where tenant_id = '%1' and type like 'order%'"_s),
            u"order.confirmed order.created"_s);
    }

    // Who orders

    void aCustomerIsFoundByHisAddressOfMail()
    {
        const Reply first = place({Phone, "ada@example.com"});
        const Reply second =
            place({"{'sku':'CASE','quantity':1}", " ADA@Example.COM ", "'shippingAddress':" + Address});
        const QByteArray customer = first.text("order.customer.customerId");
        QCOMPARE(second.text("order.customer.customerId"), customer);
        const Reply got = m_client->get("/v1/customers/" + customer);
        QCOMPARE(got.text("totalOrders"), "2"_ba);
        QCOMPARE(got.text("orderIds.0"), first.text("orderId"));
        QCOMPARE(got.text("orderIds.1"), second.text("orderId"));
        QCOMPARE(got.text("lastShippingAddress.city"), "Kiel"_ba);
        QCOMPARE(got.text("email"), "ada@example.com"_ba);
    }

    void anInactiveCustomerCannotOrder()
    {
        const Reply order = place();
        m_client->post("/v1/orders/" + order.text("orderId") + "/cancel");
        QCOMPARE(m_client->remove("/v1/customers/" + order.text("order.customer.customerId")).status, 200);
        const Reply refused = place();
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.code(), "CUSTOMER_INACTIVE"_ba);
    }

    // When two orders are one

    void theSameOrderWithinTheWindowIsOne()
    {
        const Reply first = place({Phone + ",{'sku':'CASE','quantity':2}"});
        const Reply same =
            place({"{'sku':'CASE','quantity':2}," + Phone, "ADA@example.com", "'notes':'again'"});
        QCOMPARE(first.status, 201);
        QCOMPARE(same.status, 200);
        QCOMPARE(same.text("success"), "true"_ba);
        QCOMPARE(same.at("order").toJson(), first.at("order").toJson());
        QCOMPARE(m_client->get("/v1/orders").text("count"), "1"_ba);
        QCOMPARE(lookHere(u"select count(*) from events where tenant_id = '%1' and type = 'order.created'"_s),
                 u"1"_s);
    }

    void theDefaultLengthIsTheSameAsItsNumber()
    {
        place({"{'sku':'PHONE','quantity':1}"});
        QCOMPARE(place({Phone}).status, 200);
    }

    void anotherOrderIsAnother_data()
    {
        QTest::addColumn<QByteArray>("items");
        QTest::addColumn<QByteArray>("email");
        QTest::addColumn<QByteArray>("more");
        const QByteArray ada = "ada@example.com";
        QTest::newRow("quantity") << "{'sku':'PHONE','quantity':2,'contractLength':12}"_ba << ada << ""_ba;
        QTest::newRow("length") << "{'sku':'PHONE','quantity':1,'contractLength':24}"_ba << ada << ""_ba;
        QTest::newRow("SKU") << "{'sku':'CASE','quantity':1,'contractLength':12}"_ba << ada << ""_ba;
        QTest::newRow("one item more") << Phone + ',' + Phone << ada << ""_ba;
        QTest::newRow("customer") << Phone << "bob@example.com"_ba
                                  << ""_ba;
        QTest::newRow("type") << Phone << ada << extending("FIRST", "2026-12-01", "2027-06-01");
    }
    void anotherOrderIsAnother()
    {
        QFETCH(const QByteArray, items);
        QFETCH(const QByteArray, email);
        QFETCH(QByteArray, more);
        more.replace("FIRST", place({Phone}).text("orderId"));
        QCOMPARE(place({items, email, more}).status, 201);
    }

    void theWindowEnds()
    {
        place();
        m_server.clock.advance(std::chrono::seconds(4 * 60 + 50));
        QCOMPARE(place().status, 200);
        m_server.clock.advance(std::chrono::seconds(11));
        QCOMPARE(place().status, 201);
    }

    void theWindowCanBeLongerOrNone()
    {
        m_server.choose(m_tenant, u"orders.duplicateMinutes"_s, "60");
        place();
        m_server.clock.advance(std::chrono::minutes(59));
        QCOMPARE(place().status, 200);
        m_server.choose(m_tenant, u"orders.duplicateMinutes"_s, "0");
        QCOMPARE(place().status, 201);
        QCOMPARE(place().status, 201);
    }

    void aCancelledOrderMayBePlacedAgain()
    {
        const QByteArray first = placed();
        m_client->post(first + "/cancel");
        const Reply again = place();
        QCOMPARE(again.status, 201);
        QCOMPARE(place().text("orderId"), again.text("orderId"));
    }

    void whoTellsRepetitionsApartHimselfGetsTwo()
    {
        const Reply plain = place(), keyed = place({}, {{"Idempotency-Key", "a"}}),
                    other = place({}, {{"Idempotency-Key", "b"}});
        QCOMPARE(plain.status, 201);
        QCOMPARE(keyed.status, 201);
        QCOMPARE(other.status, 201);
        QCOMPARE(m_client->get("/v1/orders").text("count"), "3"_ba);
    }

    void tenantsDoNotShareOrders()
    {
        place();
        ApiClient other = m_server.client(m_server.createTenant());
        other.post("/v1/products", productBody("PHONE"));
        QCOMPARE(other.post("/v1/orders", OrderSketch().body()).status, 201);
    }

    void theSameOrderSentByManyAtOnceIsOne()
    {
        for (int round = 0; round < wantedRounds(5); ++round) {
            const OrderSketch sketch{Phone, "race" + QByteArray::number(round) + "@example.com"};
            const QList<Reply> replies = placeAtOnce(QByteArrayList(8, sketch.body()));
            int created = 0;
            for (const Reply &reply : replies) {
                QVERIFY2(reply.status == 200 || reply.status == 201, reply.body.constData());
                QCOMPARE(reply.text("orderId"), replies.first().text("orderId"));
                created += reply.status == 201;
            }
            QCOMPARE(created, 1);
        }
        const QString rounds = QString::number(wantedRounds(5));
        QCOMPARE(lookHere(u"select count(*) from orders where tenant_id = '%1'"_s), rounds);
        QCOMPARE(lookHere(u"select count(*) from events where tenant_id = '%1' and type = 'order.created'"_s),
                 rounds);
    }

    void aNewCustomerWhoOrdersManyThingsAtOnceIsOne()
    {
        for (int round = 0; round < wantedRounds(3); ++round) {
            const QByteArray email = "new" + QByteArray::number(round) + "@example.com";
            QByteArrayList bodies;
            for (int i = 1; i <= 8; ++i)
                bodies += OrderSketch{"{'sku':'PHONE','quantity':" + QByteArray::number(i) + "}", email}.body();
            const QList<Reply> replies = placeAtOnce(bodies);
            const QByteArray customerId = replies.first().text("order.customer.customerId");
            for (const Reply &reply : replies) {
                QVERIFY2(reply.status == 201, reply.body.constData());
                QCOMPARE(reply.text("order.customer.customerId"), customerId);
            }
            QCOMPARE(m_client->get("/v1/customers/" + customerId).text("totalOrders"), "8"_ba);
        }
        QCOMPARE(lookHere(u"select count(*) from customers where tenant_id = '%1'"_s),
                 QString::number(wantedRounds(3)));
    }
};

QTEST_GUILESS_MAIN(TestOrdersApi)
#include "tst_orders_api.moc"
