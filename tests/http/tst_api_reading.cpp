// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for reading of every kind: parameters, cursors, request ids, ETags, open pages.
#include "tests/support/http/test_server.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

const QByteArray UnknownOrder = "/v1/orders/ord_01jdxxxxxxxxxxxxxxxxxxxxxx";

} // namespace

class TestApiReading : public ApiTest
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

    void aFaultOfTheQueryIsNamed_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArrayList>("faults");
        const auto row = [](const QByteArray &query, const QByteArrayList &faults) {
            QTest::newRow(query.constData()) << query << faults;
        };
        row("limit=0", {"limit too_small"});
        row("limit=-1", {"limit too_small"});
        row("limit=101", {"limit too_big"});
        row("limit=abc", {"limit invalid_type"});
        row("limit=1.5", {"limit invalid_type"});
        row("limit=", {"limit invalid_type"});
        row("limit=99999999999999999999", {"limit invalid_type"});
        row("limit=5&limit=5", {"limit custom"});
        row("status=pending&status=confirmed", {"status custom"});
        row("sortBy=price", {"sortBy invalid_enum_value"});
        row("sortBy=created_at", {"sortBy invalid_enum_value"});
        row("sortDir=up", {"sortDir invalid_enum_value"});
        row("status=lost", {"status invalid_enum_value"});
        row("page=2", {"page unrecognized_key"});
        row("customField_colour=red", {"customField_colour unrecognized_key"});
        row("createdFrom=yesterday", {"createdFrom invalid_string"});
        row("startAfter=nonsense", {"startAfter custom"});
        row("startAfter=%F0%9F%98%80", {"startAfter custom"});
        row("startAfter=%ff", {"startAfter invalid_string"});
        row("limit=0&sortBy=price&page=2",
            {"limit too_small", "page unrecognized_key", "sortBy invalid_enum_value"});
    }
    void aFaultOfTheQueryIsNamed()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QByteArrayList, faults);
        const Reply reply = m_client->get("/v1/orders?" + query);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "VALIDATION_ERROR"_ba);
        QCOMPARE(reply.faults(), faults);
    }

    void anOperationWithoutParametersTakesNone()
    {
        QCOMPARE(m_client->get(UnknownOrder + "?limit=5").faults(), QByteArrayList{"limit unrecognized_key"});
        QCOMPARE(m_client->post("/v1/orders?dryRun=true", OrderSketch().body()).faults(),
                 QByteArrayList{"dryRun unrecognized_key"});
    }

    void variantsComeInLongerPages()
    {
        QCOMPARE(m_client->get("/v1/products/variants?limit=5000").text("limit"), "5000"_ba);
        QCOMPARE(m_client->get("/v1/products/variants?limit=5001").faults(), QByteArrayList{"limit too_big"});
    }

    void aCursorBelongsToItsQuestion()
    {
        for (const QByteArray email : {"a@example.com", "b@example.com", "c@example.com"})
            m_client->post("/v1/orders", OrderSketch{.email = email}.body());
        const QByteArray list = "/v1/orders?limit=1&status=pending";
        const QByteArray cursor = m_client->get(list).text("nextCursor");
        QVERIFY(!cursor.isEmpty());
        QCOMPARE(m_client->get(list + "&startAfter=" + cursor).text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/orders?limit=2&status=pending&startAfter=" + cursor).text("count"), "2"_ba);
        QByteArrayList others{"/v1/orders?limit=1", "/v1/orders?limit=1&status=confirmed",
                              list + "&sortDir=asc", list + "&sortBy=updatedAt", list + "&orderType=standard"};
        for (const QByteArray &other : others) {
            const Reply reply =
                m_client->get(other + (other.contains('?') ? "&startAfter=" : "?startAfter=") + cursor);
            QCOMPARE(reply.status, 400);
            QCOMPARE(reply.faults(), QByteArrayList{"startAfter custom"});
        }
        for (qsizetype i = 0; i < cursor.size(); ++i) {
            QByteArray damaged = cursor;
            damaged[i] = damaged[i] == 'A' ? 'B' : 'A';
            QCOMPARE(m_client->get(list + "&startAfter=" + damaged).status, 400);
        }
    }

    void theSortOrderOfADefaultIsTheDefault()
    {
        for (const QByteArray email : {"a@example.com", "b@example.com"})
            m_client->post("/v1/orders", OrderSketch{.email = email}.body());
        QCOMPARE(
            m_client->walk("/v1/orders?limit=1", "orders", "customer.email"),
            m_client->walk("/v1/orders?limit=1&sortBy=createdAt&sortDir=desc", "orders", "customer.email"));
    }

    void everyAnswerHasAnId()
    {
        const Reply fine = m_client->get("/v1/orders"), refused = m_client->get(UnknownOrder);
        QVERIFY(!fine.header("X-Request-Id").isEmpty());
        QVERIFY(!refused.header("X-Request-Id").isEmpty());
        QCOMPARE(refused.text("requestId"), refused.header("X-Request-Id"));
        QVERIFY(fine.header("X-Request-Id") != refused.header("X-Request-Id"));
        const Reply unframed = m_client->send("POST", "/v1/orders", QByteArray(2 * 1024 * 1024, 'x'));
        QCOMPARE(unframed.text("requestId"), unframed.header("X-Request-Id"));
    }

    void anEtagTellsWhetherARecordHasChanged()
    {
        const Reply created = m_client->post("/v1/orders", OrderSketch().body());
        const QByteArray path = "/v1/orders/" + created.text("orderId");
        const Reply first = m_client->get(path);
        const QByteArray tag = first.header("ETag");
        QVERIFY(tag.startsWith('"') && tag.endsWith('"') && tag.size() > 2);
        QCOMPARE(created.header("ETag"), tag);
        QCOMPARE(m_client->get(path, {{"If-None-Match", tag}}).status, 304);
        QCOMPARE(m_client->get(path, {{"If-None-Match", tag}}).header("ETag"), tag);
        const Reply changed = m_client->patch(path, R"({"notes":"x"})", {{"If-Match", tag}});
        QCOMPARE(changed.status, 200);
        QVERIFY(changed.header("ETag") != tag);
        QCOMPARE(m_client->get(path, {{"If-None-Match", tag}}).status, 200);
        QCOMPARE(m_client->get(path).header("ETag"), changed.header("ETag"));
        const Reply late = m_client->patch(path, R"({"notes":"y"})", {{"If-Match", tag}});
        QCOMPARE(late.status, 409);
        QCOMPARE(late.code(), "VERSION_CONFLICT"_ba);
        QCOMPARE(m_client->get(path).text("notes"), "x"_ba);
        const Reply listed = m_client->patch(path, R"({"notes":"z"})",
                                             {{"If-Match", m_client->get(path).header("ETag") + ", \"y\""}});
        QCOMPARE(listed.status, 200);
        QCOMPARE(m_client->patch(path, R"({"notes":"z"})", {{"If-Match", "*"}}).status, 200);
        QCOMPARE(m_client->patch(path, R"({"notes":"z"})", {{"If-Match", "nonsense"}}).code(),
                 "VERSION_CONFLICT"_ba);
        QCOMPARE(m_client->patch(path, R"({"notes":"z"})", {{"If-Match", "\"0\""}}).code(),
                 "VERSION_CONFLICT"_ba);
    }

    void anEtagMayStandInAList()
    {
        const QByteArray path =
            "/v1/orders/" + m_client->post("/v1/orders", OrderSketch().body()).text("orderId");
        const QByteArray tag = m_client->get(path).header("ETag");
        QCOMPARE(m_client->get(path, {{"If-None-Match", "\"a\", " + tag}}).status, 304);
        QCOMPARE(m_client->get(path, {{"If-None-Match", "W/" + tag}}).status, 304);
        QCOMPARE(m_client->get(path, {{"If-None-Match", "*"}}).status, 304);
    }

    void openPagesNeedNoKey_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const QByteArray path : {"/healthz", "/readyz", "/metrics", "/docs", "/v1/openapi.json"})
            QTest::newRow(path.constData()) << path;
    }
    void openPagesNeedNoKey()
    {
        QFETCH(const QByteArray, path);
        RawClient client = m_server.rawClient();
        QCOMPARE(client.ask(test::get(path)).status(), 200);
        const Heard posted = client.ask(test::post(path, "{}"));
        QCOMPARE(posted.status(), 405);
        QCOMPARE(posted.header("Allow"), "GET, HEAD, OPTIONS"_ba);
    }

    void theDocumentationCanBeReadAndFoundThrough()
    {
        RawClient client = m_server.rawClient();
        const QByteArray page = client.ask(test::get("/docs")).body();
        QVERIFY(page.contains("KEY=ohk_\u2026 "));
        QVERIFY(client.ask(test::get("/docs/webhooks")).body().contains("\"orderId\":\"ord_\u2026\""));
        QVERIFY(page.contains("<nav>") && page.contains("<a href=\"#about-orders\">Orders</a>"));
        QVERIFY(page.contains("<h2 id=\"about-orders\">Orders</h2>"));
        QVERIFY(page.contains("<a class=\"muted\" href=\"#createOrder\">createOrder</a>"));
        const QByteArray create = page.mid(page.indexOf("<h3 id=\"createOrder\">"));
        const QByteArray body = create.mid(create.indexOf("<summary>Body</summary>"), 5000);
        QVERIFY2(body.contains("<code>items[].quantity</code></td><td>integer, required"), body.constData());
        QVERIFY(create.contains("<summary>Response 201</summary>"));
        QVERIFY(page.contains("<a href=\"#record-Order\">Order</a>")
                && page.contains("<h4 id=\"record-Order\">"));
    }

    // Text in UTF-8 that is taken for Latin-1 turns into these.
    void noPageHoldsTextInAWrongEncoding_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const QByteArray path : {"/v1/openapi.json", "/docs", "/docs/webhooks"})
            QTest::newRow(path.constData()) << path;
    }
    void noPageHoldsTextInAWrongEncoding()
    {
        QFETCH(const QByteArray, path);
        const QString page = QString::fromUtf8(m_server.rawClient().ask(test::get(path)).body());
        QVERIFY(page.size() > 1000);
        static const QRegularExpression wrong(u"[\\x{80}-\\x{9f}\\x{c2}\\x{c3}\\x{e2}\\x{fffd}]"_s);
        const QRegularExpressionMatch found = wrong.match(page);
        QVERIFY2(!found.hasMatch(), qUtf8Printable(page.mid(found.capturedStart() - 60, 120)));
    }

    void theLongestNumberIsSaid()
    {
        RawClient client = m_server.rawClient();
        QVERIFY(client.ask(test::get("/v1/openapi.json")).body().contains("up to 64 characters"));
    }

    void nothingOfTheInsideIsSaid()
    {
        const Reply reply =
            m_client->get("/v1/orders?search=" + QByteArray("'; drop table orders; --").toPercentEncoding());
        QCOMPARE(reply.status, 200);
        QCOMPARE(m_client->get("/v1/orders/" + QByteArray("' or 1=1 --").toPercentEncoding()).status, 404);
    }
};

QTEST_GUILESS_MAIN(TestApiReading)
#include "tst_api_reading.moc"
