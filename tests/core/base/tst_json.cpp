// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"

#include <QElapsedTimer>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace onhire;

static QByteArray nested(int depth)
{
    return QByteArray(depth, '[') + QByteArray(depth, ']');
}

static QByteArray objectOf(int members, const QByteArray &last)
{
    QByteArray text = "{";
    for (int i = 1; i < members; ++i)
        text += "\"key" + QByteArray::number(i) + "\":" + QByteArray::number(i) + ',';
    return text + '"' + last + "\":null}";
}

class tst_Json : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsBroughtToOneForm();
    void whatIsRightIsRead_data();
    void whatIsRightIsRead();
    void whatIsDoubtfulIsRefusedWhereItStands_data();
    void whatIsDoubtfulIsRefusedWhereItStands();
    void aFaultNamesItsPath_data();
    void aFaultNamesItsPath();
    void everyCutOfADocumentIsRefused();
    void everySequenceOfTwoBytesIsJudgedAsQtDoes();
    void membersAreFoundByName();
    void aValueOfAnotherTypeIsEmpty();
    void numbersKeepTheirDigits();
    void wholeNumbersAreIntegersHoweverWritten_data();
    void wholeNumbersAreIntegersHoweverWritten();
    void manyMembersAreReadInLinearTime();
    void theWriterKeepsCommasAndNesting();
    void theWriterEscapesOnlyWhatItMust_data();
    void theWriterEscapesOnlyWhatItMust();
    void theWriterTakesEveryInteger();
    void theWriterCanBeUsedAgain();
};

void tst_Json::whatIsRightIsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("compact");

    const auto same = [](const char *name, const QByteArray &text) {
        QTest::addRow("%s", name) << text << text;
    };
    same("null", "null");
    same("true", "true");
    same("false", "false");
    same("zero", "0");
    same("minus zero", "-0");
    same("a number with everything", "-12.340e-07");
    same("64 digits", QByteArray(64, '7'));
    same("empty string", "\"\"");
    same("empty array", "[]");
    same("empty object", "{}");
    same("members keep their order", R"({"b":1,"a":{"c":[1,2,{}]},"":null})");
    same("all lengths of UTF-8",
         "\"\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xed\x9f\xbf\xee\x80\x80\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf"
         "\xbf\"");
    same("64 levels", nested(64));
    same("16 names", objectOf(16, "last"));
    same("17 names", objectOf(17, "last"));
    same("1000 names", objectOf(1000, "last"));
    QTest::addRow("white space") << "\t\r\n { \"a\" : [ 1 , 2 ] } \n"_ba
                                 << R"({"a":[1,2]})"_ba;
    QTest::addRow("short escapes") << R"("\"\\\/\b\f\n\r\t")"_ba
                                   << R"("\"\\/\b\f\n\r\t")"_ba;
    QTest::addRow("unicode escapes") << R"("\u00e4\u20AC\u0041")"_ba
                                     << "\"\xc3\xa4\xe2\x82\xac"_ba + "A\"";
    QTest::addRow("escaped pair") << R"("\ud83d\uDC33")"_ba
                                  << "\"\xf0\x9f\x90\xb3\""_ba;
    QTest::addRow("line separators stay") << R"("\u2028\u2029")"_ba
                                          << "\"\xe2\x80\xa8\xe2\x80\xa9\""_ba;
}

void tst_Json::whatIsRightIsRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, compact);
    const auto value = readJson(text);
    QVERIFY2(value, value ? "" : qPrintable(value.error().message));
    QCOMPARE(value->toJson(), compact);
}

