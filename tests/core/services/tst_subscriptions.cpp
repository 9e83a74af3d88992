// SPDX-License-Identifier: GPL-3.0-or-later
// What the database counts of a contract, against what the schedule counts.
#include "core/domain/subscriptions/schedule.h"
#include "core/domain/subscriptions/subscription.h"
#include "core/services/subscriptions/close_subscription.h"
#include "tests/support/rounds.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestSubscriptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasAName();
    void theDatabaseCountsMonthsAsTheScheduleDoes();
    void monthsBegunAreRented_data();
    void monthsBegunAreRented();
};

void TestSubscriptions::everyStateHasAName()
{
    for (const auto status : {SubscriptionStatus::Active, SubscriptionStatus::Cancelled,
                              SubscriptionStatus::EndedCompleted, SubscriptionStatus::EndedBuyout,
                              SubscriptionStatus::EndedUpgrade, SubscriptionStatus::EndedEarlyReturn})
        QCOMPARE(subscriptionStatusNamed(QString(nameOf(status))), std::optional(status));
    for (const auto type : {EndingType::Upgrade, EndingType::Cancellation, EndingType::ContractEnd})
        QCOMPARE(endingTypeNamed(QString(nameOf(type))), std::optional(type));
    QVERIFY(!subscriptionStatusNamed(u"ended"));
    QVERIFY(!endingTypeNamed(u""));
}

void TestSubscriptions::theDatabaseCountsMonthsAsTheScheduleDoes()
{
    Shop shop;
    QRandomGenerator random(quint32(test::chosenSeed(1)));
    for (test::Rounds rounds(3000); rounds.next();) {
        const QDate start = QDate(2023, 1, 1).addDays(random.bounded(1500));
        const int months = random.bounded(1, 121);
        const Terms terms{start, months, BillingStart::Immediate, {{0, Money::fromMinor(100)}}};
        const QDate until = start.addDays(random.bounded(int(start.daysTo(endOf(terms))) + 1));
        const Decimal expected = monthsRemaining(terms, until);
        const QString counted =
            shop.look(u"select trim_scale(round(%1 - contract_months('%2', '%3'), 4))"_s.arg(months).arg(
                start.toString(Qt::ISODate), until.toString(Qt::ISODate)));
        QVERIFY2(Decimal::parse(counted.toLatin1()) == expected,
                 qPrintable(u"%1 months from %2, billed to %3: %4"_s.arg(months).arg(
                     start.toString(Qt::ISODate), until.toString(Qt::ISODate), counted)));
    }
}

void TestSubscriptions::monthsBegunAreRented_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("months");
    QTest::newRow("before it starts") << QDate(2026, 1, 1) << 0;
    QTest::newRow("on its first day") << QDate(2026, 1, 31) << 0;
    QTest::newRow("a day later") << QDate(2026, 2, 1) << 1;
    QTest::newRow("a month later") << QDate(2026, 2, 28) << 1;
    QTest::newRow("a day more") << QDate(2026, 3, 1) << 2;
    QTest::newRow("at its end") << QDate(2026, 7, 31) << 6;
    QTest::newRow("long after") << QDate(2028, 1, 1) << 6;
}

void TestSubscriptions::monthsBegunAreRented()
{
    QFETCH(const QDate, day);
    QFETCH(const int, months);
    const Terms terms{{2026, 1, 31}, 6, BillingStart::Immediate, {{0, Money::fromMinor(100)}}};
    QCOMPARE(monthsRented(terms, day), months);
}

QTEST_GUILESS_MAIN(TestSubscriptions)
#include "tst_subscriptions.moc"
