// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/edge_fixture.h"
#include "tests/support/http/raw_client.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sys/resource.h>
#include <unistd.h>

#include <future>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr qint64 MiB = 1024 * 1024;

static QString errorCode(const Heard &heard)
{
    return QJsonDocument::fromJson(heard.body())[u"error"_s][u"code"_s].toString();
}

static QByteArray fingerprint(const QByteArray &body)
{
    return QByteArray::number(body.size()) + ' '
        + QCryptographicHash::hash(body, QCryptographicHash::Md5).toHex();
}

// Sends without end; says whether the other side put an end to it soon.
static bool isCutWhileSending(RawClient &client, const QByteArray &block)
{
    for (const QDeadlineTimer deadline(5s); !deadline.hasExpired();) {
        if (!client.send(block))
            return true;
    }
    return false;
}

// All descriptors but one are taken while it lives.
class OneDescriptorLeft
{
public:
    OneDescriptorLeft()
    {
        ::getrlimit(RLIMIT_NOFILE, &m_before);
        const rlimit few{64, m_before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &few);
        for (int filler = ::dup(0); filler >= 0; filler = ::dup(0))
            m_fillers.push_back(filler);
        ::close(m_fillers.back());
        m_fillers.pop_back();
    }
    ~OneDescriptorLeft()
    {
        for (const int filler : m_fillers)
            ::close(filler);
        ::setrlimit(RLIMIT_NOFILE, &m_before);
    }
    Q_DISABLE_COPY(OneDescriptorLeft)

private:
    rlimit m_before{};
    std::vector<int> m_fillers;
};

class EdgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyAnswerCarriesTheHouseHeaders();
    void aReplyMaySetItsOwnCacheControlButNoHeaderOfAnAttacker();
    void aHandlerSeesTheRequestAsItWasSent();
    void aHandlerThatThrowsAnswers500AndTheServerGoesOn();
    void aHeadRequestIsAnsweredByTheHeadOnly();
    void noContentHasNeitherBodyNorLength();

    void aConnectionServesManyRequests();
    void pipelinedRequestsAreAnsweredInOrder();
    void aFloodOfPipelinedRequestsIsAnsweredToTheLast();
    void theConnectionEndsWhenTheClientAsksForIt_data();
    void theConnectionEndsWhenTheClientAsksForIt();
    void aClientThatFinishedSendingIsStillAnswered();
    void aBodyInPiecesIsPutTogether();
    void oneEmptyLineBeforeARequestIsForgiven();

    void hostileRequestsAreRefusedWithoutTroublingTheHandler_data();
    void hostileRequestsAreRefusedWithoutTroublingTheHandler();
    void aBodyThatLooksLikeARequestIsNotOne();
    void aBadRequestIsCaughtAlsoWhenItIsNotTheFirst();
    void anErrorOnASecondRequestHasAnIdOfItsOwn();

    void aBodyIsMeasuredByItsRouteBeforeItIsRead();
    void continueIsSaidOnlyToAcceptableRequests();
    void aLargeBodyArrivesWholeAndItsConnectionGoesOn();
    void endlessHeadersAreCutShort();

    void slowClientsAreCutAtTheirDeadline_data();
    void slowClientsAreCutAtTheirDeadline();
    void aTrickleDoesNotExtendTheDeadlineOfAHead();
    void slowClientsDoNotHinderOthers();
    void aClientThatNeverReadsIsCutAndCostsLittle();

    void oneAddressCannotTakeAllConnections();
    void connectionsAreCountedOverAllThreadsAndListeners();
    void aFreedConnectionMakesRoom();
    void largeBodiesBeyondTheByteBudgetAreTurnedAwayAndSmallOnesServed();
    void largeAnswersBeyondTheByteBudgetAreTurnedAway();
    void acceptingRecoversAfterDescriptorsRanOut();

    void stoppingFinishesWhatRunsAndClosesTheRest();
    void stoppingDoesNotWaitForeverForASlowClient();
    void aStoppedListenerCanStartAgain();
    void aUsedPortIsRefusedInPlainWords();
    void anImpossibleAddressIsRefusedInPlainWords_data();
    void anImpossibleAddressIsRefusedInPlainWords();
    void allThreadsServe();
    void everyAddressOfTheMachineCanBeServedAtOnce();

