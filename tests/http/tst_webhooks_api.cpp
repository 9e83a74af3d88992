// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks as a client of the API meets them, and the events and deliveries behind them.
#include "core/base/json_reader.h"
#include "tests/support/http/test_server.h"
#include "tests/support/webhook_receiver.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestWebhooksApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply create(const QByteArray &url = "https://example.com/hook", const QByteArray &more = {})
    {
        return m_client->post("/v1/webhook-endpoints", quoted("{'url':'" + url + "'" + more + "}"));
    }

    bool waitForStatus(const QByteArray &status, int deliveries)
    {
        const QByteArray target = "/v1/webhook-deliveries?status=" + status;
        return QTest::qWaitFor([&] { return m_client->get(target).text("count").toInt() == deliveries; },
                               10'000);
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
    }

    void anEndpointIsMadeAndItsSecretShownOnce()
    {
        const Reply made = create("https://example.com/hook", ",'events':['order.created']");
        QCOMPARE(made.status, 201);
        const QByteArray path = "/v1/webhook-endpoints/" + made.text("webhookEndpointId");
        QCOMPARE(made.header("Location"), path);
        QVERIFY(made.text("secret").startsWith("whsec_"));
        const Reply got = m_client->get(path);
        QCOMPARE(got.status, 200);
        QCOMPARE(got.json.toJson(), made.at("webhookEndpoint").toJson());
        QCOMPARE(got.text("url"), "https://example.com/hook"_ba);
        QCOMPARE(got.text("events"), "[\"order.created\"]"_ba);
        QCOMPARE(got.text("enabled"), "true"_ba);
        QVERIFY(!got.body.contains("whsec_"));
        QVERIFY(!m_client->get("/v1/webhook-endpoints").body.contains("whsec_"));
        QCOMPARE(create().text("webhookEndpoint.events"), "[\"*\"]"_ba);
    }

    void whatHappenedIsFoundByWhatAPersonKnowsOfIt()
    {
        const WebhookReceiver receiver;
        const QByteArray endpoint = create(receiver.url("/hook?of=shop")).text("webhookEndpointId");
        create("https://example.com/other", ",'events':['order.created']");
        const QByteArray product = m_client->post("/v1/products", productBody("PHONE")).text("productId");
        QVERIFY(waitForStatus("delivered", 1));
        const auto found = [this](const QByteArray &list, const QByteArray &search) {
            const Reply reply = m_client->get("/v1/" + list + "?sortBy=updatedAt&search=" + search);
            return reply.status == 200 ? reply.text("count").toInt() : -reply.status;
        };
        const QByteArray event = m_client->get("/v1/events?event=product.created").text("events.0.eventId");
        const QByteArray key = m_client->get("/v1/api-keys").text("apiKeys.0.keyId");
        QCOMPARE(found("webhook-endpoints", "of=SHOP"), 1);
        QCOMPARE(found("webhook-endpoints", endpoint), 1);
        QCOMPARE(found("webhook-deliveries", endpoint), 1);
        QCOMPARE(found("webhook-deliveries", event), 1);
        QCOMPARE(found("events", event), 1);
        QCOMPARE(found("audit-log", product), 1);
        QCOMPARE(found("api-keys", "tes"), 1);
        QCOMPARE(found("api-keys", key), 1);
        for (const QByteArray list :
             {"webhook-endpoints", "webhook-deliveries", "events", "audit-log", "api-keys"})
            QCOMPARE(found(list, "nothing-has-this"), 0);
    }

    void aRepetitionDoesNotShowTheSecretAgain()
    {
        const Headers once{{"Idempotency-Key", "k1"}};
        const QByteArray body = quoted("{'url':'https://example.com/hook'}");
        const Reply first = m_client->post("/v1/webhook-endpoints", body, once);
        const Reply again = m_client->post("/v1/webhook-endpoints", body, once);
        QCOMPARE(first.status, 201);
        QVERIFY(first.at("secret").isString());
        QCOMPARE(again.status, 201);
        QCOMPARE(again.text("webhookEndpointId"), first.text("webhookEndpointId"));
        QVERIFY(again.at("secret").isNull());
        QCOMPARE(m_server.look(u"select count(*) from idempotency_keys where body like '%whsec_%'"_s), u"0"_s);
    }

    void whatIsWrongWithAnEndpointIsSaidAtOnce()
    {
        const Reply reply =
            m_client->post("/v1/webhook-endpoints", quoted("{'url':'ftp://x','events':['no','*',1]}"));
        QCOMPARE(reply.status, 400);
        QCOMPARE(
            reply.faults(),
            (QByteArrayList{"events.0 invalid_enum_value", "events.2 invalid_type", "url invalid_string"}));
        QCOMPARE(m_client->post("/v1/webhook-endpoints", "{}").faults(), QByteArrayList{"url required"});
        QCOMPARE(create("https://user:secret@example.com/").faults(), QByteArrayList{"url invalid_string"});
    }

    void anEndpointIsChangedAndDeleted()
    {
        const Reply made = create();
        const QByteArray path = "/v1/webhook-endpoints/" + made.text("webhookEndpointId");
        const Reply off = m_client->patch(path, R"({"enabled":false,"events":["payment.failed"]})",
                                          {{"If-Match", made.header("ETag")}});
        QCOMPARE(off.status, 200);
        QCOMPARE(off.text("webhookEndpoint.disabledReason"), "by_hand"_ba);
        QCOMPARE(off.text("webhookEndpoint.events"), "[\"payment.failed\"]"_ba);
        QCOMPARE(m_client->patch(path, "{}", {{"If-Match", made.header("ETag")}}).code(),
                 "VERSION_CONFLICT"_ba);
        QCOMPARE(m_client->get("/v1/webhook-endpoints?enabled=false").text("count"), "1"_ba);
        const Reply on = m_client->patch(path, quoted("{'enabled':true,'url':'https://example.com/new'}"));
        QVERIFY(on.at("webhookEndpoint.disabledReason").isNull());
        QCOMPARE(on.text("webhookEndpoint.url"), "https://example.com/new"_ba);
        QCOMPARE(m_client->patch(path, R"({"webhookEndpointId":"whe_other"})").faults(),
                 QByteArrayList{"webhookEndpointId custom"});
        QCOMPARE(m_client->patch(path, R"({"url":null,"events":null,"enabled":null})").faults(),
                 (QByteArrayList{"enabled required", "events required", "url required"}));
        QCOMPARE(m_client->remove(path).status, 200);
        QCOMPARE(m_client->get(path).status, 404);
        QCOMPARE(m_client->remove(path).status, 404);
        QCOMPARE(m_client->get("/v1/webhook-endpoints").text("count"), "0"_ba);
    }

    void aSecretIsReplaced()
    {
        const Reply made = create();
        const QByteArray path = "/v1/webhook-endpoints/" + made.text("webhookEndpointId");
        QCOMPARE(m_client->post(path + "/rotate-secret", {}, {{"If-Match", "\"999\""}}).code(),
                 "VERSION_CONFLICT"_ba);
        const Reply rotated = m_client->post(path + "/rotate-secret");
        QCOMPARE(rotated.status, 200);
        QVERIFY(rotated.text("secret").startsWith("whsec_"));
        QVERIFY(rotated.text("secret") != made.text("secret"));
        QVERIFY(rotated.at("webhookEndpoint.previousSecretExpiresAt").isString());
        const Reply atOnce = m_client->post(path + "/rotate-secret", R"({"keepOldHours":0})");
        QVERIFY(atOnce.at("webhookEndpoint.previousSecretExpiresAt").isNull());
        QCOMPARE(m_client->post(path + "/rotate-secret", R"({"keepOldHours":169})").faults(),
                 QByteArrayList{"keepOldHours too_big"});
    }

    void aTestArrivesAtThatEndpointOnly()
    {
        WebhookReceiver receiver, other;
        const QByteArray endpoint = create(receiver.url()).text("webhookEndpointId");
        create(other.url());
        const Reply tested = m_client->post("/v1/webhook-endpoints/" + endpoint + "/test");
        QCOMPARE(tested.status, 201);
        QCOMPARE(tested.text("webhookDelivery.status"), "pending"_ba);
        QVERIFY(waitForStatus("delivered", 1));
        const Reply delivery = m_client->get("/v1/webhook-deliveries/" + tested.text("webhookDeliveryId"));
        QCOMPARE(delivery.text("event"), "webhook.test"_ba);
        QCOMPARE(delivery.text("attempts.0.status"), "204"_ba);
        QVERIFY(delivery.at("attempts.0.error").isNull());
        QVERIFY(delivery.at("attempts.0.durationMs").isNumber());
        QVERIFY(delivery.at("nextAttemptAt").isNull());
        QCOMPARE(receiver.ids(), QByteArrayList{delivery.text("eventId")});
        QCOMPARE(other.received().size(), 0);
    }

    void whatIsSentIsWhatTheListOfEventsShows()
    {
        WebhookReceiver receiver;
        create(receiver.url());
        m_client->post("/v1/products", productBody("PHONE"));
        const Reply order = m_client->post("/v1/orders", OrderSketch().body());
        m_client->post("/v1/orders/" + order.text("orderId") + "/confirm");
        QVERIFY(receiver.waitFor(3));
        const Reply events = m_client->get("/v1/events?sortDir=asc");
        QCOMPARE(events.texts("events", "event"),
                 (QByteArrayList{"product.created", "order.created", "order.confirmed"}));
        QMap<QByteArray, QByteArray> sent;
        for (const Received &request : receiver.received())
            sent.insert(request.id(), request.body);
        for (const JsonValue &event : events.at("events").elements())
            QCOMPARE(readJson(sent.value(event[u"id"].toString().toLatin1()))->toJson(), event.toJson());
        QCOMPARE(events.text("events.1.data.orderId"), order.text("orderId"));
        QCOMPARE(events.at("events.1.data.order").toJson(), order.at("order").toJson());
        QCOMPARE(events.text("events.2.data.previous.status"), "pending"_ba);
    }

    void eventsAreFilteredAndPaged()
    {
        m_client->post("/v1/products", productBody("A"));
        m_client->post("/v1/products", productBody("B"));
        m_client->post("/v1/products", productBody("PHONE"));
        m_client->post("/v1/orders", OrderSketch().body());
        QCOMPARE(m_client->walk("/v1/events?limit=1", "events", "event"),
                 (QByteArrayList{"order.created", "product.created", "product.created", "product.created"}));
        QCOMPARE(m_client->get("/v1/events?event=order.created").text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/events?from=2000-01-01").text("count"), "4"_ba);
        QCOMPARE(m_client->get("/v1/events?to=1999-12-31").text("count"), "0"_ba);
        QCOMPARE(m_client->get("/v1/events?event=none").faults(), QByteArrayList{"event invalid_enum_value"});
    }

    void deliveriesAreFilteredAndSentAgain()
    {
        std::atomic<int> status = 500;
        WebhookReceiver receiver([&](const Received &) { return answering(status); });
        const QByteArray endpoint = create(receiver.url()).text("webhookEndpointId");
        const Reply tested = m_client->post("/v1/webhook-endpoints/" + endpoint + "/test");
        const QByteArray path = "/v1/webhook-deliveries/" + tested.text("webhookDeliveryId");
        QVERIFY(QTest::qWaitFor([&] { return m_client->get(path).at("attempts.0").isObject(); }, 10'000));
        QCOMPARE(m_client->get(path).text("status"), "pending"_ba);
        QCOMPARE(m_client->get(path).text("attempts.0.error"), "The receiver responded with 500."_ba);
        status = 200;
        const Reply resent = m_client->post(path + "/resend");
        QCOMPARE(resent.status, 200);
        QVERIFY(waitForStatus("delivered", 1));
        const QByteArray event = m_client->get(path).text("eventId");
        QCOMPARE(receiver.ids(), (QByteArrayList{event, event}));
        const auto count = [&](const QByteArray &query) {
            return m_client->get("/v1/webhook-deliveries?" + query).text("count");
        };
        QCOMPARE(count("eventId=" + event), "1"_ba);
        QCOMPARE(count("eventId=evt_none"), "0"_ba);
        QCOMPARE(count("webhookEndpointId=" + endpoint), "1"_ba);
        QCOMPARE(count("webhookEndpointId=whe_none"), "0"_ba);
        QCOMPARE(count("event=webhook.test&status=delivered"), "1"_ba);
        QCOMPARE(count("event=order.created"), "0"_ba);
    }

    void aSandboxTenantIsToldByTheRealClock()
    {
        WebhookReceiver receiver;
        const TenantPointer sandbox = m_server.createTenant({.name = u"Sandbox"_s, .sandbox = true});
        m_server.look(
            u"update tenants set test_now = '2031-05-01T12:00:00Z' where tenant_id = '%1' returning 1"_s.arg(
                sandbox->id));
        ApiClient client = m_server.client(sandbox);
        client.post("/v1/webhook-endpoints", quoted("{'url':'" + receiver.url() + "'}"));
        client.post("/v1/products", productBody("PHONE"));
        QVERIFY(receiver.waitFor(1));
        const Received request = receiver.received().constFirst();
        QVERIFY(request.body.contains(R"("timestamp":"2031-05-01T12:00:00.000Z")"));
        QVERIFY(qAbs(request.headers.value("webhook-timestamp").toLongLong()
                     - m_server.clock.now().toSecsSinceEpoch())
                < 10);
    }

    void theDescriptionTellsWhatReceiversAreSent()
    {
        RawClient client(m_server.port());
        const QByteArray description = client.ask(test::get("/v1/openapi.json")).body();
        QVERIFY(description.contains(R"("webhooks":{"order.created":{"post":{"operationId":"onOrderCreated")"));
        const Heard page = client.ask(test::get("/docs/webhooks"));
        QCOMPARE(page.status(), 200);
        QVERIFY(page.body().contains("webhook-signature"));
        QVERIFY(client.ask(test::get("/docs")).body().contains("/docs/webhooks"));
    }
};

QTEST_GUILESS_MAIN(TestWebhooksApi)
#include "tst_webhooks_api.moc"
