// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule of a contract, judged by an oracle that knows only how many days a month has.
#include "core/domain/subscriptions/schedule.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

struct Day
{
    int year, month, day;

    static Day of(QDate date) { return {date.year(), date.month(), date.day()}; }
    QDate date() const { return QDate(year, month, day); }
};

int daysIn(int year, int month)
{
    static constexpr int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return lengths[month - 1] + (month == 2 && leap ? 1 : 0);
}

// The same day of another month, or that month's last one.
Day monthsOn(Day anchor, int months)
{
    const int count = anchor.year * 12 + anchor.month - 1 + months;
    const int year = count / 12, month = count % 12 + 1;
    return {year, month, std::min(anchor.day, daysIn(year, month))};
}

Day dueBy(BillingStart start, Day anchor, int index)
{
    if (start == BillingStart::FirstOfNextMonth)
        return monthsOn({anchor.year, anchor.month, 1}, index + 1);
    return monthsOn(anchor, start == BillingStart::Immediate ? index : index + 1);
}

std::vector<PriceStep> flat(int64_t minor)
{
    return {{0, Money::fromMinor(minor)}};
}

Terms terms(QDate start, int months, std::vector<PriceStep> prices = flat(4990),
            BillingStart billingStart = BillingStart::Immediate)
{
    return {start, months, billingStart, std::move(prices)};
}

} // namespace

class tst_Schedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void periodsTileEveryContract_data();
    void periodsTileEveryContract();
    void chargingWhatIsNextChargesEachPeriodOnce_data() { periodsTileEveryContract_data(); }
    void chargingWhatIsNextChargesEachPeriodOnce();
    void everyDayLeftIsCounted();
    void aGroupsStubIsChargedByItsDays();
    void monthsThatRemain_data();
    void monthsThatRemain();
    void aNewPriceHoldsFromTheFirstInstalmentThatIsNotBilled_data();
    void aNewPriceHoldsFromTheFirstInstalmentThatIsNotBilled();
    void whatWasChargedAheadKeepsItsPrice();
    void anInstalmentCostsTheLatestPrice();
    void pricesAreKeptAsJson();
    void pricesThatMakeNoSenseAreNotRead_data();
    void pricesThatMakeNoSenseAreNotRead();
    void billingStartsHaveNames();
};

void tst_Schedule::periodsTileEveryContract_data()
{
    QTest::addColumn<int>("billingStart");
    for (const auto start :
         {BillingStart::Immediate, BillingStart::FirstOfNextMonth, BillingStart::SameDayNextMonth})
        QTest::addRow("%s", nameOf(start).data()) << int(start);
}

// Every start of four years, 1 to 60 months.
void tst_Schedule::periodsTileEveryContract()
{
    QFETCH(const int, billingStart);
    for (QDate start(2025, 1, 1); start.year() < 2029; start = start.addDays(1)) {
        const Day anchor = Day::of(start);
        QDate covered = start;
        QDate lastDate;
        for (int months = 1; months <= 60; ++months) {
            const Terms contract = terms(start, months, flat(4990), BillingStart(billingStart));
            const Instalment last = instalment(contract, months - 1);
            QCOMPARE(last.period.start, covered);
            covered = monthsOn(anchor, months).date();
            QCOMPARE(last.period.end, covered);
            QCOMPARE(endOf(contract), covered);
            QCOMPARE(last.date, dueBy(BillingStart(billingStart), anchor, months - 1).date());
            QVERIFY(months == 1 || last.date > lastDate);
            lastDate = last.date;
        }
    }
}

// What a billing run does, period after period, for starts of a leap year and of the year after.
void tst_Schedule::chargingWhatIsNextChargesEachPeriodOnce()
{
    QFETCH(const int, billingStart);
    for (QDate start(2028, 1, 1); start.year() < 2030; start = start.addDays(1)) {
        for (const int months : {1, 2, 3, 12, 13, 24, 60}) {
            const Terms contract = terms(start, months, flat(4990), BillingStart(billingStart));
            QDate billedUntil = start;
            int64_t sum = 0;
            for (int k = 0; k < months; ++k) {
                const auto next = nextInstalment(contract, billedUntil);
                QVERIFY(next);
                QVERIFY(*next == instalment(contract, k));
                QCOMPARE(nextBillingDate(contract, billedUntil), std::optional(next->date));
                QCOMPARE(firstUnbilledInstalment(contract, billedUntil), k);
                QVERIFY((monthsRemaining(contract, billedUntil) == Decimal{months - k, 0}));
                billedUntil = next->period.end;
                sum += next->amount.minor();
            }
            QVERIFY(!nextInstalment(contract, billedUntil));
            QVERIFY(!nextBillingDate(contract, billedUntil));
            QVERIFY(monthsRemaining(contract, billedUntil) == Decimal{});
            QCOMPARE(firstUnbilledInstalment(contract, billedUntil), months);
            QCOMPARE(sumOfInstalments(contract).minor(), sum);
        }
    }
}

