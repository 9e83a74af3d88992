// SPDX-License-Identifier: GPL-3.0-or-later
// What billing groups charge: the months tile, and no contract costs another sum than on its own.
#include "core/domain/billing_groups/group_billing.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

Terms contract(QDate start, int months, std::vector<PriceStep> prices = {{0, Money::fromMinor(4990)}})
{
    return {.start = start, .months = months, .billingStart = {}, .prices = std::move(prices)};
}

ContractToBill member(const Terms &terms, QDate billedUntil, std::vector<BilledStretch> stretches = {})
{
    return {.rentalId = u"sub_1"_s,
            .title = u"Phone"_s,
            .terms = terms,
            .billedUntil = billedUntil,
            .ahead = {},
            .charged = chargedFor(terms, stretches),
            .credit = {}};
}

QByteArray shown(const std::vector<GroupLine> &lines)
{
    QByteArrayList texts;
    for (const GroupLine &line : lines)
        texts += line.charge.period.start.toString(Qt::ISODate).toLatin1() + ' '
            + line.charge.period.end.toString(Qt::ISODate).toLatin1() + ' '
            + QByteArray::number(line.charge.price.minor());
    return texts.join(", ");
}

} // namespace

class TestGroupBilling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineChargesWhatIsNotPaidYetByDays();
    void aRentalThatWasNeverBilledIsBilledFromItsStart();
    void aNewPriceHoldsFromItsDay();
    void theLastLineMakesUpTheSum();
    void theLastDaysHaveALineAlsoWhenTheyArePaid();
    void aCreditReducesTheNextLines();
    void whatIsBilledOrNotBegunHasNoLine();
    void nothingIsChargedBeforeItBegins();
    void whatWasChargedAheadIsLeftOut();
    void aPreviewForeseesWhatGoesOnByItself();
    void whatGoesOnByTheMonthIsChargedInAdvance();
    void whatIsNotDueDoesNotGoOn();
    void nobodyGoesOnForADayThatIsFarAway();
    void everyContractCostsWhatItCostsOnItsOwn();
};

// It joined on 10 January with its instalment paid to 10 February: 20 of the 29 days of February.
void TestGroupBilling::aLineChargesWhatIsNotPaidYetByDays()
{
    const Terms terms = contract(QDate(2028, 1, 10), 12);
    std::vector members{member(terms, QDate(2028, 2, 10), {{{QDate(2028, 1, 10), QDate(2028, 2, 10)}, {}}})};
    QCOMPARE(shown(billPeriod(members, QDate(2028, 2, 1))), "2028-02-10 2028-03-01 3441"_ba); // 49.90 × 20 ÷ 29
    QCOMPARE(shown(billPeriod(members, QDate(2028, 3, 1))), "2028-03-01 2028-04-01 4990"_ba);
}

// Twelve days of the 31 before 1 February, and all of February.
void TestGroupBilling::aRentalThatWasNeverBilledIsBilledFromItsStart()
{
    const Terms terms = contract(QDate(2028, 1, 20), 12);
    std::vector members{member(terms, terms.start)};
    QCOMPARE(shown(billPeriod(members, QDate(2028, 2, 1))), "2028-01-20 2028-03-01 6922"_ba); // 1932 + 4990
}

void TestGroupBilling::aNewPriceHoldsFromItsDay()
{
    const Terms terms =
        contract(QDate(2028, 1, 15), 12, {{0, Money::fromMinor(3100)}, {1, Money::fromMinor(6200)}});
    std::vector members{member(terms, QDate(2028, 2, 1))};
    // 14 of 29 days at 31.00, 15 at 62.00
    QCOMPARE(shown(billPeriod(members, QDate(2028, 2, 1))), "2028-02-01 2028-03-01 4703"_ba);
}

void TestGroupBilling::theLastLineMakesUpTheSum()
{
    const Terms terms = contract(QDate(2028, 1, 20), 2); // to 20 March: 99.80
    std::vector members{member(terms, terms.start)};
    QCOMPARE(shown(billPeriod(members, QDate(2028, 2, 1))), "2028-01-20 2028-03-01 6922"_ba);
    QCOMPARE(shown(billPeriod(members, QDate(2028, 3, 1))), "2028-03-01 2028-03-20 3058"_ba);
    QCOMPARE(shown(billPeriod(members, QDate(2028, 4, 1))), ""_ba);
}