private:
    bool serves()
    {
        RawClient client(m_edge->port);
        return client.ask(get("/ping")).status() == 200;
    }

    std::unique_ptr<EdgeFixture> m_edge;
};

void EdgeTest::init()
{
    m_edge = std::make_unique<EdgeFixture>();
}

void EdgeTest::cleanup()
{
    const bool isUp = m_edge->listener && m_edge->port && !QTest::currentTestFailed();
    if (isUp)
        m_edge->listener->stop();
    if (isUp) {
        QCOMPARE(m_edge->budgets.connections->taken(), 0); // nothing leaks a seat or a share
        QCOMPARE(m_edge->budgets.bytes->taken(), 0);
    }
    m_edge.reset();
}

void EdgeTest::everyAnswerCarriesTheHouseHeaders()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    const Heard heard = client.ask(get("/ping"));
    QVERIFY(heard.bytes.startsWith("HTTP/1.1 200 OK\r\n"));
    QCOMPARE(heard.body(), "{\"ok\":true}");
    QCOMPARE(heard.header("Content-Type"), "application/json");
    QCOMPARE(heard.header("Content-Length"), "11");
    QCOMPARE(heard.header("X-Content-Type-Options"), "nosniff");
    QCOMPARE(heard.header("Cache-Control"), "no-store");
    QCOMPARE(heard.header("Date"), "Sat, 21 Nov 2026 09:30:00 GMT");
    QCOMPARE(heard.header("X-Request-Id").size(), 30);
    QVERIFY(heard.header("Server").isEmpty());
    QVERIFY(heard.header("Connection").isEmpty());

    const Heard missing = client.ask(get("/nowhere"));
    QVERIFY(missing.bytes.startsWith("HTTP/1.1 404 Not Found\r\n"));
    QVERIFY(missing.header("X-Request-Id") != heard.header("X-Request-Id"));
}

void EdgeTest::aReplyMaySetItsOwnCacheControlButNoHeaderOfAnAttacker()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    const Heard heard = client.ask(get("/cached"));
    QCOMPARE(heard.header("Cache-Control"), "max-age=60");
    QCOMPARE(heard.bytes.toLower().count("cache-control"), 1);
    QVERIFY(heard.header("Set-Cookie").isEmpty());
}

void EdgeTest::aHandlerSeesTheRequestAsItWasSent()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    const Heard heard =
        client.ask("PATCH /request?a=%26&b=+ HTTP/1.1\r\nHost: LOCALHOST:80\r\nx-A: \t one \r\nX-a: two\r\n"
                   "Content-Length: 2\r\n\r\n{}");
    QCOMPARE(heard.body(), "PATCH /request a=%26&b=+\nHost=LOCALHOST:80\nx-A=one\nX-a=two\nContent-Length=2\n");
}

void EdgeTest::aHandlerThatThrowsAnswers500AndTheServerGoesOn()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u"handler failed: boom"_s));
    const Heard heard = client.ask(get("/boom"));
    QCOMPARE(heard.status(), 500);
    QCOMPARE(errorCode(heard), u"INTERNAL_ERROR"_s);
    QVERIFY(!heard.bytes.contains("boom"));
    QCOMPARE(client.ask(get("/number/7")).body(), "7");
}

void EdgeTest::aHeadRequestIsAnsweredByTheHeadOnly()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send("HEAD /big/1000000 HTTP/1.1\r\nHost: localhost\r\n\r\n"
                + get("/number/9", "Connection: close\r\n"));
    const Heard heard = client.readToEnd();
    QCOMPARE(heard.header("Content-Length"), "1000000");
    QVERIFY(heard.bytes.endsWith("\r\n\r\n9"));
    QCOMPARE(heard.answers(), 2);
    QVERIFY(!heard.bytes.contains(QByteArray(100, 'x')));

    const QPair<QByteArray, int> unsound[] = {{"HEAD / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421},
                                              {"HEAD /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", 400},
                                              {"HEAD / HTTP/1.1\r\nbad\r\n\r\n", 400}};
    for (const auto &[request, status] : unsound) {
        RawClient refused(m_edge->port);
        refused.send(request);
        const Heard refusal = refused.readToEnd();
        QCOMPARE(refusal.status(), status);
        QVERIFY(refusal.bytes.endsWith("\r\n\r\n"));
    }
}

