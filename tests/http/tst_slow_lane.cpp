// SPDX-License-Identifier: GPL-3.0-or-later
// Requests that take seconds: answered like all others, and in nobody's way.
#include "tests/support/http/edge_fixture.h"
#include "tests/support/http/raw_client.h"

#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

class TestSlowLane : public QObject
{
    Q_OBJECT

private:
    void openGate()
    {
        ++m_edge->tally.gate;
        m_edge->tally.gate.notify_all();
    }

    std::unique_ptr<EdgeFixture> m_edge;

private Q_SLOTS:
    void init() { m_edge = std::make_unique<EdgeFixture>(); }

    void cleanup()
    {
        m_edge->listener->stop();
        QCOMPARE(m_edge->budgets.connections->taken(), 0); // nothing leaks a seat or a share
        QCOMPARE(m_edge->budgets.bytes->taken(), 0);
    }

    void aSlowRequestHoldsNobodyUp()
    {
        m_edge->options.threads = 1;
        QVERIFY(m_edge->start());
        RawClient slow(m_edge->port);
        slow.send(get("/lane/gate/7"));
        QTRY_COMPARE(m_edge->tally.running, 1);
        QCOMPARE(RawClient(m_edge->port).ask(get("/ping")).status(), 200);
        openGate();
        QCOMPARE(slow.readAnswer().body(), "xxxxxxx");
    }

    void aSlowRequestIsAnsweredAsAnyOther()
    {
        QVERIFY(m_edge->start());
        RawClient client(m_edge->port);
        const QByteArray body(100'000, 'b');
        const auto post = [&body](const QByteArray &path) {
            return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
                + QByteArray::number(body.size()) + "\r\n\r\n" + body;
        };
        const Heard usual = client.ask(post("/echo")), slow = client.ask(post("/lane/echo"));
        QCOMPARE(slow.status(), 200);
        QCOMPARE(slow.body(), usual.body());
        QCOMPARE(client.ask(get("/lane/boom")).status(), 500);
        QCOMPARE(client.ask(get("/lane/empty")).status(), 204);
        QVERIFY(client.ask(get("/lane/request")).body().startsWith("GET /request \nHost=localhost\n"));

        client.send(get("/lane/slow/50") + get("/number/2") + get("/lane/number/3"));
        QCOMPARE(client.readAnswer().body(), "{\"slow\":true}");
        QCOMPARE(client.readAnswer().body(), "2");
        QCOMPARE(client.readAnswer().body(), "3");
        QCOMPARE(client.ask(get("/lane/big/300000")).body().size(), 300'000);
    }

    void slowRequestsWaitForTheirTurn()
    {
        m_edge->options.busyThreads = 2;
        QVERIFY(m_edge->start());
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 20; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_edge->port));
            clients.back()->send(get("/lane/slow/20"));
        }
        int most = 0;
        QTRY_VERIFY((most = std::max(most, int(m_edge->tally.running))) == 2);
        for (const auto &client : clients) {
            QCOMPARE(client->readAnswer().status(), 200);
            most = std::max(most, int(m_edge->tally.running));
        }
        QCOMPARE(most, 2);
    }

    void whoFindsManyWaitingIsToldToComeAgain()
    {
        m_edge->options.busyThreads = 1;
        QVERIFY(m_edge->start());
        RawClient running(m_edge->port);
        running.send(get("/lane/gate/1"));
        QTRY_COMPARE(m_edge->tally.running, 1);
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 24; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_edge->port));
            clients.back()->send(get("/lane/number/7"));
        }
        QList<QByteArray> heard(24);
        const auto statusOf = [&heard](int client) { return Heard{heard[client]}.status(); };
        const auto toldToComeAgain = [&] {
            int told = 0;
            for (int i = 0; i < 24; ++i) {
                heard[i] += clients[size_t(i)]->readFor(5ms).bytes;
                told += statusOf(i) == 503;
            }
            return told;
        };
        QTRY_COMPARE(toldToComeAgain(), 8);
        QCOMPARE(RawClient(m_edge->port).ask(get("/ping")).status(), 200);
        for (int i = 0; i < 24; ++i) {
            if (statusOf(i) == 503)
                QCOMPARE(Heard{heard[i]}.header("Retry-After"), "1"_ba);
            else
                clients[size_t(i)]->hangUp(); // its place is another's
        }
        QTRY_COMPARE(m_edge->budgets.connections->taken(), 9);
        RawClient late(m_edge->port);
        late.send(get("/lane/number/8"));
        openGate();
        QCOMPARE(late.readAnswer().body(), "8");
    }

    void aClientThatHangsUpWhileItWaitsIsForgotten()
    {
        m_edge->options.busyThreads = 1;
        QVERIFY(m_edge->start());
        RawClient running(m_edge->port), waiting(m_edge->port), last(m_edge->port);
        running.send(get("/lane/gate/1"));
        QTRY_COMPARE(m_edge->tally.running, 1);
        waiting.send(get("/lane/number/1"));
        last.send(get("/lane/number/2"));
        QTRY_COMPARE(m_edge->budgets.connections->taken(), 3);
        running.hangUp();
        waiting.hangUp();
        QTRY_COMPARE(m_edge->budgets.connections->taken(), 1);
        openGate();
        QCOMPARE(last.readAnswer().body(), "2");
        QCOMPARE(m_edge->tally.answered, 2); // the one that ran, and the last
    }

    // Again and again, as long as one long request runs: nothing counts that memory any more.
    void whoHangsUpWhileItWaitsLeavesNoBodyBehind()
    {
        m_edge->options.busyThreads = 1;
        QVERIFY(m_edge->start());
        RawClient running(m_edge->port);
        running.send(get("/lane/gate/1"));
        QTRY_COMPARE(m_edge->tally.running, 1);
        const QByteArray body(8 * 1024 * 1024, 'b');
        const MemoryWatch memory;
        for (int i = 0; i < 25; ++i) {
            RawClient client(m_edge->port);
            client.send("POST /lane/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
                        + QByteArray::number(body.size()) + "\r\n\r\n" + body);
            QTest::qWait(30);
            client.hangUp();
            QTRY_COMPARE(m_edge->budgets.connections->taken(), 1);
        }
        QVERIFY(memory.grewByLessThan(80 * 1024));
        openGate();
        QCOMPARE(running.readAnswer().body(), "x");
    }

    void stoppingWaitsForWhatRuns()
    {
        QVERIFY(m_edge->start());
        RawClient running(m_edge->port);
        running.send(get("/lane/gate/3"));
        QTRY_COMPARE(m_edge->tally.running, 1);
        auto stopping = std::async(std::launch::async, [this] { m_edge->listener->stop(); });
        openGate();
        QCOMPARE(running.readToEnd().body(), "xxx");
        running.hangUp();
        QCOMPARE(stopping.wait_for(3s), std::future_status::ready);
    }
};

QTEST_GUILESS_MAIN(TestSlowLane)
#include "tst_slow_lane.moc"
