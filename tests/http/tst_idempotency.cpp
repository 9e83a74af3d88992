// SPDX-License-Identifier: GPL-3.0-or-later
// Idempotency-Key: one request, one piece of work, one answer, however often it is sent.
#include "tests/support/http/test_server.h"

#include "core/data/db/database.h"

#include <QTest>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestIdempotency : public ApiTest
{
    Q_OBJECT

public:
    TestIdempotency() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply place(const QByteArray &key, const OrderSketch &sketch = {})
    {
        return m_client->post("/v1/orders", sketch.body(), {{"Idempotency-Key", key}});
    }

    QByteArray ordersMade() { return m_client->get("/v1/orders").text("count"); }

    QString kept()
    {
        return m_server.look(
            u"select count(*) from idempotency_keys where tenant_id = '%1'"_s.arg(m_tenant->id));
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE"));
    }

    void theSameRequestGetsTheSameAnswer()
    {
        const Reply first = place("key 1"), again = place("key 1");
        QCOMPARE(first.status, 201);
        QVERIFY(first.header("Idempotent-Replay").isEmpty());
        QCOMPARE(again.status, 201);
        QCOMPARE(again.body, first.body);
        QCOMPARE(again.header("Idempotent-Replay"), "true"_ba);
        QVERIFY(!first.header("Location").isEmpty() && !first.header("ETag").isEmpty());
        for (const char *name : {"Content-Type", "Location", "ETag"})
            QCOMPARE(again.header(name), first.header(name));
        QCOMPARE(ordersMade(), "1"_ba);
    }

    void anOrderPlacedUnderAKeyIsFoundByTheSameOrderWithoutOne()
    {
        const Reply first = place("key 1");
        const Reply again = m_client->post("/v1/orders", OrderSketch().body());
        QCOMPARE(again.status, 200);
        QCOMPARE(again.text("orderId"), first.text("orderId"));
        const Reply other = place("key 2"); // whoever sends a key tells repetitions apart themselves
        QCOMPARE(other.status, 201);
        QCOMPARE(m_client->post("/v1/orders", OrderSketch().body()).text("orderId"), first.text("orderId"));
        QCOMPARE(ordersMade(), "2"_ba);
    }

    void aNewKeyIsNeitherKeptNorShownAgain()
    {
        const auto make = [&] {
            return m_client->post("/v1/api-keys", quoted("{'name':'Till','role':'read_only'}"),
                                  {{"Idempotency-Key", "k"}});
        };
        const Reply first = make(), again = make();
        QCOMPARE(first.status, 201);
        const QByteArray apiKey = first.text("apiKey");
        QVERIFY(apiKey.startsWith("ohk_"));
        QCOMPARE(m_server.client(m_tenant, QString::fromLatin1(apiKey)).get("/v1/orders").status, 200);
        QCOMPARE(again.status, 201);
        QCOMPARE(again.header("Idempotent-Replay"), "true"_ba);
        QCOMPARE(again.text("keyId"), first.text("keyId"));
        QVERIFY(again.at("apiKey").isNull());
        QCOMPARE(kept(), u"1"_s);
        // ohk_, the key's public id, and the secret, which may hold underscores itself
        const QString secret = QString::fromLatin1(apiKey.mid(apiKey.indexOf('_', 4) + 1));
        QVERIFY(secret.size() > 30);
        QCOMPARE(
            m_server.look(
                u"select count(*) from idempotency_keys k where position('%1' in k::text) > 0"_s.arg(secret)),
            u"0"_s);
    }

    void theAnswerIsTheOneOfThenNotOfNow()
    {
        const Reply first = place("k");
        m_client->post("/v1/orders/" + first.text("orderId") + "/cancel");
        QCOMPARE(place("k").body, first.body);
    }

    void itIsKnownToTheOtherServerToo()
    {
        const Reply first = place("k");
        ApiClient other = m_server.client(m_tenant, 1);
        const Reply again = other.post("/v1/orders", OrderSketch().body(), {{"Idempotency-Key", "k"}});
        QCOMPARE(again.body, first.body);
        QCOMPARE(again.header("Idempotent-Replay"), "true"_ba);
    }

    void anotherRequestUnderTheSameKeyIsRefused()
    {
        const QByteArray order = "/v1/orders/" + place("k").text("orderId");
        const Reply otherBody = place("k", {.email = "bob@example.com"});
        const Reply otherPath = m_client->post(order + "/confirm", {}, {{"Idempotency-Key", "k"}});
        for (const Reply &reply : {otherBody, otherPath}) {
            QCOMPARE(reply.status, 422);
            QCOMPARE(reply.code(), "IDEMPOTENCY_KEY_REUSED"_ba);
        }
        QCOMPARE(m_client->get(order).text("status"), "pending"_ba);
        QCOMPARE(ordersMade(), "1"_ba);
    }

    void anActionIsDoneOnce()
    {
        const QByteArray order = "/v1/orders/" + place("k").text("orderId");
        const Reply first = m_client->post(order + "/confirm", {}, {{"Idempotency-Key", "confirm"}});
        const Reply again = m_client->post(order + "/confirm", {}, {{"Idempotency-Key", "confirm"}});
        QCOMPARE(first.status, 200);
        QCOMPARE(again.status, 200);
        QCOMPARE(again.body, first.body);
    }

    void refusalsAreKeptToo_data()
    {
        QTest::addColumn<QByteArray>("items");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("a rule") << "{'sku':'NONE','quantity':1}"_ba
                                << "VARIANT_NOT_FOUND"_ba;
        QTest::newRow("the schema") << "{'sku':'PHONE','quantity':0}"_ba
                                    << "VALIDATION_ERROR"_ba;
    }
    void refusalsAreKeptToo()
    {
        QFETCH(const QByteArray, items);
        QFETCH(const QByteArray, code);
        const Reply first = place("k", {items});
        QCOMPARE(first.status, 400);
        QCOMPARE(first.code(), code);
        m_client->post("/v1/products", productBody("NONE"));
        const Reply again = place("k", {items});
        QCOMPARE(again.body, first.body);
        QCOMPARE(again.status, 400);
        QCOMPARE(again.header("Idempotent-Replay"), "true"_ba);
        QCOMPARE(ordersMade(), "0"_ba);
    }

    void whatComesBeforeTheBodyIsNotKept()
    {
        const Headers key{{"Idempotency-Key", "k"}};
        Headers text = key, nobody = key;
        text.insert("Content-Type", "text/plain");
        nobody.insert("Authorization", "");
        QCOMPARE(m_client->post("/v1/orders", OrderSketch().body(), text).status, 415);
        QCOMPARE(m_client->post("/v1/orders", OrderSketch().body(), nobody).status, 401);
        QCOMPARE(m_client->post("/v1/orders", "{", key).status, 400);
        QCOMPARE(kept(), u"0"_s);
        QCOMPARE(place("k").status, 201);
    }

    // Two keys of one tenant, of which one may do less.
    void whatOneKeyMayDoAnotherDoesNotGetByRepeatingIt()
    {
        const auto clientOf = [this](const QString &role) {
            return m_server.client(m_tenant,
                                   m_server.createKey(m_tenant, {.name = u"Key"_s, .role = role}).apiKey);
        };
        ApiClient writer = clientOf(u"admin"_s), reader = clientOf(u"read_only"_s);
        const QByteArray body = quoted("{'action':'upload','fileName':'a.pdf','mimeType':'application/pdf'}");
        const auto ask = [&body](ApiClient &client, const QByteArray &key) {
            return client.post("/v1/files/url", body, {{"Idempotency-Key", key}});
        };
        const Reply promised = ask(writer, "first");
        QCOMPARE(promised.status, 200);
        const Reply stolen = ask(reader, "first");
        QCOMPARE(stolen.status, 422);
        QVERIFY(stolen.text("url").isEmpty());
        QCOMPARE(ask(writer, "first").body, promised.body);

        QCOMPARE(ask(reader, "second").status, 403);
        QCOMPARE(ask(writer, "second").status, 200); // it is not told the other's refusal
    }

    void whoHasReadAnotherVersionAsksSomethingElse()
    {
        const Reply placed = place("k");
        const QByteArray order = "/v1/orders/" + placed.text("orderId");
        m_client->send("PATCH", order, quoted("{'notes':'x'}"));
        const auto confirm = [&](const QByteArray &version) {
            return m_client->post(order + "/confirm", {},
                                  {{"Idempotency-Key", "confirm"}, {"If-Match", version}});
        };
        const Reply outdated = confirm(placed.header("ETag"));
        QCOMPARE(outdated.status, 409);
        QCOMPARE(confirm(placed.header("ETag")).body, outdated.body);
        QCOMPARE(confirm(m_client->get(order).header("ETag")).status, 422);
    }

    // By a program that kept nothing but the request.
    void anAnswerThatWasKeptBeforeAnUpgradeIsRepeated()
    {
        const Reply first = place("k");
        m_server.look(
            u"update idempotency_keys set request_digest = substr(request_digest, 1, 32) where tenant_id = "
            u"'%1' returning 1"_s.arg(m_tenant->id));
        QCOMPARE(place("k").body, first.body);
        QCOMPARE(place("k", {.email = "bob@example.com"}).status, 422);
    }

    void keysAreThoseOfATenant()
    {
        const Reply ours = place("k");
        const TenantPointer otherTenant = m_server.createTenant();
        ApiClient other = m_server.client(otherTenant);
        other.post("/v1/products", productBody("PHONE"));
        const Reply theirs = other.post("/v1/orders", OrderSketch().body(), {{"Idempotency-Key", "k"}});
        QCOMPARE(theirs.status, 201);
        QVERIFY(theirs.header("Idempotent-Replay").isEmpty());
        QCOMPARE(theirs.text("order.tenantId"), otherTenant->id.toLatin1());
        QVERIFY(theirs.text("orderId") != ours.text("orderId"));
    }

    // A lock in the database holds the first request back while the second one comes.
    void whileTheFirstRunsTheSecondIsAskedToWait()
    {
        Database blocker(m_server.database().conninfo(adminRole));
        Connection &connection = blocker.connection();
        QVERIFY(connection.script(u"begin; lock table customers in access exclusive mode"_s));
        ApiClient firstClient = m_server.client(m_tenant), secondClient = m_server.client(m_tenant, 1);
        Reply first;
        std::thread running([&] {
            first = firstClient.post("/v1/orders", OrderSketch().body(), {{"Idempotency-Key", "k"}});
        });
        const QString waiting = u"select count(*) from pg_locks l join pg_class c on c.oid = l.relation "
                                "where c.relname = 'customers' and not l.granted"_s;
        const bool isHeld = QTest::qWaitFor([&] { return m_server.look(waiting) == "1"_L1; }, 10'000);
        const Reply second = secondClient.post("/v1/orders", OrderSketch().body(), {{"Idempotency-Key", "k"}});
        const bool isFree = connection.script(u"rollback"_s).has_value();
        running.join();
        QVERIFY(isHeld && isFree);
        QCOMPARE(second.status, 409);
        QVERIFY(second.header("Retry-After").toInt() >= 1);
        QCOMPARE(first.status, 201);
        QCOMPARE(place("k").body, first.body);
        QCOMPARE(ordersMade(), "1"_ba);
    }

    void manyAtOnceDoTheWorkOnce()
    {
        std::vector<ApiClient> clients;
        for (int i = 0; i < 8; ++i)
            clients.push_back(m_server.client(m_tenant, i % 2));
        QList<Reply> replies(8);
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&, i] {
                replies[i] =
                    clients[size_t(i)].post("/v1/orders", OrderSketch().body(), {{"Idempotency-Key", "k"}});
            });
        for (std::thread &thread : threads)
            thread.join();
        const Reply last = place("k");
        QCOMPARE(last.status, 201);
        for (const Reply &reply : replies) {
            QVERIFY2(reply.status == 201 || reply.status == 409, reply.body.constData());
            if (reply.status == 201)
                QCOMPARE(reply.body, last.body);
        }
        QCOMPARE(ordersMade(), "1"_ba);
    }

    void afterARuleFailedNothingOfTheWorkRemains()
    {
        place("first");
        const QString trace = u"select (select count(*) from orders where tenant_id = '%1') || ' ' || "
                              "(select count(*) from customers where tenant_id = '%1') || ' ' || "
                              "(select count(*) from events where tenant_id = '%1') || ' ' || "
                              "(select count(*) from audit_entries where tenant_id = '%1')"_s.arg(m_tenant->id);
        const QString before = m_server.look(trace);
        QCOMPARE(place("bad", {"{'sku':'PHONE','quantity':1},{'sku':'NONE','quantity':1}", "new@example.com"})
                     .status,
                 400);
        QCOMPARE(m_server.look(trace), before);
        QCOMPARE(kept(), u"2"_s);
    }

    void aFailureOfOursIsNotKept()
    {
        m_server.look(
            u"alter table order_items add constraint broken check (tenant_id <> '%1') not valid"_s.arg(
                m_tenant->id));
        const Reply failed = place("k");
        m_server.look(u"alter table order_items drop constraint broken"_s);
        QVERIFY2(failed.status >= 500, failed.body.constData());
        QVERIFY2(!failed.body.contains("order_items") && !failed.body.contains("broken"),
                 failed.body.constData());
        QCOMPARE(kept(), u"0"_s);
        QCOMPARE(place("k").status, 201);
    }

    void aKeyIsForgottenAfterADay()
    {
        const Reply first = place("k");
        const QString age =
            u"update idempotency_keys set created_at = now() - interval '%1' where tenant_id = '%2' returning 1"_s;
        m_server.look(age.arg(u"23 hours 59 minutes"_s, m_tenant->id));
        QCOMPARE(place("k").body, first.body);
        m_server.look(age.arg(u"24 hours 1 second"_s, m_tenant->id));
        const Reply later = place("k");
        QCOMPARE(later.status, 201);
        QVERIFY(later.text("orderId") != first.text("orderId"));
        QCOMPARE(place("k").body, later.body);
    }

    void aKeyThatIsNoneIsRefused_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("long") << QByteArray(256, 'k');
        QTest::newRow("not ASCII") << "k\xc3\xa4"_ba;
    }
    void aKeyThatIsNoneIsRefused()
    {
        QFETCH(const QByteArray, key);
        const Reply reply = place(key);
        QCOMPARE(reply.status, 400);
        QCOMPARE(place(QByteArray(255, 'k')).status, 201);
    }
};

QTEST_GUILESS_MAIN(TestIdempotency)
#include "tst_idempotency.moc"
