// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/host_allow_list.h"
#include "app/http/edge/request_head.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

static const QByteArray Host = "Host: localhost\r\n";

static QByteArray head(const QByteArray &requestLine, const QByteArray &headers)
{
    return requestLine + "\r\n" + headers + "\r\n";
}

static int refusedWith(const QByteArray &bytes)
{
    const auto result = checkRequestHead(bytes, GuardLimits());
    return result ? 0 : result.error().status;
}

// A second opinion, made the other way round: what a head must look like as a whole.
static bool isCanonical(const QByteArray &bytes, const RequestFrame &frame)
{
    static const QRegularExpression grammar(
        u"\\A(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) /(?!/)[\\x21\\x22\\x24-\\x7e]* HTTP/1\\.([01])\\r\\n"
        "([A-Za-z0-9!#$%&'*+.^_`|~-]+:[\\t\\x20-\\x7e\\x80-\\xff]*\\r\\n)*\\r\\n\\z"_s);
    const QString text = QString::fromLatin1(bytes);
    const auto match = grammar.match(text);
    const auto countOf = [&text](const QString &name) {
        return text.count(
            QRegularExpression(u"\\r\\n"_s + name + u":"_s, QRegularExpression::CaseInsensitiveOption));
    };
    static const QRegularExpression length(u"\\r\\ncontent-length:[ \\t]*([0-9]+)[ \\t]*\\r\\n"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const bool wantsHost = match.captured(2) == u"1";
    static const QRegularExpression chunked(u"\\r\\ntransfer-encoding:[ \\t]*chunked[ \\t]*\\r\\n"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const bool isChunked = wantsHost && countOf(u"content-length"_s) == 0 && chunked.match(text).hasMatch();
    return match.hasMatch() && countOf(u"transfer-encoding"_s) == int(frame.isChunked)
        && frame.isChunked == isChunked && countOf(u"host"_s) <= 1 && (!wantsHost || countOf(u"host"_s) == 1)
        && countOf(u"content-length"_s) <= 1 && length.match(text).captured(1).toLongLong() == frame.bodyBytes
        && length.match(text).hasMatch() == (countOf(u"content-length"_s) == 1)
        && frame.headBytes == bytes.size();
}

class RequestHeadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHeadIsAcceptedOrRefused_data();
    void aHeadIsAcceptedOrRefused();
    void theFrameSaysWhatTheConnectionMustKnow();
    void pathAndQueryAreToldApart();
    void aHostHeaderIsReadWithoutItsPort_data();
    void aHostHeaderIsReadWithoutItsPort();
    void onlyAllowedHostsAreServed_data();
    void onlyAllowedHostsAreServed();
    void whatIsAcceptedIsCanonicalWhateverHappensToTheBytes();
};

void RequestHeadTest::aHeadIsAcceptedOrRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status"); // 0: accepted
    const auto row = [](const char *name, const QByteArray &bytes, int status) {
        QTest::newRow(name) << bytes << status;
    };
    const auto line = [&row](const char *name, const QByteArray &requestLine, int status) {
        row(name, head(requestLine, Host), status);
    };
    const auto header = [&row](const char *name, const QByteArray &headers, int status) {
        row(name, head("POST /echo HTTP/1.1", Host + headers), status);
    };

    line("get", "GET /v1/orders?limit=5 HTTP/1.1", 0);
    line("escaped", "GET /a%20b%2Fc HTTP/1.1", 0);
    line("http 1.0", "GET / HTTP/1.0", 0);
    row("http 1.0 without host", head("GET / HTTP/1.0", ""), 0);
    line("http 9.9", "GET / HTTP/9.9", 505);
    line("http 2 preface", "PRI * HTTP/2.0", 505);
    line("no version", "GET /", 400);
    line("version of letters", "GET / HTTPzzzz", 400);
    line("lower-case version", "GET / http/1.1", 400);
    line("blanks in front", "   GET / HTTP/1.1", 400);
    line("many blanks", "GET   /   HTTP/1.1", 400);
    line("tab for blank", "GET\t/\tHTTP/1.1", 400);
    line("blank at the end", "GET / HTTP/1.1 ", 400);
    line("trace", "TRACE / HTTP/1.1", 501);
    line("connect", "CONNECT a:1 HTTP/1.1", 501);
    line("unknown method", "FOO / HTTP/1.1", 501);
    line("lower-case method", "get / HTTP/1.1", 501);
    line("method of no token", "G(T / HTTP/1.1", 400);
    line("absolute form", "GET http://evil.example/ HTTP/1.1", 400);
    line("asterisk form", "OPTIONS * HTTP/1.1", 400);
    line("two slashes", "GET //evil.example/ HTTP/1.1", 400);
    line("fragment", "GET /a#b HTTP/1.1", 400);
    line("blank in target", "GET /a b HTTP/1.1", 400);
    line("raw utf-8 in target", "GET /\xc3\xa9 HTTP/1.1", 400);
    line("escaped nul", "GET /a%00b HTTP/1.1", 400);
    line("half an escape", "GET /a%2 HTTP/1.1", 400);
    line("no escape", "GET /a%zz HTTP/1.1", 400);
    line("nul in target", QByteArray("GET /a\0b HTTP/1.1", 17), 400);
    line("long target", "GET /" + QByteArray(8000, 'a') + " HTTP/1.1", 431);

    row("no host", head("GET / HTTP/1.1", ""), 400);
    row("empty host", head("GET / HTTP/1.1", "Host:\r\n"), 400);
    row("host with user", head("GET / HTTP/1.1", "Host: a@b\r\n"), 400);
    row("host with path", head("GET / HTTP/1.1", "Host: a/b\r\n"), 400);
    header("second host", "Host: localhost\r\n", 400);
    header("second host in other letters", "hOST: other\r\n", 400);

    header("length", "Content-Length: 5\r\n", 0);
    header("length without a blank", "Content-Length:5\r\n", 0);
    header("length with leading zeros", "Content-Length: 0005\r\n", 0);
    header("two lengths", "Content-Length: 5\r\nContent-Length: 2\r\n", 400);
    header("two lengths that agree", "Content-Length: 5\r\nContent-Length: 5\r\n", 400);
    header("list of lengths", "Content-Length: 5, 5\r\n", 400);
    header("negative length", "Content-Length: -5\r\n", 400);
    header("length with a sign", "Content-Length: +5\r\n", 400);
    header("length of 2^63", "Content-Length: 9223372036854775808\r\n", 400);
    header("length of letters", "Content-Length: abc\r\n", 400);
    header("hexadecimal length", "Content-Length: 0x10\r\n", 400);
    header("no length after all", "Content-Length:\r\n", 400);
    header("length before a blank", "Content-Length : 5\r\n", 400);
    header("length behind a folded line", "X-A: b\r\n Content-Length: 5\r\n", 400);
    header("length in quotes", "Content-Length: \"5\"\r\n", 400);
    header("length with a vertical tab", "Content-Length: \v5\r\n", 400);

    header("chunked", "Transfer-Encoding: chunked\r\n", 0);
    header("chunked twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", 400);
    header("chunked twice in a line", "Transfer-Encoding: chunked, chunked\r\n", 411);
    header("packed and chunked", "Transfer-Encoding: gzip, chunked\r\n", 411);
    header("length and chunked", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", 400);
    header("chunked and length", "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", 400);
    header("identity", "Transfer-Encoding: identity\r\n", 411);
    header("chunked before a blank", "Transfer-Encoding : chunked\r\n", 400);
    header("chunked behind a tab", "Transfer-Encoding:\tchunked\r\n", 0);
    header("chunked behind a vertical tab", "Transfer-Encoding: \vchunked\r\n", 400);
    header("chunked in other letters", "tRANSFER-eNCODING: xchunked\r\n", 411);
    header("name with a line end in it", "X-A: b\rTransfer-Encoding: chunked\r\n", 400);
    header("upgrade", "Connection: Upgrade\r\nUpgrade: h2c\r\n", 0);
    header("expect continue", "Expect: 100-Continue\r\n", 0);
    header("expect else", "Expect: tea\r\n", 417);

    header("no colon", "garbage\r\n", 400);
    header("no name", ": value\r\n", 400);
    header("blank in name", "X A: b\r\n", 400);
    header("blank before colon", "X-A : b\r\n", 400);
    header("folded line", "X-A: b\r\n  c\r\n", 400);
    header("first line folded", " X-A: b\r\n", 400);
    header("nul in value", QByteArray("X-A: b\0c\r\n", 10), 400);
    header("nul in name", QByteArray("X\0A: b\r\n", 8), 400);
    header("delete in value", "X-A: b\x7f\r\n", 400);
    header("latin letters in value", "X-A: \x80\xff\r\n", 0);
    header("empty value", "X-A:\r\n", 0);
    header("bare line feed", "X-A: b\nX-C: d\r\n", 400);
    header("line of 8000 bytes", "X-A: " + QByteArray(7995, 'a') + "\r\n", 0);
    header("line of 8001 bytes", "X-A: " + QByteArray(7996, 'a') + "\r\n", 431);
    header("64 header lines", QByteArray("X-A: b\r\n").repeated(63), 0);
    header("65 header lines", QByteArray("X-A: b\r\n").repeated(64), 431);

    row("nothing", "", 400);
    row("only an empty line", "\r\n", 400);
    row("unfinished", "GET / HTTP/1.1\r\nHost: localhost\r\n", 400);
    row("more than a head", head("GET / HTTP/1.1", Host) + "x", 400);
    row("line feeds only", "GET / HTTP/1.1\nHost: localhost\n\n", 400);
}

void RequestHeadTest::aHeadIsAcceptedOrRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QCOMPARE(refusedWith(bytes), status);
}

