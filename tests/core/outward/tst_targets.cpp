// SPDX-License-Identifier: GPL-3.0-or-later
// Where a webhook really goes: never into a private network, always to the address that was looked at, and over
// TLS only to who can prove the name.
#include "core/outward/exchange.h"
#include "tests/support/own_process.h"
#include "tests/support/shifted_clock.h"
#include "tests/support/tls.h"
#include "tests/support/webhook_receiver.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

namespace {

// Answers what it is told, one list after the other, and counts how often it was asked.
class Names
{
public:
    explicit Names(QList<QStringList> answers) : m_answers(std::move(answers)) { }

    Resolver resolver()
    {
        return [this](const QString &, QObject *, const std::function<void(QList<QHostAddress>)> &found) {
            QList<QHostAddress> addresses;
            for (const QString &text : m_answers[std::min(m_asked++, m_answers.size() - 1)])
                addresses += QHostAddress(text);
            found(addresses);
        };
    }
    qsizetype asked() const { return m_asked; }

private:
    const QList<QStringList> m_answers;
    qsizetype m_asked = 0;
};

} // namespace

class TestWebhooksTargets : public QObject
{
    Q_OBJECT

private:
    ShiftedClock m_clock;

    ExchangeResult post(const QByteArray &url, const ExchangeRules &rules)
    {
        ExchangeResult result;
        bool isDone = false;
        auto *request = new Exchange({QUrl(QString::fromUtf8(url)), {{"A", "b"}}, "{}"}, rules, m_clock, this);
        connect(request, &Exchange::finished, this, [&](const ExchangeResult &finished) {
            result = finished;
            isDone = true;
        });
        if (!QTest::qWaitFor([&] { return isDone; }, 20'000))
            qFatal("no end");
        return result;
    }

private Q_SLOTS:
    // Qt does not join the threads of its managers, and OpenSSL forgets what it holds for each only as it ends.
    void cleanupTestCase() { QTRY_COMPARE(networkThreads(), 0); }

    void aPrivateAddressIsRefusedHoweverItIsWritten_data()
    {
        QTest::addColumn<QByteArray>("host");
        for (const char *host : {"127.0.0.1", "127.1", "2130706433", "0x7f.1", "0x7f000001", "0177.0.0.1",
                                 "①②⑦.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "0.0.0.0", "[::]"})
            QTest::newRow(host) << QByteArray(host);
    }
    void aPrivateAddressIsRefusedHoweverItIsWritten()
    {
        QFETCH(const QByteArray, host);
        WebhookReceiver receiver([](const Received &) { return Response(); }, QHostAddress::Any);
        const ExchangeResult result =
            post("http://" + host + ':' + QByteArray::number(receiver.port()) + '/', {.patience = 5s});
        QVERIFY(!result.status);
        QVERIFY2(result.error.startsWith(u"Refused: "), qPrintable(result.error));
        QCOMPARE(receiver.received().size(), 0);
    }

    void aNameThatLeadsInsideIsRefused_data()
    {
        QTest::addColumn<QStringList>("addresses");
        QTest::newRow("loopback") << QStringList{u"127.0.0.1"_s};
        QTest::newRow("one of several") << QStringList{u"192.0.2.1"_s, u"127.0.0.1"_s};
        QTest::newRow("public and private") << QStringList{u"8.8.8.8"_s, u"10.0.0.1"_s};
        QTest::newRow("private and public") << QStringList{u"169.254.169.254"_s, u"8.8.8.8"_s};
        QTest::newRow("IPv6") << QStringList{u"2606:4700::1111"_s, u"fd00::1"_s};
        QTest::newRow("mapped") << QStringList{u"::ffff:127.0.0.1"_s};
        QTest::newRow("with a zone") << QStringList{u"fe80::1%eth0"_s};
    }
    void aNameThatLeadsInsideIsRefused()
    {
        QFETCH(const QStringList, addresses);
        Names names({addresses});
        const ExchangeResult result =
            post("http://hooks.example.com/", {.resolve = names.resolver(), .patience = 5s});
        QCOMPARE(result.error, u"Refused: the host resolves to a private network."_s);
    }

    void whatWasAllowedByOtherRulesIsLookedAtAgain()
    {
        for (const QByteArray url : {"http://user@hooks.example.com/", "ftp://hooks.example.com/",
                                     "http://hooks.example.com:25/", "http://hooks.example.com/#a"}) {
            Names names({{u"127.0.0.1"_s}});
            const ExchangeResult result =
                post(url, {.resolve = names.resolver(), .targets = PrivateTargets::Allow, .patience = 5s});
            QVERIFY2(result.error.startsWith(u"Refused: "), url.constData());
            QCOMPARE(names.asked(), 0);
        }
    }

    // A name server that answers otherwise the second time gets no second time.
    void theConnectionGoesToTheAddressThatWasLookedAt()
    {
        WebhookReceiver looked;
        WebhookReceiver other([](const Received &) { return Response(); }, QHostAddress(u"127.0.0.2"_s),
                              looked.port());
        Names names({{u"127.0.0.1"_s}, {u"127.0.0.2"_s}});
        const QByteArray host = "hooks.example.com:" + QByteArray::number(looked.port());
        const ExchangeResult result =
            post("http://" + host + "/a", {.resolve = names.resolver(), .targets = PrivateTargets::Allow});
        QCOMPARE(result.status, std::optional(204));
        QCOMPARE(names.asked(), 1);
        QCOMPARE(looked.received().size(), 1);
        QCOMPARE(looked.received().constFirst().headers.value("host"), host);
        QCOMPARE(other.received().size(), 0);
    }

    void whenTheFirstAddressDoesNotAnswerTheNextIsTried()
    {
        WebhookReceiver receiver;
        Names names({{u"127.0.0.3"_s, u"127.0.0.1"_s}});
        const ExchangeResult result =
            post("http://hooks.example.com:" + QByteArray::number(receiver.port()) + '/',
                 {.resolve = names.resolver(), .targets = PrivateTargets::Allow});
        QCOMPARE(result.status, std::optional(204));
    }

    void aNameThatDoesNotExistIsAFailure()
    {
        Names names(QList<QStringList>{QStringList()});
        QCOMPARE(post("http://hooks.example.com/", {.resolve = names.resolver()}).error,
                 u"The host name could not be resolved."_s);
    }

    void aLookUpThatNeverEndsIsOneToo()
    {
        const Resolver never = [](const QString &, QObject *,
                                  const std::function<void(QList<QHostAddress>)> &) {};
        QCOMPARE(post("http://hooks.example.com/", {.resolve = never, .patience = 200ms}).error,
                 u"No response within 0.2 s."_s);
    }

    void noProxyOfTheEnvironmentIsAsked()
    {
        WebhookReceiver proxy, receiver;
        for (const char *name : {"http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy"})
            qputenv(name, proxy.url("/"));
        const ExchangeResult result = post(receiver.url(), {.targets = PrivateTargets::Allow});
        for (const char *name : {"http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy"})
            qunsetenv(name);
        QCOMPARE(result.status, std::optional(204));
        QCOMPARE(proxy.received().size(), 0);
        QCOMPARE(receiver.received().size(), 1);
    }

    void overTlsTheNameHasToBeProven_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("isTrusted");
        QTest::addColumn<bool>("arrives");
        QTest::newRow("proven") << "hooks.example.com"_ba << true << true;
        QTest::newRow("another name") << "other.example.com"_ba << true << false;
        QTest::newRow("by nobody we know") << "hooks.example.com"_ba << false << false;
    }
    void overTlsTheNameHasToBeProven()
    {
        QFETCH(const QByteArray, host);
        QFETCH(const bool, isTrusted);
        WebhookReceiver receiver([](const Received &) { return Response(); }, QHostAddress::LocalHost, 0,
                                 servingTls());
        Names names({{u"127.0.0.1"_s}});
        ExchangeRules rules{.resolve = names.resolver(), .targets = PrivateTargets::Allow};
        if (isTrusted)
            rules.tls = trustingTls();
        const ExchangeResult result =
            post("https://" + host + ':' + QByteArray::number(receiver.port()) + '/', rules);
        QTEST(result.status == 204, "arrives");
        QCOMPARE(receiver.received().size(), result.status ? 1 : 0);
        QVERIFY2(result.status || result.error.startsWith(u"No connection: "), qPrintable(result.error));
    }
};

QTEST_GUILESS_MAIN(TestWebhooksTargets)
#include "tst_targets.moc"