void tst_Json::whatIsDoubtfulIsRefusedWhereItStands_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("message");

    const auto no = [](const QByteArray &text, int offset, const QString &message) {
        QTest::addRow("%s at %d", text.left(40).toPercentEncoding(" {}[]:,\"\\").constData(), offset)
            << text << offset << message;
    };
    const QString early = u"the text ends too early"_s, value = u"expected a value"_s,
                  after = u"nothing may follow the value"_s, utf8 = u"invalid UTF-8"_s,
                  escape = u"unknown escape"_s, lone = u"lone surrogate"_s, twice = u"duplicate key"_s,
                  bom = u"a byte-order mark is not allowed"_s, control = u"control character in a string"_s;

    no("", 0, early);
    no(" \n", 2, early);
    no("\xef\xbb\xbf{}", 0, bom);
    no("{} {}", 3, after);
    no("1 2", 2, after);
    no("{}\0"_ba, 2, after);
    no("null,", 4, after);
    no("nul", 0, value);
    no("nulll", 4, after);
    no("True", 0, value);
    no("undefined", 0, value);
    no("'a'", 0, value);
    no("// a\n1", 0, value);
    no("\x0b"
       "1",
       0, value);
    no("\xc2\xa0"
       "1",
       0, value);

    no("01", 1, after);
    no("-01", 2, after);
    no("+1", 0, value);
    no(".5", 0, value);
    no("1.", 0, value);
    no("1.e5", 0, value);
    no("1e", 0, value);
    no("1e+", 0, value);
    no("-", 0, value);
    no("--1", 0, value);
    no("0x10", 1, after);
    no("1_000", 1, after);
    no("NaN", 0, value);
    no("-Infinity", 0, value);
    no("[" + QByteArray(65, '7') + "]", 1, u"number longer than 64 characters"_s);
    no("0." + QByteArray(63, '0'), 0, u"number longer than 64 characters"_s);

    no("[1,]", 3, value);
    no("[,1]", 1, value);
    no("[1 2]", 3, u"expected , or ]"_s);
    no("[1}", 2, u"expected , or ]"_s);
    no("[", 1, early);
    no("[1", 2, early);
    no("{", 1, early);
    no("{\"a\":1,}", 7, u"expected a name in quotes"_s);
    no("{a:1}", 1, u"expected a name in quotes"_s);
    no("{1:1}", 1, u"expected a name in quotes"_s);
    no("{\"a\" 1}", 5, u"expected :"_s);
    no("{\"a\":}", 5, value);
    no("{\"a\":1 \"b\":2}", 7, u"expected , or }"_s);
    no("{\"a\":1]", 6, u"expected , or }"_s);
    no(nested(65), 64, u"nested deeper than 64 levels"_s);
    no(QByteArray(1'000'000, '['), 64, u"nested deeper than 64 levels"_s);
    no(QByteArray("{\"a\":").repeated(100'000), 320, u"nested deeper than 64 levels"_s);

    no("\"a", 2, early);
    no("\"\\", 1, escape);
    no("\"a\nb\"", 2, control);
    no("\"\0\""_ba, 1, control);
    no("\"\x1f\"", 1, control);
    no("\"\\x41\"", 1, escape);
    no("\"\\'\"", 1, escape);
    no("\"\\\0\""_ba, 1, escape);
    no("\"\\u12\"", 1, escape);
    no("\"\\u12g4\"", 1, escape);
    no("\"\\u\xd9\xa1"
       "00\"",
       1, escape);
    no("\"\\U0041\"", 1, escape);
    no("\"a\\u0000\"", 2, u"U+0000 is not allowed"_s);
    no("\"\\ud800\"", 1, lone);
    no("\"\\udc00\"", 1, lone);
    no("\"\\ud83dx\"", 1, lone);
    no("\"\\ud83d\\n\"", 1, lone);
    no("\"\\ud83d\\ud83d\\udc33\"", 1, lone);
    no("\"\\udc33\\ud83d\"", 1, lone);

    no("\"\x80\"", 1, utf8);
    no("\"a\xc0\x80\"", 2, utf8);
    no("\"\xc1\xbf\"", 1, utf8);
    no("\"\xe0\x9f\xbf\"", 1, utf8);
    no("\"\xf0\x8f\xbf\xbf\"", 1, utf8);
    no("\"\xf4\x90\x80\x80\"", 1, utf8);
    no("\"\xf5\x80\x80\x80\"", 1, utf8);
    no("\"\xff\"", 1, utf8);
    no("\"\xc3\"", 1, utf8);
    no("\"\xe2\x82\"", 1, utf8);
    no("\"\xe2\x82", 1, utf8);
    no("\"\xed\xa0\x80\"", 1, utf8);
    no("\"\xed\xa0\xbd\xed\xb0\xb3\"", 1, utf8);
    no("\"\xed\xbf\xbf\"", 1, utf8);

    no(R"({"a":1,"a":1})", 7, twice);
    no(R"({"":1,"":2})", 6, twice);
    no(R"({"ab":1,"a\u0062":2})", 8, twice);
    no("{\"\xc3\xa4\":1,\"\\u00e4\":2}", 8, twice);
    no(R"([{"a":{"b":1,"b":2}}])", 13, twice);
    for (const int members : {16, 17, 18, 1000}) {
        const QByteArray text = objectOf(members, "key1");
        no(text, int(text.size()) - 12, twice);
    }
    const QByteArray text = objectOf(100, "key99");
    no(text, int(text.size()) - 13, twice);
}

void tst_Json::whatIsDoubtfulIsRefusedWhereItStands()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(QString, message);
    const auto value = readJson(text);
    QVERIFY(!value);
    QCOMPARE(value.error().message, message);
    QCOMPARE(int(value.error().offset), offset);
}