void EdgeTest::noContentHasNeitherBodyNorLength()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    const Heard heard = client.ask(get("/empty"));
    QVERIFY(heard.bytes.startsWith("HTTP/1.1 204 No Content\r\n"));
    QVERIFY(heard.bytes.endsWith("\r\n\r\n"));
    QVERIFY(heard.header("Content-Length").isEmpty() && heard.header("Content-Type").isEmpty());
    QCOMPARE(client.ask(get("/number/1")).body(), "1");
}

void EdgeTest::aConnectionServesManyRequests()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    for (int i = 0; i < 200; ++i)
        QCOMPARE(client.ask(get("/number/" + QByteArray::number(i))).body(), QByteArray::number(i));
}

void EdgeTest::pipelinedRequestsAreAnsweredInOrder()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send(get("/slow/30") + get("/number/2") + post("/echo", "three") + get("/big/300000")
                + get("/number/5"));
    QCOMPARE(client.readAnswer().body(), "{\"slow\":true}");
    QCOMPARE(client.readAnswer().body(), "2");
    QCOMPARE(client.readAnswer().body(), fingerprint("three"));
    QCOMPARE(client.readAnswer().body().size(), 300000);
    QCOMPARE(client.readAnswer().body(), "5");
}

void EdgeTest::aFloodOfPipelinedRequestsIsAnsweredToTheLast()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    constexpr int Count = 10'000; // half a megabyte: far more than the edge takes in at once
    auto sending = std::async(std::launch::async, [&client] {
        for (int i = 0; i < Count; ++i)
            client.send(get("/number/" + QByteArray::number(i)));
    });
    for (int i = 0; i < Count; ++i)
        QCOMPARE(client.readAnswer().body(), QByteArray::number(i));
    sending.wait();
}

void EdgeTest::theConnectionEndsWhenTheClientAsksForIt_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::newRow("connection close") << get("/ping", "Connection: close\r\n");
    QTest::newRow("among other options") << get("/ping", "Connection: x, CLOSE\r\n");
    QTest::newRow("http 1.0") << QByteArray("GET /ping HTTP/1.0\r\n\r\n");
    QTest::newRow("http 1.0 with keep-alive")
        << QByteArray("GET /ping HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
}

void EdgeTest::theConnectionEndsWhenTheClientAsksForIt()
{
    QFETCH(QByteArray, request);
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send(request);
    const Heard heard = client.readToEnd();
    QCOMPARE(heard.status(), 200);
    QCOMPARE(heard.header("Connection"), "close");
    QCOMPARE(heard.body(), "{\"ok\":true}");
    QCOMPARE(heard.end, End::Closed);
}

void EdgeTest::aClientThatFinishedSendingIsStillAnswered()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send(get("/number/3"));
    client.finishSending();
    QCOMPARE(client.readToEnd().body(), "3");
}

void EdgeTest::aBodyInPiecesIsPutTogether()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    const QByteArray request = post("/echo", "helloworld");
    for (const char byte : request) {
        client.send(QByteArray(1, byte));
        QTest::qSleep(1);
    }
    QCOMPARE(client.readAnswer().body(), fingerprint("helloworld"));
}

void EdgeTest::oneEmptyLineBeforeARequestIsForgiven()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send(post("/echo", "a") + "\r\n");
    QCOMPARE(client.readAnswer().body(), fingerprint("a"));
    QCOMPARE(client.ask(get("/number/1")).body(), "1");
    QCOMPARE(client.ask("\r\n" + get("/number/2")).body(), "2");

    RawClient twice(m_edge->port);
    QCOMPARE(twice.ask("\r\n\r\n" + get("/ping")).status(), 400);
}