void RequestHeadTest::theFrameSaysWhatTheConnectionMustKnow()
{
    const GuardLimits limits;
    const QByteArray bytes = head(
        "HEAD / HTTP/1.1", Host + "Content-Length: 12\r\nConnection: foo , Close\r\nExpect: 100-continue\r\n");
    const auto asked = checkRequestHead(bytes, limits);
    QVERIFY(asked);
    QCOMPARE(asked->frame.headBytes, bytes.size());
    QCOMPARE(asked->frame.bodyBytes, 12);
    QVERIFY(asked->frame.wantsHeadOnly && asked->frame.closesConnection && asked->frame.expectsContinue);

    const auto plain = checkRequestHead(head("GET / HTTP/1.1", Host), limits);
    QVERIFY(plain);
    QVERIFY(!plain->frame.wantsHeadOnly && !plain->frame.closesConnection && !plain->frame.expectsContinue);

    const auto old = checkRequestHead(head("GET / HTTP/1.0", Host + "Connection: keep-alive\r\n"), limits);
    QVERIFY(old && old->frame.closesConnection);
}

void RequestHeadTest::pathAndQueryAreToldApart()
{
    const QByteArray bytes = head("GET /a%2Fb?x=1&y=?%20 HTTP/1.1", Host);
    const auto asked = checkRequestHead(bytes, GuardLimits());
    QVERIFY(asked);
    QCOMPARE(asked->target.toByteArray(), "/a%2Fb?x=1&y=?%20");
    QCOMPARE(asked->path().toByteArray(), "/a%2Fb");
    QCOMPARE(asked->query().toByteArray(), "x=1&y=?%20");
}

