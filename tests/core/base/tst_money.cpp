// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/money.h"

#include <QTest>

#include <array>
#include <limits>

using namespace Qt::StringLiterals;
using namespace onhire;

static Money minor(int64_t units)
{
    return Money::fromMinor(units);
}

static constexpr int64_t Most = std::numeric_limits<int64_t>::max();
static constexpr int64_t Least = std::numeric_limits<int64_t>::min();

class tst_Money : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCurrencyHasItsExponent_data();
    void aCurrencyHasItsExponent();
    void everyCurrentCurrencyIsKnown();
    void aDecimalIsReadExactly_data();
    void aDecimalIsReadExactly();
    void whatIsNoDecimalIsRefused_data();
    void whatIsNoDecimalIsRefused();
    void decimalsAreEqualByValue();
    void anAmountIsReadInMinorUnits_data();
    void anAmountIsReadInMinorUnits();
    void anAmountIsWrittenWithAllItsDecimals_data();
    void anAmountIsWrittenWithAllItsDecimals();
    void overflowAnswersNothing();
    void halvesRoundAwayFromZero();
    void aSplitGivesTheLargestRemaindersFirst_data();
    void aSplitGivesTheLargestRemaindersFirst();
    void theNetOfAGross_data();
    void theNetOfAGross();
};

void tst_Money::aCurrencyHasItsExponent_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("exponent");

    QTest::addRow("yen") << u"JPY"_s << 0;
    QTest::addRow("CFA franc") << u"XOF"_s << 0;
    QTest::addRow("Icelandic krona") << u"ISK"_s << 0;
    QTest::addRow("euro") << u"EUR"_s << 2;
    QTest::addRow("riyal") << u"QAR"_s << 2;
    QTest::addRow("first of the list") << u"AED"_s << 2;
    QTest::addRow("last of the list") << u"ZWG"_s << 2;
    QTest::addRow("Caribbean guilder, of 2025") << u"XCG"_s << 2;
    QTest::addRow("Kuwaiti dinar") << u"KWD"_s << 3;
    QTest::addRow("Tunisian dinar") << u"TND"_s << 3;
    QTest::addRow("unidad de fomento") << u"CLF"_s << 4;
    QTest::addRow("unidad previsional") << u"UYW"_s << 4;
    QTest::addRow("lev, replaced in 2026") << u"BGN"_s << -1;
    QTest::addRow("kuna, replaced in 2023") << u"HRK"_s << -1;
    QTest::addRow("gold has no minor unit") << u"XAU"_s << -1;
    QTest::addRow("no currency") << u"XXX"_s << -1;
    QTest::addRow("lower case") << u"eur"_s << -1;
    QTest::addRow("too long") << u"EURO"_s << -1;
    QTest::addRow("too short") << u"EU"_s << -1;
    QTest::addRow("empty") << QString() << -1;
}

void tst_Money::aCurrencyHasItsExponent()
{
    QFETCH(QString, code);
    QFETCH(int, exponent);
    QCOMPARE(currencyExponent(code).value_or(-1), exponent);
}

void tst_Money::everyCurrentCurrencyIsKnown()
{
    std::array<int, 5> counts{};
    for (int i = 0; i < 26 * 26 * 26; ++i) {
        const char16_t code[] = {char16_t(u'A' + i / 676), char16_t(u'A' + i / 26 % 26),
                                 char16_t(u'A' + i % 26), 0};
        if (const std::optional<int> exponent = currencyExponent(code))
            ++counts.at(size_t(*exponent));
    }
    QCOMPARE(counts, (std::array<int, 5>{17, 0, 139, 7, 2}));
}

void tst_Money::aDecimalIsReadExactly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("value");
    QTest::addColumn<int>("scale");

    QTest::addRow("zero") << "0"_ba << qint64(0) << 0;
    QTest::addRow("minus zero") << "-0.00"_ba << qint64(0) << 0;
    QTest::addRow("whole") << "1200"_ba << qint64(1200) << 0;
    QTest::addRow("price") << "49.90"_ba << qint64(499) << 1;
    QTest::addRow("negative") << "-0.07"_ba << qint64(-7) << 2;
    QTest::addRow("exponent") << "1.2e1"_ba << qint64(12) << 0;
    QTest::addRow("negative exponent") << "125E-3"_ba << qint64(125) << 3;
    QTest::addRow("exponent with plus") << "1e+17"_ba << qint64(100'000'000'000'000'000) << 0;
    QTest::addRow("18 digits") << "999999999999999999"_ba << qint64(999'999'999'999'999'999) << 0;
    QTest::addRow("18 decimals") << "0.000000000000000001"_ba << qint64(1) << 18;
    QTest::addRow("zeros beyond") << "1.0000000000000000000000000000"_ba << qint64(1) << 0;
    QTest::addRow("zero of any exponent") << "0e99999999999999999999"_ba << qint64(0) << 0;
}

void tst_Money::aDecimalIsReadExactly()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, value);
    QFETCH(int, scale);
    const std::optional<Decimal> decimal = Decimal::parse(text);
    QVERIFY(decimal);
    QCOMPARE(qint64(decimal->value), value);
    QCOMPARE(decimal->scale, scale);
}

