// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to keep a device or to give it back early, against sums made by hand: a contract of 24 months
// from 31 January 2026 at 49.90 a month, owed up to 30 November, of which 499.00 was collected, for a device of
// 1,200.00.
#include "core/domain/subscriptions/buyout.h"
#include "core/domain/subscriptions/early_return.h"
#include "core/domain/tenants/settings.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

Standing standing()
{
    return {.today = QDate(2026, 11, 21),
            .terms = {QDate(2026, 1, 31), 24, BillingStart::Immediate, {{0, Money::fromMinor(4990)}}},
            .owed = {{QDate(2026, 1, 31), QDate(2026, 11, 30)}},
            .monthlyAmount = Money::fromMinor(4990),
            .listPrice = Money::fromMinor(149900),
            .acquisitionCost = Money::fromMinor(120000),
            .totalCollected = Money::fromMinor(49900)};
}

Settings settings(const QByteArray &chosen)
{
    return Settings(json(chosen));
}

QByteArray text(Money amount)
{
    return amount.toJson(2);
}

QByteArray text(const std::optional<Decimal> &decimal)
{
    return decimal ? decimalJson(*decimal) : "none"_ba;
}

QByteArray lineOf(const BuyoutQuote &quote)
{
    return QByteArrayList{text(quote.price), text(quote.remainder.value), text(quote.residualValue)}.join(' ');
}

} // namespace

class tst_Quotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBuyoutCostsWhatTheMethodSays_data();
    void aBuyoutCostsWhatTheMethodSays();
    void aPartOfAMonthCountsByItsDays_data();
    void aPartOfAMonthCountsByItsDays();
    void aBuyoutShowsWhatTheDeviceBroughtIn();
    void aDeviceOfUnknownCostIsNotJudged();
    void aListPriceIsNotInvented();
    void anEarlyReturnCostsWhatTheMethodSays_data();
    void anEarlyReturnCostsWhatTheMethodSays();
    void theFeeIsRoundedOnce();
    void theFirstDaysAreFree_data();
    void theFirstDaysAreFree();
    void nothingRemainsOfAContractThatIsOwedWhole();
    void theLargestAmountsStillFit();
};

// 14 months remain: 14 × 49.90 = 698.60
void tst_Quotes::aBuyoutCostsWhatTheMethodSays_data()
{
    QTest::addColumn<QByteArray>("chosen");
    QTest::addColumn<QByteArray>("line"); // price, remaining value, residual value
    QTest::newRow("by default") << "{}"_ba
                                << "818.60 698.60 120.00"_ba;
    QTest::newRow("another percentage") << "{'buyout.residualPercent':12.345}"_ba
                                        << "846.74 698.60 148.14"_ba;
    QTest::newRow("at least the minimum") << "{'buyout.residualMinimum':150}"_ba
                                          << "848.60 698.60 150.00"_ba;
    QTest::newRow("a minimum below") << "{'buyout.residualMinimum':119.99}"_ba
                                     << "818.60 698.60 120.00"_ba;
    QTest::newRow("remaining only") << "{'buyout.method':'remaining'}"_ba
                                    << "698.60 698.60 0.00"_ba;
    QTest::newRow("list price") << "{'buyout.method':'list_price_percent'}"_ba
                                << "149.90 698.60 149.90"_ba;
    QTest::newRow("half a cent up")
        << "{'buyout.method':'list_price_percent','buyout.listPricePercent':12.5}"_ba
        << "187.38 698.60 187.38"_ba;
    QTest::newRow("flat") << "{'buyout.method':'flat','buyout.flatFee':99.95}"_ba
                          << "99.95 698.60 99.95"_ba;
    QTest::newRow("flat, and nothing") << "{'buyout.method':'flat'}"_ba
                                       << "0.00 698.60 0.00"_ba;
}

void tst_Quotes::aBuyoutCostsWhatTheMethodSays()
{
    QFETCH(const QByteArray, chosen);
    QFETCH(const QByteArray, line);
    const auto quote = quoteBuyout(standing(), settings(chosen), 2);
    QVERIFY(quote);
    QCOMPARE(lineOf(*quote), line);
    QVERIFY((quote->remainder.months == Decimal{14, 0}));
}

