// SPDX-License-Identifier: GPL-3.0-or-later
// All serving threads wait for something that does not come; whoever asks whether the server lives is answered
// nevertheless, in whatever way they ask.
#include "tests/support/http/edge_fixture.h"
#include "tests/support/http/raw_client.h"

#include <QElapsedTimer>
#include <QTest>

#include <future>

using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

namespace {

constexpr int Threads = 2;
constexpr qint64 SignOfLifeMs = 100;

// The status of the answer, or 0 where it was late.
int statusInTime(RawClient &client, const QByteArray &request)
{
    QElapsedTimer timer;
    timer.start();
    const int status = client.ask(request).status();
    return timer.elapsed() <= SignOfLifeMs ? status : 0;
}

} // namespace

class TestSignsOfLife : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<EdgeFixture> m_edge;
    std::vector<std::unique_ptr<RawClient>> m_waiting;

    void start()
    {
        m_edge->options.threads = Threads;
        QVERIFY(m_edge->start());
    }

    void keepAllThreadsWaiting()
    {
        for (int i = 0; i < Threads; ++i) {
            m_waiting.push_back(std::make_unique<RawClient>(m_edge->port));
            m_waiting.back()->send(get("/gate/1"));
            QTRY_COMPARE(m_edge->tally.running, i + 1); // so each goes to another thread
        }
    }

    void letThemGoOn()
    {
        ++m_edge->tally.gate;
        m_edge->tally.gate.notify_all();
    }