void tst_Money::whatIsNoDecimalIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"",
                             "-",
                             "+1",
                             ".5",
                             "1.",
                             "01",
                             "-01",
                             "1e",
                             "1e+",
                             "e5",
                             "0x10",
                             "NaN",
                             "Infinity",
                             "1,5",
                             " 1",
                             "1 ",
                             "1.2.3",
                             "--1",
                             "1000000000000000000",
                             "0.0000000000000000001",
                             "1e18",
                             "1e-19",
                             "1e99999999999999999999",
                             "1e-99999999999999999999",
                             "1234567890.123456789"})
        QTest::addRow("'%s'", text) << QByteArray(text);
}

void tst_Money::whatIsNoDecimalIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!Decimal::parse(text));
}

void tst_Money::decimalsAreEqualByValue()
{
    QCOMPARE((Decimal{1900, 2}), (Decimal{19, 0}));
    QCOMPARE((Decimal{0, 18}), (Decimal{0, 0}));
    QVERIFY((Decimal{19, 1}) != (Decimal{19, 0}));
}

void tst_Money::anAmountIsReadInMinorUnits_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("exponent");
    QTest::addColumn<bool>("accepted");
    QTest::addColumn<qint64>("units");

    QTest::addRow("euro") << "49.9"_ba << 2 << true << qint64(4990);
    QTest::addRow("zeros are no decimals") << "49.9000"_ba << 2 << true << qint64(4990);
    QTest::addRow("too many decimals") << "49.901"_ba << 2 << false << qint64(0);
    QTest::addRow("yen") << "500"_ba << 0 << true << qint64(500);
    QTest::addRow("half a yen") << "0.5"_ba << 0 << false << qint64(0);
    QTest::addRow("dinar") << "-1.234"_ba << 3 << true << qint64(-1234);
    QTest::addRow("four decimals") << "0.0001"_ba << 4 << true << qint64(1);
    QTest::addRow("the largest") << "10000000000.00"_ba << 2 << true << qint64(1'000'000'000'000);
    QTest::addRow("the lowest") << "-1e12"_ba << 0 << true << qint64(-1'000'000'000'000);
    QTest::addRow("one more") << "10000000000.01"_ba << 2 << false << qint64(0);
    QTest::addRow("18 digits") << "999999999999999999"_ba << 4 << false << qint64(0);
}

void tst_Money::anAmountIsReadInMinorUnits()
{
    QFETCH(QByteArray, text);
    QFETCH(int, exponent);
    QFETCH(bool, accepted);
    QFETCH(qint64, units);
    const std::optional<Money> amount = Money::fromDecimal(*Decimal::parse(text), exponent);
    QCOMPARE(amount.has_value(), accepted);
    QCOMPARE(qint64(amount.value_or(Money()).minor()), units);
}

void tst_Money::anAmountIsWrittenWithAllItsDecimals_data()
{
    QTest::addColumn<qint64>("units");
    QTest::addColumn<int>("exponent");
    QTest::addColumn<QByteArray>("json");

    QTest::addRow("euro") << qint64(4990) << 2 << "49.90"_ba;
    QTest::addRow("cent") << qint64(1) << 2 << "0.01"_ba;
    QTest::addRow("minus a cent") << qint64(-1) << 2 << "-0.01"_ba;
    QTest::addRow("nothing") << qint64(0) << 2 << "0.00"_ba;
    QTest::addRow("yen") << qint64(-500) << 0 << "-500"_ba;
    QTest::addRow("dinar") << qint64(12345) << 3 << "12.345"_ba;
    QTest::addRow("four decimals") << qint64(999) << 4 << "0.0999"_ba;
    QTest::addRow("most") << qint64(Most) << 2 << "92233720368547758.07"_ba;
    QTest::addRow("least") << qint64(Least) << 3 << "-9223372036854775.808"_ba;
    QTest::addRow("least, no decimals") << qint64(Least) << 0 << "-9223372036854775808"_ba;
}

void tst_Money::anAmountIsWrittenWithAllItsDecimals()
{
    QFETCH(qint64, units);
    QFETCH(int, exponent);
    QFETCH(QByteArray, json);
    QCOMPARE(minor(units).toJson(exponent), json);
}