// From 31 October to 30 November are 30 days.
void tst_Quotes::aPartOfAMonthCountsByItsDays_data()
{
    QTest::addColumn<QDate>("owedUntil");
    QTest::addColumn<QByteArray>("months");
    QTest::addColumn<int>("whole");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("14 of 30 days") << QDate(2026, 11, 16) << "14.4667"_ba << 14 << "721.89"_ba;
    QTest::newRow("15 of 30 days") << QDate(2026, 11, 15) << "14.5"_ba << 15 << "723.55"_ba;
    QTest::newRow("one day") << QDate(2028, 1, 30) << "0.0323"_ba << 0 << "1.61"_ba;
}

void tst_Quotes::aPartOfAMonthCountsByItsDays()
{
    QFETCH(const QDate, owedUntil);
    QFETCH(const QByteArray, months);
    QFETCH(const int, whole);
    QFETCH(const QByteArray, value);
    Standing contract = standing();
    contract.owed = {{contract.terms.start, owedUntil}};
    const Remainder remainder = remainderOf(contract);
    QCOMPARE(text(remainder.months), months);
    QCOMPARE(remainder.wholeMonths, whole);
    QCOMPARE(text(remainder.value), value);
}

void tst_Quotes::aBuyoutShowsWhatTheDeviceBroughtIn()
{
    const auto quote = quoteBuyout(standing(), settings("{}"), 2);
    QVERIFY(quote);
    QCOMPARE(text(quote->recovery.collected), "1317.60"_ba); // 499.00 + 818.60
    QCOMPARE(text(*quote->recovery.margin), "117.60"_ba); // − 1,200.00
    QCOMPARE(text(quote->recovery.marginPercent), "9.8"_ba);
    QCOMPARE(text(quote->recovery.recoveredPercent), "109.8"_ba);

    const auto cheap = quoteBuyout(standing(), settings("{'buyout.method':'flat'}"), 2);
    QCOMPARE(text(*cheap->recovery.margin), "-701.00"_ba);
    QCOMPARE(text(cheap->recovery.marginPercent), "-58.4"_ba); // 58.41…
}

void tst_Quotes::aDeviceOfUnknownCostIsNotJudged()
{
    Standing contract = standing();
    contract.acquisitionCost.reset();
    const auto quote = quoteBuyout(contract, settings("{'buyout.residualMinimum':20}"), 2);
    QCOMPARE(lineOf(*quote), "718.60 698.60 20.00"_ba);
    QVERIFY(!quote->recovery.margin);
    QVERIFY(!quote->recovery.marginPercent);

    contract.acquisitionCost = Money();
    const EarlyReturnQuote free = quoteEarlyReturn(contract, settings("{}"), 2);
    QVERIFY(!free.recovery.recoveredPercent);
    QCOMPARE(text(*free.recovery.margin), "848.30"_ba);
}

void tst_Quotes::aListPriceIsNotInvented()
{
    Standing contract = standing();
    contract.listPrice.reset();
    const auto quote = quoteBuyout(contract, settings("{'buyout.method':'list_price_percent'}"), 2);
    QVERIFY(!quote);
    QCOMPARE(quote.error().code, ErrorCode::InvalidBuyoutPrice);
    QVERIFY(quoteBuyout(contract, settings("{}"), 2));
}

void tst_Quotes::anEarlyReturnCostsWhatTheMethodSays_data()
{
    QTest::addColumn<QByteArray>("chosen");
    QTest::addColumn<QByteArray>("fee");
    QTest::addColumn<QByteArray>("percent");
    QTest::newRow("half by default") << "{}"_ba
                                     << "349.30"_ba
                                     << "50"_ba;
    QTest::newRow("a third") << "{'earlyReturn.feePercent':33.3}"_ba
                             << "232.63"_ba
                             << "33.3"_ba;
    QTest::newRow("nothing of it") << "{'earlyReturn.feePercent':0}"_ba
                                   << "0.00"_ba
                                   << "0"_ba;
    QTest::newRow("flat") << "{'earlyReturn.method':'flat','earlyReturn.flatFee':75.5}"_ba
                          << "75.50"_ba
                          << "0"_ba;
    QTest::newRow("none") << "{'earlyReturn.method':'none','earlyReturn.flatFee':75}"_ba
                          << "0.00"_ba
                          << "0"_ba;
}

