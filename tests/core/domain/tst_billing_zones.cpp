// SPDX-License-Identifier: GPL-3.0-or-later
// Contracts in eight time zones: at every hour's offset there is, where midnight is left out, where it comes
// twice, and on both sides of the date line. Whenever they begin and however long they are, the run that comes
// at the last moment before a charge finds nothing, the next one finds it, and the moments that are paid for
// tile the contract. tests/core/data/tst_days.cpp asks the database for the same days.
#include "core/domain/billing/contract_billing.h"
#include "tests/support/zones.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Longest = 60; // months
const QDate FirstStart(2023, 12, 1), LastStart(2028, 3, 31);

// How somebody counts who knows only how many days a month has.
QDate monthsAfter(QDate start, int months)
{
    const int count = start.year() * 12 + start.month() - 1 + months, year = count / 12, month = count % 12;
    static constexpr int Days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return {year, month + 1, std::min(start.day(), Days[month] + (isLeap && month == 1 ? 1 : 0))};
}

// The days of a zone, each by the moment at which it begins.
class Days
{
public:
    explicit Days(const QTimeZone &zone)
    {
        for (QDate day = FirstStart; day <= monthsAfter(LastStart, Longest); day = day.addDays(1)) {
            const QDateTime begin = startOfDayIn(zone, day);
            m_days.push_back(
                {begin.toMSecsSinceEpoch(), dateIn(zone, begin), dateIn(zone, begin.addMSecs(-1))});
        }
    }

    qint64 begin(QDate day) const { return of(day).begin; }
    QDate atItsBegin(QDate day) const { return of(day).then; }
    QDate rightBefore(QDate day) const { return of(day).before; }

private:
    struct Day
    {
        qint64 begin; // ms since 1970
        QDate then, before; // what the calendar in the zone says
    };
    const Day &of(QDate day) const { return m_days[size_t(FirstStart.daysTo(day))]; }

    std::vector<Day> m_days;
};

// The first month of a contract that is not as it should be; -1: there is none.
int wrongMonth(QDate start, const Days &days)
{
    ContractToBill contract{.rentalId = {},
                            .title = {},
                            .terms = {start, Longest, BillingStart::Immediate, {{0, Money::fromMinor(4990)}}},
                            .billedUntil = start,
                            .ahead = {},
                            .charged = {},
                            .credit = {}};
    qint64 paidUntil = days.begin(start);
    for (int month = 0; month < Longest; ++month) {
        const auto next = nextToCharge(contract);
        if (!next || next->date != monthsAfter(start, month))
            return month;
        const bool tooEarly = next->date <= days.rightBefore(next->date);
        const bool inTime = next->date <= days.atItsBegin(next->date);
        const bool tiles = days.begin(next->period.start) == paidUntil
            && next->period.end == monthsAfter(start, month + 1) && days.begin(next->period.end) > paidUntil;
        if (tooEarly || !inTime || !tiles)
            return month;
        paidUntil = days.begin(next->period.end);
        // a contract of so many months is its beginning, and ends here
        ContractToBill shorter = contract;
        shorter.terms.months = month + 1;
        const ContractCharge last = charge(shorter, next->period, next->amount);
        if (last.price.minor() != 4990 || nextToCharge(shorter))
            return month;
        charge(contract, next->period, next->amount);
    }
    return nextToCharge(contract) ? Longest : -1;
}

} // namespace

class TestBillingZones : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyContractTilesWhereverItRuns_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name : Zones)
            QTest::addRow("%s", name) << QByteArray(name);
    }
    void everyContractTilesWhereverItRuns()
    {
        QFETCH(const QByteArray, name);
        const QTimeZone zone(name);
        QVERIFY(zone.isValid());
        const Days days(zone);
        for (QDate start = FirstStart; start <= LastStart; start = start.addDays(1)) {
            const int wrong = wrongMonth(start, days);
            QVERIFY2(wrong < 0, qPrintable(u"%1, month %2"_s.arg(start.toString(Qt::ISODate)).arg(wrong)));
        }
    }
};

QTEST_GUILESS_MAIN(TestBillingZones)
#include "tst_billing_zones.moc"
