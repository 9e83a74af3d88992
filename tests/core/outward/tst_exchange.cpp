// SPDX-License-Identifier: GPL-3.0-or-later
// What a stranger who is asked for something gets to see of us, and what they cannot do to us.
#include "core/outward/exchange.h"
#include "tests/support/own_process.h"
#include "tests/support/shifted_clock.h"
#include "tests/support/tls.h"
#include "tests/support/webhook_receiver.h"

#include <QLibraryInfo>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QVersionNumber>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

namespace {

const auto NoAnswer = u"The connection was closed without a response, or the response is not HTTP."_s;

const Resolver AtHome = [](const QString &, QObject *, const std::function<void(QList<QHostAddress>)> &found) {
    found({QHostAddress(QHostAddress::LocalHost)});
};

} // namespace

class TestOutward : public QObject
{
    Q_OBJECT

private:
    ShiftedClock m_clock;
    const ExchangeRules m_rules{
        .resolve = AtHome, .targets = PrivateTargets::Allow, .patience = 5s, .tls = trustingTls()};

    ExchangeResult ask(ExchangeRequest request, const ExchangeRules &rules)
    {
        std::optional<ExchangeResult> result;
        auto *exchange = new Exchange(std::move(request), rules, m_clock, this);
        connect(exchange, &Exchange::finished, this,
                [&](const ExchangeResult &finished) { result = finished; });
        if (!QTest::qWaitFor([&] { return result.has_value(); }, 20'000))
            qFatal("no end");
        return *result;
    }
    ExchangeResult post(const QByteArray &url)
    {
        return ask({QUrl(QString::fromLatin1(url)), {{"A", "b"}}, "{}"}, m_rules);
    }

    static QByteArray urlOf(const WebhookReceiver &receiver, bool isTls)
    {
        return (isTls ? "https://hooks.example.com:" : "http://hooks.example.com:")
            + QByteArray::number(receiver.port()) + "/hook";
    }

private Q_SLOTS:
    // Qt does not join the threads of its managers, and OpenSSL forgets what it holds for each only as it ends.
    void cleanupTestCase() { QTRY_COMPARE(networkThreads(), 0); }

    void nothingIsSentButWhatWasMeant()
    {
        WebhookReceiver receiver;
        QCOMPARE(post(urlOf(receiver, false) + "?a=b%20c").status, std::optional(204));
        const Received seen = receiver.received().constFirst();
        QCOMPARE(seen.line, "POST /hook?a=b%20c HTTP/1.1"_ba);
        QCOMPARE(seen.body, "{}"_ba);
        const QByteArrayList names = seen.headers.keys();
        QCOMPARE(names,
                 (QByteArrayList{"a", "accept-encoding", "accept-language", "connection", "content-length",
                                 "host", "user-agent"}));
        QCOMPARE(seen.headers.value("accept-encoding"), "identity"_ba);
        QCOMPARE(seen.headers.value("accept-language"), "*"_ba);
        QCOMPARE(seen.headers.value("connection"), "close"_ba);
        QVERIFY(seen.headers.value("user-agent").startsWith("Onhire/"));
    }

    // A name server is asked for by name, and told so in the handshake; nothing else is offered there.
    void theHandshakeNamesTheHostAndOffersNoHttp2()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QByteArray hello;
        connect(&server, &QTcpServer::newConnection, this, [&] {
            QTcpSocket *socket = server.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [&hello, socket] {
                hello += socket->readAll();
                socket->abort();
            });
        });
        const ExchangeResult result =
            post("https://hooks.example.com:" + QByteArray::number(server.serverPort()) + '/');
        QVERIFY2(result.error.startsWith(u"No connection: "), qPrintable(result.error));
        QVERIFY(hello.contains("hooks.example.com"));
        QVERIFY(!hello.contains("127.0.0.1"));
        QVERIFY(!hello.contains("http/1.1"));
        QVERIFY(!hello.contains(QByteArray("\x02h2", 3)));
    }

    void cookiesAndCredentialsAreNotKeptAndNoConnectionIsUsedTwice()
    {
        WebhookReceiver receiver([](const Received &) {
            return Response{
                "HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\n\r\n",
                true};
        });
        for (int i = 0; i < 3; ++i)
            QCOMPARE(post(urlOf(receiver, false)).status, std::optional(200));
        QCOMPARE(receiver.received().size(), 3);
        QCOMPARE(receiver.connections(), 3);
        for (const Received &seen : receiver.received())
            QVERIFY(!seen.headers.contains("cookie"));
    }

