// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/figures/recurring_revenue.h"
#include "core/domain/tenants/settings.h"
#include "tests/support/shop.h"

#include <QTest>

#include <limits>

using namespace onhire;

namespace {
constexpr auto GermanPrices = "{'tax.rate':19,'tax.inclusive':true}";
} // namespace

class TestRecurringRevenue : public QObject
{
    Q_OBJECT

private:
    static QDate month(int year, int number) { return QDate(year, number, 1); }
    // Of November, December and January.
    static QList<qint64> amounts(const QList<RunningSpan> &spans, const std::vector<TenantTax> &taxes)
    {
        QList<qint64> minors;
        const auto revenue = recurringRevenue(spans, taxes, month(2027, 1));
        for (const MonthAmount &each : revenue.value())
            minors += each.amount.minor();
        return minors;
    }
    static QList<qint64> amounts(const QList<RunningSpan> &spans, const QByteArray &settings = "{}")
    {
        return amounts(spans, std::vector<TenantTax>(3, taxOf(Settings(json(settings)))));
    }

private Q_SLOTS:
    void monthsFollowEachOtherAcrossTheYear()
    {
        const auto revenue = recurringRevenue({}, std::vector<TenantTax>(3), month(2027, 1)).value();
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
        QCOMPARE(amounts({hundred}, GermanPrices), (QList<qint64>{0, 0, 8400}));
    }

    // 19 % were in the prices, then 16 %, and now none are; a customer's own rate stays.
    void taxIsThatOfTheMonth()
    {
        const std::vector<TenantTax> taxes{
            {Decimal{19, 0}, true}, {Decimal{16, 0}, true}, {Decimal{16, 0}, false}};
        const auto of = [](std::optional<Decimal> own, qint64 subscriptions) {
            return RunningSpan{month(2026, 11), {}, Money::fromMinor(11900), subscriptions, own};
        };
        QCOMPARE(amounts({of({}, 1)}, taxes), (QList<qint64>{10000, 10259, 11900}));
        QCOMPARE(amounts({of(Decimal(), 1)}, taxes), (QList<qint64>{11900, 11900, 11900}));
        QCOMPARE(amounts({of({}, -2)}, taxes), (QList<qint64>{-20000, -20518, -23800}));
    }

    // Who pays no tax pays the price as it is, and whoever has a rate of their own finds that one in it.
    void customersMayHaveARateOfTheirOwn()
    {
        const RunningSpan exempt{month(2027, 1), {}, Money::fromMinor(100), 100, Decimal()};
        const RunningSpan books{month(2027, 1), {}, Money::fromMinor(100), 100, Decimal{7, 0}};
        QCOMPARE(amounts({exempt}, GermanPrices), (QList<qint64>{0, 0, 10000}));
        QCOMPARE(amounts({books}, GermanPrices), (QList<qint64>{0, 0, 9300}));
        QCOMPARE(amounts({books}), (QList<qint64>{0, 0, 10000}));
    }

    void nothingIsLeftOutOfASumThatIsTooLarge()
    {
        const auto half = Money::fromMinor(std::numeric_limits<int64_t>::max() / 2);
        const RunningSpan two{month(2027, 1), {}, half, 2}, three{month(2027, 1), {}, half, 3};
        const std::vector<TenantTax> taxes(3);
        QVERIFY(recurringRevenue({two}, taxes, month(2027, 1)));
        QVERIFY(!recurringRevenue({three}, taxes, month(2027, 1)));
        QVERIFY(!recurringRevenue({two, two}, taxes, month(2027, 1)));
    }
};

QTEST_GUILESS_MAIN(TestRecurringRevenue)
#include "tst_recurring_revenue.moc"