void tst_Json::aFaultNamesItsPath_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("path");

    QTest::addRow("the document") << "x"_ba << QString();
    QTest::addRow("a member") << R"({"a":x})"_ba << u"a"_s;
    QTest::addRow("an item's member") << R"({"items":[{"sku":"A"},{"sku":"\ud800"}]})"_ba << u"items.1.sku"_s;
    QTest::addRow("a duplicate") << R"({"items":[{"sku":1,"sku":2}]})"_ba << u"items.0.sku"_s;
    QTest::addRow("a name that cannot be read") << R"({"items":[{"s\x":1}]})"_ba << u"items.0"_s;
    QTest::addRow("behind an item") << R"({"items":[1 2]})"_ba << u"items"_s;
}

void tst_Json::aFaultNamesItsPath()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, path);
    const auto value = readJson(text);
    QVERIFY(!value);
    QCOMPARE(value.error().path, path);
}

void tst_Json::everyCutOfADocumentIsRefused()
{
    const QByteArray text = "{\"a\":[1.5e3,true,null,\"\\u00e4\xf0\x9f\x90\xb3\\ud83d\\udc33\"],\"b\":{}}";
    QVERIFY(readJson(text));
    for (qsizetype size = 0; size < text.size(); ++size) {
        const auto value = readJson(QByteArrayView(text).first(size));
        QVERIFY(!value);
        QVERIFY(value.error().offset <= size);
    }
}

void tst_Json::everySequenceOfTwoBytesIsJudgedAsQtDoes()
{
    for (int first = 0x80; first < 0x100; ++first) {
        for (int second = 0; second < 0x100; ++second) {
            for (const QByteArrayView rest : {"", "\x80", "\x80\x80"}) {
                if (second < 0x20 || second == '"' || second == '\\')
                    continue;
                const QByteArray text = QByteArray(1, char(first)) + char(second) + rest.toByteArray();
                QCOMPARE(readJson('"' + text + '"').has_value(), text.isValidUtf8());
            }
        }
    }
}

void tst_Json::membersAreFoundByName()
{
    const JsonValue order =
        *readJson(R"({"customer":{"email":"ada@example.com"},"items":[{"quantity":2}],"notes":null})");
    QVERIFY(order.isObject());
    QCOMPARE(order[u"customer"][u"email"].toString(), u"ada@example.com"_s);
    QVERIFY(order[u"nobody"][u"at"][u"home"].isNull());
    QVERIFY(order.has(u"items"));
    QVERIFY(!order.has(u"notes"));
    QVERIFY(!order.has(u"Items"));
    QCOMPARE(order[u"items"].elements().first()[u"quantity"].toInteger(), 2);
    QCOMPARE(order.members().size(), 3);
}

void tst_Json::aValueOfAnotherTypeIsEmpty()
{
    for (const char *text : {"null", "true", "7", "\"a\"", "[1]", "{\"a\":1}"}) {
        const JsonValue value = *readJson(text);
        QCOMPARE(value.toBool(), value.isBoolean());
        QCOMPARE(value.digits().isEmpty(), !value.isNumber());
        QCOMPARE(value.toInteger().has_value(), value.isNumber());
        QCOMPARE(value.toString().isEmpty(), !value.isString());
        QCOMPARE(value.elements().isEmpty(), !value.isArray());
        QCOMPARE(value.members().isEmpty(), !value.isObject());
        QCOMPARE(value[u"a"].isNull(), !value.isObject());
    }
}

void tst_Json::numbersKeepTheirDigits()
{
    const JsonValue value = *readJson("[49.90,12345678901234567890]");
    QCOMPARE(value.elements()[0].digits(), "49.90"_ba);
    QCOMPARE(value.elements()[0].toDecimal(), (Decimal{4990, 2}));
    QCOMPARE(value.elements()[1].digits(), "12345678901234567890"_ba);
    QVERIFY(!value.elements()[1].toDecimal());
}

void tst_Json::wholeNumbersAreIntegersHoweverWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("number");

    QTest::addRow("plain") << "12"_ba << qint64(12);
    QTest::addRow("with a point") << "12.0"_ba << qint64(12);
    QTest::addRow("with an exponent") << "1.2e1"_ba << qint64(12);
    QTest::addRow("shortened") << "-1200e-2"_ba << qint64(-12);
    QTest::addRow("a half") << "12.5"_ba << qint64(-1);
    QTest::addRow("too large") << "1e30"_ba << qint64(-1);
    QTest::addRow("text") << "\"12\""_ba << qint64(-1);
}

void tst_Json::wholeNumbersAreIntegersHoweverWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, number);
    QCOMPARE(qint64(readJson(text)->toInteger().value_or(-1)), number);
}

