// SPDX-License-Identifier: GPL-3.0-or-later
// A thousand histories of billing groups without a database: rentals join and leave, the billing day moves,
// contracts are extended and ended, the group is removed, time passes. What is shown months ahead is what is
// charged then if nobody does anything, each line costs what somebody counts who goes day by day, and every day
// of every rental is charged once. tests/chaos/tst_groups_chaos.cpp does it with all of the program.
#include "core/domain/billing_groups/group_billing.h"
#include "tests/support/rounds.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Histories = 1000;
constexpr int Steps = 30;

struct Rental
{
    ContractToBill contract;
    bool isMember = false;
    std::vector<std::pair<DateRange, Money>> charged;
    QDate endedOn; // null: it ran its whole time
};

int64_t priceOf(const Terms &terms, QDate day)
{
    int month = 0;
    while (terms.start.addMonths(month + 1) <= day)
        ++month;
    int64_t price = 0;
    for (const PriceStep &step : terms.prices)
        price = step.fromInstalment <= month ? step.amount.minor() : price;
    return price;
}

// What the days of a stretch cost in a group: each of its months is rounded on its own, half up.
int64_t countedByDays(const Terms &terms, const DateRange &stretch, int groupDay)
{
    int64_t sum = 0, month = 0;
    for (QDate day = stretch.start; day < stretch.end; day = day.addDays(1)) {
        month += priceOf(terms, day);
        const QDate next = day.addDays(1);
        if (next.day() != groupDay && next != stretch.end)
            continue;
        QDate end = next;
        while (end.day() != groupDay)
            end = end.addDays(1);
        const int64_t days = end.addMonths(-1).daysTo(end);
        sum += (2 * month + days) / (2 * days);
        month = 0;
    }
    return sum;
}

class History
{
public:
    explicit History(quint64 seed) : m_dice(seed), m_today(QDate(2023, 12, 1).addDays(between(0, 1582)))
    {
        rent();
        rent();
    }

    QString live()
    {
        for (int step = 0; step < Steps && m_wrong.isEmpty(); ++step) {
            change();
            pass(between(0, 3) == 0 ? 0 : between(1, 50));
        }
        for (int month = 0; month < 60 && m_wrong.isEmpty(); ++month)
            pass(31);
        for (const Rental &rental : m_rentals)
            checkDays(rental);
        return m_wrong;
    }

    int lines() const { return m_lines; }

private:
    int between(int least, int most) { return least + int(m_dice() % quint64(most - least + 1)); }
    void fail(const QString &words)
    {
        if (m_wrong.isEmpty())
            m_wrong = words;
    }
    static QString iso(QDate date) { return date.toString(Qt::ISODate); }

    void rent()
    {
        const QDate start = m_today.addDays(between(-50, 50));
        const Terms terms{start, between(1, 14), {}, {{0, Money::fromMinor(between(0, 9000))}}};
        m_rentals.push_back({.contract = {.rentalId = QString::number(m_rentals.size()),
                                          .title = {},
                                          .terms = terms,
                                          .billedUntil = start,
                                          .ahead = {},
                                          .charged = {},
                                          .credit = {}},
                             .charged = {},
                             .endedOn = {}});
    }

    Rental &any() { return m_rentals[size_t(between(0, int(m_rentals.size()) - 1))]; }

    void change()
    {
        Rental &rental = any();
        if (!rental.endedOn.isNull())
            return;
        switch (between(0, 9)) {
        case 0:
            if (m_rentals.size() < 8)
                rent();
            break;
        case 1:
        case 2:
        case 3:
            if (m_billingDay == 0)
                m_billingDay = between(1, 28);
            rental.isMember = true;
            break;
        case 4: rental.isMember = false; break;
        case 5:
            if (m_billingDay > 0)
                m_billingDay = between(1, 28);
            break;
        case 6: extend(rental); break;
        case 7: end(rental); break;
        case 8:
            if (between(0, 2) == 0)
                removeGroup();
            break;
        default: askAhead(rental);
        }
    }

