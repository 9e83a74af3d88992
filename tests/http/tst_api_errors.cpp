// SPDX-License-Identifier: GPL-3.0-or-later
// How the API refuses: which fault is told first, in which words, and that all faults of a body come at once.
#include "tests/support/http/test_server.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

const QByteArray UnknownOrder = "/v1/orders/ord_01jdxxxxxxxxxxxxxxxxxxxxxx";

QByteArray nested(int depth)
{
    return "{\"customFields\":" + QByteArray(depth - 1, '[') + QByteArray(depth - 1, ']') + '}';
}

QByteArray items(int count)
{
    QByteArrayList all;
    for (int i = 0; i < count; ++i)
        all += "{'sku':'PHONE','quantity':1}";
    return all.join(',');
}

QByteArray priced(const QByteArray &price)
{
    return "[{'contractLength':12,'monthlyPrice':" + price + "}]";
}

} // namespace

class TestApiErrors : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        QCOMPARE(m_client->post("/v1/products", productBody("PHONE")).status, 201);
    }

    void aFaultIsToldUnderTheNameThatWasSent()
    {
        const auto pathOf = [this](const QByteArray &body) {
            return m_client->post("/v1/subscriptions", quoted(body)).text("error.details.0.path");
        };
        const QByteArray order = "{'orderId':'ord_01jdxxxxxxxxxxxxxxxxxxxxxx',";
        QCOMPARE(pathOf(order + "'serialNumber':5}"), "serialNumber"_ba);
        QCOMPARE(pathOf(order + "'assetSerialNumber':5}"), "assetSerialNumber"_ba);
        QCOMPARE(pathOf(order + "'serialNumber':'A','assetSerialNumber':'B'}"), "serialNumber"_ba);
    }

    void aKeyTakesNoPermissionAwayThatItLacks()
    {
        const NewKey managing{.name = u"Managing"_s, .permissions = {u"api_keys:manage"_s, u"orders:read"_s}};
        ApiClient weak = m_server.client(m_tenant, m_server.createKey(m_tenant, managing).apiKey);
        const QByteArray path = "/v1/api-keys/";
        const QByteArray mighty = m_server.createKey(m_tenant).keyId.toLatin1();
        QCOMPARE(weak.remove(path + mighty).code(), "INSUFFICIENT_PERMISSIONS"_ba);
        QCOMPARE(m_client->get(path + mighty).text("status"), "active"_ba);
        const NewKey reading{.name = u"Reading"_s, .permissions = {u"orders:read"_s}};
        QCOMPARE(weak.remove(path + m_server.createKey(m_tenant, reading).keyId.toLatin1()).status, 200);
        QCOMPARE(m_client->remove(path + mighty).status, 200);
    }

    void aCompressedBodyIsNotTaken()
    {
        for (const QByteArray coding : {"gzip", "br", "gzip, identity", "x"})
            QCOMPARE(m_client->post("/v1/orders", OrderSketch().body(), {{"Content-Encoding", coding}}).status,
                     415);
        QCOMPARE(m_client->post("/v1/orders", OrderSketch().body(), {{"Content-Encoding", "identity"}}).status,
                 201);
    }

    // One request with everything wrong; each step mends what was told, so that the next fault shows.
    void faultsAreToldInTheOrderOfTheGates()
    {
        const TenantPointer tenant = m_server.createTenant({.name = u"Small"_s, .tier = Tier::Starter});
        NewKey reading{.name = u"Reading"_s, .permissions = {u"orders:read"_s}};
        const QByteArray weak = "Bearer " + m_server.createKey(tenant, reading).apiKey.toLatin1();
        const QByteArray strong = "Bearer " + m_server.createKey(tenant).apiKey.toLatin1();
        QByteArray method = "POST", path = "/v1/nowhere", body(2 * 1024 * 1024, 'x');
        Headers headers{{"Authorization", ""}, {"Tenant-ID", "nonsense"}, {"Content-Type", "text/plain"}};
        const auto answer = [&] {
            const Reply reply = m_client->send(method, path, body, headers);
            return QByteArray::number(reply.status) + ' ' + reply.code();
        };
        QCOMPARE(answer(), "413 PAYLOAD_TOO_LARGE"_ba);
        body = "{";
        QCOMPARE(answer(), "401 AUTH_REQUIRED"_ba);
        QCOMPARE(m_client->send(method, path, body, headers).header("WWW-Authenticate"), "Bearer"_ba);
        headers["Authorization"] = "Bearer nonsense";
        QCOMPARE(answer(), "401 INVALID_TOKEN"_ba);
        headers["Authorization"] = weak;
        QCOMPARE(answer(), "403 NO_TENANT_ACCESS"_ba);
        headers["Tenant-ID"] = tenant->id.toLatin1();
        const QString window =
            u"insert into rate_windows (tenant_id, hits) select '%1', array_agg(now()) from "
            "generate_series(1, 100) on conflict (tenant_id) do update set hits = excluded.hits returning 1"_s;
        m_server.look(window.arg(tenant->id));
        QCOMPARE(answer(), "429 RATE_LIMITED"_ba);
        m_server.look(u"delete from rate_windows where tenant_id = '%1'"_s.arg(tenant->id));
        QCOMPARE(answer(), "404 NOT_FOUND"_ba);
        path = UnknownOrder + "/notes?unknown=1";
        QCOMPARE(answer(), "405 METHOD_NOT_ALLOWED"_ba);
        method = "PATCH";
        QCOMPARE(answer(), "403 INSUFFICIENT_PERMISSIONS"_ba);
        headers["Authorization"] = strong;
        QCOMPARE(answer(), "415 UNSUPPORTED_MEDIA_TYPE"_ba);
        headers["Content-Type"] = "application/json";
        QCOMPARE(answer(), "400 VALIDATION_ERROR"_ba);
        path = UnknownOrder + "/notes";
        body = "{\"notes\":5}";
        QCOMPARE(answer(), "400 VALIDATION_ERROR"_ba);
        body = "{\"notes\":\"x\"}";
        QCOMPARE(answer(), "404 NOT_FOUND"_ba);
    }

    void aRefusalSaysWhatToSend()
    {
        const auto message = [](const Reply &reply) { return reply.text("error.message"); };
        const QByteArray body = OrderSketch().body();
        QVERIFY(message(m_client->post("/v1/orders", body, {{"Content-Type", "text/plain"}}))
                    .contains("Send Content-Type: application/json."));
        QVERIFY(message(m_client->post("/v1/products/csv", body, {{"Content-Type", "text/html"}}))
                    .contains("text/csv"));
        QVERIFY(message(m_client->post("/v1/orders", body, {{"Content-Encoding", "gzip"}}))
                    .contains("without a Content-Encoding"));
        for (const QByteArray header : {"", "Basic abc"})
            QVERIFY(message(m_client->get("/v1/orders", {{"Authorization", header}}))
                        .contains("Authorization: Bearer <API key>"));
        QCOMPARE(m_client->get("/v1/orders?search=" + QByteArray(501, 'a')).text("error.details.0.message"),
                 "Must have at most 500 characters."_ba);
    }

    void anUnknownAddressIsNotFound_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("below") << "/v1/orders/x/y/z"_ba;
        QTest::newRow("slash at the end") << "/v1/orders/"_ba;
        QTest::newRow("upper case") << "/v1/Orders"_ba;
        QTest::newRow("other version") << "/v1/v2/orders"_ba;
        QTest::newRow("climbing") << "/v1/orders/../customers"_ba;
        QTest::newRow("not UTF-8") << "/v1/orders/%ff"_ba;
    }
    void anUnknownAddressIsNotFound()
    {
        QFETCH(const QByteArray, path);
        const Reply reply = m_client->get(path);
        QCOMPARE(reply.status, 404);
        QCOMPARE(reply.code(), "NOT_FOUND"_ba);
    }

    void anAddressWithANulIsRefused() { QCOMPARE(m_client->send("GET", "/v1/orders/x%00y").status, 400); }

    void theMethodsOfAnAddressAreAllowedAndNoOthers()
    {
        for (const QByteArray method : {"DELETE", "PUT", "PATCH"}) {
            const Reply reply = m_client->send(method, "/v1/orders");
            QCOMPARE(reply.status, 405);
            QCOMPARE(reply.code(), "METHOD_NOT_ALLOWED"_ba);
            QCOMPARE(reply.header("Allow"), "GET, POST, HEAD, OPTIONS"_ba);
        }
        const Reply options = m_client->send("OPTIONS", "/v1/orders");
        QCOMPARE(options.status, 204);
        QCOMPARE(options.header("Allow"), "GET, POST, HEAD, OPTIONS"_ba);
        QCOMPARE(m_client->send("OPTIONS", "/v1/nowhere").status, 404);
    }

    void headAnswersAsGetDoesWithoutTheBody()
    {
        const Reply get = m_client->get("/v1/orders"), head = m_client->send("HEAD", "/v1/orders");
        QCOMPARE(head.status, 200);
        QVERIFY(head.body.isEmpty());
        QCOMPARE(head.header("Content-Length"), get.header("Content-Length"));
        QCOMPARE(m_client->send("HEAD", UnknownOrder).status, 404);
    }

    void onlyJsonIsTaken_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<int>("status");
        QTest::newRow("none") << ""_ba << 415;
        QTest::newRow("text") << "text/plain"_ba << 415;
        QTest::newRow("form") << "application/x-www-form-urlencoded"_ba << 415;
        QTest::newRow("latin") << "application/json; charset=iso-8859-1"_ba << 415;
        QTest::newRow("json") << "application/json"_ba << 201;
        QTest::newRow("json with a charset") << "Application/JSON; charset=\"UTF-8\""_ba << 201;
    }
    void onlyJsonIsTaken()
    {
        QFETCH(const QByteArray, type);
        QFETCH(const int, status);
        QCOMPARE(m_client->post("/v1/orders", OrderSketch().body(), {{"Content-Type", type}}).status, status);
    }

    void aLargeBodyIsRefused()
    {
        const QByteArray padding(1024 * 1024, ' ');
        QCOMPARE(m_client->post("/v1/orders", OrderSketch().body() + padding).status, 413);
        const QByteArray body = OrderSketch().body();
        QCOMPARE(m_client->post("/v1/orders", body + padding.first(1024 * 1024 - body.size())).status, 201);
    }

    void doubtfulJsonIsRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("broken") << "{\"customer\":"_ba;
        QTest::newRow("trailing") << OrderSketch().body() + "x";
        QTest::newRow("two values") << OrderSketch().body() + OrderSketch().body();
        QTest::newRow("duplicate key") << OrderSketch{.more = "'notes':'a','notes':'b'"}.body();
        QTest::newRow("duplicate key, escaped") << OrderSketch{.more = "'notes':'a','n\\u006ftes':'b'"}.body();
        QTest::newRow("U+0000") << OrderSketch{.more = "'notes':'a\\u0000'"}.body();
        QTest::newRow("raw U+0000") << OrderSketch{.more = "'notes':'" + QByteArray(1, '\0') + "'"}.body();
        QTest::newRow("lone surrogate") << OrderSketch{.more = "'notes':'\\ud83d'"}.body();
        QTest::newRow("not UTF-8") << OrderSketch{.more = "'notes':'\xff'"}.body();
        QTest::newRow("byte-order mark") << "\xef\xbb\xbf" + OrderSketch().body();
        QTest::newRow("comment") << OrderSketch{.more = "/* */ 'notes':'x'"}.body();
        QTest::newRow("NaN") << OrderSketch{"{'sku':'PHONE','quantity':NaN}"}.body();
        QTest::newRow("65 deep") << nested(65);
        QTest::newRow("100,000 deep") << nested(100'000);
        QTest::newRow("endless number")
            << OrderSketch{"{'sku':'PHONE','quantity':" + QByteArray(5000, '1') + "}"}.body();
    }
    void doubtfulJsonIsRefused()
    {
        QFETCH(const QByteArray, body);
        const Reply reply = m_client->post("/v1/orders", body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "VALIDATION_ERROR"_ba);
        QCOMPARE(reply.at("error.details").elements().size(), 1);
    }

    void soundJsonIsTaken_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("64 deep") << OrderSketch{.more = "'customFields':{'x':" + QByteArray(62, '[')
                                                    + QByteArray(62, ']') + "}"}
                                        .body();
        QTest::newRow("a pair of surrogates") << OrderSketch{.more = "'notes':'\\ud83d\\ude00'"}.body();
        QTest::newRow("an integer with a point") << OrderSketch{"{'sku':'PHONE','quantity':1.0}"}.body();
        QTest::newRow("space around") << " \n" + OrderSketch().body() + "\r\n";
        QTest::newRow("null for an optional member")
            << OrderSketch{.more = "'notes':null,'shippingAddress':null"}.body();
        QTest::newRow("unknown members") << OrderSketch{.more = "'colour':'red'"}.body();
    }
    void soundJsonIsTaken()
    {
        QFETCH(const QByteArray, body);
        const Reply reply = m_client->post("/v1/orders", body);
        QVERIFY2(reply.status == 201, reply.body.constData());
    }

    void aBodyThatIsNoObjectIsRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        for (const QByteArray body : {"[]", "null", "5", "\"x\"", "true"})
            QTest::newRow(body.constData()) << body;
    }
    void aBodyThatIsNoObjectIsRefused()
    {
        QFETCH(const QByteArray, body);
        for (const QByteArray path : {"/v1/orders", "/v1/products"}) {
            const Reply reply = m_client->post(path, body);
            QCOMPARE(reply.status, 400);
            QCOMPARE(reply.code(), "VALIDATION_ERROR"_ba);
        }
    }

    void allFaultsOfABodyAreToldAtOnce()
    {
        const Reply reply = m_client->post(
            "/v1/orders",
            quoted("{'orderType':'gift','customer':{'email':'no address','firstName':5,'customerType':'alien'},"
                   "'billingAddress':{'contactName':'','streetAddress':'Main 1','city':'Bonn'},"
                   "'items':[{'sku':'PHONE','quantity':1},{'quantity':0,'contractLength':'12'},{'sku':'','"
                   "quantity':1.5}],"
                   "'notes':['x']}"));
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "VALIDATION_ERROR"_ba);
        const QByteArrayList expected{"billingAddress.contactName too_small",
                                      "billingAddress.country required",
                                      "customer.customerType invalid_enum_value",
                                      "customer.email invalid_string",
                                      "customer.firstName invalid_type",
                                      "customer.lastName required",
                                      "items.1.contractLength invalid_type",
                                      "items.1.quantity too_small",
                                      "items.1.sku required",
                                      "items.2.quantity invalid_type",
                                      "items.2.sku too_small",
                                      "notes invalid_type",
                                      "orderType invalid_enum_value"};
        QCOMPARE(reply.faults(), expected);
    }

    void anEmptyPostIsAnEmptyObject()
    {
        const QByteArrayList expected{"billingAddress required", "customer required", "items required"};
        QCOMPARE(m_client->post("/v1/orders").faults(), expected);
        QCOMPARE(m_client->post("/v1/orders", "{}").faults(), expected);
    }

    // Both are sorted by createdAt, which is a moment in one and an id in the other.
    void aCursorOfAnotherListIsRefused()
    {
        m_client->post("/v1/products", productBody("TABLET"));
        const QByteArray cursor = m_client->get("/v1/audit-log?limit=1").text("nextCursor");
        QVERIFY(!cursor.isEmpty());
        QCOMPARE(m_client->get("/v1/audit-log?limit=1&startAfter=" + cursor).status, 200);
        for (const char *list : {"payments", "products", "orders"}) {
            const Reply reply = m_client->get(QByteArray("/v1/") + list + "?startAfter=" + cursor);
            QCOMPARE(reply.status, 400);
            QCOMPARE(reply.faults(), QByteArrayList{"startAfter custom"});
        }
    }

    void aFaultOfABodyIsNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("fault");
        const auto item = [](const QByteArray &members) { return OrderSketch{"{" + members + "}"}.body(); };
        const auto more = [](const QByteArray &members) { return OrderSketch{.more = members}.body(); };
        const auto email = [](const QByteArray &text) { return OrderSketch{.email = text}.body(); };
        QTest::newRow("no items") << OrderSketch{""}.body() << "items too_small"_ba;
        QTest::newRow("201 items") << OrderSketch{items(201)}.body() << "items too_big"_ba;
        QTest::newRow("quantity 10001")
            << item("'sku':'PHONE','quantity':10001") << "items.0.quantity too_big"_ba;
        QTest::newRow("negative") << item("'sku':'PHONE','quantity':-1") << "items.0.quantity too_small"_ba;
        QTest::newRow("huge") << item("'sku':'PHONE','quantity':1e300") << "items.0.quantity invalid_type"_ba;
        QTest::newRow("19 digits") << item("'sku':'PHONE','quantity':9223372036854775808")
                                   << "items.0.quantity invalid_type"_ba;
        QTest::newRow("text as number")
            << item("'sku':'PHONE','quantity':'1'") << "items.0.quantity invalid_type"_ba;
        QTest::newRow("white space") << item("'sku':' \\t ','quantity':1") << "items.0.sku too_small"_ba;
        QTest::newRow("no-break space")
            << item("'sku':'\\u00a0\\u2003','quantity':1") << "items.0.sku too_small"_ba;
        QTest::newRow("long name") << item("'sku':'" + QByteArray(201, 'x') + "','quantity':1")
                                   << "items.0.sku too_big"_ba;
        QTest::newRow("long notes") << more("'notes':'" + QByteArray(5001, 'x') + "'") << "notes too_big"_ba;
        QTest::newRow("custom fields") << more("'customFields':[]") << "customFields invalid_type"_ba;
        QTest::newRow("extension without details")
            << more("'orderType':'extension'") << "extensionDetails required"_ba;
        QTest::newRow("upgrade without details")
            << more("'orderType':'upgrade'") << "upgradeDetails required"_ba;
        QTest::newRow("details without extension") << more(
            "'extensionDetails':{'originalOrderId':'x','extensionMonths':1,'previousEndDate':'2026-01-01',"
            "'newEndDate':'2026-02-01'}") << "extensionDetails custom"_ba;
        QTest::newRow("no such day") << more(
            "'orderType':'extension','extensionDetails':{'originalOrderId':'x','extensionMonths':1,"
            "'previousEndDate':'2026-02-30','newEndDate':'2026-02-01'}")
                                     << "extensionDetails.previousEndDate invalid_string"_ba;
        for (const QByteArray text :
             {"ada", "ada@", "@example.com", "ada@@example.com", "a da@example.com", "ada@example",
              "ada@example..com", "ada@.com", "ada@example.com, bob@example.com"})
            QTest::newRow(text.constData()) << email(text) << "customer.email invalid_string"_ba;
    }
    void aFaultOfABodyIsNamed()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, fault);
        const Reply reply = m_client->post("/v1/orders", body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.faults(), QByteArrayList{fault});
    }

    void theLargestOrderIsTaken()
    {
        const Reply many = m_client->post("/v1/orders", OrderSketch{items(200)}.body());
        QVERIFY2(many.status == 201, many.body.constData());
        QCOMPARE(many.text("order.totals.totalDevices"), "200"_ba);
        const Reply much = m_client->post("/v1/orders", OrderSketch{"{'sku':'PHONE','quantity':10000}"}.body());
        QCOMPARE(much.text("order.totals.total"), "200000.00"_ba);
    }

    void soundAddressesOfMailAreTaken_data()
    {
        QTest::addColumn<QByteArray>("email");
        for (const QByteArray email :
             {"a@b.de", "first.last+tag@sub.example.co.uk", "o_reilly-1@example.museum"})
            QTest::newRow(email.constData()) << email;
    }
    void soundAddressesOfMailAreTaken()
    {
        QFETCH(const QByteArray, email);
        const Reply reply = m_client->post("/v1/orders", OrderSketch{.email = email}.body());
        QCOMPARE(reply.text("order.customer.email"), email);
    }

    void anAmountHasTheDecimalsOfItsCurrency_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<QByteArray>("kept"); // empty: too many decimals
        QTest::newRow("EUR") << u"EUR"_s << "19.90"_ba
                             << "19.90"_ba;
        QTest::newRow("EUR, more zeros") << u"EUR"_s << "19.9000"_ba
                                         << "19.90"_ba;
        QTest::newRow("EUR, exponent") << u"EUR"_s << "1.99e1"_ba
                                       << "19.90"_ba;
        QTest::newRow("EUR, three") << u"EUR"_s << "19.905"_ba
                                    << ""_ba;
        QTest::newRow("JPY") << u"JPY"_s << "1990"_ba
                             << "1990"_ba;
        QTest::newRow("JPY, one") << u"JPY"_s << "1990.5"_ba
                                  << ""_ba;
        QTest::newRow("KWD") << u"KWD"_s << "6.125"_ba
                             << "6.125"_ba;
        QTest::newRow("KWD, four") << u"KWD"_s << "6.1255"_ba
                                   << ""_ba;
    }
    void anAmountHasTheDecimalsOfItsCurrency()
    {
        QFETCH(const QString, currency);
        QFETCH(const QByteArray, price);
        QFETCH(const QByteArray, kept);
        ApiClient client = m_server.client(m_server.createTenant({.name = currency, .currency = currency}));
        const Reply reply = client.post("/v1/products", productBody("COIN", priced(price)));
        if (kept.isEmpty()) {
            QCOMPARE(reply.faults(), QByteArrayList{"variants.0.pricing.0.monthlyPrice too_many_decimals"});
            return;
        }
        QCOMPARE(reply.text("product.variants.0.pricing.0.monthlyPrice").toDouble(), kept.toDouble());
        const Reply order = client.post("/v1/orders", OrderSketch{"{'sku':'COIN','quantity':1}"}.body());
        QCOMPARE(order.text("order.totals.total"), kept);
        QCOMPARE(order.text("order.totals.currency"), currency.toLatin1());
    }

    void anAmountThatIsTooLargeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("largest + 0.01") << "10000000000.01"_ba
                                        << "too_big"_ba;
        QTest::newRow("negative") << "-0.01"_ba
                                  << "too_small"_ba;
        QTest::newRow("text") << "'20'"_ba
                              << "invalid_type"_ba;
    }
    void anAmountThatIsTooLargeIsRefused()
    {
        QFETCH(const QByteArray, price);
        QFETCH(const QByteArray, code);
        const Reply reply = m_client->post("/v1/products", productBody("GOLD", priced(price)));
        QCOMPARE(reply.faults(), QByteArrayList{"variants.0.pricing.0.monthlyPrice " + code});
    }

    void anAmountBeyondAllMeasureIsRefused_data()
    {
        QTest::addColumn<QByteArray>("price");
        for (const QByteArray price : {"1e18", "1e19", "1e400", "99999999999999999999999999", "1e-400"})
            QTest::newRow(price.constData()) << price;
    }
    void anAmountBeyondAllMeasureIsRefused()
    {
        QFETCH(const QByteArray, price);
        const Reply reply = m_client->post("/v1/products", productBody("GOLD", priced(price)));
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "VALIDATION_ERROR"_ba);
    }

    void theLargestAmountIsKeptButNotExceededBySums()
    {
        QCOMPARE(m_client->post("/v1/products", productBody("GOLD", priced("10000000000"))).status, 201);
        const Reply one = m_client->post("/v1/orders", OrderSketch{"{'sku':'GOLD','quantity':1}"}.body());
        QCOMPARE(one.text("order.totals.total"), "10000000000.00"_ba);
        const Reply two = m_client->post("/v1/orders", OrderSketch{"{'sku':'GOLD','quantity':2}"}.body());
        QCOMPARE(two.status, 400);
        QCOMPARE(two.code(), "VALIDATION_ERROR"_ba);
    }

    void whoWantsItStrictHearsOfUnknownMembers()
    {
        const QByteArray body = quoted(OrderSketch{.items = "{'sku':'PHONE','quantity':1,'size':'L'}",
                                                   .more = "'colour':'red','customFields':{'anything':1}"}
                                           .body());
        const Reply reply = m_client->post("/v1/orders", body, {{"Prefer", "return=minimal, handling=strict"}});
        QCOMPARE(reply.status, 400);
        const QByteArrayList expected{"colour unrecognized_key", "items.0.size unrecognized_key"};
        QCOMPARE(reply.faults(), expected);
        const Reply lenient = m_client->post("/v1/orders", body, {{"Prefer", "handling=lenient"}});
        QCOMPARE(lenient.status, 201);
        QVERIFY(!lenient.body.contains("colour"));
    }
};

QTEST_GUILESS_MAIN(TestApiErrors)
#include "tst_api_errors.moc"