void RequestHeadTest::aHostHeaderIsReadWithoutItsPort_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("name") << QByteArray("shop.example") << QByteArray("shop.example");
    QTest::newRow("name and port") << QByteArray("shop.example:8443") << QByteArray("shop.example");
    QTest::newRow("empty port") << QByteArray("shop.example:") << QByteArray("shop.example");
    QTest::newRow("ipv6") << QByteArray("[::1]") << QByteArray("::1");
    QTest::newRow("ipv6 and port") << QByteArray("[::1]:80") << QByteArray("::1");
    QTest::newRow("ipv6 without brackets") << QByteArray("::1") << QByteArray();
    QTest::newRow("open bracket") << QByteArray("[::1") << QByteArray();
    QTest::newRow("words after bracket") << QByteArray("[::1]evil") << QByteArray();
    QTest::newRow("port of letters") << QByteArray("a:http") << QByteArray();
    QTest::newRow("two ports") << QByteArray("a:1:2") << QByteArray();
    QTest::newRow("list") << QByteArray("a, b") << QByteArray();
}

void RequestHeadTest::aHostHeaderIsReadWithoutItsPort()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, name);
    QCOMPARE(hostNameIn(host).toByteArray(), name);
}

void RequestHeadTest::onlyAllowedHostsAreServed_data()
{
    QTest::addColumn<QString>("listensOn");
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<bool>("allowed");
    const QString loopback = u"127.0.0.1"_s, office = u"192.0.2.7"_s, everywhere = u"0.0.0.0"_s;
    QTest::newRow("its own name") << everywhere << QByteArray("Shop.Example:443") << true;
    QTest::newRow("a name within") << everywhere << QByteArray("shop.example.evil") << false;
    QTest::newRow("loopback on loopback") << loopback << QByteArray("LOCALHOST:8080") << true;
    QTest::newRow("ipv6 loopback on loopback") << loopback << QByteArray("[::1]:8080") << true;
    QTest::newRow("rebound name on loopback") << loopback << QByteArray("evil.example") << false;
    QTest::newRow("its own address") << office << QByteArray("192.0.2.7:80") << true;
    QTest::newRow("loopback elsewhere") << office << QByteArray("localhost") << false;
    QTest::newRow("the wildcard itself") << everywhere << QByteArray("0.0.0.0") << false;
}