private Q_SLOTS:
    void init() { m_edge = std::make_unique<EdgeFixture>(); }

    void cleanup()
    {
        letThemGoOn();
        for (const auto &client : m_waiting)
            QCOMPARE(client->readAnswer().status(), 200);
        m_waiting.clear();
        m_edge->listener->stop();
        QCOMPARE(m_edge->budgets.connections->taken(), 0);
    }

    void itIsGivenOnANewConnection()
    {
        start();
        keepAllThreadsWaiting();
        for (int i = 0; i < 60; ++i) {
            RawClient client(m_edge->port);
            QCOMPARE(statusInTime(client, get("/healthz")), 200);
        }
    }

    void itIsGivenAgainOnTheSameConnection()
    {
        start();
        keepAllThreadsWaiting();
        RawClient client(m_edge->port);
        for (int i = 0; i < 60; ++i)
            QCOMPARE(statusInTime(client, get("/healthz?n=" + QByteArray::number(i))), 200);
    }

    void itIsGivenOnAConnectionThatAskedForOtherThingsBefore()
    {
        start();
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 10; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_edge->port));
            QCOMPARE(clients.back()->ask(get("/number/7")).body(), "7");
        }
        keepAllThreadsWaiting();
        for (int i = 0; i < 60; ++i)
            QCOMPARE(statusInTime(*clients[size_t(i) % clients.size()], get("/healthz")), 200);
        letThemGoOn();
        for (const auto &client : clients)
            QCOMPARE(client->ask(get("/number/8")).body(), "8");
    }

    void theLastOneEndsItsConnection()
    {
        start();
        RawClient known(m_edge->port), fresh(m_edge->port);
        QCOMPARE(known.ask(get("/ping")).status(), 200);
        keepAllThreadsWaiting();
        for (RawClient *client : {&known, &fresh}) {
            client->send(get("/healthz", "Connection: close\r\n"));
            const Heard heard = client->readToEnd(1s);
            QCOMPARE(heard.status(), 200);
            QCOMPARE(heard.header("Connection"), "close");
            QCOMPARE(heard.end, End::Closed);
        }
    }

    // Its end would be taken for the next question.
    void aQuestionThatBringsABodyInPiecesIsReadToItsEnd()
    {
        start();
        RawClient client(m_edge->port);
        for (int i = 0; i < 2; ++i) {
            client.send(get("/healthz", "Transfer-Encoding: chunked\r\n") + "5\r\nhello\r\n0\r\n\r\n"
                        + get("/number/7"));
            QVERIFY(client.readAnswer().status() < 500);
            QCOMPARE(client.readAnswer().body(), "7");
        }
    }

    void headsAndPipelinesAreUnderstood()
    {
        start();
        keepAllThreadsWaiting();
        RawClient client(m_edge->port);
        client.send("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        const Heard head = client.readToEnd(1s);
        QCOMPARE(head.status(), 200);
        QCOMPARE(head.header("Content-Length"), "11");
        QCOMPARE(head.body(), "");

        RawClient several(m_edge->port);
        several.send(get("/healthz").repeated(20));
        for (int i = 0; i < 20; ++i)
            QCOMPARE(several.readAnswer().body(), "{\"ok\":true}");
    }

    void whoSpeaksSlowlyIsAnsweredWhenHeHasFinished()
    {
        start();
        keepAllThreadsWaiting();
        RawClient client(m_edge->port);
        const QByteArray request = get("/healthz");
        for (qsizetype i = 0; i < request.size() - 1; ++i) {
            client.send(request.mid(i, 1));
            QTest::qSleep(2);
        }
        QCOMPARE(statusInTime(client, request.last(1)), 200);
    }

    void slowSpeakersHoldNobodyUp()
    {
        start();
        keepAllThreadsWaiting();
        std::vector<std::unique_ptr<RawClient>> slow;
        for (int i = 0; i < 200; ++i) {
            slow.push_back(std::make_unique<RawClient>(m_edge->port));
            slow.back()->send(i % 2 ? "GET /heal" : "");
        }
        RawClient client(m_edge->port);
        for (int i = 0; i < 60; ++i)
            QCOMPARE(statusInTime(client, get("/healthz")), 200);
    }

    void itIsGivenBeyondTheLimitOfConnections()
    {
        m_edge->connectionLimits = {Threads, Threads};
        start();
        keepAllThreadsWaiting();
        RawClient client(m_edge->port);
        QCOMPARE(statusInTime(client, get("/healthz")), 200);
        RawClient other(m_edge->port);
        QCOMPARE(statusInTime(other, get("/number/1")), 503);
        QCOMPARE(RawClient(m_edge->port).readToEnd(5s).status(), 503); // who asks for nothing, after a while
    }

    void whatIsNotQuiteASignOfLifeIsAnsweredAsEverything_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        QTest::newRow("another name") << QByteArray("GET /healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n")
                                      << 421;
        QTest::newRow("no host") << QByteArray("GET /healthz HTTP/1.1\r\n\r\n") << 400;
        QTest::newRow("another version")
            << QByteArray("GET /healthz HTTP/9.9\r\nHost: localhost\r\n\r\n") << 505;
        QTest::newRow("with a body") << QByteArray(
            "GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nab")
                                     << 200;
        QTest::newRow("longer path") << get("/healthzero") << 404;
        QTest::newRow("never finished") << QByteArray("GET /healthz HTTP/1.1\r\nHost: lo") << 408;
    }
    void whatIsNotQuiteASignOfLifeIsAnsweredAsEverything()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        m_edge->options.limits.head = 200ms;
        start();
        RawClient client(m_edge->port);
        QCOMPARE(client.ask(request).status(), status);
    }

    void aRequestWaitsForNobodyWhileAThreadIsFree()
    {
        start();
        m_waiting.push_back(std::make_unique<RawClient>(m_edge->port));
        m_waiting.back()->send(get("/gate/1"));
        QTRY_COMPARE(m_edge->tally.running, 1);
        for (int i = 0; i < 30; ++i) {
            RawClient client(m_edge->port);
            QCOMPARE(statusInTime(client, get("/number/3")), 200);
        }
    }
};

QTEST_GUILESS_MAIN(TestSignsOfLife)
#include "tst_signs_of_life.moc"
