// SPDX-License-Identifier: GPL-3.0-or-later
// The database goes away and comes back: nobody is told that a record is missing, or that we failed, when we
// only cannot look. On a PostgreSQL of its own, because it is stopped.
#include "core/data/cluster/private_cluster.h"
#include "core/data/schema/migrator.h"
#include "tests/support/http/test_server.h"
#include "tests/support/test_cluster.h"

#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

struct OwnCluster
{
    QTemporaryDir folder;
    PrivateCluster cluster{folder.path(), {.durability = Durability::None}};
    ClusterAddress address;

    OwnCluster()
    {
        start();
        if (!migrate(address.conninfo(ownerRole)))
            qFatal("no schema");
    }
    ~OwnCluster() { cluster.close(); }

    void start()
    {
        const auto opened = cluster.open();
        if (!opened)
            qFatal("%s", qUtf8Printable(opened.error().detail));
        address = *opened;
    }
};

constexpr auto KillAll = "select count(pg_terminate_backend(pid)) from pg_stat_activity "
                         "where datname = current_database() and pid <> pg_backend_pid()"_L1;

} // namespace

class TestResilience : public QObject
{
    Q_OBJECT

private:
    OwnCluster m_own;
    TestServer m_server{1, m_own.address};
    TenantPointer m_tenant;
    QString m_key;
    int m_customer = 0;

    ApiClient client() { return m_server.client(m_tenant, m_key); }

    QByteArray newOrder()
    {
        return OrderSketch{.email = "c" + QByteArray::number(++m_customer) + "@example.com"}.body();
    }

    // What may be answered at worst: come again.
    static bool isFineOrLater(const Reply &reply, int fine)
    {
        return reply.status == fine
            || (reply.status == 503 && reply.code() == "SERVICE_UNAVAILABLE"
                && reply.header("Retry-After").toInt() >= 1);
    }

    // Whoever waits the time they were told is answered.
    Reply afterWaiting(const std::function<Reply()> &request)
    {
        Reply reply = request();
        const bool answered = QTest::qWaitFor(
            [&] {
                if (reply.status == 503)
                    reply = request();
                return reply.status != 503;
            },
            5000);
        return answered ? reply : Reply{};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_tenant = m_server.createTenant();
        m_key = m_server.createKey(m_tenant).apiKey;
        QCOMPARE(client().post("/v1/products", productBody("PHONE")).status, 201);
    }

    void cleanup()
    {
        const QStringList misfits = m_server.contract().takeMisfits();
        QVERIFY2(misfits.isEmpty(), qUtf8Printable(misfits.join(u'\n')));
    }