void tst_Quotes::anEarlyReturnCostsWhatTheMethodSays()
{
    QFETCH(const QByteArray, chosen);
    QFETCH(const QByteArray, fee);
    QFETCH(const QByteArray, percent);
    const EarlyReturnQuote quote = quoteEarlyReturn(standing(), settings(chosen), 2);
    QCOMPARE(text(quote.fee), fee);
    QCOMPARE(text(quote.feePercent), percent);
    QCOMPARE(text(quote.remainder.value), "698.60"_ba);
    QCOMPARE(quote.daysFromStart, 294);
    QVERIFY(!quote.inGracePeriod);
    QCOMPARE(quote.recovery.collected.minor(), 49900 + quote.fee.minor());
}

// 9.6667 × 31.00 × 50 % = 149.83385, though half of the 299.67 that remain are 149.835.
void tst_Quotes::theFeeIsRoundedOnce()
{
    Standing contract = standing();
    contract.terms = {QDate(2026, 1, 1), 13, BillingStart::Immediate, {{0, Money::fromMinor(3100)}}};
    contract.owed = {{QDate(2026, 1, 1), QDate(2026, 4, 11)}};
    contract.monthlyAmount = Money::fromMinor(3100);
    const EarlyReturnQuote quote = quoteEarlyReturn(contract, settings("{}"), 2);
    QCOMPARE(decimalJson(quote.remainder.months), "9.6667"_ba);
    QCOMPARE(text(quote.remainder.value), "299.67"_ba);
    QCOMPARE(text(quote.fee), "149.83"_ba);
}

void tst_Quotes::theFirstDaysAreFree_data()
{
    QTest::addColumn<QDate>("today");
    QTest::addColumn<int>("graceDays");
    QTest::addColumn<bool>("free");
    QTest::newRow("the first day") << QDate(2026, 1, 31) << 14 << true;
    QTest::newRow("the fourteenth day") << QDate(2026, 2, 13) << 14 << true;
    QTest::newRow("the fifteenth day") << QDate(2026, 2, 14) << 14 << false;
    QTest::newRow("before the start") << QDate(2026, 1, 1) << 14 << true;
    QTest::newRow("no grace") << QDate(2026, 1, 31) << 0 << false;
}

void tst_Quotes::theFirstDaysAreFree()
{
    QFETCH(const QDate, today);
    QFETCH(const int, graceDays);
    QFETCH(const bool, free);
    Standing contract = standing();
    contract.today = today;
    const EarlyReturnQuote quote = quoteEarlyReturn(
        contract, settings("{'earlyReturn.graceDays':" + QByteArray::number(graceDays) + '}'), 2);
    QCOMPARE(quote.inGracePeriod, free);
    QCOMPARE(quote.fee.isZero(), free);
    QCOMPARE(quote.feePercent == Decimal{}, free);
    QVERIFY(quote.daysFromStart >= 0);
}

void tst_Quotes::nothingRemainsOfAContractThatIsOwedWhole()
{
    Standing contract = standing();
    contract.owed = {{contract.terms.start, endOf(contract.terms)}};
    QCOMPARE(lineOf(*quoteBuyout(contract, settings("{}"), 2)), "120.00 0.00 120.00"_ba);
    QVERIFY(quoteEarlyReturn(contract, settings("{}"), 2).fee.isZero());
}

void tst_Quotes::theLargestAmountsStillFit()
{
    Standing contract = standing();
    contract.terms.months = 120;
    contract.owed.clear();
    contract.monthlyAmount = Money::fromMinor(Money::Largest);
    contract.acquisitionCost = Money::fromMinor(Money::Largest);
    const auto quote = quoteBuyout(contract, settings("{'buyout.residualPercent':100}"), 2);
    QCOMPARE(quote->price.minor(), 121 * Money::Largest);
}

QTEST_GUILESS_MAIN(tst_Quotes)
#include "tst_quotes.moc"