void tst_Money::overflowAnswersNothing()
{
    QVERIFY(!Money::sum(minor(Most), minor(1)));
    QVERIFY(!Money::sum(minor(Least), minor(-1)));
    QVERIFY(!Money::difference(minor(0), minor(Least)));
    QVERIFY(!minor(Least).times(-1));
    QVERIFY(!minor(Most).times(2));
    QVERIFY(!minor(Most).percent({101, 0}));
    QVERIFY(!minor(Least).fraction(-1, 1));
    QVERIFY(!netOf(minor(100), {-1, 0}));
    QCOMPARE(Money::sum(minor(Most), minor(Least)), minor(-1));
    QCOMPARE(minor(Least).percent({100, 0}), minor(Least));
    QCOMPARE(minor(Most).fraction(Most, Most), minor(Most));
}

void tst_Money::halvesRoundAwayFromZero()
{
    QCOMPARE(minor(1).percent({50, 0}), minor(1));
    QCOMPARE(minor(-1).percent({50, 0}), minor(-1));
    QCOMPARE(minor(1).percent({499, 1}), minor(0));
    QCOMPARE(minor(5).fraction(1, 2), minor(3));
    QCOMPARE(minor(-5).fraction(1, 2), minor(-3));
    QCOMPARE(minor(4).fraction(1, 3), minor(1));
    QCOMPARE(minor(5).fraction(-1, 3), minor(-2));
}

void tst_Money::aSplitGivesTheLargestRemaindersFirst_data()
{
    using Numbers = QList<qint64>;
    QTest::addColumn<qint64>("whole");
    QTest::addColumn<Numbers>("weights");
    QTest::addColumn<Numbers>("parts");

    QTest::addRow("even") << qint64(100) << Numbers{1, 1} << Numbers{50, 50};
    QTest::addRow("ties to the first") << qint64(100) << Numbers{1, 1, 1} << Numbers{34, 33, 33};
    QTest::addRow("two left") << qint64(101) << Numbers{1, 1, 1} << Numbers{34, 34, 33};
    QTest::addRow("largest remainder") << qint64(10) << Numbers{1, 5, 3} << Numbers{1, 6, 3};
    QTest::addRow("negative") << qint64(-100) << Numbers{1, 1, 1} << Numbers{-34, -33, -33};
    QTest::addRow("no weight, nothing") << qint64(1) << Numbers{0, 1, 0} << Numbers{0, 1, 0};
    QTest::addRow("no weights at all") << qint64(77) << Numbers{0, 0} << Numbers{77, 0};
    QTest::addRow("nobody") << qint64(77) << Numbers{} << Numbers{};
    QTest::addRow("huge") << qint64(Most) << Numbers{Most, Most} << Numbers{Most / 2 + 1, Most / 2};
    QTest::addRow("least") << qint64(Least) << Numbers{0, Most} << Numbers{0, Least};
}

void tst_Money::aSplitGivesTheLargestRemaindersFirst()
{
    QFETCH(qint64, whole);
    QFETCH(QList<qint64>, weights);
    QFETCH(QList<qint64>, parts);
    QList<qint64> got;
    const std::vector<int64_t> shares(weights.begin(), weights.end());
    for (const Money part : splitByLargestRemainder(minor(whole), shares))
        got.append(part.minor());
    QCOMPARE(got, parts);
}

void tst_Money::theNetOfAGross_data()
{
    QTest::addColumn<qint64>("gross");
    QTest::addColumn<QByteArray>("rate");
    QTest::addColumn<qint64>("net");

    QTest::addRow("19 percent") << qint64(11900) << "19"_ba << qint64(10000);
    QTest::addRow("no tax") << qint64(4990) << "0"_ba << qint64(4990);
    QTest::addRow("half up") << qint64(1) << "100"_ba << qint64(1);
    QTest::addRow("half down below zero") << qint64(-1) << "100"_ba << qint64(-1);
    QTest::addRow("with decimals") << qint64(10770) << "7.7"_ba << qint64(10000);
    QTest::addRow("most at scale 18") << qint64(Most) << "0.000000000000000001"_ba << qint64(Most);
    QTest::addRow("least at an enormous rate") << qint64(Least) << "999999999999999999"_ba << qint64(-922);
}

void tst_Money::theNetOfAGross()
{
    QFETCH(qint64, gross);
    QFETCH(QByteArray, rate);
    QFETCH(qint64, net);
    QCOMPARE(qint64(netOf(minor(gross), *Decimal::parse(rate))->minor()), net);
}

QTEST_GUILESS_MAIN(tst_Money)
#include "tst_money.moc"
