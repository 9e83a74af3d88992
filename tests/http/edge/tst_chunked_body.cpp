// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/chunked_body.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Limit = 64;

struct Read
{
    QByteArray content;
    qsizetype bytes = 0;
    int status = 0; // of a refusal
    bool isComplete = false;
    friend bool operator==(const Read &, const Read &) = default;
};

// As a connection does it: what has come, and what was not read yet, so many bytes more at a time.
Read readInPieces(const QByteArray &bytes, qsizetype piece)
{
    ChunkedBody body(Limit);
    Read read;
    QByteArray waiting;
    for (qsizetype at = 0; at < bytes.size() && !body.isComplete(); at += piece) {
        waiting += bytes.mid(at, piece);
        const auto taken = body.unpack(waiting, read.content);
        if (!taken)
            return {.status = taken.error().status};
        waiting.remove(0, *taken);
        read.bytes += *taken;
    }
    read.isComplete = body.isComplete();
    return read;
}

} // namespace

class TestChunkedBody : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBodyIsPutTogether_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &content) {
            QTest::newRow(name) << bytes << content;
        };
        row("of one chunk", "5\r\nhello\r\n0\r\n\r\n", "hello");
        row("of two", "2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n", "hello");
        row("of nothing", "0\r\n\r\n", "");
        row("with zeros in front", "005\r\nhello\r\n000\r\n\r\n", "hello");
        row("in capitals", "A\r\n0123456789\r\n0\r\n\r\n", "0123456789");
        row("in small letters", "a\r\n0123456789\r\n0\r\n\r\n", "0123456789");
        row("with extensions", "5;a=b;c\r\nhello\r\n0;last\r\n\r\n", "hello");
        row("with a trailer", "5\r\nhello\r\n0\r\nX-Sum: 7\r\nX-B: c\r\n\r\n", "hello");
        row("that holds what looks like its end", "7\r\n0\r\n\r\nab\r\n0\r\n\r\n", "0\r\n\r\nab");
        row("as long as it may be", "40\r\n" + QByteArray(64, 'x') + "\r\n0\r\n\r\n", QByteArray(64, 'x'));
    }
    void aBodyIsPutTogether()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, content);
        const Read expected{content, bytes.size(), 0, true};
        for (qsizetype piece = 1; piece <= bytes.size(); ++piece)
            QCOMPARE(readInPieces(bytes, piece), expected);
        // the next request stays
        QCOMPARE(readInPieces(bytes + "GET / HTTP/1.1\r\n\r\n", bytes.size() + 18), expected);
    }

    void whatCouldBeTakenForAnotherBodyIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QByteArray &bytes, int status = 400) {
            QTest::newRow(name) << bytes << status;
        };
        row("no size", "\r\nhello\r\n0\r\n\r\n");
        row("a size of letters", "x\r\nhello\r\n0\r\n\r\n");
        row("a size with a sign", "+5\r\nhello\r\n0\r\n\r\n");
        row("a negative size", "-5\r\nhello\r\n0\r\n\r\n");
        row("a size with a prefix", "0x5\r\nhello\r\n0\r\n\r\n");
        row("a size behind a blank", " 5\r\nhello\r\n0\r\n\r\n");
        row("a size before a blank", "5 \r\nhello\r\n0\r\n\r\n");
        row("a size of 2^64", "10000000000000005\r\nhello\r\n0\r\n\r\n");
        row("a bare line feed", "5\nhello\r\n0\r\n\r\n");
        row("a bare line feed behind a chunk", "5\r\nhello\n0\r\n\r\n");
        row("a bare line feed at the end", "5\r\nhello\r\n0\r\n\n");
        row("a bare carriage return", "5\r\rhello\r\n0\r\n\r\n" + QByteArray(300, 'x'));
        row("more than was said", "5\r\nhello!\r\n0\r\n\r\n");
        row("less than was said", "6\r\nhello\r\n0\r\n\r\n");
        row("a control character in an extension", "5;a\1\r\nhello\r\n0\r\n\r\n");
        row("an endless extension", "5;" + QByteArray(300, 'a'));
        row("a trailer that is no header", "5\r\nhello\r\n0\r\nGET / HTTP/1.1\r\n\r\n");
        row("a trailer without a name", "5\r\nhello\r\n0\r\n: a\r\n\r\n");
        row("a trailer's line without an end", "0\r\nX: " + QByteArray(300, 'a'), 431);
        row("an endless trailer", "0\r\n" + ("X: " + QByteArray(100, 'a') + "\r\n").repeated(30), 431);
        row("too much", "41\r\n", 413);
        row("too much in all", "40\r\n" + QByteArray(64, 'x') + "\r\n1\r\n", 413);
    }
    void whatCouldBeTakenForAnotherBodyIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        for (const qsizetype piece : {qsizetype(1), qsizetype(3), bytes.size()})
            QCOMPARE(readInPieces(bytes, piece).status, status);
    }

    // A second opinion, made the other way round: what the whole must look like, and how much each size says.
    void howeverItComesItIsTheSame()
    {
        static const QRegularExpression chunk(
            u"\\A([0-9a-fA-F]{1,15})(;[\\t\\x20-\\x7e\\x80-\\xff]*)?\\r\\n"_s);
        static const QRegularExpression end(
            u"\\A0{1,15}(;[\\t\\x20-\\x7e\\x80-\\xff]*)?\\r\\n"
            "([A-Za-z0-9!#$%&'*+.^_`|~-]+:[\\t\\x20-\\x7e\\x80-\\xff]*\\r\\n)*\\r\\n"_s);
        const auto opinion = [&](const QByteArray &bytes) {
            Read read;
            for (QByteArray rest = bytes;;) {
                const QString text = QString::fromLatin1(rest);
                if (const auto last = end.match(text); last.hasMatch()) {
                    read.bytes = bytes.size() - rest.size() + last.capturedLength();
                    read.isComplete = true;
                    return read;
                }
                const auto match = chunk.match(text);
                const qint64 size = match.captured(1).toLongLong(nullptr, 16);
                const qsizetype at = match.capturedLength();
                if (!match.hasMatch() || size == 0 || size > Limit || rest.mid(at + size, 2) != "\r\n")
                    return Read();
                read.content += rest.mid(at, size);
                rest = rest.sliced(at + size + 2);
            }
        };
        const QByteArray seeds[] = {"5\r\nhello\r\n0\r\n\r\n", "2;a\r\nhe\r\n3\r\nllo\r\n0\r\nA: b\r\n\r\n",
                                    "a\r\n0123456789\r\n1\r\nx\r\n00\r\n\r\nGET /"};
        const QByteArray pieces[] = {"\r\n", "\n", "\r", "0",         "1",           "a",
                                     ";",    ":",  " ",  "0\r\n\r\n", "3\r\nabc\r\n"};
        QRandomGenerator random(20261126);
        const auto below = [&random](qsizetype bound) { return qsizetype(random.bounded(int(bound))); };
        int complete = 0;
        for (int round = 0; round < 60'000; ++round) {
            QByteArray bytes = seeds[below(std::size(seeds))];
            for (qsizetype changes = below(3); changes > 0 && !bytes.isEmpty(); --changes) {
                const qsizetype at = below(bytes.size());
                switch (below(3)) {
                case 0: bytes[at] = char(random.bounded(256)); break;
                case 1: bytes.insert(at, pieces[below(std::size(pieces))]); break;
                case 2: bytes.remove(at, below(4) + 1); break;
                }
            }
            const Read whole = readInPieces(bytes, std::max<qsizetype>(1, bytes.size()));
            QCOMPARE(readInPieces(bytes, 1 + below(5)), whole);
            if (const Read expected = opinion(bytes); expected.isComplete && expected.content.size() <= Limit) {
                QVERIFY2(whole == expected, bytes.toPercentEncoding().constData());
                ++complete;
            } else {
                QVERIFY2(!whole.isComplete, bytes.toPercentEncoding().constData());
            }
        }
        QVERIFY2(complete > 10'000, "the changes leave too little to judge");
    }
};

QTEST_GUILESS_MAIN(TestChunkedBody)
#include "tst_chunked_body.moc"