void EdgeTest::hostileRequestsAreRefusedWithoutTroublingTheHandler_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const QByteArray &bytes, int status, const QString &code) {
        QTest::newRow(name) << bytes << status << code;
    };
    const QString bad = u"BAD_REQUEST"_s;
    row("tls greeting", "\x16\x03\x01\x02", 400, bad);
    row("words", "hello, is anybody there?\r\n\r\n", 400, bad);
    row("bare line feeds", "GET /ping HTTP/1.1\nHost: localhost\n\n", 400, bad);
    row("absolute form", "GET http://localhost/ping HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, bad);
    row("two slashes", get("//ping"), 400, bad);
    row("no host", "GET /ping HTTP/1.1\r\n\r\n", 400, bad);
    row("foreign host", "GET /ping HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421, u"MISDIRECTED_REQUEST"_s);
    row("nul in a header", get("/ping", QByteArray("X-A: a\0b\r\n", 10)), 400, bad);
    row("folded header", get("/ping", "X-A: a\r\n  b\r\n"), 400, bad);
    row("blank before colon", get("/ping", "X-A : a\r\n"), 400, bad);
    row("two lengths", post("/echo", "hello", "Content-Length: 2\r\n"), 400, bad);
    row("signed length", get("/ping", "Content-Length: +5\r\n"), 400, bad);
    row("another encoding", get("/echo", "Transfer-Encoding: gzip, chunked\r\n"), 411, u"LENGTH_REQUIRED"_s);
    row("length and chunked", post("/echo", "0\r\n\r\n", "Transfer-Encoding: chunked\r\n"), 400, bad);
    row("chunked over 1.0", "POST /echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, bad);
    row("other expectation", post("/echo", "", "Expect: tea\r\n"), 417, u"EXPECTATION_FAILED"_s);
    row("101 headers", get("/ping", QByteArray("X-A: b\r\n").repeated(100)), 431, u"HEADERS_TOO_LARGE"_s);
    row("long header", get("/ping", "X-A: " + QByteArray(9000, 'a') + "\r\n"), 431, u"HEADERS_TOO_LARGE"_s);
    row("long head", get("/ping", ("X-A: " + QByteArray(4000, 'a') + "\r\n").repeated(5)), 431,
        u"HEADERS_TOO_LARGE"_s);
    row("unknown method", "FOO /ping HTTP/1.1\r\nHost: localhost\r\n\r\n", 501, u"NOT_IMPLEMENTED"_s);
    row("http 9.9", "GET /ping HTTP/9.9\r\nHost: localhost\r\n\r\n", 505, u"HTTP_VERSION_NOT_SUPPORTED"_s);
}

void EdgeTest::hostileRequestsAreRefusedWithoutTroublingTheHandler()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QFETCH(QString, code);
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send(bytes);
    const Heard heard = client.readToEnd();
    QCOMPARE(heard.status(), status);
    QCOMPARE(errorCode(heard), code);
    const QJsonObject body = QJsonDocument::fromJson(heard.body()).object();
    QVERIFY(!body[u"error"_s][u"message"_s].toString().isEmpty());
    QCOMPARE(body[u"requestId"_s].toString().toLatin1(), heard.header("X-Request-Id"));
    QCOMPARE(heard.header("Connection"), "close");
    QCOMPARE(heard.header("X-Content-Type-Options"), "nosniff");
    QCOMPARE(heard.end, End::Closed);
    QCOMPARE(heard.answers(), 1);
    QCOMPARE(m_edge->tally.answered, 0);
    QVERIFY(serves());
}

void EdgeTest::aBodyThatLooksLikeARequestIsNotOne()
{
    QVERIFY(m_edge->start());
    const QByteArray inner = get("/number/666");
    RawClient client(m_edge->port);
    client.send(post("/echo", inner, "Connection: close\r\n"));
    const Heard heard = client.readToEnd();
    QCOMPARE(heard.body(), fingerprint(inner));

    RawClient smuggler(m_edge->port);
    smuggler.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nX-Long: " + QByteArray(9000, 'y')
                  + "\r\nContent-Length: " + QByteArray::number(inner.size()) + "\r\n\r\n" + inner);
    const Heard refusal = smuggler.readToEnd();
    QCOMPARE(refusal.status(), 431);
    QCOMPARE(refusal.answers(), 1);
}

