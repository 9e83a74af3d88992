// SPDX-License-Identifier: GPL-3.0-or-later
// Customers as a client of the API meets them. They arise from orders.
#include "tests/support/http/test_server.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestCustomersApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply order(const QByteArray &email, const QByteArray &first = "Ada", const QByteArray &last = "Lovelace",
                const QByteArray &more = {})
    {
        return m_client->post("/v1/orders",
                              quoted("{'customer':{'email':'" + email + "','firstName':'" + first
                                     + "','lastName':'" + last + "'" + more
                                     + "},'billingAddress':{'contactName':'Ada','streetAddress':'Main "
                                       "1','city':'Bonn','country':'Germany'},"
                                       "'items':[{'sku':'PHONE','quantity':1}]}"));
    }

    // A customer without open orders.
    QByteArray customer(const QByteArray &email = "ada@example.com", const QByteArray &more = {})
    {
        const Reply reply = order(email, "Ada", "Lovelace", more);
        m_client->post("/v1/orders/" + reply.text("orderId") + "/cancel");
        return "/v1/customers/" + reply.text("order.customer.customerId");
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE"));
    }

    void aCustomerArisesFromAnOrder()
    {
        const Reply placed = order("Ada@Example.com", "Ada", "Lovelace",
                                   ",'company':'Engines','phone':'+49 1','customerType':'business'");
        const Reply reply = m_client->get("/v1/customers/" + placed.text("order.customer.customerId"));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("tenantId"), m_tenant->id.toLatin1());
        QCOMPARE(reply.text("company"), "Engines"_ba);
        QCOMPARE(reply.text("customerType"), "business"_ba);
        QCOMPARE(reply.text("status"), "active"_ba);
        QCOMPARE(reply.text("totalOrders"), "1"_ba);
        QCOMPARE(reply.text("totalDevicesRented"), "0"_ba);
        QCOMPARE(reply.text("totalMonthlyRevenue").toDouble(), 0.0);
        QCOMPARE(reply.text("orderIds.0"), placed.text("orderId"));
        QCOMPARE(reply.text("rentalIds"), "[]"_ba);
        QCOMPARE(reply.at("billingAddress").toJson(), reply.at("lastBillingAddress").toJson());
        QCOMPARE(reply.text("shippingAddress.city"), "Bonn"_ba);
        QCOMPARE(reply.text("profitability.activeDevices"), "0"_ba);
    }

    void thereIsNoOtherWay()
    {
        const Reply reply = m_client->post("/v1/customers", "{}");
        QCOMPARE(reply.status, 405);
        QCOMPARE(reply.header("Allow"), "GET, HEAD, OPTIONS"_ba);
    }

    void aLinkedCustomerKeepsNamesAndType()
    {
        const QByteArray path = "/v1/customers/" + order("ada@example.com").text("order.customer.customerId");
        const Reply second =
            m_client->post("/v1/orders",
                           quoted("{'customer':{'email':'ADA@example.com','firstName':'A.','lastName':'King',"
                                  "'customerType':'business'},'billingAddress':{'contactName':'A','"
                                  "streetAddress':'New 1','city':'Ulm','country':'Germany'},"
                                  "'items':[{'sku':'PHONE','quantity':2}]}"));
        QCOMPARE(second.status, 201);
        const Reply reply = m_client->get(path);
        QCOMPARE(reply.text("lastName"), "Lovelace"_ba);
        QCOMPARE(reply.text("customerType"), "individual"_ba);
        QCOMPARE(reply.text("lastBillingAddress.city"), "Ulm"_ba);
        QCOMPARE(reply.text("totalOrders"), "2"_ba);
    }

    void aCustomerIsChangedByPutAndByPatch_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::newRow("PUT") << "PUT"_ba;
        QTest::newRow("PATCH") << "PATCH"_ba;
    }
    void aCustomerIsChangedByPutAndByPatch()
    {
        QFETCH(const QByteArray, method);
        const QByteArray path = customer("ada@example.com", ",'phone':'+49 1','company':'Engines'");
        const Reply reply = m_client->send(
            method, path,
            quoted("{'firstName':'Augusta','email':'Augusta@Example.com','customerType':'business',"
                   "'customFields':{'a':[1]},'shippingAddress':{'contactName':'B','streetAddress':'S "
                   "2','city':'Kiel','country':'Germany'}}"));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("customerId"), reply.text("customer.customerId"));
        QCOMPARE(reply.text("customer.firstName"), "Augusta"_ba);
        QCOMPARE(reply.text("customer.lastName"), "Lovelace"_ba);
        QCOMPARE(reply.text("customer.phone"), "+49 1"_ba);
        QCOMPARE(reply.text("customer.lastShippingAddress.city"), "Kiel"_ba);
        QCOMPARE(reply.text("customer.lastBillingAddress.city"), "Bonn"_ba);
        QCOMPARE(reply.text("customer.customFields"), R"({"a":[1]})"_ba);
        QCOMPARE(m_client->get(path).body, reply.at("customer").toJson());
        QCOMPARE(m_client->get("/v1/customers?search=augusta").text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/customers?search=ada").text("count"), "0"_ba);
    }

    void nullClearsWhatMayBeEmpty()
    {
        const QByteArray path = customer("ada@example.com", ",'phone':'+49 1','company':'Engines'");
        const Reply put = m_client->put(path, R"({"phone":null})");
        QCOMPARE(put.text("customer.phone"), ""_ba);
        QCOMPARE(put.text("customer.company"), "Engines"_ba);
        QCOMPARE(m_client->patch(path, R"({"company":null})").text("customer.company"), ""_ba);
    }

    void theLastAddressesCanBePut()
    {
        const QByteArray path = customer("ada@example.com");
        const Reply put = m_client->put(path,
                                        quoted("{'lastBillingAddress':{'contactName':'A','streetAddress':'1',"
                                               "'city':'Kiel','country':'Germany'}}"));
        QCOMPARE(put.text("customer.lastBillingAddress.city"), "Kiel"_ba);
        QCOMPARE(put.text("customer.billingAddress.city"), "Kiel"_ba);
    }

    // Most clients read a record, change it and put it back, in which the other name says what it said.
    void aCustomerIsPutBackWithAnotherAddress_data()
    {
        QTest::addColumn<QString>("changed");
        QTest::newRow("billing") << u"billingAddress"_s;
        QTest::newRow("last billing") << u"lastBillingAddress"_s;
        QTest::newRow("shipping") << u"shippingAddress"_s;
    }
    void aCustomerIsPutBackWithAnotherAddress()
    {
        QFETCH(QString, changed);
        const QByteArray path = customer("ada@example.com");
        QJsonObject record = QJsonDocument::fromJson(m_client->get(path).body).object();
        QJsonObject address = record[changed].toObject();
        QVERIFY(!address.isEmpty());
        address[u"city"_s] = u"Kiel"_s;
        record[changed] = address;
        const Reply put = m_client->put(path, QJsonDocument(record).toJson());
        QCOMPARE(put.status, 200);
        QCOMPARE(put.text("customer." + changed.toLatin1() + ".city"), "Kiel"_ba);

        QJsonObject other = record[u"billingAddress"_s].toObject();
        other[u"city"_s] = u"Ulm"_s;
        record[u"billingAddress"_s] = other;
        other[u"city"_s] = u"Trier"_s;
        record[u"lastBillingAddress"_s] = other; // both are new, and not the same
        const Reply refused = m_client->put(path, QJsonDocument(record).toJson());
        QVERIFY2(refused.status == 400, refused.body.constData());
        QCOMPARE(refused.faults(), QByteArrayList{"lastBillingAddress custom"});
    }

    // Who names two addresses in a patch means two things: none of them is dropped silently.
    void aPatchWithTwoAddressesThatDifferIsRefused()
    {
        const QByteArray path = customer("ada@example.com");
        const QJsonObject record = QJsonDocument::fromJson(m_client->get(path).body).object();
        QJsonObject other = record[u"billingAddress"_s].toObject();
        other[u"city"_s] = u"Kiel"_s;
        const auto patched = [&](const QJsonObject &body) {
            return m_client->patch(path, QJsonDocument(body).toJson());
        };
        const Reply refused =
            patched({{u"billingAddress"_s, other}, {u"lastBillingAddress"_s, record[u"lastBillingAddress"_s]}});
        QVERIFY2(refused.status == 400, refused.body.constData());
        QCOMPARE(refused.faults(), QByteArrayList{"lastBillingAddress custom"});
        QVERIFY(QJsonDocument::fromJson(m_client->get(path).body).object() == record);
        QCOMPARE(patched({{u"billingAddress"_s, other}, {u"lastBillingAddress"_s, other}}).status, 200);
    }

    void whatACustomerCannotBeWithoutIsNotClearedByAPatch()
    {
        const QByteArray path = customer("ada@example.com");
        const Reply refused = m_client->patch(
            path,
            quoted("{'firstName':null,'email':null,'status':null,'lastShippingAddress':null,'phone':null}"));
        QVERIFY2(refused.status == 400, refused.body.constData());
        QCOMPARE(refused.faults(),
                 (QByteArrayList{"email required", "firstName required", "lastShippingAddress required",
                                 "status required"}));
        QCOMPARE(m_client->put(path, R"({"firstName":null})").text("customer.firstName"), "Ada"_ba);
    }

    void ordersKeepTheirCopy()
    {
        const Reply placed = order("ada@example.com");
        m_client->patch("/v1/customers/" + placed.text("order.customer.customerId"),
                        R"({"firstName":"Augusta"})");
        QCOMPARE(m_client->get("/v1/orders/" + placed.text("orderId")).text("customer.firstName"), "Ada"_ba);
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArrayList>("faults");
        QTest::newRow("white space") << R"({"firstName":" ","lastName":""})"_ba
                                     << QByteArrayList{"firstName too_small", "lastName too_small"};
        QTest::newRow("e-mail") << R"({"email":"ada"})"_ba << QByteArrayList{"email invalid_string"};
        QTest::newRow("choices") << R"({"customerType":"x","status":"y"})"_ba
                                 << QByteArrayList{"customerType invalid_enum_value",
                                                   "status invalid_enum_value"};
        QTest::newRow("address") << R"({"billingAddress":{"city":"Ulm"}})"_ba
                                 << QByteArrayList{"billingAddress.contactName required",
                                                   "billingAddress.country required",
                                                   "billingAddress.streetAddress required"};
        QTest::newRow("other id") << R"({"customerId":"cust_other"})"_ba << QByteArrayList{"customerId custom"};
        QTest::newRow("types") << R"({"phone":5,"customFields":[]})"_ba
                               << QByteArrayList{"customFields invalid_type", "phone invalid_type"};
    }
    void faultsAreNamed()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArrayList, faults);
        const QByteArray path = customer();
        for (const QByteArray method : {"PUT", "PATCH"}) {
            const Reply reply = m_client->send(method, path, body);
            QCOMPARE(reply.status, 400);
            QCOMPARE(reply.faults(), faults);
        }
    }

    void anAddressOfMailBelongsToOne()
    {
        const QByteArray ada = customer("ada@example.com");
        customer("bob@example.com");
        const Reply reply = m_client->patch(ada, R"({"email":" BOB@example.com"})");
        QCOMPARE(reply.status, 409);
        QCOMPARE(reply.code(), "CUSTOMER_EXISTS"_ba);
        QCOMPARE(m_client->patch(ada, R"({"email":"ADA@example.com"})").status, 200);
    }

    void aCustomerLeavesAndComesBack()
    {
        const QByteArray path = customer();
        const Reply removed = m_client->remove(path);
        QCOMPARE(removed.status, 200);
        QCOMPARE(removed.text("customer.status"), "inactive"_ba);
        QCOMPARE(m_client->get("/v1/customers").text("count"), "0"_ba);
        QCOMPARE(m_client->get("/v1/customers?status=inactive").text("count"), "1"_ba);
        QCOMPARE(m_client->get(path).status, 200);
        QCOMPARE(order("ada@example.com").code(), "CUSTOMER_INACTIVE"_ba);
        QCOMPARE(m_client->put(path, R"({"status":"active"})").status, 200);
        QCOMPARE(order("ada@example.com").status, 201);
    }

    void whoHasOpenOrdersStays()
    {
        const Reply placed = order("ada@example.com");
        const QByteArray path = "/v1/customers/" + placed.text("order.customer.customerId");
        for (const Reply &reply : {m_client->remove(path), m_client->patch(path, R"({"status":"inactive"})")}) {
            QCOMPARE(reply.status, 409);
            QCOMPARE(reply.code(), "CUSTOMER_HAS_PENDING_ORDERS"_ba);
        }
        m_client->post("/v1/orders/" + placed.text("orderId") + "/cancel");
        m_server.look(
            u"update customers set total_devices_rented = 1, devices_ever = 1 where tenant_id = '%1' returning 1"_s
                .arg(m_tenant->id));
        QCOMPARE(m_client->remove(path).code(), "CUSTOMER_HAS_ACTIVE_SUBSCRIPTIONS"_ba);
    }

    void whoComesLateIsTold()
    {
        const QByteArray path = customer();
        const QByteArray tag = m_client->get(path).header("ETag");
        QCOMPARE(m_client->get(path, {{"If-None-Match", tag}}).status, 304);
        QCOMPARE(m_client->patch(path, R"({"phone":"1"})", {{"If-Match", tag}}).status, 200);
        QCOMPARE(m_client->put(path, R"({"phone":"2"})", {{"If-Match", tag}}).code(), "VERSION_CONFLICT"_ba);
        QCOMPARE(m_client->remove(path, {{"If-Match", tag}}).code(), "VERSION_CONFLICT"_ba);
        QCOMPARE(m_client->get(path, {{"If-None-Match", tag}}).status, 200);
    }

    void anOrderMoreIsANewVersionOfTheCustomer()
    {
        const QByteArray path = customer();
        const QByteArray tag = m_client->get(path).header("ETag");
        order("ada@example.com");
        QCOMPARE(m_client->get(path, {{"If-None-Match", tag}}).status, 200);
    }

    void listsAreFilteredAndSearched_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const QByteArray &query, const QByteArrayList &expected) {
            QTest::newRow(query.constData()) << query << expected;
        };
        row("status=active", {"ada", "bob"});
        row("status=inactive", {"eve"});
        row("customerType=business", {"bob"});
        row("customerType=individual&status=inactive", {"eve"});
        row("email=BOB@Example.com", {"bob"});
        row("email=bob", {});
        row("hasActiveRentals=true", {"ada"});
        row("hasActiveRentals=false", {"bob"});
        row("search=love", {"ada"});
        row("search=hop%20bob", {"bob"});
        row("search=Navy", {"bob"});
        row("search=eve", {});
        row("search={id of ada}", {"ada"});
        row("search={code of ada}", {"ada"});
    }
    void listsAreFilteredAndSearched()
    {
        QFETCH(QByteArray, query);
        QFETCH(const QByteArrayList, expected);
        const QByteArray ada = order("ada@example.com").text("order.customer.customerId");
        m_server.look(
            u"update customers set total_devices_rented = 2, devices_ever = 2 where tenant_id = '%1' returning 1"_s
                .arg(m_tenant->id));
        order("bob@example.com", "Bob", "Hopper", ",'company':'The Navy','customerType':'business'");
        m_client->remove(customer("eve@example.com"));
        query.replace("{id of ada}", ada).replace("{code of ada}", ada.right(7).toUpper());
        const Reply reply = m_client->get("/v1/customers?" + query);
        QVERIFY2(reply.status == 200, reply.body.constData());
        QByteArrayList names;
        for (const QByteArray &email : reply.texts("customers", "email"))
            names += email.left(email.indexOf('@'));
        std::sort(names.begin(), names.end());
        QCOMPARE(names, expected);
    }

    void aListIsWalkedWithoutRepeatsOrGaps_data()
    {
        QTest::addColumn<QByteArray>("sort");
        for (const QByteArray sort : {"createdAt", "updatedAt", "firstName", "lastName", "email",
                                      "totalMonthlyRevenue", "totalDevicesRented"})
            QTest::newRow(sort.constData()) << sort;
    }
    void aListIsWalkedWithoutRepeatsOrGaps()
    {
        QFETCH(const QByteArray, sort);
        int count = 0;
        const auto insert = [&] {
            const QByteArray n = QByteArray::number(++count);
            order("c" + n + "@example.com", count % 3 ? "Ann" : "Zo\xc3\xab",
                  count % 2 ? "van Dyk" : "\xc3\x96hm");
        };
        for (int i = 0; i < 7; ++i)
            insert();
        m_server.look(u"update customers set total_monthly_revenue = 100 * (length(email) % 2), "
                      u"total_devices_rented = length(email) % 2, devices_ever = 1 "
                      "where tenant_id = '%1' returning 1"_s.arg(m_tenant->id));
        const QByteArrayList before = m_client->walk("/v1/customers?limit=100", "customers", "customerId");
        QCOMPARE(before.size(), 7);
        for (const QByteArray direction : {"asc", "desc"}) {
            const QByteArray list = "/v1/customers?limit=2&sortBy=" + sort + "&sortDir=" + direction;
            const QByteArrayList seen = m_client->walk(list, "customers", "customerId", [&] {
                if (count < 13)
                    insert();
            });
            QCOMPARE(QSet<QByteArray>(seen.begin(), seen.end()).size(), seen.size());
            for (const QByteArray &id : before)
                QVERIFY(seen.contains(id));
        }
    }

    void eachChangeIsTold()
    {
        const QByteArray path = customer();
        m_client->patch(path, R"({"phone":"1"})");
        m_client->put(path, R"({"phone":"2"})");
        m_client->remove(path);
        QCOMPARE(
            m_server.look(
                u"select string_agg(type, ' ' order by event_id) from events where tenant_id = '%1' and type like 'customer.%'"_s
                    .arg(m_tenant->id)),
            u"customer.updated customer.updated customer.deleted"_s);
        const Reply events = m_client->get("/v1/events?event=customer.updated&sortDir=asc");
        QCOMPARE(events.text("events.1.data.previous.phone"), "1"_ba);
        QCOMPARE(
            m_server.look(
                u"select count(*) from audit_entries where tenant_id = '%1' and action like 'customer.%'"_s.arg(
                    m_tenant->id)),
            u"4"_s); // the first is the order that made the customer known
    }
};

QTEST_GUILESS_MAIN(TestCustomersApi)
#include "tst_customers_api.moc"
