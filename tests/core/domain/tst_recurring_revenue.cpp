// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/figures/recurring_revenue.h"

#include <QTest>

using namespace onhire;

class TestRecurringRevenue : public QObject
{
    Q_OBJECT

private:
    static QDate month(int year, int number) { return QDate(year, number, 1); }
    static QList<qint64> amounts(const QList<RunningSpan> &spans, const Decimal &tax = {})
    {
        QList<qint64> minors;
        for (const MonthAmount &each : recurringRevenue(spans, tax, month(2027, 1), 3))
            minors += each.amount.minor();
        return minors;
    }

private Q_SLOTS:
    void monthsFollowEachOtherAcrossTheYear()
    {
        const auto revenue = recurringRevenue({}, {}, month(2027, 1), 3);
        QCOMPARE(revenue.size(), 3);
        QCOMPARE(revenue[0], (MonthAmount{month(2026, 11), Money()}));
        QCOMPARE(revenue[2].month, month(2027, 1));
    }

    void whatEndsInAMonthDoesNotCountInIt()
    {
        const Money price = Money::fromMinor(4990);
        QCOMPARE(amounts({{month(2026, 11), {}, price, 2}}), (QList<qint64>{9980, 9980, 9980}));
        QCOMPARE(amounts({{month(2026, 12), month(2027, 1), price, 3}}), (QList<qint64>{0, 14970, 0}));
        QCOMPARE(amounts({{month(2026, 12), month(2026, 12), price, 1}}), (QList<qint64>{0, 0, 0}));
    }

    // 1.00 with 19 % is 0.84 without; a hundred of them are 84.00, not the 84.03 of 100.00.
    void taxIsTakenOffEachPrice()
    {
        const RunningSpan hundred{month(2027, 1), {}, Money::fromMinor(100), 100};
        QCOMPARE(amounts({hundred}, Decimal{19, 0}), (QList<qint64>{0, 0, 8400}));
    }
};

QTEST_GUILESS_MAIN(TestRecurringRevenue)
#include "tst_recurring_revenue.moc"