void EdgeTest::aBadRequestIsCaughtAlsoWhenItIsNotTheFirst()
{
    QVERIFY(m_edge->start());
    for (int round = 0; round < 50; ++round) {
        RawClient client(m_edge->port);
        client.send(get("/number/1") + get("/number/2"));
        QTest::qSleep(round % 4);
        client.send("GET /number/3 HTTP/9.9\r\nbadline\r\n\r\n" + get("/number/4"));
        const Heard heard = client.readToEnd();
        QCOMPARE(heard.answers(), 3);
        QVERIFY(heard.bytes.contains("HTTP/1.1 505 HTTP Version Not Supported\r\n"));
    }
}

void EdgeTest::anErrorOnASecondRequestHasAnIdOfItsOwn()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    const Heard first =
        client.ask("HEAD /ping HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\nbad\r\n\r\n");
    client.send("");
    QCOMPARE(first.status(), 200);
    const Heard second = client.readToEnd();
    QVERIFY(second.bytes.contains("BAD_REQUEST"));
    QVERIFY(second.bytes.count(first.header("X-Request-Id")) == 0);
}

void EdgeTest::aBodyIsMeasuredByItsRouteBeforeItIsRead()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048577\r\n\r\n");
    const Heard heard = client.readToEnd();
    QCOMPARE(heard.status(), 413);
    QCOMPARE(errorCode(heard), u"PAYLOAD_TOO_LARGE"_s);

    RawClient flood(m_edge->port);
    flood.send("POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\r\n");
    const MemoryWatch memory;
    QVERIFY(isCutWhileSending(flood, QByteArray(MiB, 'x')));
    QVERIFY(memory.grewByLessThan(20'000));
    QVERIFY(serves());
}

void EdgeTest::continueIsSaidOnlyToAcceptableRequests()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n");
    QCOMPARE(client.readAnswer().bytes, "HTTP/1.1 100 Continue\r\n\r\n");
    QCOMPARE(client.ask("hello").body(), fingerprint("hello"));

    RawClient large(m_edge->port);
    large.send(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\nExpect: 100-continue\r\n\r\n");
    const Heard refusal = large.readToEnd();
    QCOMPARE(refusal.status(), 413);
    QVERIFY(!refusal.bytes.contains("100 Continue"));
}

void EdgeTest::aLargeBodyArrivesWholeAndItsConnectionGoesOn()
{
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    const QByteArray body = QByteArray("0123456789abcdef\n\0xyz", 20).repeated(int(25 * MiB / 20));
    QVERIFY(client.send(post("/upload", body)));
    QCOMPARE(client.readAnswer().body(), fingerprint(body));
    QCOMPARE(client.ask(post("/echo", "hello")).body(), fingerprint("hello"));
    QTRY_COMPARE(m_edge->budgets.bytes->taken(), 0);

    // with the next request behind it
    QVERIFY(client.send(post("/upload", body) + post("/echo", "next")));
    QCOMPARE(client.readAnswer().body(), fingerprint(body));
    QCOMPARE(client.readAnswer().body(), fingerprint("next"));
}

void EdgeTest::endlessHeadersAreCutShort()
{
    QVERIFY(m_edge->start());
    const MemoryWatch memory;
    RawClient client(m_edge->port);
    client.send("GET /");
    QVERIFY(isCutWhileSending(client, QByteArray(MiB, 'a')));
    QVERIFY(memory.grewByLessThan(20'000));
    QVERIFY(serves());
}

void EdgeTest::slowClientsAreCutAtTheirDeadline_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status"); // 0: hung up without a word
    QTest::newRow("says nothing") << QByteArray() << 0;
    QTest::newRow("stops in the head") << QByteArray("GET /ping HTTP/1.1\r\nHost: lo") << 408;
    QTest::newRow("stops in the body") << QByteArray(post("/echo", "hello").chopped(1)) << 408;
    QTest::newRow("stops in a large body")
        << QByteArray(post("/upload", QByteArray(MiB, 'x')).chopped(1)) << 408;
    QTest::newRow("lingers after a refusal") << QByteArray("GET / HTTP/9.9\r\n\r\n") << 505;
}

void EdgeTest::slowClientsAreCutAtTheirDeadline()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    m_edge->options.limits.idle = m_edge->options.limits.head = m_edge->options.limits.stall = 150ms;
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send(bytes);
    const Heard heard = client.readToEnd(5s);
    QCOMPARE(heard.status(), status);
    QCOMPARE(heard.end, End::Closed);
    QTRY_COMPARE_WITH_TIMEOUT(m_edge->budgets.connections->taken(), 0, 5000);
    QCOMPARE(m_edge->tally.answered, 0);
}

void EdgeTest::aTrickleDoesNotExtendTheDeadlineOfAHead()
{
    m_edge->options.limits.head = 200ms;
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port);
    client.send("GET /ping HTTP/1.1\r\nHost: localhost\r\nX-A: ");
    QElapsedTimer watch;
    watch.start();
    while (client.readFor(20ms).end == End::Open && watch.elapsed() < 5000)
        client.send("a");
    QVERIFY(watch.elapsed() < 2000);
}

