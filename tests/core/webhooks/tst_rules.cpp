// SPDX-License-Identifier: GPL-3.0-or-later
// What can be decided about webhooks without sending one.
#include "core/domain/webhooks/event_types.h"
#include "core/domain/webhooks/public_address.h"
#include "core/domain/webhooks/retry_schedule.h"
#include "core/domain/webhooks/webhook_request.h"
#include "core/domain/webhooks/webhook_signature.h"
#include "core/outward/answer_head.h"
#include "core/services/secrets/secret_box.h"
#include "core/webhooks/verdict.h"
#include "tests/support/shop.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace std::chrono_literals;

class TestWebhooksRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addressesOfNobodysNetworkAreNotPublic_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("isPublic");
        const auto rows = [](bool isPublic, const QStringList &addresses) {
            for (const QString &address : addresses)
                QTest::newRow(qPrintable(address)) << address << isPublic;
        };
        rows(false, {u"0.0.0.0"_s,         u"0.1.2.3"_s,         u"10.0.0.1"_s,       u"10.255.255.255"_s,
                     u"100.64.0.1"_s,      u"100.127.255.255"_s, u"127.0.0.1"_s,      u"127.255.255.254"_s,
                     u"169.254.169.254"_s, u"172.16.0.1"_s,      u"172.31.255.255"_s, u"192.0.0.8"_s,
                     u"192.0.2.1"_s,       u"192.88.99.1"_s,     u"192.168.0.1"_s,    u"198.18.0.1"_s,
                     u"198.19.255.255"_s,  u"198.51.100.7"_s,    u"203.0.113.9"_s,    u"224.0.0.1"_s,
                     u"239.255.255.255"_s, u"240.0.0.1"_s,       u"255.255.255.255"_s});
        rows(true,
             {u"1.1.1.1"_s, u"9.255.255.255"_s, u"11.0.0.0"_s, u"100.63.255.255"_s, u"100.128.0.0"_s,
              u"126.255.255.255"_s, u"128.0.0.1"_s, u"169.253.255.255"_s, u"172.15.255.255"_s, u"172.32.0.0"_s,
              u"192.0.1.1"_s, u"192.167.255.255"_s, u"192.169.0.0"_s, u"198.17.255.255"_s, u"198.20.0.0"_s,
              u"223.255.255.255"_s});
        rows(false,
             {u"::"_s,
              u"::1"_s,
              u"::ffff:127.0.0.1"_s,
              u"::ffff:10.0.0.1"_s,
              u"::127.0.0.1"_s,
              u"64:ff9b::127.0.0.1"_s,
              u"64:ff9b::a00:1"_s,
              u"64:ff9b:1::1"_s,
              u"100::1"_s,
              u"2001::1"_s,
              u"2001:10::1"_s,
              u"2001:1ff:ffff::1"_s,
              u"2001:db8::1"_s,
              u"2002:7f00:1::"_s,
              u"2002:808:808::"_s,
              u"3fff::1"_s,
              u"3fff:fff:ffff::1"_s,
              u"4000::1"_s,
              u"5f00::1"_s,
              u"fc00::1"_s,
              u"fd12:3456::1"_s,
              u"fe80::1"_s,
              u"fe80::1%eth0"_s,
              u"febf::1"_s,
              u"fec0::1"_s,
              u"ff02::1"_s});
        rows(true,
             {u"::ffff:8.8.8.8"_s, u"64:ff9b::808:808"_s, u"2001:200::1"_s, u"2001:4860:4860::8888"_s,
              u"2001:db9::1"_s, u"2003::1"_s, u"2606:4700::1111"_s, u"3ffe::1"_s, u"3fff:1000::1"_s});
    }
    void addressesOfNobodysNetworkAreNotPublic()
    {
        QFETCH(const QString, address);
        const auto parsed = parseAddress(address);
        QVERIFY(parsed);
        QTEST(isPublicAddress(*parsed), "isPublic");
    }

    void namesAreNoAddresses()
    {
        for (const QString &name :
             {u"example.com"_s, u""_s, u"1.2.3.4.5"_s, u"1.2.3.256"_s, u"localhost"_s, u"::g"_s})
            QVERIFY2(!parseAddress(name), qPrintable(name));
    }

    void anAddressThatCannotBeSentToIsRefused_data()
    {
        QTest::addColumn<QString>("url");
        for (const char *url : {"http://127.0.0.1/",
                                "http://127.1/",
                                "http://2130706433/",
                                "http://0x7f.1/",
                                "http://0x7f000001/",
                                "http://0177.0.0.1/",
                                "http://017700000001/",
                                "http://①②⑦.0.0.1/",
                                "http://１２７.0.0.1/",
                                "http://[::1]/",
                                "http://[::ffff:127.0.0.1]/",
                                "http://[::ffff:7f00:1]/",
                                "http://[64:ff9b::7f00:1]/",
                                "http://[fe80::1]/",
                                "http://[fd00::1]/",
                                "http://localhost/",
                                "http://LOCALHOST/",
                                "http://localhost./",
                                "http://a.localhost/",
                                "http://169.254.169.254/latest/meta-data",
                                "http://10.1.2.3/",
                                "http://0/",
                                "http://127.0.0.1./",
                                "https://user@example.com/",
                                "https://user:pass@example.com/",
                                "https://@example.com/",
                                "https://example.com@127.0.0.1/",
                                "https://example.com/#part",
                                "https://example.com:22/",
                                "https://example.com:25/",
                                "https://example.com:0/",
                                "https://example.com:99999/",
                                "ftp://example.com/",
                                "file:///etc/passwd",
                                "gopher://example.com/",
                                "//example.com/",
                                "example.com",
                                "https://",
                                "https:///path",
                                "http:/example.com",
                                "",
                                "https://exa mple.com/",
                                "https://example.com/\r\nX: y"})
            QTest::newRow(url) << QString::fromUtf8(url);
    }
    void anAddressThatCannotBeSentToIsRefused()
    {
        QFETCH(const QString, url);
        const auto request = WebhookRequest::read(JsonValue::object({{u"url"_s, JsonValue::string(url)}}),
                                                  PrivateTargets::Refuse);
        QVERIFY(!request);
        QCOMPARE(request.error().faults.constFirst().path, u"url"_s);
        const auto patch = WebhookPatch::read(JsonValue::object({{u"url"_s, JsonValue::string(url)}}),
                                              u"whe_1"_s, PrivateTargets::Refuse);
        QVERIFY(!patch);
    }

    void anOrdinaryAddressIsTaken_data()
    {
        QTest::addColumn<QString>("url");
        for (const char *url :
             {"https://example.com/hook", "http://example.com", "https://example.com:8443/a?b=c%20d",
              "https://bücher.example/", "https://1.1.1.1/", "https://[2606:4700::1111]/",
              "https://example.com:443/", "http://example.com:80/"})
            QTest::newRow(url) << QString::fromUtf8(url);
    }
    void anOrdinaryAddressIsTaken()
    {
        QFETCH(const QString, url);
        QCOMPARE(objectionTo(url, PrivateTargets::Refuse), QString());
        QVERIFY(WebhookRequest::read(JsonValue::object({{u"url"_s, JsonValue::string(url)}}),
                                     PrivateTargets::Refuse));
    }

    void privateAddressesAreTakenWhereTheyAreAllowed()
    {
        QCOMPARE(objectionTo(u"http://127.0.0.1:9000/"_s, PrivateTargets::Allow), QString());
        QVERIFY(!objectionTo(u"http://user@127.0.0.1:9000/"_s, PrivateTargets::Allow).isEmpty());
    }

    void eventsAreThoseThatThereAre()
    {
        const auto read = [](const QByteArray &body) {
            return WebhookRequest::read(json(body), PrivateTargets::Allow);
        };
        QCOMPARE(read("{'url':'https://example.com'}")->events, QStringList{u"*"_s});
        QCOMPARE(read("{'url':'https://example.com','events':['order.created','order.created']}")->events,
                 QStringList{u"order.created"_s});
        QVERIFY(!read("{'url':'https://example.com','events':[]}"));
        const auto unknown = read("{'url':'https://example.com','events':['order.craeted']}");
        QCOMPARE(unknown.error().faults.constFirst().path, u"events.0"_s);
        for (const char *name :
             {"order.created", "order.fulfilled", "subscription.created", "subscription.extended",
              "subscription.upgraded", "subscription.ended", "payment.scheduled", "payment.succeeded",
              "payment.failed", "asset.assigned", "asset.returned"})
            QVERIFY2(isEventType(QString::fromLatin1(name)), name);
    }

    void pausesFollowTheScheduleGiveOrTakeATenth()
    {
        const std::chrono::milliseconds pauses[] = {5s, 5min, 30min, 2h, 5h, 10h, 14h, 20h, 24h};
        for (int failures = 1; failures <= 9; ++failures) {
            const std::chrono::milliseconds pause = pauses[failures - 1];
            QCOMPARE(pauseAfter(failures, 0.5), pause);
            QCOMPARE(pauseAfter(failures, 0), pause * 9 / 10);
            QCOMPARE(pauseAfter(failures, 1), pause * 11 / 10);
        }
        QVERIFY(!pauseAfter(10, 0.5));
        QVERIFY(!pauseAfter(11, 0.5));
        QVERIFY(!pauseAfter(0, 0.5));
    }

    // The example of the Standard Webhooks specification.
    void theSignatureIsTheOneThatTheStandardShows()
    {
        const WebhookMessage message{"msg_p5jXN8AQM9LWM0D4loKWxJek", QDateTime::fromSecsSinceEpoch(1614265330),
                                     R"({"test": 2432232314})"};
        const QByteArray secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        QCOMPARE(webhookSignature(message, {secret}), "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="_ba);
        const QByteArray other = newWebhookSecret();
        QCOMPARE(webhookSignature(message, {secret, other}),
                 webhookSignature(message, {secret}) + ' ' + webhookSignature(message, {other}));
    }

    void secretsAreLongAndNeverTheSame()
    {
        const QByteArray secret = newWebhookSecret();
        QVERIFY(secret.startsWith("whsec_"));
        QCOMPARE(QByteArray::fromBase64(secret.sliced(6)).size(), 32);
        QVERIFY(newWebhookSecret() != secret);
    }

    void whenToComeAgainIsReadAsSecondsOrAsADate_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("seconds"); // -1: none
        QTest::newRow("seconds") << "120"_ba << 120;
        QTest::newRow("zero") << "0"_ba << 0;
        QTest::newRow("date") << "Sat, 21 Nov 2026 09:32:00 GMT"_ba << 120;
        QTest::newRow("past date") << "Fri, 20 Nov 2026 09:32:00 GMT"_ba << 0;
        QTest::newRow("negative") << "-5"_ba << -1;
        QTest::newRow("words") << "soon"_ba << -1;
    }
    void whenToComeAgainIsReadAsSecondsOrAsADate()
    {
        QFETCH(const QByteArray, value);
        QFETCH(const int, seconds);
        const QDateTime now({2026, 11, 21}, {9, 30}, QTimeZone::utc());
        const auto pause = pauseIn(value, now);
        QCOMPARE(pause ? int(pause->count()) : -1, seconds);
    }

    void aReceiversPauseIsKeptButNotForEver()
    {
        const QDateTime now({2026, 11, 21}, {9, 30}, QTimeZone::utc());
        const auto next = [&](std::chrono::seconds wanted) {
            return now.msecsTo(*judge({.status = 503, .retryAfter = wanted}, 0, now).nextAttemptAt);
        };
        QCOMPARE(next(1h), 3'600'000);
        QVERIFY(next(1s) >= 4500 && next(1s) <= 5500);
        QCOMPARE(next(1000h), 24 * 3'600'000);
    }

    void aSealedSecretIsReadOnlyWithItsKey()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"new/secrets.key"_s);
        const auto box = SecretBox::open(file), again = SecretBox::open(file),
                   other = SecretBox::open(folder.filePath(u"other.key"_s));
        QVERIFY(box && again && other);
        QCOMPARE(QFile::permissions(file)
                     & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
        const QByteArray sealed = box->seal("whsec_x");
        QVERIFY(!QByteArray::fromHex(sealed).contains("whsec"));
        QVERIFY(box->seal("whsec_x") != sealed);
        QCOMPARE(again->unseal(sealed), std::optional("whsec_x"_ba));
        QCOMPARE(again->keyName(), box->keyName());
        QVERIFY(!other->unseal(sealed));
        QVERIFY(other->keyName() != box->keyName());
        for (qsizetype i = 0; i < sealed.size(); ++i) {
            QByteArray altered = sealed;
            altered[i] = altered[i] == '0' ? '1' : '0';
            QVERIFY(!box->unseal(altered));
        }
        QVERIFY(!box->unseal(""));
    }

    void aKeyThatOthersMayReadIsRefused()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"secrets.key"_s);
        QVERIFY(SecretBox::open(file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        QVERIFY(!SecretBox::open(file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QFile cut(file);
        QVERIFY(cut.resize(10));
        QVERIFY(!SecretBox::open(file));
    }

    void manyWhoMakeTheKeyAtOnceGetTheSame()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"secrets.key"_s);
        QString names[8];
        std::vector<std::jthread> threads;
        for (QString &name : names)
            threads.emplace_back([&] { name = SecretBox::open(file)->keyName(); });
        threads.clear();
        for (const QString &name : names)
            QCOMPARE(name, names[0]);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"secrets.key"_s});
    }
};

QTEST_GUILESS_MAIN(TestWebhooksRules)
#include "tst_rules.moc"
