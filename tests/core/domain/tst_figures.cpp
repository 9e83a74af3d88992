// SPDX-License-Identifier: GPL-3.0-or-later
// What a subscription has brought in, seen on a day, and how that gets into its record. A contract of a year
// from 31 January 2026 at 20.00 a month for a device of 300.00.
#include "core/base/json_reader.h"
#include "core/domain/subscriptions/subscription_record.h"
#include "core/domain/tenants/tenant.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

SubscriptionRecord contract()
{
    SubscriptionRecord s;
    s.terms = {QDate(2026, 1, 31), 12, BillingStart::Immediate, {{0, Money::fromMinor(2000)}}};
    s.monthlyAmount = Money::fromMinor(2000);
    s.acquisitionCost = Money::fromMinor(30000);
    s.billedUntil = QDate(2026, 2, 28);
    s.rentalId = u"sub_1"_s;
    s.tenantId = u"ten_1"_s;
    s.currency = u"EUR"_s;
    s.createdAt = s.updatedAt = u"2026-01-31T09:00:00.000Z"_s;
    return s;
}

Viewpoint on(QDate today, const QByteArray &settings = "{}")
{
    Tenant tenant;
    tenant.zone = QTimeZone::utc();
    tenant.settings = Settings(json(settings));
    return Viewpoint(tenant, QDateTime(today, QTime(12, 0), QTimeZone::utc()));
}

QByteArray statusOn(const SubscriptionRecord &subscription, QDate today)
{
    return QByteArray(nameOf(figuresOf(subscription, on(today)).status).data());
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aContractIsAtRiskFromItsSecondHalfOn_data();
    void aContractIsAtRiskFromItsSecondHalfOn();
    void whatHasEndedStaysAsItWas();
    void priceStepsAreCountedWithoutTheirTax();
    void halfAMonthIsCountedByItsDays();
    void whatIsToComeIsWhatIsProjectedLessWhatCameIn();
    void anAgreedEndIsTheLastThatIsCountedOn();
    void aRecordIsTheSameWrittenAtOnceOrFilledInLater();
    void textThatLooksLikeMembersStaysText();
};

void TestFigures::aContractIsAtRiskFromItsSecondHalfOn_data()
{
    QTest::addColumn<int>("months");
    QTest::addColumn<QDate>("today");
    QTest::addColumn<QByteArray>("status");
    QTest::newRow("before it begins") << 12 << QDate(2025, 12, 1) << "recovering"_ba;
    QTest::newRow("half of it") << 12 << QDate(2026, 7, 31) << "recovering"_ba;
    QTest::newRow("a day more") << 12 << QDate(2026, 8, 1) << "at_risk"_ba;
    QTest::newRow("long after its end") << 12 << QDate(2029, 1, 1) << "at_risk"_ba;
    QTest::newRow("the middle of a month") << 1 << QDate(2026, 2, 14) << "recovering"_ba; // 14 days of 28
    QTest::newRow("a day after the middle") << 1 << QDate(2026, 2, 15) << "at_risk"_ba;
}

void TestFigures::aContractIsAtRiskFromItsSecondHalfOn()
{
    QFETCH(const int, months);
    QFETCH(const QDate, today);
    QFETCH(const QByteArray, status);
    SubscriptionRecord subscription = contract();
    subscription.terms.months = months;
    QCOMPARE(statusOn(subscription, today), status);
    subscription.totalCollected = Money::fromMinor(15100);
    QCOMPARE(statusOn(subscription, today), "recovering"_ba);
    subscription.acquisitionCost.reset();
    QCOMPARE(statusOn(subscription, today), "no_data"_ba);
}

void TestFigures::whatHasEndedStaysAsItWas()
{
    SubscriptionRecord subscription = contract();
    subscription.status = SubscriptionStatus::Cancelled;
    subscription.endedAt = u"2026-03-01T10:00:00.000Z"_s;
    subscription.totalCollected = Money::fromMinor(2000);
    QCOMPARE(statusOn(subscription, QDate(2028, 1, 1)), "recovering"_ba);
    QCOMPARE(figuresOf(subscription, on(QDate(2028, 1, 1))).projected, subscription.totalCollected);
    subscription.endedAt = u"2026-09-01T10:00:00.000Z"_s;
    QCOMPARE(statusOn(subscription, QDate(2028, 1, 1)), "at_risk"_ba);
}

void TestFigures::priceStepsAreCountedWithoutTheirTax()
{
    SubscriptionRecord subscription = contract();
    subscription.terms.prices = {{0, Money::fromMinor(2000)}, {10, Money::fromMinor(1000)}};
    const Figures gross = figuresOf(subscription, on(QDate(2026, 2, 1), "{'tax.rate':19}"));
    QCOMPARE(gross.projected.minor(), 22000);
    const Figures net = figuresOf(subscription, on(QDate(2026, 2, 1), "{'tax.rate':19,'tax.inclusive':true}"));
    QCOMPARE(net.projected.minor(), 10 * 1681 + 2 * 840); // as each payment is taxed
    QCOMPARE(net.projectedMargin->minor(), 10 * 1681 + 2 * 840 - 30000);
    QCOMPARE(*net.breakevenMonth, 18);
    QCOMPARE(*net.breakevenMonths, (Decimal{178, 1}));
    subscription.taxRate = Decimal(); // of a customer who pays no tax
    QCOMPARE(figuresOf(subscription, on(QDate(2026, 2, 1), "{'tax.rate':19,'tax.inclusive':true}"))
                 .projected.minor(),
             22000);
}

void TestFigures::halfAMonthIsCountedByItsDays()
{
    SubscriptionRecord subscription = contract();
    subscription.billedUntil = QDate(2026, 3, 10); // 10 of 31 days of the second month
    const Figures figures = figuresOf(subscription, on(QDate(2026, 2, 1)));
    QCOMPARE(figures.monthsActive, (Decimal{13226, 4}));
    QCOMPARE(figures.monthsRemaining, (Decimal{106774, 4}));
}