// Wherever a group left off, what is left of that period and the whole ones after it make up the rest.
void tst_Schedule::everyDayLeftIsCounted()
{
    for (const QDate start :
         {QDate(2028, 1, 31), QDate(2028, 2, 29), QDate(2027, 12, 1), QDate(2026, 11, 30)}) {
        const Terms contract = terms(start, 14);
        for (QDate until = start; until < endOf(contract); until = until.addDays(1)) {
            const auto stub = nextInstalment(contract, until);
            QVERIFY(stub);
            QCOMPARE(stub->period.start, until);
            QVERIFY(stub->date >= until);
            const DateRange whole = instalment(contract, stub->index).period;
            QCOMPARE(stub->period.end, whole.end);
            QVERIFY(whole.start <= until);
            const Decimal left = monthsRemaining(contract, until);
            qint64 tenThousandths = left.value;
            for (int scale = left.scale; scale < 4; ++scale)
                tenThousandths *= 10;
            const qint64 exactTimesDays =
                10'000 * ((13 - stub->index) * whole.days() + until.daysTo(whole.end));
            QVERIFY(qAbs(tenThousandths * whole.days() - exactTimesDays) * 2 <= whole.days());
        }
    }
}

// From spec: joins on 10 January with its instalment paid to 10 February; the group paid to 1 March.
void tst_Schedule::aGroupsStubIsChargedByItsDays()
{
    const Terms contract = terms(QDate(2028, 1, 10), 12, flat(2900));
    const auto stub = nextInstalment(contract, QDate(2028, 3, 1));
    QVERIFY(stub);
    QCOMPARE(stub->index, 1);
    QCOMPARE(stub->period, (DateRange{QDate(2028, 3, 1), QDate(2028, 3, 10)}));
    QCOMPARE(stub->date, QDate(2028, 3, 1));
    QCOMPARE(stub->amount.minor(), 900); // 9 of 29 days
}

void tst_Schedule::monthsThatRemain_data()
{
    QTest::addColumn<QDate>("billedUntil");
    QTest::addColumn<QByteArray>("months");
    QTest::newRow("nothing billed") << QDate(2028, 1, 10) << "12"_ba;
    QTest::newRow("two billed") << QDate(2028, 3, 10) << "10"_ba;
    QTest::newRow("9 of 29 days are left of the second") << QDate(2028, 3, 1) << "10.3103"_ba;
    QTest::newRow("30 of 31") << QDate(2028, 3, 11) << "9.9677"_ba;
    QTest::newRow("one day") << QDate(2029, 1, 9) << "0.0323"_ba;
    QTest::newRow("all billed") << QDate(2029, 1, 10) << "0"_ba;
    QTest::newRow("billed beyond the end") << QDate(2029, 2, 1) << "0"_ba;
}

void tst_Schedule::monthsThatRemain()
{
    QFETCH(const QDate, billedUntil);
    QFETCH(const QByteArray, months);
    QVERIFY(monthsRemaining(terms(QDate(2028, 1, 10), 12), billedUntil) == Decimal::parse(months));
}

void tst_Schedule::aNewPriceHoldsFromTheFirstInstalmentThatIsNotBilled_data()
{
    QTest::addColumn<QDate>("billedUntil");
    QTest::addColumn<QByteArray>("prices");
    QTest::newRow("from the very first") << QDate(2028, 1, 31) << "[[0,3990]]"_ba;
    QTest::newRow("after the first") << QDate(2028, 2, 29) << "[[0,4990],[1,3990]]"_ba;
    QTest::newRow("within the second, which is billed in part")
        << QDate(2028, 3, 1) << "[[0,4990],[2,3990]]"_ba;
    QTest::newRow("with an earlier change behind") << QDate(2028, 7, 31) << "[[0,4990],[5,1000],[6,3990]]"_ba;
    QTest::newRow("all of the first term billed") << QDate(2029, 1, 31) << "[[0,4990],[5,1000],[12,3990]]"_ba;
}

