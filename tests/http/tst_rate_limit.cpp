// SPDX-License-Identifier: GPL-3.0-or-later
// Starter tenants may make 100 requests in any 60 seconds, whichever server they ask. Time passes by making
// what is stored older.
#include "tests/support/http/test_server.h"

#include <QRegularExpression>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestRateLimit : public ApiTest
{
    Q_OBJECT

public:
    TestRateLimit() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    QString m_key;

    TenantPointer tenantOf(Tier tier) { return m_server.createTenant({.name = u"Small"_s, .tier = tier}); }

    ApiClient client(int server = 0) { return m_server.client(m_tenant, m_key, server); }

    void letPass(int seconds)
    {
        const QString older = u"update rate_windows set hits = array(select h - interval '%1 seconds' from "
                              u"unnest(hits) h order by h) "
                              "where tenant_id = '%2' returning 1"_s;
        m_server.look(older.arg(seconds).arg(m_tenant->id));
    }

    // Half to each server; how many were let through.
    int ask(int times)
    {
        ApiClient one = client(0), two = client(1);
        int answered = 0;
        for (int i = 0; i < times; ++i)
            answered += (i % 2 ? two : one).get("/v1/orders").status == 200;
        return answered;
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = tenantOf(Tier::Starter);
        m_key = m_server.createKey(m_tenant).apiKey;
    }

    void aHundredOverBothServersAreAnsweredAndNoMore()
    {
        QCOMPARE(ask(100), 100);
        QCOMPARE(ask(4), 0);
        const Reply refused = client().get("/v1/orders");
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.code(), "RATE_LIMITED"_ba);
        static const QRegularExpression integer(u"^[1-9][0-9]?$"_s);
        const QString wait = QString::fromLatin1(refused.header("Retry-After"));
        QVERIFY2(integer.match(wait).hasMatch() && wait.toInt() <= 60, refused.head.constData());
    }

    // The machine of the database was asleep, or got the right time from elsewhere.
    void aClockThatIsPutBackLocksNobodyOut()
    {
        QCOMPARE(ask(100), 100);
        letPass(-3600);
        QCOMPARE(ask(100), 100);
        QCOMPARE(ask(1), 0);
    }

    void aRequestThatIsRefusedForOtherReasonsCounts()
    {
        QCOMPARE(ask(99), 99);
        QCOMPARE(client().get("/v1/nowhere").status, 404);
        QCOMPARE(ask(1), 0);
    }

    void whoIsNotLetInDoesNotCount()
    {
        ApiClient stranger = m_server.client(m_tenant, u"nonsense"_s);
        for (int i = 0; i < 30; ++i)
            QCOMPARE(stranger.get("/v1/orders").status, 401);
        QCOMPARE(ask(100), 100);
    }

    void whatIsLeftIsTold()
    {
        const Reply first = client().get("/v1/orders"), second = client(1).get("/v1/orders/x");
        QCOMPARE(first.header("RateLimit-Policy"), "\"starter\";q=100;w=60"_ba);
        QVERIFY2(first.header("RateLimit").startsWith("\"starter\";r=99;t="), first.head.constData());
        QVERIFY2(second.header("RateLimit").startsWith("\"starter\";r=98;t="), second.head.constData());
        ask(98);
        const Reply refused = client().get("/v1/orders");
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.header("RateLimit-Policy"), "\"starter\";q=100;w=60"_ba);
        QCOMPARE(refused.header("RateLimit"), "\"starter\";r=0;t=" + refused.header("Retry-After"));
    }

    void theWindowSlides()
    {
        QCOMPARE(ask(60), 60);
        letPass(30);
        QCOMPARE(ask(41), 40);
        const int wait = client().get("/v1/orders").header("Retry-After").toInt();
        QVERIFY2(wait >= 20 && wait <= 30, QByteArray::number(wait).constData());
        letPass(wait);
        QCOMPARE(ask(61), 60);
    }

    void otherTenantsAreNotTouched()
    {
        ask(101);
        ApiClient starter = m_server.client(tenantOf(Tier::Starter)),
                  growth = m_server.client(tenantOf(Tier::Growth));
        QCOMPARE(client().get("/v1/orders").status, 429);
        QCOMPARE(starter.get("/v1/orders").status, 200);
        QCOMPARE(growth.get("/v1/orders").status, 200);
    }

    void largerTiersAreNotCounted_data()
    {
        QTest::addColumn<Tier>("tier");
        QTest::newRow("growth") << Tier::Growth;
        QTest::newRow("enterprise") << Tier::Enterprise;
    }
    void largerTiersAreNotCounted()
    {
        QFETCH(const Tier, tier);
        ApiClient free = m_server.client(tenantOf(tier));
        for (int i = 0; i < 150; ++i)
            QCOMPARE(free.get("/v1/orders?limit=1").status, 200);
    }

    void manyAtOnceGetNoMore()
    {
        std::atomic<int> answered = 0;
        std::vector<std::thread> threads;
        std::vector<ApiClient> clients;
        for (int i = 0; i < 6; ++i)
            clients.push_back(client(i % 2));
        for (int i = 0; i < 6; ++i)
            threads.emplace_back([&, i] {
                for (int n = 0; n < 25; ++n)
                    answered += clients[size_t(i)].get("/v1/orders").status == 200;
            });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(answered.load(), 100);
    }

    void theLimitSurvivesARestart()
    {
        QCOMPARE(ask(100), 100);
        m_server.stop();
        m_server.start(2);
        QCOMPARE(ask(2), 0);
        letPass(61);
        QCOMPARE(ask(2), 2);
    }
};

QTEST_GUILESS_MAIN(TestRateLimit)
#include "tst_rate_limit.moc"