    void whoWantsAPasswordIsAskedOnce()
    {
        WebhookReceiver receiver(
            [](const Received &) { return answering(401, "WWW-Authenticate: Basic realm=\"x\"\r\n"); });
        QCOMPARE(post(urlOf(receiver, false)).status, std::optional(401));
        QCOMPARE(receiver.received().size(), 1);
        QVERIFY(!receiver.received().constFirst().headers.contains("authorization"));
    }

    void nothingIsSentTwice_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<bool>("isTls");
        QTest::addColumn<QByteArray>("bytes");
        for (const QByteArray method : {"GET", "POST"}) {
            for (const bool isTls : {false, true}) {
                const auto row = [&](const char *name, const QByteArray &bytes) {
                    QTest::addRow("%s %d %s", method.constData(), isTls, name) << method << isTls << bytes;
                };
                row("hung up", "");
                row("half a line", "HTTP/1.1 50");
                row("half a head", "HTTP/1.1 500 Half\r\nA: ");
                row("not HTTP", "nonsense\r\n\r\n");
            }
        }
    }
    void nothingIsSentTwice()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const bool, isTls);
        QFETCH(const QByteArray, bytes);
        WebhookReceiver receiver([&](const Received &) { return Response{bytes}; }, QHostAddress::LocalHost, 0,
                                 isTls ? std::optional(servingTls()) : std::nullopt);
        ExchangeRequest request{QUrl(QString::fromLatin1(urlOf(receiver, isTls))), {}, {}, method};
        if (method == "POST")
            request.body = "{}";
        else
            request.mostOfAnswer = 1000;
        QCOMPARE(ask(request, m_rules).error, NoAnswer);
        QTest::qWait(100);
        QCOMPARE(receiver.received().size(), 1);
        // Qt 6.8 connects again before it sees that there is nothing left to send, and says nothing there.
        const bool knocksAgain = QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) && !isTls;
        QCOMPARE(receiver.connections(), knocksAgain ? 2 : 1);
    }

    void anAnswersHeadIsRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status"); // 0: not complete, -1: not HTTP
        QTest::newRow("a beginning") << "HTTP/1."_ba << 0;
        QTest::newRow("a line") << "HTTP/1.1 200 OK\r\n"_ba << 0;
        QTest::newRow("whole") << "HTTP/1.1 200 OK\r\n\r\n"_ba << 200;
        QTest::newRow("no reason") << "HTTP/1.0 204\r\n\r\n"_ba << 204;
        QTest::newRow("interim") << "HTTP/1.1 100 Continue\r\n\r\n"_ba << 0;
        QTest::newRow("after interim")
            << "HTTP/1.1 100 Continue\r\nA: b\r\n\r\nHTTP/1.1 202 OK\r\n\r\n"_ba << 202;
        QTest::newRow("upgrade") << "HTTP/1.1 101 Switching\r\n\r\n"_ba << -1;
        QTest::newRow("ssh") << "SSH-2.0-OpenSSH\r\n"_ba << -1;
        QTest::newRow("odd status") << "HTTP/1.1 2000 OK\r\n\r\n"_ba << -1;
        QTest::newRow("no status") << "HTTP/1.1 abc OK\r\n\r\n"_ba << -1;
        QTest::newRow("negative status") << "HTTP/1.1 -20 OK\r\n\r\n"_ba << -1;
    }
    void anAnswersHeadIsRead()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, status);
        WebhookReceiver receiver([&](const Received &) { return Response{bytes, true}; });
        ExchangeRules rules = m_rules;
        rules.patience = status == 0 ? 300ms : 5s;
        const ExchangeResult result = ask({QUrl(QString::fromLatin1(urlOf(receiver, false))), {}, "{}"}, rules);
        QCOMPARE(result.status.value_or(0), std::max(0, status));
        if (status <= 0)
            QCOMPARE(result.error.endsWith(u"not HTTP."), status < 0);
    }

    // Before 6.8 Qt knows no interim answer but 100, and takes another for the last.
    void hintsAheadOfTheAnswerAreNoSuccess()
    {
        WebhookReceiver receiver([](const Received &) {
            return Response{"HTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 202 OK\r\n\r\n"};
        });
        const ExchangeResult result = post(urlOf(receiver, false));
        if (QLibraryInfo::version() < QVersionNumber(6, 8))
            QCOMPARE(result.error, u"Only an interim response was received: 103."_s);
        else
            QCOMPARE(result.status, std::optional(202));
    }

    // Qt takes in a head, and the body of a 401, of any length before it tells of it.
    void whoeverSendsWithoutEndIsCutOff_data()
    {
        QTest::addColumn<bool>("isTls");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("error");
        QTest::addColumn<int>("status"); // without an error
        for (const bool isTls : {false, true}) {
            const auto row = [&](const char *name, const QByteArray &bytes, int status) {
                QTest::addRow("%s, TLS %d", name, isTls)
                    << isTls << bytes << (status ? QString() : u"The response headers are too long."_s)
                    << status;
            };
            row("a head", "HTTP/1.1 200 OK\r\nA: ", 0);
            row("a status line", "HTTP/1.1 200 ", 0);
            row("a 401", "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=x\r\n\r\n", 401);
            row("a 200", "HTTP/1.1 200 OK\r\n\r\n", 200);
            row("a chunk's size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;", 200);
        }
    }
    void whoeverSendsWithoutEndIsCutOff()
    {
        QFETCH(const bool, isTls);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, error);
        QFETCH(const int, status);
        for (const qint64 wanted : {0, 1000}) {
            WebhookReceiver receiver(
                [&](const Received &) {
                    return Response{bytes, true, true};
                },
                QHostAddress::LocalHost, 0, isTls ? std::optional(servingTls()) : std::nullopt);
            ExchangeRequest request{QUrl(QString::fromLatin1(urlOf(receiver, isTls))), {}, "{}"};
            if (wanted > 0)
                request.mostOfAnswer = wanted;
            const ExchangeResult result = ask(request, m_rules);
            if (!result.isTooLarge) {
                QCOMPARE(result.error, error);
                QCOMPARE(result.status.value_or(0), status);
            }
            QVERIFY(result.body.size() <= wanted);
            QTRY_COMPARE(receiver.connectionsNow(), 0);
            // what the system has buffered on the way counts here too
            QVERIFY2(receiver.endlessBytes() < 20 * 1024 * 1024,
                     QByteArray::number(receiver.endlessBytes()).constData());
        }
    }

    void whatIsExpectedFromOneIsNotCutBecauseOfAnother()
    {
        const QByteArray large(3'000'000, 'x');
        WebhookReceiver receiver([&](const Received &seen) {
            return seen.line.startsWith("GET")
                ? Response{"HTTP/1.1 200 OK\r\nContent-Length: 3000000\r\n\r\n" + large}
                : Response{"", true};
        });
        ExchangeRules impatient = m_rules;
        impatient.patience = 2s;
        const QUrl url(QString::fromLatin1(urlOf(receiver, false)));
        auto *post = new Exchange({url, {}, "{}"}, impatient, m_clock, this);
        QString error;
        connect(post, &Exchange::finished, this,
                [&](const ExchangeResult &finished) { error = finished.error; });
        for (int i = 0; i < 5; ++i) {
            const ExchangeResult feed = ask({url, {}, {}, "GET", 5'000'000}, impatient);
            QCOMPARE(feed.body.size(), large.size());
        }
        QTRY_COMPARE(error, u"No response within 2 s."_s);
    }

    void whatIsAbandonedLeavesNothingBehind()
    {
        WebhookReceiver receiver([](const Received &) { return Response{"", true}; });
        const auto abandon = [&](int count) {
            QObject owner;
            for (int i = 0; i < count; ++i)
                new Exchange({QUrl(QString::fromLatin1(urlOf(receiver, i % 2 == 1))), {}, "{}"}, m_rules,
                             m_clock, &owner);
            QVERIFY(QTest::qWaitFor([] { return networkThreads() > 0; }));
            QTest::qWait(100);
        };
        abandon(2);
        const qsizetype descriptors = openDescriptors();
        abandon(30);
        QTRY_COMPARE(receiver.connectionsNow(), 0);
        QTRY_VERIFY(openDescriptors() <= descriptors);
        QTRY_COMPARE(networkThreads(), 0);
    }
};

QTEST_GUILESS_MAIN(TestOutward)
#include "tst_exchange.moc"
