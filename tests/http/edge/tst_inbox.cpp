// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/inbox.h"

#include <QTest>

using namespace onhire;

static constexpr qsizetype LongestHead = 64;

// The head that is found when these bytes come one at a time; or the status of the refusal, or nothing.
static QByteArray headInPieces(Inbox &inbox, QByteArrayView bytes)
{
    for (const char byte : bytes) {
        inbox.add(QByteArray(1, byte));
        const auto head = inbox.findHead();
        if (!head)
            return QByteArray::number(head.error().status);
        if (!head->isEmpty())
            return head->toByteArray();
    }
    return {};
}

class TestInbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHeadEndsWithItsBlankLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("found");
        const QByteArray head = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
        QTest::newRow("whole") << head << head;
        QTest::newRow("unfinished") << head.chopped(1) << QByteArray();
        QTest::newRow("after an empty line") << "\r\n" + head << head;
        QTest::newRow("after two of them") << "\r\n\r\n" + head << QByteArray("400");
        QTest::newRow("a bare line feed") << QByteArray("GET / HTTP/1.1\nHost: a\r\n\r\n") << QByteArray("400");
        QTest::newRow("a bare line feed at the end") << head.chopped(2) + '\n' << QByteArray("400");
        QTest::newRow("no token in front") << QByteArray("\x16\x03\x01") << QByteArray("400");
        QTest::newRow("one byte too long") << QByteArray(LongestHead, 'a') << QByteArray("431");
        QTest::newRow("as long as it may be") << QByteArray(LongestHead - 4, 'a') + "\r\n\r\n"
                                              << QByteArray(LongestHead - 4, 'a') + "\r\n\r\n";
    }
    void aHeadEndsWithItsBlankLine()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, found);
        Inbox inbox(LongestHead);
        QCOMPARE(headInPieces(inbox, bytes), found);
    }

    void theNextRequestWaitsBehindTheBody()
    {
        Inbox inbox(LongestHead);
        inbox.add("PUT / HTTP/1.1\r\n\r\nfirst\r\nGET / HTTP/1.1\r\n\r\n");
        QCOMPARE(*inbox.findHead(), "PUT / HTTP/1.1\r\n\r\n");
        inbox.dropHead();
        QCOMPARE(inbox.takeFromFront(5), "first");
        QCOMPARE(*inbox.findHead(), "GET / HTTP/1.1\r\n\r\n"); // its own empty line is forgiven too
        QCOMPARE(inbox.bytesBehindHead(), 0);
    }

    void aBodyIsTakenInPiecesFromBehindItsHead()
    {
        Inbox inbox(LongestHead);
        inbox.add("HEAD / HTTP/1.1\r\n\r\nabcde");
        QVERIFY(inbox.findHead());
        QCOMPARE(inbox.takeFromBehindHead(3), "abc");
        QVERIFY(inbox.startsWith("HEAD "));
        QCOMPARE(inbox.bytesBehindHead(), 2);
        inbox.add("f");
        QCOMPARE(inbox.takeFromBehindHead(3), "def");
        inbox.dropHead();
        QVERIFY(inbox.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestInbox)
#include "tst_inbox.moc"