// By itself the contract asked for a whole month from 31 January to 28 February. In the group that month lasts
// until the 28th each time, and so three days are left in the end, for which nothing more is asked. Their line
// says that they are paid.
void TestGroupBilling::theLastDaysHaveALineAlsoWhenTheyArePaid()
{
    const Terms terms = contract(QDate(2027, 1, 31), 12);
    std::vector members{member(terms, QDate(2027, 2, 28), {{{QDate(2027, 1, 31), QDate(2027, 2, 28)}, {}}})};
    for (QDate day(2027, 2, 28); day < QDate(2028, 1, 28); day = day.addMonths(1)) {
        const auto lines = billPeriod(members, day);
        QCOMPARE(lines.size(), size_t(1));
        QCOMPARE(lines[0].charge.price, Money::fromMinor(4990));
    }
    QCOMPARE(shown(billPeriod(members, QDate(2028, 1, 28))), "2028-01-28 2028-01-31 0"_ba);
    QCOMPARE(members[0].billedUntil, endOf(terms));
}

void TestGroupBilling::aCreditReducesTheNextLines()
{
    const Terms terms = contract(QDate(2028, 2, 1), 3);
    std::vector members{member(terms, terms.start)};
    members[0].credit = Money::fromMinor(6000);
    QCOMPARE(shown(billPeriod(members, QDate(2028, 2, 1))), "2028-02-01 2028-03-01 0"_ba);
    QCOMPARE(shown(billPeriod(members, QDate(2028, 3, 1))), "2028-03-01 2028-04-01 3980"_ba);
    QCOMPARE(shown(billPeriod(members, QDate(2028, 4, 1))), "2028-04-01 2028-05-01 4990"_ba);
}

void TestGroupBilling::whatIsBilledOrNotBegunHasNoLine()
{
    const Terms early = contract(QDate(2028, 1, 1), 1), later = contract(QDate(2028, 5, 1), 12);
    std::vector members{member(early, QDate(2028, 2, 1)), member(later, later.start)};
    QCOMPARE(shown(billPeriod(members, QDate(2028, 2, 1))), ""_ba);
}

// Whether others are charged on a day or not: it is billed from the first of the group's days on that it has
// begun.
void TestGroupBilling::nothingIsChargedBeforeItBegins()
{
    const Terms terms = contract(QDate(2028, 2, 15), 12), now = contract(QDate(2028, 2, 1), 12);
    for (const bool others : {false, true}) {
        std::vector members{member(terms, terms.start)};
        if (others)
            members.push_back(member(now, now.start));
        const std::vector<GroupLine> before = billPeriod(members, QDate(2028, 2, 1));
        QCOMPARE(before.size(), size_t(others));
        QCOMPARE(nextGroupBillingDate(terms, members[0].billedUntil, 1, QDate(2028, 2, 1)), QDate(2028, 3, 1));
        std::vector alone{members[0]};
        QCOMPARE(shown(billPeriod(alone, QDate(2028, 3, 1))), "2028-02-15 2028-04-01 7571"_ba); // 2581 + 4990
        const GroupBill next = billAhead(members, {.next = QDate(2028, 3, 1)}, {});
        QCOMPARE(shown(next.lines).left(26), "2028-02-15 2028-04-01 7571"_ba);
    }
    std::vector begins{member(terms, terms.start)};
    QCOMPARE(shown(billPeriod(begins, QDate(2028, 2, 15))), "2028-02-15 2028-03-15 4990"_ba); // on its day
}

// Somebody asked for the instalment of April in January.
void TestGroupBilling::whatWasChargedAheadIsLeftOut()
{
    const Terms terms = contract(QDate(2028, 1, 15), 12);
    const DateRange april{QDate(2028, 4, 15), QDate(2028, 5, 15)};
    std::vector members{
        member(terms, QDate(2028, 4, 1), {{{terms.start, QDate(2028, 4, 1)}, {}}, {april, {}}})};
    members[0].ahead = {april};
    QCOMPARE(shown(billPeriod(members, QDate(2028, 4, 1))), "2028-04-01 2028-04-15 2329"_ba); // 49.90 × 14 ÷ 30
    QCOMPARE(members[0].billedUntil, april.end);
    QCOMPARE(shown(billPeriod(members, QDate(2028, 5, 1))), "2028-05-15 2028-06-01 2736"_ba); // 49.90 × 17 ÷ 31
}