    void aConnectionLostBetweenTwoRequestsIsMadeAgain_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("fine");
        QTest::newRow("list") << "GET"_ba
                              << "/v1/orders"_ba << 200;
        QTest::newRow("unknown record") << "GET"_ba
                                        << "/v1/orders/ord_01jdxxxxxxxxxxxxxxxxxxxxxx"_ba << 404;
        QTest::newRow("create") << "POST"_ba
                                << "/v1/orders"_ba << 201;
    }
    void aConnectionLostBetweenTwoRequestsIsMadeAgain()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, target);
        QFETCH(const int, fine);
        ApiClient asking = client();
        for (int i = 0; i < 5; ++i) {
            const QByteArray body = method == "POST" ? newOrder() : QByteArray();
            QVERIFY(m_server.look(KillAll).toInt() > 0);
            const Reply first = asking.send(method, target, body), second = asking.send(method, target, body);
            QVERIFY2(isFineOrLater(first, fine), first.body.constData());
            QVERIFY2(second.status == fine || (method == "POST" && second.status == 200),
                     second.body.constData());
        }
    }

    void aConnectionLostDuringTheWorkDoesNotDoItByHalves()
    {
        for (const QByteArray key : {"", "k1"}) {
            const QString count = u"select count(*) from orders"_s;
            const int before = m_server.look(count).toInt();
            const QByteArray body = newOrder();
            Database blocker(m_own.address.conninfo(adminRole));
            QVERIFY(blocker.connection().script(u"begin; lock table customers in access exclusive mode"_s));
            Reply reply;
            ApiClient asking = client();
            QCOMPARE(afterWaiting([&] { return asking.get("/v1/orders"); }).status, 200);
            std::thread running([&] { reply = asking.post("/v1/orders", body, {{"Idempotency-Key", key}}); });
            const QString waiting = u"select count(*) from pg_locks l join pg_class c on c.oid = l.relation "
                                    "where c.relname = 'customers' and not l.granted"_s;
            const bool isHeld = QTest::qWaitFor([&] { return m_server.look(waiting) == "1"_L1; }, 10'000);
            m_server.look(
                u"select pg_terminate_backend(l.pid) from pg_locks l join pg_class c on c.oid = l.relation "
                "where c.relname = 'customers' and not l.granted"_s);
            const bool isFree = blocker.connection().script(u"rollback"_s).has_value();
            running.join();
            QVERIFY(isHeld && isFree);
            QVERIFY2(isFineOrLater(reply, 201), reply.body.constData());
            const Reply again = asking.post("/v1/orders", body, {{"Idempotency-Key", key}});
            QVERIFY2(again.status == 200 || again.status == 201, again.body.constData());
            QCOMPARE(m_server.look(count).toInt(), before + 1);
        }
    }

    void connectionsLostAgainAndAgainNeverMakeAFalseAnswer()
    {
        std::atomic<bool> done = false;
        std::atomic<int> wrong = 0, fine = 0;
        std::vector<ApiClient> clients;
        QByteArrayList bodies;
        for (int i = 0; i < 3; ++i)
            clients.push_back(client());
        for (int i = 0; i < 3 * 60; ++i)
            bodies += newOrder();
        std::vector<std::thread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&, i] {
                for (int n = 0; n < 60; ++n) {
                    const Reply reply = clients[size_t(i)].post("/v1/orders", bodies[i * 60 + n]);
                    fine += reply.status == 201;
                    wrong += !isFineOrLater(reply, 201);
                }
            });
        std::thread killer([&] {
            while (!done) {
                const int before = fine;
                m_server.look(KillAll);
                std::this_thread::sleep_for(std::chrono::milliseconds(40));
                while (!done && fine == before) // a machine that is slower than that gets on, too
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        });
        for (std::thread &thread : threads)
            thread.join();
        done = true;
        killer.join();
        QCOMPARE(wrong.load(), 0);
        QVERIFY(fine > 0);
        QCOMPARE(afterWaiting([&] { return clients[0].get("/v1/orders"); }).status, 200);
        // What was answered as made is there, and nothing is there by halves.
        QCOMPARE(m_server.look(u"select count(*) from orders o where not exists (select from order_items i "
                               "where i.order_id = o.order_id)"_s),
                 u"0"_s);
        QVERIFY(m_server.look(u"select count(*) from orders"_s).toInt() >= fine);
    }

    void aKeyRevokedWhileNothingWasHeardIsRefused()
    {
        const IssuedKey key = m_server.createKey(m_tenant);
        ApiClient asking = m_server.client(m_tenant, key.apiKey);
        QCOMPARE(afterWaiting([&] { return asking.get("/v1/orders"); }).status, 200);
        // In one statement: the server must not be back before it. Then it is, and knows that it heard nothing.
        const QString revoked =
            m_server.look(u"with gone as (%1) update api_keys set revoked_at = now() from gone "
                          "where key_id = '%2' returning revoked_at"_s.arg(KillAll, key.keyId));
        QTRY_VERIFY(m_server.look(u"select count(*) from pg_locks l join pg_stat_activity a using (pid) "
                                  "where l.locktype = 'advisory' and l.classid = 20261 and l.granted "
                                  "and a.backend_start > '%1'"_s.arg(revoked))
                    != "0"_L1);
        QCOMPARE(afterWaiting([&] { return asking.get("/v1/orders"); }).status, 401);
    }

    void withoutADatabaseWeAskToComeAgainAndThenGoOn()
    {
        ApiClient asking = client();
        QCOMPARE(afterWaiting([&] { return asking.get("/v1/orders"); }).status, 200);
        m_own.cluster.close();
        for (int i = 0; i < 3; ++i) {
            for (const Reply &reply :
                 {asking.get("/v1/orders"), asking.get("/v1/orders/ord_01jdxxxxxxxxxxxxxxxxxxxxxx"),
                  asking.post("/v1/orders", newOrder()),
                  asking.get("/v1/orders",
                             {{"Authorization", "Bearer ohk_abcdefgh_" + QByteArray(43, 'a')}})}) {
                QCOMPARE(reply.status, 503);
                QCOMPARE(reply.code(), "SERVICE_UNAVAILABLE"_ba);
                QVERIFY(reply.header("Retry-After").toInt() >= 1);
                QVERIFY2(!reply.body.contains("socket") && !reply.body.contains("/tmp"),
                         reply.body.constData());
            }
            RawClient plain(m_server.port());
            QCOMPARE(plain.ask(test::get("/healthz")).status(), 200);
            const Heard ready = plain.ask(test::get("/readyz"));
            QCOMPARE(ready.status(), 503);
            QVERIFY(ready.header("Retry-After").toInt() >= 1);
        }
        QCOMPARE(asking.get("/v1/orders", {{"Authorization", ""}}).status, 401); // that needs no database
        m_own.start();
        RawClient plain(m_server.port());
        QVERIFY(QTest::qWaitFor([&] { return plain.ask(test::get("/readyz")).status() == 200; }, 10'000));
        QCOMPARE(afterWaiting([&] { return asking.post("/v1/orders", newOrder()); }).status, 201);
        QCOMPARE(asking.get("/v1/orders").status, 200);
    }
};

QTEST_GUILESS_MAIN(TestResilience)
#include "tst_resilience.moc"