// The first instalment is charged and open, or paid, or more than that is paid.
void TestFigures::whatIsToComeIsWhatIsProjectedLessWhatCameIn()
{
    const QDate today(2026, 2, 10);
    SubscriptionRecord subscription = contract();
    auto sums = toCome(subscription, on(today));
    QCOMPARE(sums.size(), size_t(12));
    QCOMPARE(sums.front(), (ComingSum{today, Money::fromMinor(2000)}));
    QCOMPARE(sums[1], (ComingSum{QDate(2026, 2, 28), Money::fromMinor(2000)}));
    QCOMPARE(sums.back().day, QDate(2026, 12, 31));
    subscription.totalCollected = Money::fromMinor(2000);
    QCOMPARE(toCome(subscription, on(today)).front().day, QDate(2026, 2, 28));
    subscription.totalCollected = Money::fromMinor(3000);
    sums = toCome(subscription, on(today));
    QCOMPARE(sums.size(), size_t(11));
    QCOMPARE(sums.front(), (ComingSum{QDate(2026, 2, 28), Money::fromMinor(1000)}));
    subscription.status = SubscriptionStatus::EndedCompleted;
    QVERIFY(toCome(subscription, on(today)).empty());
}

// An upgrade that waits for the return of the old device, four months billed; of a contract that is over, it
// waits for nothing more.
void TestFigures::anAgreedEndIsTheLastThatIsCountedOn()
{
    SubscriptionRecord subscription = contract();
    subscription.terms.prices = {{0, Money::fromMinor(2000)}, {3, Money::fromMinor(1500)}, {6, Money()}};
    subscription.billedUntil = QDate(2026, 5, 31);
    subscription.totalCollected = Money::fromMinor(6000);
    const auto toComeOn = [&](QDate today) { return toCome(subscription, on(today)); };
    const auto projectedOn = [&](QDate today) { return figuresOf(subscription, on(today)).projected.minor(); };
    const QDate today(2026, 5, 10);
    QCOMPARE(projectedOn(today), 10500);

    subscription.ending = {EndingType::Upgrade, QDate(2026, 5, 31), u"ord_1"_s};
    QCOMPARE(projectedOn(today), 7500);
    QCOMPARE(figuresOf(subscription, on(today)).projectedMargin->minor(), 7500 - 30000);
    QCOMPARE(toComeOn(today), (std::vector<ComingSum>{{today, Money::fromMinor(1500)}}));

    subscription.ending->date = QDate(2026, 6, 10); // the month that has begun by then is charged as well
    QCOMPARE(projectedOn(today), 9000);
    QCOMPARE(toComeOn(today),
             (std::vector<ComingSum>{{today, Money::fromMinor(1500)},
                                     {QDate(2026, 5, 31), Money::fromMinor(1500)}}));

    subscription.ending->date = QDate(2026, 5, 31);
    subscription.billedUntil = QDate(2026, 6, 30); // the device did not come
    QCOMPARE(projectedOn(QDate(2026, 6, 5)), 9000);

    subscription.ending->date = QDate(2027, 2, 15); // agreed after the end
    QCOMPARE(projectedOn(QDate(2027, 2, 15)), 10500);
    subscription.ending = {EndingType::ContractEnd, endOf(subscription.terms), {}};
    QCOMPARE(projectedOn(today), 10500);
}

void TestFigures::aRecordIsTheSameWrittenAtOnceOrFilledInLater()
{
    SubscriptionRecord subscription = contract();
    subscription.customFields = R"({"recoveryStatus":"mine","createdAt":"never"})";
    const QByteArray document = documentOf(subscription, 2);
    subscription.nextBillingDate = QDate(2026, 3, 31);
    subscription.billingGroupId = u"bg_1"_s;
    subscription.totalCollected = Money::fromMinor(4000);
    subscription.updatedAt = u"2026-04-01T00:00:00.000Z"_s;
    QCOMPARE(documentOf(subscription, 2), document); // what moves is not in it
    const auto shown = readJson(shownSubscription(document, subscription, on(QDate(2026, 2, 1))));
    QVERIFY(shown);
    QStringList names;
    for (const JsonValue::Member &member : shown->members())
        names += member.first;
    const auto place = [&](const char *name) { return names.indexOf(QLatin1StringView(name)); };
    QCOMPARE(place("nextBillingDate"), place("billingStartOption") + 1);
    QCOMPARE(place("billingGroupId"), place("nextBillingDate") + 1);
    QCOMPARE(place("totalCollected"), place("acquisitionCostCapturedAt") + 1);
    QCOMPARE(place("updatedAt"), place("createdAt") + 1);
    QCOMPARE((*shown)[u"totalCollected"].digits(), "40.00"_ba);
    QCOMPARE((*shown)[u"costRecovery"][u"totalCollected"].digits(), "40.00"_ba);
    QCOMPARE((*shown)[u"lastModifiedDate"].toString(), subscription.updatedAt);
}

void TestFigures::textThatLooksLikeMembersStaysText()
{
    SubscriptionRecord subscription = contract();
    subscription.notes = u"\x1e,\"updatedAt\":\x1e"_s;
    const auto shown =
        readJson(shownSubscription(documentOf(subscription, 2), subscription, on(QDate(2026, 2, 1))));
    QVERIFY(shown);
    QCOMPARE((*shown)[u"notes"].toString(), subscription.notes);
    QCOMPARE((*shown)[u"updatedAt"].toString(), subscription.updatedAt);
}

QTEST_GUILESS_MAIN(TestFigures)
#include "tst_figures.moc"