void EdgeTest::slowClientsDoNotHinderOthers()
{
    m_edge->options.limits.head = 1s;
    QVERIFY(m_edge->start());
    std::vector<std::unique_ptr<RawClient>> slow;
    for (int i = 0; i < 300; ++i) {
        slow.push_back(std::make_unique<RawClient>(m_edge->port));
        slow.back()->send("GET /ping HTTP/1.1\r\nHost: localhost\r\nX-A: ");
    }
    QElapsedTimer watch;
    watch.start();
    QVERIFY(serves());
    QVERIFY(watch.elapsed() < 500);
    QTRY_COMPARE_WITH_TIMEOUT(m_edge->budgets.connections->taken(), 0, 10'000);
}

void EdgeTest::aClientThatNeverReadsIsCutAndCostsLittle()
{
    m_edge->options.limits.stall = 400ms;
    QVERIFY(m_edge->start());
    const MemoryWatch memory;
    RawClient client(m_edge->port, "127.0.0.1", 4096);
    QVERIFY(isCutWhileSending(client, get("/big/1000000").repeated(100)));
    QVERIFY(m_edge->tally.answered < 20);
    QVERIFY(memory.grewByLessThan(30'000));
    QTRY_COMPARE_WITH_TIMEOUT(m_edge->budgets.connections->taken(), 0, 5000);
}

void EdgeTest::oneAddressCannotTakeAllConnections()
{
    m_edge->connectionLimits = {100, 3};
    QVERIFY(m_edge->start());
    std::vector<std::unique_ptr<RawClient>> greedy;
    for (int i = 0; i < 3; ++i) {
        greedy.push_back(std::make_unique<RawClient>(m_edge->port, "127.0.0.2"));
        QCOMPARE(greedy.back()->ask(get("/ping")).status(), 200);
    }
    RawClient fourth(m_edge->port, "127.0.0.2");
    const Heard heard = fourth.readToEnd();
    QCOMPARE(heard.status(), 503);
    QCOMPARE(errorCode(heard), u"SERVICE_UNAVAILABLE"_s);
    QVERIFY(heard.header("Retry-After").toInt() > 0);

    RawClient other(m_edge->port, "127.0.0.3");
    QCOMPARE(other.ask(get("/ping")).status(), 200);
}

void EdgeTest::connectionsAreCountedOverAllThreadsAndListeners()
{
    m_edge->options.threads = 3;
    m_edge->connectionLimits = {20, 20};
    QVERIFY(m_edge->start());
    Listener second(m_edge->options, m_edge->budgets, m_edge->clock,
                    [this] { return std::make_unique<ProbeHandler>(m_edge->tally); });
    const auto secondPort = second.start();
    QVERIFY(secondPort);

    std::vector<std::unique_ptr<RawClient>> clients;
    int served = 0, refused = 0;
    for (int i = 0; i < 40; ++i) {
        clients.push_back(std::make_unique<RawClient>(i % 2 ? m_edge->port : *secondPort));
        const int status = clients.back()->ask(get("/ping")).status();
        served += status == 200;
        refused += status != 200; // 503, or a reset that overtook it
    }
    QCOMPARE(served, 20);
    QCOMPARE(refused, 20);
}

void EdgeTest::aFreedConnectionMakesRoom()
{
    m_edge->connectionLimits = {1, 1};
    QVERIFY(m_edge->start());
    for (int i = 0; i < 20; ++i) {
        RawClient client(m_edge->port);
        QCOMPARE(client.ask(get("/ping")).status(), 200);
        client.hangUp();
        QTRY_COMPARE(m_edge->budgets.connections->taken(), 0);
    }
}

void EdgeTest::largeBodiesBeyondTheByteBudgetAreTurnedAwayAndSmallOnesServed()
{
    m_edge->byteLimit = 3 * MiB;
    QVERIFY(m_edge->start());
    const QByteArray large = post("/upload", QByteArray(2 * MiB, 'x'));
    RawClient first(m_edge->port);
    first.send(large.chopped(1));
    QTRY_COMPARE(m_edge->budgets.bytes->taken(), 2 * MiB);

    RawClient second(m_edge->port);
    second.send("POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2097152\r\n\r\n");
    const Heard heard = second.readToEnd();
    QCOMPARE(heard.status(), 503);
    QVERIFY(heard.header("Retry-After").toInt() > 0);
    RawClient small(m_edge->port);
    QCOMPARE(small.ask(post("/echo", "hello")).body(), fingerprint("hello"));

    QCOMPARE(first.ask("x").body(), fingerprint(QByteArray(2 * MiB, 'x')));
    RawClient third(m_edge->port);
    QCOMPARE(third.ask(large).status(), 200);
}

void EdgeTest::largeAnswersBeyondTheByteBudgetAreTurnedAway()
{
    m_edge->byteLimit = 30 * MiB;
    QVERIFY(m_edge->start());
    RawClient reader(m_edge->port, "127.0.0.1", 4096);
    reader.send(get("/big/20000000"));
    QTRY_COMPARE(m_edge->budgets.bytes->taken(), 20'000'000);
    RawClient other(m_edge->port);
    QCOMPARE(other.ask(get("/big/20000000")).status(), 503);
    RawClient modest(m_edge->port);
    QCOMPARE(modest.ask(get("/big/100000")).status(), 200);
    QCOMPARE(reader.readAnswer().body().size(), 20'000'000);
    QTRY_COMPARE(m_edge->budgets.bytes->taken(), 0);
}

void EdgeTest::acceptingRecoversAfterDescriptorsRanOut()
{
    QVERIFY(m_edge->start());
    QVERIFY(serves());
    RawClient waiting(m_edge->port);
    QCOMPARE(waiting.ask(get("/ping")).status(), 200);
    QTRY_COMPARE(m_edge->budgets.connections->taken(), 1); // so the server has no descriptor left to give back
    auto shortage = std::make_unique<OneDescriptorLeft>();

    RawClient late(m_edge->port); // takes it, so the server has none to accept it with
    late.send(get("/ping"));
    QCOMPARE(late.readFor(200ms).bytes, "");
    shortage.reset();
    QCOMPARE(late.readAnswer().status(), 200);
}

void EdgeTest::stoppingFinishesWhatRunsAndClosesTheRest()
{
    m_edge->options.threads = 1;
    QVERIFY(m_edge->start());
    RawClient idle(m_edge->port), running(m_edge->port), next(m_edge->port),
        reading(m_edge->port, "127.0.0.1", 4096);
    QCOMPARE(idle.ask(get("/ping")).status(), 200);
    reading.send(get("/big/8000000"));
    QTRY_VERIFY(m_edge->budgets.bytes->taken() > 0);
    running.send(get("/slow/300"));
    QTRY_COMPARE(m_edge->tally.running, 1);
    next.send(get("/number/4")); // has reached the kernel, and nobody has looked at it yet

    auto stopping = std::async(std::launch::async, [this] { m_edge->listener->stop(); });
    QCOMPARE(reading.readAnswer().body().size(), 8'000'000);
    QCOMPARE(running.readToEnd().body(), "{\"slow\":true}");
    const Heard answer = next.readToEnd();
    QCOMPARE(answer.body(), "4");
    QCOMPARE(answer.header("Connection"), "close");
    const Heard nothing = idle.readToEnd();
    QCOMPARE(nothing.bytes, "");
    QCOMPARE(nothing.end, End::Closed);
    running.hangUp();
    next.hangUp();
    reading.hangUp();
    QCOMPARE(stopping.wait_for(3s), std::future_status::ready);
    QVERIFY(!RawClient(m_edge->port).isConnected());
}

void EdgeTest::stoppingDoesNotWaitForeverForASlowClient()
{
    m_edge->options.stopWithin = 300ms;
    QVERIFY(m_edge->start());
    RawClient slow(m_edge->port);
    slow.send("GET /pi");
    QVERIFY(serves());
    QElapsedTimer watch;
    watch.start();
    m_edge->listener->stop();
    QVERIFY(watch.elapsed() < 2000);
}

void EdgeTest::aStoppedListenerCanStartAgain()
{
    QVERIFY(m_edge->start());
    QVERIFY(serves());
    m_edge->listener->stop();
    const auto again = m_edge->listener->start();
    QVERIFY(again);
    m_edge->port = *again;
    QVERIFY(serves());
}

void EdgeTest::aUsedPortIsRefusedInPlainWords()
{
    QVERIFY(m_edge->start());
    ListenerOptions options = m_edge->options;
    options.port = m_edge->port;
    Listener second(options, m_edge->budgets, m_edge->clock,
                    [this] { return std::make_unique<ProbeHandler>(m_edge->tally); });
    const auto started = second.start();
    QVERIFY(!started);
    QCOMPARE(started.error().detail, u"Port %1 on 127.0.0.1 is in use by another program."_s.arg(m_edge->port));
    QVERIFY(serves());
}

void EdgeTest::anImpossibleAddressIsRefusedInPlainWords_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("words");
    QTest::newRow("not of this machine") << u"192.0.2.77"_s << u"This machine has no address 192.0.2.77."_s;
    QTest::newRow("a name")
        << u"shop.example"_s
        << u"\"shop.example\" is not an address Onhire can listen on; use localhost, or an address such as "
           "127.0.0.1 or ::1."_s;
}

void EdgeTest::anImpossibleAddressIsRefusedInPlainWords()
{
    QFETCH(QString, host);
    QFETCH(QString, words);
    m_edge->options.host = host;
    Listener listener(m_edge->options, m_edge->budgets, m_edge->clock,
                      [this] { return std::make_unique<ProbeHandler>(m_edge->tally); });
    const auto started = listener.start();
    QVERIFY(!started);
    QCOMPARE(started.error().detail, words);
}

void EdgeTest::allThreadsServe()
{
    m_edge->options.threads = 3;
    QVERIFY(m_edge->start());
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < m_edge->options.threads; ++i) {
        clients.push_back(std::make_unique<RawClient>(m_edge->port));
        clients.back()->send(get("/gate/1"));
    }
    const bool allAreAtWork = QTest::qWaitFor([this] { return m_edge->tally.running == 3; });
    ++m_edge->tally.gate;
    m_edge->tally.gate.notify_all();
    QVERIFY(allAreAtWork);
    for (const auto &client : clients)
        QCOMPARE(client->readAnswer().status(), 200);
}

void EdgeTest::everyAddressOfTheMachineCanBeServedAtOnce()
{
    m_edge->options.host = u"::"_s;
    m_edge->options.allowedHosts = {u"shop.example"_s};
    m_edge->connectionLimits = {10, 1};
    QVERIFY(m_edge->start());
    RawClient client(m_edge->port, "127.0.0.2");
    QCOMPARE(client.ask("GET /ping HTTP/1.1\r\nHost: shop.example\r\n\r\n").status(), 200);
    RawClient neighbour(m_edge->port, "127.0.0.3"); // ::ffff:127.0.0.3 is another peer than ::ffff:127.0.0.2
    QCOMPARE(neighbour.ask(get("/ping")).status(), 421); // nobody called this server localhost
}

QTEST_GUILESS_MAIN(EdgeTest)
#include "tst_edge.moc"