// It is over on the billing day; where that is charged three days before, it is not over yet.
void TestGroupBilling::aPreviewForeseesWhatGoesOnByItself()
{
    std::vector members{member(contract(QDate(2028, 1, 1), 1), QDate(2028, 2, 1),
                               {{{QDate(2028, 1, 1), QDate(2028, 2, 1)}, {}}})};
    const auto bill = [&](std::optional<QDate> month, int horizon) {
        const GroupBill ahead = billAhead(members, {.next = QDate(2028, 2, 1), .horizon = horizon}, month);
        return ahead.day.toString(Qt::ISODate).toLatin1() + ": " + shown(ahead.lines);
    };
    QCOMPARE(bill({}, 0), "2028-02-01: "_ba);
    members[0].renewalTerm = 1;
    QCOMPARE(bill({}, 0), "2028-02-01: 2028-02-01 2028-03-01 4990"_ba);
    QCOMPARE(bill({}, 3), "2028-02-01: 2028-02-01 2028-03-01 4990"_ba);
    // another one is charged three days before: this one comes with the next bill, and goes on through its
    // month
    members.push_back(member(contract(QDate(2028, 2, 1), 12), QDate(2028, 2, 1)));
    QCOMPARE(bill({}, 3), "2028-02-01: 2028-02-01 2028-03-01 4990"_ba);
    QCOMPARE(bill(QDate(2028, 3, 1), 3),
             "2028-03-01: 2028-02-01 2028-04-01 9980, 2028-03-01 2028-04-01 4990"_ba);
    members.pop_back();
    QCOMPARE(bill(QDate(2028, 12, 1), 0), "2028-12-01: 2028-12-01 2029-01-01 4990"_ba);
    QCOMPARE(bill(QDate(2038, 2, 1), 0), "2038-02-01: "_ba); // ten years are the most
}

// Its end is in the month that is charged: it goes on through all of it, like the others.
void TestGroupBilling::whatGoesOnByTheMonthIsChargedInAdvance()
{
    const Terms terms = contract(QDate(2028, 1, 10), 2);
    const auto bill = [&](bool isRenewed, int term, bool isExchanged = false) {
        std::vector members{
            member(terms, QDate(2028, 3, 1), {{{terms.start, QDate(2028, 3, 1)}, Money::fromMinor(8000)}})};
        members[0].renewalTerm = term;
        members[0].isRenewed = isRenewed;
        members[0].isExchanged = isExchanged;
        const GroupBill ahead = billAhead(members, {.next = QDate(2028, 3, 1)}, {});
        const std::vector<RenewedAhead> renewed = renewThrough(members, QDate(2028, 3, 1), QDate(2028, 3, 1));
        const QByteArray lines = shown(billPeriod(members, QDate(2028, 3, 1)));
        if (lines != shown(ahead.lines))
            return "another one than its preview: " + shown(ahead.lines);
        return QByteArray::number(renewed.empty() ? 0 : renewed[0].months) + ": " + lines;
    };
    QCOMPARE(bill(true, 1), "1: 2028-03-01 2028-04-01 4990"_ba);
    QCOMPARE(bill(false, 1), "0: 2028-03-01 2028-03-10 1980"_ba); // so much is left of what was agreed
    QCOMPARE(bill(true, 0), "0: 2028-03-01 2028-03-10 1980"_ba);
    QCOMPARE(bill(true, 12), "0: 2028-03-01 2028-03-10 1980"_ba); // a whole term is not begun before its day
    QCOMPARE(bill(true, 1, true), "0: 2028-03-01 2028-03-10 1980"_ba);
}

