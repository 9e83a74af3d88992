// SPDX-License-Identifier: GPL-3.0-or-later
// What HTTP libraries do that others do not: bodies in chunks, and asking for another protocol.
#include "tests/support/http/edge_fixture.h"
#include "tests/support/http/raw_client.h"

#include <QCryptographicHash>
#include <QTest>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

static QByteArray fingerprint(const QByteArray &body)
{
    return QByteArray::number(body.size()) + ' '
        + QCryptographicHash::hash(body, QCryptographicHash::Md5).toHex();
}

static QByteArray inChunks(const QByteArray &chunks, const QByteArray &path = "/echo")
{
    return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks;
}

class TestClientHabits : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<EdgeFixture> m_edge;

private Q_SLOTS:
    void init() { m_edge = std::make_unique<EdgeFixture>(); }

    void cleanup()
    {
        m_edge->listener->stop();
        QCOMPARE(m_edge->budgets.connections->taken(), 0);
        QCOMPARE(m_edge->budgets.bytes->taken(), 0);
    }

    void aBodyInChunksIsPutTogether()
    {
        QVERIFY(m_edge->start());
        RawClient client(m_edge->port);
        const QByteArray request = inChunks("5\r\nhello\r\n5;a=b\r\nworld\r\n0\r\nX-Sum: 1\r\n\r\n");
        QCOMPARE(client.ask(request).body(), fingerprint("helloworld"));
        for (const char byte : request) {
            client.send(QByteArray(1, byte));
            QTest::qSleep(1);
        }
        QCOMPARE(client.readAnswer().body(), fingerprint("helloworld"));
        client.send(inChunks("0\r\n\r\n") + request + get("/number/3")); // without waiting
        QCOMPARE(client.readAnswer().body(), fingerprint(""));
        QCOMPARE(client.readAnswer().body(), fingerprint("helloworld"));
        QCOMPARE(client.readAnswer().body(), "3");
    }

    void aLargeBodyInChunksCountsInTheByteBudget()
    {
        m_edge->byteLimit = 1000; // less than the route takes
        QVERIFY(m_edge->start());
        const QByteArray small = "20000\r\n" + QByteArray(0x20000, 'x') + "\r\n"; // as much as nobody counts
        RawClient client(m_edge->port);
        QCOMPARE(client.ask(inChunks(small + "0\r\n\r\n", "/upload")).body(),
                 fingerprint(QByteArray(0x20000, 'x')));
        client.send(inChunks(small + "1\r\n", "/upload"));
        QCOMPARE(client.readToEnd().status(), 503);
    }

    void continueIsSaidWhereTheBodyWaitsForIt()
    {
        QVERIFY(m_edge->start());
        const QByteArray head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
                                "Transfer-Encoding: chunked\r\n\r\n";
        const QByteArray body = "5\r\nhello\r\n0\r\n\r\n";
        RawClient client(m_edge->port);
        client.send(head);
        QCOMPARE(client.readAnswer().status(), 100);
        QCOMPARE(client.ask(body).body(), fingerprint("hello"));
        QCOMPARE(client.ask(head + body).status(), 200); // nobody waits
    }

    void otherMethodsMayHaveOneToo()
    {
        QVERIFY(m_edge->start());
        RawClient client(m_edge->port);
        for (const char *method : {"GET", "DELETE"}) {
            client.send(inChunks("5\r\nhello\r\n0\r\n\r\n", "/number/7").replace(0, 4, method)
                        + get("/number/8"));
            QCOMPARE(client.readAnswer().body(), "7");
            QCOMPARE(client.readAnswer().body(), "8");
        }
    }

    // Java's client asks for HTTP/2 in its first request, and takes what it gets.
    void whoWouldRatherSpeakAnotherProtocolIsAnswered()
    {
        QVERIFY(m_edge->start());
        RawClient client(m_edge->port);
        for (const char *protocol : {"h2c", "websocket", "TLS/1.2"}) {
            const Heard heard = client.ask(post("/echo", "hello",
                                                "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: "_ba + protocol
                                                    + "\r\nHTTP2-Settings: AAMAAABk\r\n"));
            QCOMPARE(heard.status(), 200);
            QCOMPARE(heard.body(), fingerprint("hello"));
            QVERIFY(heard.header("Upgrade").isEmpty());
        }
    }

    void whatIsNotCorrectlyChunkedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("chunks");
        QTest::addColumn<int>("status");
        QTest::newRow("of no size") << QByteArray("x\r\nhello\r\n0\r\n\r\n") << 400;
        QTest::newRow("not as long as they say") << QByteArray("4\r\nhello\r\n0\r\n\r\n") << 400;
        QTest::newRow("beyond the route's limit") << QByteArray("7fffffffffff\r\n") << 413;
    }
    void whatIsNotCorrectlyChunkedIsRefused()
    {
        QFETCH(QByteArray, chunks);
        QFETCH(int, status);
        QVERIFY(m_edge->start());
        RawClient client(m_edge->port);
        client.send(inChunks(chunks));
        const Heard heard = client.readToEnd();
        QCOMPARE(heard.status(), status);
        QCOMPARE(heard.answers(), 1);
        QCOMPARE(heard.header("Connection"), "close");
        QCOMPARE(m_edge->tally.answered, 0);
    }

    void aClientThatStopsInItsChunksIsCut()
    {
        m_edge->options.limits.stall = std::chrono::milliseconds(200);
        QVERIFY(m_edge->start());
        for (const char *part : {"5", "5\r\nhel", "5\r\nhello", "5\r\nhello\r\n0\r\n"}) {
            RawClient client(m_edge->port);
            client.send(inChunks(part));
            QCOMPARE(client.readToEnd().status(), 408);
        }
    }
};

QTEST_GUILESS_MAIN(TestClientHabits)
#include "tst_client_habits.moc"