void RequestHeadTest::onlyAllowedHostsAreServed()
{
    QFETCH(QString, listensOn);
    QFETCH(QByteArray, host);
    QFETCH(bool, allowed);
    QCOMPARE(HostAllowList({u"shop.EXAMPLE"_s}, QHostAddress(listensOn)).allows(host), allowed);
}

void RequestHeadTest::whatIsAcceptedIsCanonicalWhateverHappensToTheBytes()
{
    const QByteArray seeds[] = {
        head("GET /v1/orders?limit=5&search=a%20b HTTP/1.1", Host + "Accept: */*\r\n"),
        head("POST /v1/orders HTTP/1.1", Host + "Content-Length: 25\r\nContent-Type: application/json\r\n"),
        head("PUT /x HTTP/1.0", "Connection: close\r\ncontent-length: 7\r\nExpect: 100-continue\r\n"),
        head("POST / HTTP/1.1", Host + "Transfer-Encoding: chunked\r\nUpgrade: h2c\r\n"),
    };
    const QByteArray pieces[] = {"\r\n",
                                 "\n",
                                 "\r",
                                 " ",
                                 "\t",
                                 ":",
                                 "Content-Length: 3\r\n",
                                 "Host: a\r\n",
                                 "HTTP/1.1",
                                 "Transfer-Encoding: chunked\r\n",
                                 QByteArray("\0", 1),
                                 "%00",
                                 "\xff",
                                 "\r\n\r\n"};
    QRandomGenerator random(20261121);
    const auto below = [&random](qsizetype bound) { return qsizetype(random.bounded(int(bound))); };
    int accepted = 0;
    for (int round = 0; round < 60'000; ++round) {
        QByteArray bytes = seeds[below(std::size(seeds))];
        for (qsizetype changes = below(3) + 1; changes > 0 && !bytes.isEmpty(); --changes) {
            const qsizetype at = below(bytes.size());
            switch (below(4)) {
            case 0: bytes[at] = char(random.bounded(256)); break;
            case 1: bytes.insert(at, pieces[below(std::size(pieces))]); break;
            case 2: bytes.remove(at, below(6) + 1); break;
            case 3: bytes.insert(at, bytes.mid(below(bytes.size()), below(30))); break;
            }
        }
        const auto result = checkRequestHead(bytes, GuardLimits());
        if (!result)
            continue;
        ++accepted;
        QVERIFY2(isCanonical(bytes, result->frame), bytes.toPercentEncoding().constData());
    }
    QVERIFY2(accepted > 1000, "the changes leave too little to judge");
}

QTEST_GUILESS_MAIN(RequestHeadTest)
#include "tst_request_head.moc"