    void extend(Rental &rental)
    {
        Terms &terms = rental.contract.terms;
        const int first = firstUnbilledInstalment(terms, rental.contract.billedUntil);
        if (between(0, 1) && rental.contract.ahead.empty())
            terms.prices = withPriceFrom(terms.prices, first, Money::fromMinor(between(0, 9000)));
        terms.months += between(1, 6);
    }

    // Whatever has begun is owed.
    void end(Rental &rental)
    {
        for (auto next = nextToCharge(rental.contract); next && next->period.start <= m_today;
             next = nextToCharge(rental.contract))
            take(rental, onhire::charge(rental.contract, next->period, next->amount));
        rental.endedOn = m_today;
        rental.isMember = false;
    }

    void removeGroup()
    {
        for (Rental &rental : m_rentals)
            rental.isMember = false;
        m_billingDay = 0;
        m_lastBilled = {};
    }

    void askAhead(Rental &rental)
    {
        const Terms &terms = rental.contract.terms;
        const Instalment wanted = instalment(terms, between(0, terms.months - 1));
        for (const DateRange &free : unchargedUntil(rental.contract, endOf(terms))) {
            if (free.start <= wanted.period.start && wanted.period.end <= free.end) {
                take(rental, onhire::charge(rental.contract, wanted.period, wanted.amount));
                return;
            }
        }
    }

    void take(Rental &rental, const ContractCharge &charge)
    {
        rental.charged.emplace_back(charge.period, charge.price);
        ++m_lines;
    }

    std::vector<ContractToBill> members() const
    {
        std::vector<ContractToBill> members;
        for (const Rental &rental : m_rentals) {
            if (rental.isMember)
                members.push_back(rental.contract);
        }
        return members;
    }

    static QByteArray shown(const std::vector<GroupLine> &lines)
    {
        QByteArrayList texts;
        for (const GroupLine &line : lines)
            texts += line.rentalId.toLatin1() + ' ' + iso(line.charge.period.start).toLatin1() + ' '
                + iso(line.charge.period.end).toLatin1() + ' ' + QByteArray::number(line.charge.price.minor());
        return texts.join(", ");
    }

    // The first billing day that was not charged.
    QDate nextBillingDay() const
    {
        const QDate from = m_lastBilled.isNull() ? m_today : std::max(m_today, m_lastBilled.addDays(1));
        return nextDayOfMonth(from, m_billingDay);
    }

    void pass(int days)
    {
        QMap<QDate, QByteArray> shownAhead;
        if (m_billingDay > 0) {
            const QDate next = nextBillingDay();
            for (int month = 0; month < 3; ++month) {
                const QDate first = QDate(next.year(), next.month(), 1).addMonths(month);
                const GroupBill bill = billAhead(members(), {.next = next}, first);
                if (bill.day != next.addMonths(month))
                    fail(u"the bill of %1 is shown for %2"_s.arg(iso(first), iso(bill.day)));
                shownAhead[bill.day] = shown(bill.lines);
            }
            const GroupBill soonest = billAhead(members(), {.next = next}, {});
            if (shownAhead.contains(soonest.day) && shownAhead[soonest.day] != shown(soonest.lines))
                fail(u"the next bill is another than that of its month"_s);
        }
        for (const QDate until = m_today.addDays(days);; m_today = m_today.addDays(1)) {
            runToday(shownAhead);
            if (m_today == until)
                break;
        }
    }