void tst_Schedule::aNewPriceHoldsFromTheFirstInstalmentThatIsNotBilled()
{
    QFETCH(const QDate, billedUntil);
    QFETCH(const QByteArray, prices);
    const std::vector<PriceStep> before{{0, Money::fromMinor(4990)}, {5, Money::fromMinor(1000)}};
    const Terms contract = terms(QDate(2028, 1, 31), 12, before);
    const int from = firstUnbilledInstalment(contract, billedUntil);
    QCOMPARE(pricesJson(withPriceFrom(before, from, Money::fromMinor(3990))), prices);
}

void tst_Schedule::whatWasChargedAheadKeepsItsPrice()
{
    const std::vector<PriceStep> before{{0, Money::fromMinor(4990)}, {5, Money::fromMinor(1000)}};
    const Terms contract = terms(QDate(2028, 1, 31), 12, before);
    const auto prices = [&](int from, const std::vector<DateRange> &ahead) {
        return pricesJson(withPriceFrom(contract, from, Money::fromMinor(3990), ahead));
    };
    const auto month = [](int index) { return monthlyPeriod(QDate(2028, 1, 31), index); };
    QCOMPARE(prices(2, {}), "[[0,4990],[2,3990]]"_ba);
    QCOMPARE(prices(2, {month(3)}), "[[0,4990],[2,3990],[3,4990],[4,3990]]"_ba);
    QCOMPARE(prices(2, {month(4), month(6)}), "[[0,4990],[2,3990],[4,4990],[5,3990],[6,1000],[7,3990]]"_ba);
    QCOMPARE(prices(2, {{month(4).start, month(5).end}}), "[[0,4990],[2,3990],[4,4990],[5,1000],[6,3990]]"_ba);
    QCOMPARE(prices(4, {month(3), month(4)}), "[[0,4990],[5,3990]]"_ba);
    QCOMPARE(prices(2, {month(11)}), "[[0,4990],[2,3990],[11,1000],[12,3990]]"_ba);
}

void tst_Schedule::anInstalmentCostsTheLatestPrice()
{
    const Terms contract =
        terms(QDate(2028, 1, 31), 6,
              {{0, Money::fromMinor(4990)}, {2, Money::fromMinor(0)}, {5, Money::fromMinor(1)}});
    QList<int64_t> amounts;
    for (int k = 0; k < contract.months; ++k)
        amounts += instalment(contract, k).amount.minor();
    QCOMPARE(amounts, (QList<int64_t>{4990, 4990, 0, 0, 0, 1}));
    QCOMPARE(sumOfInstalments(contract).minor(), 9981);
    QCOMPARE(pricesJson(withPriceFrom(contract.prices, 6, Money::fromMinor(1))), "[[0,4990],[2,0],[5,1]]"_ba);
}

void tst_Schedule::pricesAreKeptAsJson()
{
    const std::vector<PriceStep> prices{{0, Money::fromMinor(4990)}, {12, Money::fromMinor(3990)}};
    QCOMPARE(pricesJson(prices), "[[0,4990],[12,3990]]"_ba);
    QVERIFY(readPrices("[[0,4990],[12,3990]]") == prices);
    QVERIFY(readPrices("[[0, 4990], [12, 3990]]") == prices);
}

void tst_Schedule::pricesThatMakeNoSenseAreNotRead_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const char *json : {"", "null", "[]", "{}", "[0]", "[[0]]", "[[1,4990]]", "[[0,49.9]]", "[[0,-1]]",
                             "[[0,1],[0,2]]", "[[0,1],[5,2],[3,1]]", "[[0,1,2]]", "[[0,\"1\"]]"})
        QTest::addRow("%s", json) << QByteArray(json);
}

void tst_Schedule::pricesThatMakeNoSenseAreNotRead()
{
    QFETCH(const QByteArray, json);
    QVERIFY(!readPrices(json));
}

void tst_Schedule::billingStartsHaveNames()
{
    QCOMPARE(billingStartNamed(u"first_of_next_month"), std::optional(BillingStart::FirstOfNextMonth));
    QCOMPARE(billingStartNamed(u"same_day_next_month"), std::optional(BillingStart::SameDayNextMonth));
    QCOMPARE(billingStartNamed(QString(nameOf(BillingStart::Immediate))),
             std::optional(BillingStart::Immediate));
    QVERIFY(!billingStartNamed(u"monthly"));
}

QTEST_GUILESS_MAIN(tst_Schedule)
#include "tst_schedule.moc"
