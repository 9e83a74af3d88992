// SPDX-License-Identifier: GPL-3.0-or-later
// What contracts charge that are billed alone: whenever they begin and however long they are, their periods
// tile and cost what was agreed, on the days that somebody would name who counts on a calendar.
#include "core/domain/billing/contract_billing.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

ContractToBill contract(QDate start, int months, Money price = Money::fromMinor(4990))
{
    return {.rentalId = u"sub_1"_s,
            .title = u"Phone"_s,
            .terms = {.start = start, .months = months, .billingStart = {}, .prices = {{0, price}}},
            .billedUntil = start,
            .ahead = {},
            .charged = {},
            .credit = {}};
}

// Counted on the calendar, day by day: the day after a month's last period day, by month lengths alone.
QDate monthLater(QDate start, int months)
{
    int year = start.year(), month = start.month();
    for (int i = 0; i < months; ++i) {
        if (++month > 12) {
            month = 1;
            ++year;
        }
    }
    static constexpr int Days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    const int last = Days[month - 1] + (leap && month == 2 ? 1 : 0);
    return {year, month, std::min(start.day(), last)};
}

} // namespace

class TestContractBilling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyContractTilesAndCostsItsSum();
    void whateverWasChargedAheadTheRestTiles();
    void aCreditIsUsedUpFirst();
};

void TestContractBilling::everyContractTilesAndCostsItsSum()
{
    for (QDate start(2023, 12, 1); start <= QDate(2028, 3, 31); start = start.addDays(1)) {
        ContractToBill longest = contract(start, 60);
        // every shorter one is its beginning: what is charged of it does not depend on its length
        for (int k = 0; k < 60; ++k) {
            const auto next = nextToCharge(longest);
            QVERIFY(next);
            const DateRange expected{monthLater(start, k), monthLater(start, k + 1)};
            if (next->period != expected || next->date != expected.start || next->amount.minor() != 4990)
                QFAIL(qPrintable(u"%1 %2"_s.arg(start.toString(Qt::ISODate)).arg(k)));
            ContractToBill shorter = contract(start, k + 1);
            shorter.billedUntil = longest.billedUntil;
            shorter.charged = longest.charged;
            const ContractCharge last = charge(shorter, next->period, next->amount);
            if (last.price.minor() != 4990 || nextToCharge(shorter))
                QFAIL(qPrintable(u"the last of %1 %2"_s.arg(start.toString(Qt::ISODate)).arg(k + 1)));
            charge(longest, next->period, next->amount);
        }
        QVERIFY(!nextToCharge(longest));
        QCOMPARE(longest.charged.minor(), 60 * 4990);
    }
}

// Months that somebody asked for, in any order, at the contract's price.
void TestContractBilling::whateverWasChargedAheadTheRestTiles()
{
    std::mt19937 chance(20261122);
    const auto between = [&](int least, int most) {
        return std::uniform_int_distribution<int>(least, most)(chance);
    };
    for (int round = 0; round < 5000; ++round) {
        const int months = between(1, 48);
        ContractToBill billed =
            contract(QDate(2027, 1, 1).addDays(between(0, 800)), months, Money::fromMinor(between(0, 100000)));
        std::vector<DateRange> periods;
        const auto take = [&](const Instalment &due) {
            periods.push_back(charge(billed, due.period, due.amount).period);
        };
        std::vector<int> asked;
        for (int k = 0; k < months; ++k) {
            if (between(0, 3) == 0)
                asked.push_back(k);
        }
        std::ranges::shuffle(asked, chance);
        for (const int k : asked)
            take(instalment(billed.terms, k));
        while (const auto next = nextToCharge(billed))
            take(*next);
        QCOMPARE(billed.charged, sumOfInstalments(billed.terms));
        QCOMPARE(billed.billedUntil, endOf(billed.terms));
        QVERIFY(billed.ahead.empty());
        std::ranges::sort(periods, {}, &DateRange::start);
        QDate begin = billed.terms.start;
        for (const DateRange &period : periods) {
            QCOMPARE(period.start, begin);
            begin = period.end;
        }
        QCOMPARE(begin, endOf(billed.terms));
    }
}

void TestContractBilling::aCreditIsUsedUpFirst()
{
    ContractToBill billed = contract(QDate(2028, 1, 31), 3);
    billed.credit = Money::fromMinor(6000);
    QList<qint64> prices, asked;
    while (const auto next = nextToCharge(billed)) {
        const ContractCharge made = charge(billed, next->period, next->amount);
        prices += made.price.minor();
        asked += made.contractPrice.minor();
    }
    QCOMPARE(prices, (QList<qint64>{0, 3980, 4990}));
    QCOMPARE(asked, (QList<qint64>{4990, 4990, 4990}));
}

QTEST_GUILESS_MAIN(TestContractBilling)
#include "tst_contract_billing.moc"