// The quadratic way would compare two billion and a half names here.
void tst_Json::manyMembersAreReadInLinearTime()
{
    const QByteArray text = objectOf(70'000, "last");
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(readJson(text)->members().size(), 70'000);
    QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed())));
}

void tst_Json::theWriterKeepsCommasAndNesting()
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true).member("count"_L1, 2).key("orders"_L1).beginArray();
    for (const int number : {1, 2})
        json.beginObject()
            .member("number"_L1, number)
            .member("total"_L1, Money::fromMinor(4990), 2)
            .endObject();
    json.value(u"x"_s)
        .value("y"_L1)
        .null()
        .raw("[0]")
        .beginArray()
        .endArray()
        .beginObject()
        .endObject()
        .endArray();
    json.key(u"n\u00e4me"_s).value(*readJson(R"({"a":[1.50,"b",null,false]})")).endObject();
    QCOMPARE(json.take(),
             R"({"success":true,"count":2,"orders":[{"number":1,"total":49.90},{"number":2,"total":49.90},)"
             R"("x","y",null,[0],[],{}],"näme":{"a":[1.50,"b",null,false]}})"_ba);
}

void tst_Json::theWriterEscapesOnlyWhatItMust_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("json");

    QTest::addRow("plain") << u"a/b<c>&'"_s << "\"a/b<c>&'\""_ba;
    QTest::addRow("quotes and backslash") << u"\"\\"_s << R"("\"\\")"_ba;
    QTest::addRow("controls") << u"\b\f\n\r\t\u0001\u001f\u007f"_s
                              << "\"\\b\\f\\n\\r\\t\\u0001\\u001f\x7f\""_ba;
    QTest::addRow("NUL") << u"a\0b"_s << R"("a\u0000b")"_ba;
    QTest::addRow("all lengths of UTF-8")
        << u"\u0080\u07ff\u0800\uffff\U00010000\U0010ffff"_s
        << "\"\xc2\x80\xdf\xbf\xe0\xa0\x80\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf\""_ba;
    QTest::addRow("line separators") << u"\u2028\u2029"_s << "\"\xe2\x80\xa8\xe2\x80\xa9\""_ba;
    QTest::addRow("half a pair") << u"a"_s + QChar(0xd83d) + u'b' << "\"a\xef\xbf\xbd"_ba + "b\"";
    QTest::addRow("half a pair at the end") << u"a"_s + QChar(0xd83d) << "\"a\xef\xbf\xbd\""_ba;
    QTest::addRow("a pair the wrong way round")
        << QString(QChar(0xdc33)) + QChar(0xd83d) << "\"\xef\xbf\xbd\xef\xbf\xbd\""_ba;
    QTest::addRow("long") << QString(2000, u'\u20ac') + QString(600, u'\u0001')
                          << '"' + "\xe2\x82\xac"_ba.repeated(2000) + "\\u0001"_ba.repeated(600) + '"';
}

void tst_Json::theWriterEscapesOnlyWhatItMust()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, json);
    JsonWriter value, name;
    QCOMPARE(value.value(text).take(), json);
    QCOMPARE(name.beginObject().key(QStringView(text)).null().endObject().take(), '{' + json + ":null}");
}

void tst_Json::theWriterTakesEveryInteger()
{
    JsonWriter json;
    json.beginArray()
        .value(short(-1))
        .value(2u)
        .value(int64_t(3))
        .value(qint64(4))
        .value(size_t(5))
        .value(false);
    json.value(std::numeric_limits<int64_t>::min()).value("\xe4\x01"_L1).endArray();
    QCOMPARE(json.take(), "[-1,2,3,4,5,false,-9223372036854775808,\"ä\\u0001\"]"_ba);
}

void tst_Json::theWriterCanBeUsedAgain()
{
    JsonWriter json;
    QCOMPARE(json.value(1).take(), "1"_ba);
    QCOMPARE(json.beginArray().value(2).endArray().take(), "[2]"_ba);
}

// e and a combining acute are one character to whoever reads it, so they are one here.
void tst_Json::textIsBroughtToOneForm()
{
    const auto read = readJson("{\"cafe\\u0301\": [\"e\xcc\x81\", \"plain\"]}");
    QVERIFY(read);
    QCOMPARE((*read)[u"café"].elements()[0].toString(), u"é"_s);
    QCOMPARE((*read)[u"café"].elements()[1].toString(), u"plain"_s);
    const auto twice = readJson("{\"\xc3\xa9\": 1, \"e\\u0301\": 2}");
    QVERIFY(!twice);
    QCOMPARE(twice.error().message, u"duplicate key"_s);
}

QTEST_GUILESS_MAIN(tst_Json)
#include "tst_json.moc"