    void runToday(const QMap<QDate, QByteArray> &shownAhead)
    {
        for (Rental &rental : m_rentals) {
            for (auto next = nextToCharge(rental.contract);
                 rental.endedOn.isNull() && !rental.isMember && next && next->date <= m_today;
                 next = nextToCharge(rental.contract))
                take(rental, onhire::charge(rental.contract, next->period, next->amount));
        }
        if (m_billingDay == 0 || nextBillingDay() != m_today)
            return;
        auto billed = members();
        const std::vector<ContractToBill> before = billed;
        const std::vector<GroupLine> lines = billPeriod(billed, m_today);
        const auto promised = shownAhead.constFind(m_today);
        if (promised != shownAhead.constEnd() && *promised != shown(lines))
            fail(u"%1: shown %2, charged %3"_s.arg(iso(m_today), QString::fromLatin1(*promised),
                                                   QString::fromLatin1(shown(lines))));
        if (!lines.empty())
            m_lastBilled = m_today;
        for (const GroupLine &line : lines)
            take(m_rentals[size_t(line.rentalId.toInt())], line.charge);
        for (size_t i = 0; i < billed.size(); ++i) {
            checkPrices(before[i], billed[i], lines);
            m_rentals[size_t(billed[i].rentalId.toInt())].contract = billed[i];
        }
    }

    // The last of a contract makes up its sum, and none asks for more than is left of that.
    void checkPrices(const ContractToBill &before, const ContractToBill &after,
                     const std::vector<GroupLine> &lines)
    {
        const bool isLast = unchargedUntil(after, endOf(after.terms)).empty();
        int64_t left = sumOfInstalments(before.terms).minor() - before.charged.minor();
        for (const GroupLine &line : lines) {
            if (line.rentalId != before.rentalId)
                continue;
            const int64_t price = line.charge.contractPrice.minor();
            const int64_t counted = countedByDays(before.terms, line.charge.period, m_today.day());
            if (price != std::clamp(counted, int64_t(0), std::max(int64_t(0), left)) && !isLast)
                fail(u"%1 from %2 on costs %3, counted %4"_s.arg(line.rentalId, iso(line.charge.period.start))
                         .arg(price)
                         .arg(counted));
            left -= price;
        }
    }

    void checkDays(const Rental &rental)
    {
        auto charged = rental.charged;
        std::ranges::sort(charged, {}, [](const auto &line) { return line.first.start; });
        QDate covered = rental.contract.terms.start;
        int64_t sum = 0;
        const QDate end = endOf(rental.contract.terms);
        const QDate last = rental.endedOn.isNull() ? end : rental.endedOn.addDays(1);
        for (const auto &[period, price] : charged) {
            if (period.start >= last) // asked for ahead: it is called off
                continue;
            if (period.start != covered)
                fail(u"rental %1: from %2 on, and to %3 before"_s.arg(rental.contract.rentalId,
                                                                      iso(period.start), iso(covered)));
            covered = period.end;
            sum += price.minor();
        }
        if (covered < std::min(last, end) || covered > end)
            fail(u"rental %1: charged to %2, out to %3"_s.arg(rental.contract.rentalId, iso(covered),
                                                              iso(last)));
        if (rental.endedOn.isNull() && sum != sumOfInstalments(rental.contract.terms).minor())
            fail(u"rental %1: %2 was charged"_s.arg(rental.contract.rentalId).arg(sum));
    }

    std::mt19937_64 m_dice;
    QDate m_today;
    std::vector<Rental> m_rentals;
    int m_billingDay = 0; // 0: there is no group
    QDate m_lastBilled;
    int m_lines = 0;
    QString m_wrong;
};

} // namespace

class TestGroupHistories : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsShownIsChargedAndEveryDayOnce()
    {
        quint64 seed = chosenSeed(1);
        int histories = 0, lines = 0;
        for (Rounds rounds(wantedRounds(Histories)); rounds.next(); ++seed, ++histories) {
            History history(seed);
            const QString wrong = history.live();
            QVERIFY2(wrong.isEmpty(), qPrintable(u"ONHIRE_TEST_SEED=%1: %2"_s.arg(seed).arg(wrong)));
            lines += history.lines();
        }
        QVERIFY(lines > 5 * histories);
    }
};

QTEST_GUILESS_MAIN(TestGroupHistories)
#include "tst_group_histories.moc"
