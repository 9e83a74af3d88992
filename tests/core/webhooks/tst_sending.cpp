// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks on their way to somebody who really listens.
#include "core/domain/sodium.h"
#include "core/domain/webhooks/retry_schedule.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/http/webhook_office.h"
#include "tests/support/shop.h"
#include "tests/support/webhook_receiver.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

namespace {

// By another library than the program's own.
QByteArray signatureOf(const QByteArray &secret, const Received &request)
{
    const QByteArray key = QByteArray::fromBase64(secret.sliced(6));
    const QByteArray content =
        request.id() + '.' + request.headers.value("webhook-timestamp") + '.' + request.body;
    unsigned char digest[crypto_auth_hmacsha256_BYTES];
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char *>(key.constData()),
                                size_t(key.size()));
    crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char *>(content.constData()),
                                  quint64(content.size()));
    crypto_auth_hmacsha256_final(&state, digest);
    return "v1," + QByteArray(reinterpret_cast<const char *>(digest), sizeof digest).toBase64();
}

const auto NoAnswer = u"The connection was closed without a response, or the response is not HTTP."_s;

} // namespace

class TestWebhooksSending : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WebhookOffice> m_office;

    QString attempt(const QString &member)
    {
        return m_office->look(
            u"select attempts[cardinality(attempts)] ->> '%1' from webhook_deliveries"_s.arg(member));
    }

