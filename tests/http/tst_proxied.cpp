// SPDX-License-Identifier: GPL-3.0-or-later
// A server behind a proxy, and one that somebody takes for that: whose word counts for where a request is from.
#include "app/http/edge/trusted_proxies.h"
#include "tests/support/http/test_server.h"
#include "tests/support/server_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int MostFailures = 120;

QByteArray asked(const QByteArray &target, const Headers &headers)
{
    QByteArray request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n";
    for (auto header = headers.begin(); header != headers.end(); ++header)
        request += header.key() + ": " + header.value() + "\r\n";
    return request + "\r\n";
}

} // namespace

class TestProxied : public ApiTest
{
    Q_OBJECT

private:
    static QString clientOf(const QStringList &trusted, const QString &peer, const HttpHeaderList &headers)
    {
        return TrustedProxies::of(trusted)->clientOf(QHostAddress(peer), headers).toString();
    }

    // The answers to somebody with a key that is none, asking again and again.
    static int failuresUntilRefused(RawClient &client, const QByteArray &forwardedFor)
    {
        for (int i = 0; i <= MostFailures; ++i) {
            const int status =
                client
                    .ask(asked("/v1/orders",
                               {{"Authorization", "Bearer ohk_none"}, {"X-Forwarded-For", forwardedFor}}))
                    .status();
            if (status == 429)
                return i;
        }
        return -1;
    }

private Q_SLOTS:
    void aForwardedAddressCountsFromATrustedProxyAlone_data()
    {
        QTest::addColumn<QStringList>("trusted");
        QTest::addColumn<QString>("peer");
        QTest::addColumn<QByteArrayList>("forwarded");
        QTest::addColumn<QString>("client");
        const QStringList local{u"127.0.0.1"_s}, inside{u"10.0.0.0/8"_s, u"fd00::/8"_s};
        const auto row = [](const char *name, const QStringList &trusted, const QString &peer,
                            const QByteArrayList &forwarded, const QString &client) {
            QTest::newRow(name) << trusted << peer << forwarded << client;
        };
        row("nobody is trusted", {}, u"127.0.0.1"_s, {"203.0.113.9"}, u"127.0.0.1"_s);
        row("a stranger's word", local, u"198.51.100.7"_s, {"203.0.113.9"}, u"198.51.100.7"_s);
        row("the proxy's word", local, u"127.0.0.1"_s, {"203.0.113.9"}, u"203.0.113.9"_s);
        row("mapped", local, u"::ffff:127.0.0.1"_s, {"203.0.113.9"}, u"203.0.113.9"_s);
        row("what the client itself claims", local, u"127.0.0.1"_s, {"1.2.3.4, 203.0.113.9"}, u"203.0.113.9"_s);
        row("in two headers", local, u"127.0.0.1"_s, {"1.2.3.4", "203.0.113.9"}, u"203.0.113.9"_s);
        row("two proxies", inside, u"10.0.0.1"_s, {"203.0.113.9, 10.0.0.2"}, u"203.0.113.9"_s);
        row("IPv6 with a port", inside, u"fd00::1"_s, {"[2001:db8::1]:4711"}, u"2001:db8::1"_s);
        row("IPv4 with a port", inside, u"10.0.0.1"_s, {"203.0.113.9:4711"}, u"203.0.113.9"_s);
        row("nonsense", local, u"127.0.0.1"_s, {"unknown"}, u"127.0.0.1"_s);
        row("nothing", local, u"127.0.0.1"_s, {}, u"127.0.0.1"_s);
    }
    void aForwardedAddressCountsFromATrustedProxyAlone()
    {
        QFETCH(const QStringList, trusted);
        QFETCH(const QString, peer);
        QFETCH(const QByteArrayList, forwarded);
        QFETCH(const QString, client);
        HttpHeaderList headers{{"Host", "localhost"}};
        for (const QByteArray &value : forwarded)
            headers.append({"X-Forwarded-For", value});
        QCOMPARE(clientOf(trusted, peer, headers), client);
    }

    void whatIsNoNetworkIsRefused()
    {
        QVERIFY(!TrustedProxies::of({u"proxy.example.com"_s}));
        QVERIFY(!TrustedProxies::of({u"10.0.0.0/33"_s}));
    }

    void metricsAreForThisMachineAndNotForWhoeverComesThroughAProxy()
    {
        RawClient client = m_server.rawClient();
        QCOMPARE(client.ask(asked("/metrics", {})).status(), 200);
        for (const QByteArray header : {"X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Host"})
            QCOMPARE(client.ask(asked("/metrics", {{header, "127.0.0.1"}})).status(), 404);
    }

    void behindATrustedProxyFailuresAreCountedForEachClient()
    {
        m_server.start(1, {.trustedProxies = *TrustedProxies::of({u"127.0.0.1"_s})});
        RawClient client = m_server.rawClient();
        QCOMPARE(failuresUntilRefused(client, "203.0.113.9"), MostFailures);
        QCOMPARE(client.ask(asked("/v1/orders", {{"X-Forwarded-For", "203.0.113.10"}})).status(), 401);
        QCOMPARE(failuresUntilRefused(client, "198.51.100.7, 203.0.113.9"), 0);
    }

    void theAuditLogNamesWhoAskedTheProxy()
    {
        m_server.start(1, {.trustedProxies = *TrustedProxies::of({u"127.0.0.1"_s})});
        ApiClient client = m_server.client(m_server.createTenant());
        QCOMPARE(client.post("/v1/products", productBody("PHONE"), {{"X-Forwarded-For", "203.0.113.9"}}).status,
                 201);
        QVERIFY(client.get("/v1/audit-log").body.contains("203.0.113.9"));
    }

    void thePagesNameThePublicAddress()
    {
        m_server.start(1, {.publicUrl = u"https://rent.example.com/"_s});
        RawClient client = m_server.rawClient();
        QVERIFY(client.ask(asked("/docs", {})).body().contains("ONHIRE=https://rent.example.com\n"));
        QVERIFY(!client.ask(asked("/docs", {})).body().contains("http://localhost"));
        QVERIFY(
            client.ask(asked("/v1/openapi.json", {})).body().contains("\"url\":\"https://rent.example.com\""));
    }

    // It would listen, and turn everybody away.
    void withTooFewDescriptorsTheServerDoesNotBegin()
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(
            u"sh"_s,
            {u"-c"_s,
             u"ulimit -n 256; exec \"$0\" serve --listen 127.0.0.1:0 --database \"$1\" --key-file \"$2\""_s,
             qEnvironmentVariable("ONHIRE_SERVER"), m_server.database().conninfo(adminRole),
             m_folder.filePath(u"secrets.key"_s)});
        QVERIFY(process.waitForFinished(30'000));
        const QByteArray said = process.readAll();
        QVERIFY2(process.exitCode() != 0, said.constData());
        QVERIFY2(said.contains("file descriptors") && !said.contains("listening"), said.constData());
    }

    void aSlowHeadHasTenSeconds() { QCOMPARE(GuardLimits{}.head, std::chrono::milliseconds(10'000)); }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestProxied)
#include "tst_proxied.moc"