// On a day on which none of the members is charged, none of them goes on.
void TestGroupBilling::whatIsNotDueDoesNotGoOn()
{
    const Terms terms = contract(QDate(2028, 1, 10), 2), later = contract(QDate(2028, 3, 2), 12);
    std::vector members{member(terms, QDate(2028, 3, 10)), member(later, later.start)};
    members[0].renewalTerm = 1;
    members[0].isRenewed = true;
    const QDate day(2028, 3, 1);
    QVERIFY(renewThrough(members, day, day).empty());
    // it has joined, and has paid for that month by itself
    members.push_back(member(contract(QDate(2028, 1, 10), 12), QDate(2028, 4, 10)));
    QVERIFY(renewThrough(members, day, day).empty());
    members.push_back(member(contract(QDate(2028, 1, 1), 12), day));
    QCOMPARE(renewThrough(members, day, day).size(), size_t(1));
    QCOMPARE(endOf(members[0].terms), QDate(2028, 4, 10));
}

// So far as a month from the day on which that is charged, and no further.
void TestGroupBilling::nobodyGoesOnForADayThatIsFarAway()
{
    const auto endAfter = [](QDate billingDay, QDate today) {
        std::vector members{member(contract(QDate(2028, 1, 21), 1), QDate(2028, 2, 1))};
        members[0].renewalTerm = 1;
        members[0].isRenewed = true;
        renewThrough(members, billingDay, today);
        return endOf(members[0].terms);
    };
    const QDate february(2028, 2, 1);
    QCOMPARE(endAfter(february, february), QDate(2028, 3, 21));
    QCOMPARE(endAfter(february, QDate(2028, 1, 29)), QDate(2028, 3, 21));
    QCOMPARE(endAfter(february, QDate(2028, 1, 21)), QDate(2028, 2, 21));
    QCOMPARE(endAfter(february, QDate(2028, 1, 2)), QDate(2028, 2, 21));
    QCOMPARE(endAfter(QDate(2029, 1, 1), february), QDate(2028, 3, 21));
    QCOMPARE(endAfter(QDate(2029, 1, 1), QDate(2028, 1, 21)), QDate(2028, 2, 21));
}

// Some instalments on its own, then a group, then another one: the lines tile the contract and add up to its
// price.
void TestGroupBilling::everyContractCostsWhatItCostsOnItsOwn()
{
    std::mt19937 chance(20261121);
    const auto between = [&](int least, int most) {
        return std::uniform_int_distribution<int>(least, most)(chance);
    };
    for (int round = 0; round < 3000; ++round) {
        Terms terms = contract(QDate(2027, 1, 1).addDays(between(0, 800)), between(1, 40),
                               {{0, Money::fromMinor(between(0, 100000))}});
        if (between(0, 1) && terms.months > 2)
            terms.prices =
                withPriceFrom(terms.prices, between(1, terms.months - 1), Money::fromMinor(between(0, 100000)));
        std::vector<BilledStretch> stretches;
        int64_t sum = 0;
        const int alone = between(0, std::min(terms.months - 1, 3));
        for (int k = 0; k < alone; ++k) {
            stretches.push_back({instalment(terms, k).period, {}});
            sum += instalment(terms, k).amount.minor();
        }
        QDate billed = addMonths(terms.start, alone);
        std::vector members{member(terms, billed, stretches)};
        int day = between(1, 28);
        for (QDate next = nextDayOfMonth(terms.start, day); billed < endOf(terms);
             next = nextDayOfMonth(next.addDays(1), day)) {
            for (const GroupLine &line : billPeriod(members, next)) {
                QCOMPARE(line.charge.period.start, billed);
                QVERIFY(!line.charge.price.isNegative());
                billed = line.charge.period.end;
                sum += line.charge.price.minor();
                stretches.push_back({line.charge.period, line.charge.contractPrice});
            }
            QVERIFY(billed == endOf(terms) || billed >= next || billed < terms.start.addDays(1));
            if (between(0, 9) == 0) { // it changes to another group, which knows what was charged
                day = between(1, 28);
                QCOMPARE(chargedFor(terms, stretches).minor(), sum);
                members = {member(terms, billed, stretches)};
            }
        }
        QCOMPARE(sum, sumOfInstalments(terms).minor());
    }
}

QTEST_GUILESS_MAIN(TestGroupBilling)
#include "tst_group_billing.moc"