private Q_SLOTS:
    void init() { m_office = std::make_unique<WebhookOffice>(); }
    void cleanup() { m_office.reset(); }

    void whatHappenedArrivesAndAnybodyCanSeeThatItIsOurs()
    {
        WebhookReceiver receiver;
        const QByteArray secret = m_office->endpoint(receiver.url("/hook?who=me%20too")).secret;
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(receiver.waitFor(1));
        const Received request = receiver.received().constFirst();
        QCOMPARE(request.line, "POST /hook?who=me%20too HTTP/1.1"_ba);
        QCOMPARE(request.headers.value("host"), "127.0.0.1:" + QByteArray::number(receiver.port()));
        QCOMPARE(request.headers.value("content-type"), "application/json"_ba);
        QCOMPARE(request.headers.value("webhook-signature"), signatureOf(secret, request));
        QVERIFY(qAbs(request.headers.value("webhook-timestamp").toLongLong()
                     - m_office->clock.now().toSecsSinceEpoch())
                < 10);
        const JsonValue event = json(request.body);
        QCOMPARE(event[u"id"].toString().toLatin1(), request.id());
        QCOMPARE(event[u"event"].toString(), u"product.created"_s);
        QCOMPARE(event[u"tenantId"].toString(), m_office->tenant->id);
        QCOMPARE(event[u"data"][u"product"][u"productId"].toString(), event[u"data"][u"productId"].toString());
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QCOMPARE(attempt(u"status"_s), u"204"_s);
        QCOMPARE(attempt(u"error"_s), QString());
        QCOMPARE(m_office->look(u"select count(*) from webhook_queue"_s), u"0"_s);
    }

    void whileASecretIsReplacedBothSign()
    {
        WebhookReceiver receiver;
        const IssuedWebhook issued = m_office->endpoint(receiver.url());
        const auto rotated = rotateWebhookSecret(m_office->context(), m_office->box, issued.endpoint.id, 1h);
        QVERIFY(rotated);
        QVERIFY(rotated->secret != issued.secret);
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(receiver.waitFor(1));
        const Received during = receiver.received().constFirst();
        QCOMPARE(during.headers.value("webhook-signature"),
                 signatureOf(rotated->secret, during) + ' ' + signatureOf(issued.secret, during));
        m_office->clock.advance(61min);
        m_office->happen();
        QVERIFY(receiver.waitFor(2));
        const Received after = receiver.received().constLast();
        QCOMPARE(after.headers.value("webhook-signature"), signatureOf(rotated->secret, after));
    }

    void aSecretIsNotToBeSeenInTheDatabase()
    {
        const IssuedWebhook issued = m_office->endpoint("http://127.0.0.1:1024/");
        QVERIFY(rotateWebhookSecret(m_office->context(), m_office->box, issued.endpoint.id, 1h));
        const QByteArray raw = QByteArray::fromBase64(issued.secret.sliced(6)).toHex();
        for (const QString &table : {u"webhook_endpoints"_s, u"audit_entries"_s, u"events"_s}) {
            const QString text =
                m_office->look(u"select coalesce(string_agg(t::text, ' '), '') from %1 t"_s.arg(table));
            QVERIFY(!text.contains(QLatin1StringView(issued.secret.sliced(6))));
            QVERIFY(!text.contains(QLatin1StringView(issued.secret.toHex())));
            QVERIFY(!text.contains(QLatin1StringView(raw)));
        }
    }

    void onlyWhatWasAskedForIsSent()
    {
        WebhookReceiver products, orders;
        m_office->endpoint(products.url(), {u"product.created"_s});
        m_office->endpoint(orders.url(), {u"order.created"_s, u"order.cancelled"_s});
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(products.waitFor(1));
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QCOMPARE(orders.received().size(), 0);
        QCOMPARE(m_office->look(u"select count(*) from webhook_deliveries"_s), u"1"_s);
    }

    void whereNobodyListensNothingIsQueued()
    {
        m_office->endpoint("http://127.0.0.1:1024/", {u"order.created"_s});
        m_office->happen();
        QCOMPARE(m_office->look(u"select count(*) from events"_s), u"1"_s);
        QCOMPARE(m_office->look(u"select count(*) from webhook_queue"_s), u"0"_s);
    }

    void oneThatIsMadeLaterIsNotToldOfWhatWasBefore()
    {
        WebhookReceiver receiver;
        m_office->happen();
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QCOMPARE(receiver.received().size(), 1);
    }

    // Ids are given out in one order and transactions commit in another.
    void anEventWhoseTransactionCommitsLateIsNotLost()
    {
        WebhookReceiver receiver;
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        Database slow(m_office->address.conninfo(appRole));
        const Scope scope = Scope::tenant(m_office->tenant->id);
        QVERIFY(slow.connection().begin(scope));
        QVERIFY(slow.connection().run(
            scope,
            u"with e as (insert into events values ('%1', 'evt_0', 'order.created', now(), '{}') returning *) "
            "insert into webhook_queue select tenant_id, event_id from e"_s.arg(m_office->tenant->id),
            {}));
        m_office->happen();
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QVERIFY(slow.connection().commit());
        QVERIFY(m_office->waitFor(u"delivered"_s, 2));
        QCOMPARE(receiver.ids().constLast(), "evt_0"_ba);
    }

    void aFailureIsTriedAgainTenTimesInAllAsTheScheduleSays()
    {
        WebhookReceiver receiver([](const Received &) { return answering(500); });
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        m_office->happen();
        for (int failures = 1; failures < MostWebhookAttempts; ++failures) {
            QVERIFY(receiver.waitFor(failures));
            QVERIFY(QTest::qWaitFor([&] {
                return m_office->look(u"select failures from webhook_deliveries where leased_until is null"_s)
                           .toInt()
                    == failures;
            }));
            const auto until = m_office->untilNextAttempt();
            QVERIFY(until <= *pauseAfter(failures, 1));
            QVERIFY(until >= *pauseAfter(failures, 0) - 2s);
            m_office->clock.advance(until - 1s);
            QTest::qWait(60); // three beats in which it is not due yet
            QCOMPARE(receiver.received().size(), failures);
            m_office->clock.advance(1001ms);
        }
        QVERIFY(m_office->waitFor(u"exhausted"_s, 1));
        QCOMPARE(receiver.received().size(), MostWebhookAttempts);
        const QByteArrayList ids = receiver.ids();
        QCOMPARE(QSet<QByteArray>(ids.begin(), ids.end()).size(), 1);
        QCOMPARE(m_office->look(u"select cardinality(attempts) from webhook_deliveries"_s), u"10"_s);
        QCOMPARE(m_office->look(u"select enabled from webhook_endpoints"_s), u"true"_s);
    }

    void whatHasFailedArrivesWhenTheReceiverIsBack()
    {
        std::atomic<bool> isWell = false;
        WebhookReceiver receiver([&](const Received &) { return isWell ? Response() : answering(502); });
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(QTest::qWaitFor([&] { return m_office->untilNextAttempt() > 1s; }));
        QVERIFY(!m_office->look(u"select failing_since from webhook_endpoints"_s).isEmpty());
        isWell = true;
        m_office->clock.advance(6s);
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QCOMPARE(m_office->look(u"select failing_since from webhook_endpoints"_s), QString());
        const QByteArrayList ids = receiver.ids();
        QCOMPARE(ids.size(), 2);
        QCOMPARE(ids[0], ids[1]);
    }

    void aReceiverThatIsBusySaysWhenToComeAgain()
    {
        WebhookReceiver receiver([](const Received &) { return answering(503, "Retry-After: 7200\r\n"); });
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(QTest::qWaitFor([&] { return m_office->untilNextAttempt() > 6s; }));
        const auto until = m_office->untilNextAttempt();
        QVERIFY(until > 7190s && until <= 7200s);
    }

    void whoseReceiversHangKeepsNobodyElseWaiting()
    {
        WebhookReceiver hanging([](const Received &) { return Response{.bytes = {}, .isKeptOpen = true}; });
        WebhookReceiver receiver;
        for (int i = 0; i < 3; ++i)
            m_office->endpoint(hanging.url("/" + QByteArray::number(i)));
        m_office->happen(5);
        const WebhookSender sender({.conninfo = m_office->address.conninfo(appRole),
                                    .secrets = m_office->box,
                                    .rules = {.targets = PrivateTargets::Allow},
                                    .mostUnderWay = 10,
                                    .beat = 20ms,
                                    .grace = 500ms},
                                   m_office->clock);
        QVERIFY(hanging.waitFor(5));
        m_office->tenant = *createTenant(m_office->database, m_office->clock, {.name = u"Other"_s});
        m_office->endpoint(receiver.url());
        m_office->happen();
        QVERIFY(receiver.waitFor(1, 5000)); // sooner than the others are given up
        QCOMPARE(hanging.received().size(), 5);
    }

    void whatIsNoSuccessIsAFailure_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isKeptOpen");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("error");
        const QByteArray away = "Location: http://127.0.0.1:1/elsewhere\r\nContent-Length: 0\r\n\r\n";
        QTest::newRow("500") << "HTTP/1.1 500 Oops\r\n\r\n"_ba << false << u"500"_s
                             << u"The receiver responded with 500."_s;
        QTest::newRow("404") << "HTTP/1.1 404 None\r\n\r\n"_ba << false << u"404"_s
                             << u"The receiver responded with 404."_s;
        QTest::newRow("302") << "HTTP/1.1 302 Found\r\n" + away << false << u"302"_s
                             << u"The receiver responded with 302; redirects are not followed."_s;
        QTest::newRow("308") << "HTTP/1.1 308 Moved\r\n" + away << false << u"308"_s
                             << u"The receiver responded with 308; redirects are not followed."_s;
        QTest::newRow("no answer") << ""_ba << true << QString() << u"No response within 0.3 s."_s;
        QTest::newRow("half a head") << "HTTP/1.1 200 OK\r\nA: b\r\n"_ba << true << QString()
                                     << u"No response within 0.3 s."_s;
        QTest::newRow("interim only") << "HTTP/1.1 100 Continue\r\n\r\n"_ba << true << QString()
                                      << u"No response within 0.3 s."_s;
        QTest::newRow("hung up") << ""_ba << false << QString() << NoAnswer;
        QTest::newRow("not HTTP") << "220 mail.example.com ESMTP\r\n"_ba << true << QString() << NoAnswer;
        QTest::newRow("endless head") << "HTTP/1.1 200 OK\r\nA: " + QByteArray(100'000, 'a') << true
                                      << QString() << u"The response headers are too long."_s;
    }
    void whatIsNoSuccessIsAFailure()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const bool, isKeptOpen);
        WebhookReceiver receiver([&](const Received &) { return Response{bytes, isKeptOpen}; });
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender({.targets = PrivateTargets::Allow, .patience = 300ms});
        m_office->happen();
        QVERIFY(QTest::qWaitFor([&] { return m_office->untilNextAttempt() > 1s; }));
        QTEST(attempt(u"status"_s), "status");
        QTEST(attempt(u"error"_s), "error");
    }

    void whereNobodyListensTheConnectionFails()
    {
        quint16 port = 0;
        {
            WebhookReceiver gone;
            port = gone.port();
        }
        m_office->endpoint("http://127.0.0.1:" + QByteArray::number(port) + '/');
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(QTest::qWaitFor([&] { return m_office->untilNextAttempt() > 1s; }));
        QCOMPARE(attempt(u"error"_s), u"No connection: Connection refused."_s);
    }

    void aSuccessIsOneHoweverTheAnswerGoesOn_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isKeptOpen");
        QTest::addColumn<bool>("isEndless");
        QTest::newRow("200") << "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"_ba << false << false;
        QTest::newRow("201 of HTTP/1.0") << "HTTP/1.0 201 Made\r\n\r\nok"_ba << false << false;
        QTest::newRow("kept open") << "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"_ba << true << false;
        QTest::newRow("a body that does not end")
            << "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nab"_ba << true << false;
        QTest::newRow("a giant body") << "HTTP/1.1 200 OK\r\n\r\n"_ba << true << true;
        QTest::newRow("after an interim answer")
            << "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"_ba << false << false;
    }
    void aSuccessIsOneHoweverTheAnswerGoesOn()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const bool, isKeptOpen);
        QFETCH(const bool, isEndless);
        WebhookReceiver receiver([&](const Received &) { return Response{bytes, isKeptOpen, isEndless}; });
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(m_office->waitFor(u"delivered"_s, 1, 5000));
        QCOMPARE(receiver.received().size(), 1);
        // what the system has buffered on the way counts here too
        QVERIFY2(receiver.endlessBytes() < 20 * 1024 * 1024,
                 QByteArray::number(receiver.endlessBytes()).constData());
    }

    void oneThatIsGoneIsNotToldAnythingMore()
    {
        WebhookReceiver receiver([](const Received &) { return answering(410); });
        const QString endpoint = m_office->endpoint(receiver.url()).endpoint.id;
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(m_office->waitFor(u"exhausted"_s, 1));
        QVERIFY(QTest::qWaitFor(
            [&] { return m_office->look(u"select disabled_reason from webhook_endpoints"_s) == "gone"_L1; }));
        QCOMPARE(
            m_office->look(u"select actor_kind from audit_entries where action = 'webhook_endpoint.disable'"_s),
            u"system"_s);
        m_office->happen();
        QCOMPARE(m_office->look(u"select count(*) from webhook_queue"_s), u"0"_s);
        QVERIFY(reviseWebhookEndpoint(m_office->context(), endpoint, {.enabled = true}));
        m_office->happen();
        QVERIFY(receiver.waitFor(2));
    }

    void oneWhereNothingArrivesForFiveDaysIsDisabledAndShown()
    {
        WebhookReceiver receiver([](const Received &) { return answering(500); });
        const QString endpoint = m_office->endpoint(receiver.url()).endpoint.id;
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(QTest::qWaitFor([&] { return m_office->untilNextAttempt() > 1s; }));
        m_office->clock.advance(24h * 5 - 1min);
        QVERIFY(receiver.waitFor(2));
        QVERIFY(QTest::qWaitFor([&] { return m_office->untilNextAttempt() > 1min; }));
        QCOMPARE(m_office->look(u"select enabled from webhook_endpoints"_s), u"true"_s);
        m_office->clock.advance(10min);
        QVERIFY(m_office->waitFor(u"exhausted"_s, 1));
        const auto record = findWebhookEndpoint(m_office->context(), endpoint);
        QVERIFY(record);
        QCOMPARE(json(record->json)[u"disabledReason"].toString(), u"failing"_s);
        QVERIFY(json(record->json).has(u"disabledAt"));
    }

    void oneThatIsDisabledOrDeletedIsDoneWithWhatWasWaiting_data()
    {
        QTest::addColumn<bool>("isDeleted");
        QTest::newRow("disabled") << false;
        QTest::newRow("deleted") << true;
    }
    void oneThatIsDisabledOrDeletedIsDoneWithWhatWasWaiting()
    {
        QFETCH(const bool, isDeleted);
        WebhookReceiver receiver([](const Received &) { return answering(500); });
        const QString endpoint = m_office->endpoint(receiver.url()).endpoint.id;
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(QTest::qWaitFor([&] { return m_office->untilNextAttempt() > 1s; }));
        QVERIFY(isDeleted ? removeWebhookEndpoint(m_office->context(), endpoint)
                          : reviseWebhookEndpoint(m_office->context(), endpoint, {.enabled = false}));
        QCOMPARE(m_office->count(u"exhausted"_s), 1);
        const QString delivery = m_office->look(u"select webhook_delivery_id from webhook_deliveries"_s);
        const auto resent = resendWebhook(m_office->context(), delivery);
        QCOMPARE(bool(resent), !isDeleted); // by hand one may still knock
        if (!isDeleted)
            QVERIFY(receiver.waitFor(2));
    }

    void whatWasDeliveredCanBeSentAgain()
    {
        WebhookReceiver receiver;
        m_office->endpoint(receiver.url());
        const auto sender = m_office->sender();
        m_office->happen();
        QVERIFY(m_office->waitFor(u"delivered"_s, 1));
        QVERIFY(resendWebhook(m_office->context(),
                              m_office->look(u"select webhook_delivery_id from webhook_deliveries"_s)));
        QVERIFY(receiver.waitFor(2));
        QCOMPARE(receiver.ids()[0], receiver.ids()[1]);
        QVERIFY(QTest::qWaitFor([&] {
            return m_office->look(u"select cardinality(attempts) from webhook_deliveries"_s) == "2"_L1;
        }));
    }

    void eventsAndDeliveriesAreForgottenAfterAMonthUnlessTheyAreWaiting()
    {
        WebhookReceiver receiver;
        m_office->endpoint(receiver.url());
        {
            const auto sender = m_office->sender();
            m_office->happen(3);
            QVERIFY(m_office->waitFor(u"delivered"_s, 3));
        }
        m_office->look(
            u"update webhook_deliveries set status = 'pending', next_attempt_at = now() where "
            "webhook_delivery_id = (select min(webhook_delivery_id) from webhook_deliveries) returning 1"_s);
        m_office->clock.advance(24h * 29);
        m_office->happen();
        const auto forget = [&] {
            QVERIFY(forgetOldEvents(m_office->database, m_office->tenant->id, m_office->clock.now()));
        };
        forget();
        QCOMPARE(m_office->look(u"select count(*) from events"_s), u"4"_s);
        m_office->clock.advance(24h * 2);
        forget();
        QCOMPARE(m_office->look(u"select count(*) from webhook_deliveries"_s), u"1"_s);
        QCOMPARE(m_office->look(u"select count(*) from events"_s), u"2"_s);
    }
};

QTEST_GUILESS_MAIN(TestWebhooksSending)
#include "tst_sending.moc"
