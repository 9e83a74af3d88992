// SPDX-License-Identifier: GPL-3.0-or-later
// How a page of a store's feed comes in: whole, within its bounds, and from nowhere that is not allowed.
#include "core/webhooks/fetch_page.h"
#include "tests/support/shifted_clock.h"
#include "tests/support/store.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

class TestStoreFetch : public QObject
{
    Q_OBJECT

private:
    ShiftedClock m_clock;
    std::atomic<bool> m_isEnding = false;

    Result<QByteArray> fetch(const QByteArray &url, std::chrono::milliseconds patience = 5s,
                             ExchangeRules rules = {.targets = PrivateTargets::Allow})
    {
        return pageFetcher(std::move(rules), m_clock,
                           m_isEnding)({QUrl(QString::fromLatin1(url)), "token", 1000, patience});
    }
    static QByteArray wordsOf(const Result<QByteArray> &page)
    {
        return page ? *page
                    : QByteArray(infoOf(page.error().code).name.data()) + ' ' + page.error().subject.toUtf8();
    }

private Q_SLOTS:
    void aBodyIsPutTogetherHoweverItArrives_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("whole"); // empty: it broke off, or is none
        const auto row = [](const char *name, const QByteArray &head, const QByteArray &body,
                            const QByteArray &whole) { QTest::newRow(name) << head << body << whole; };
        const QByteArray chunked = "Transfer-Encoding: chunked\r\n";
        row("by its length", "Content-Length: 5\r\n", "hello", "hello");
        row("until the end", "", "hello", "hello");
        row("in chunks", chunked, "2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n", "hello");
        row("in chunks with extras", chunked, "05;a=b\r\nhello\r\n0\r\nX: y\r\n\r\n", "hello");
        row("a chunk that holds a line end", chunked, "4\r\na\r\nb\r\n0\r\n\r\n", "a\r\nb");
        row("too short", "Content-Length: 6\r\n", "hello", {});
        row("longer than it says", "Content-Length: 4\r\n", "hello", "hell");
        row("of no length", "Content-Length: x\r\n", "hello", {});
        row("of two lengths", "Content-Length: 5\r\nContent-Length: 4\r\n", "hello", {});
        row("with a chunk of no size", chunked, "x\r\nhello\r\n0\r\n\r\n", {});
        row("with a chunk of a negative size", chunked, "-5\r\nhello\r\n0\r\n\r\n", {});
        row("in an encoding we do not know", "Transfer-Encoding: gzip, chunked\r\n", "5\r\nhello\r\n0\r\n\r\n",
            {});
    }
    void aBodyIsPutTogetherHoweverItArrives()
    {
        QFETCH(const QByteArray, head);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, whole);
        for (const int piece : {1, 2, 3, 1000}) {
            Store store;
            store.sayInPieces("HTTP/1.1 200 OK\r\n" + head + "\r\n" + body, piece);
            const auto page = fetch(store.url());
            QCOMPARE(page.value_or(QByteArray()), whole);
            QVERIFY(page || wordsOf(page).startsWith("STORE_UNREACHABLE "));
        }
    }

    // Qt takes what it cannot read of a chunk's size for the end. What is left of a page is none.
    void aPageWithChunksThatDoNotFitIsNotTaken()
    {
        Store store;
        for (const QByteArray size : {"4", "e", "1ff", "x", "-5"}) {
            store.say("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + size
                      + "\r\n{\"products\":[]}\r\n0\r\n\r\n");
            const StoreConnection connection{QUrl(QString::fromLatin1(store.url())), u"shop"_s, {}, {}};
            const ExchangeRules rules{.targets = PrivateTargets::Allow};
            QVERIFY2(!fetchFeed(connection, pageFetcher(rules, m_clock, m_isEnding)), size.constData());
        }
    }

    // Where the connection ends at the very end of a chunk, Qt now and then takes that for the end of the page.
    void aPageWithoutItsLastChunksIsNotTaken()
    {
        Store store;
        for (int i = 0; i < 20; ++i) {
            store.say("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nd\r\n{\"products\":[\r\n");
            const StoreConnection connection{QUrl(QString::fromLatin1(store.url())), u"shop"_s, {}, {}};
            const ExchangeRules rules{.targets = PrivateTargets::Allow};
            QVERIFY(!fetchFeed(connection, pageFetcher(rules, m_clock, m_isEnding)));
        }
    }

    void whatIsTooLargeIsNotHeld_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("announced") << "Content-Length: 1001\r\n"_ba
                                   << "x"_ba;
        QTest::newRow("not announced") << ""_ba << QByteArray(1001, 'x');
        QTest::newRow("in chunks") << "Transfer-Encoding: chunked\r\n"_ba
                                   << "3e9\r\n" + QByteArray(1001, 'x');
    }
    void whatIsTooLargeIsNotHeld()
    {
        QFETCH(const QByteArray, head);
        QFETCH(const QByteArray, body);
        Store store;
        store.say("HTTP/1.1 200 OK\r\n" + head + "\r\n" + body);
        QCOMPARE(wordsOf(fetch(store.url())), "STORE_FEED_TOO_LARGE "_ba);
    }

    void aPageIsFetchedOverARealConnection()
    {
        Store store;
        store.say("HTTP/1.1 100 Continue\r\n\r\n" + Store::ok("hello"));
        QCOMPARE(wordsOf(fetch(store.url())), "hello"_ba);
        QCOMPARE(store.authorizations(), QByteArrayList{"Bearer token"});
    }

    void aStoreThatHangsIsLeft()
    {
        Store store;
        store.hold();
        QElapsedTimer time;
        time.start();
        QCOMPARE(wordsOf(fetch(store.url(), 300ms)), "STORE_UNREACHABLE No response within 0.3 s."_ba);
        QVERIFY(time.elapsed() < 3'000);
    }

    void oneThatBeginsAndHangsIsLeftToo()
    {
        Store store;
        store.say("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello");
        store.keepOpen();
        QCOMPARE(wordsOf(fetch(store.url(), 300ms)), "STORE_UNREACHABLE No response within 0.3 s."_ba);
    }

    void aPrivateNetworkIsNotEntered()
    {
        Store store;
        store.list({});
        const QByteArray refused = wordsOf(fetch(store.url(), 5s, {}));
        QVERIFY2(refused.startsWith("STORE_UNREACHABLE Refused: "), refused.constData());
        const Resolver inside = [](const QString &, QObject *, const auto &found) {
            found({QHostAddress(u"8.8.8.8"_s), QHostAddress(u"127.0.0.1"_s)});
        };
        QCOMPARE(wordsOf(fetch("http://shop.example.com/feed", 5s, {.resolve = inside})),
                 "STORE_UNREACHABLE Refused: the host resolves to a private network."_ba);
        QCOMPARE(store.asked(), 0);
    }

    void whoeverEndsTheProgramWaitsForNoStore()
    {
        Store store;
        store.hold();
        m_isEnding = true;
        QCOMPARE(wordsOf(fetch(store.url(), 60s)), "SERVICE_UNAVAILABLE "_ba);
        m_isEnding = false;
    }
};

QTEST_GUILESS_MAIN(TestStoreFetch)
#include "tst_store_fetch.moc"
