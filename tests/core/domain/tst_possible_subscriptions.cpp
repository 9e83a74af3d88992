// SPDX-License-Identifier: GPL-3.0-or-later
// What a subscription says of its device.
#include "core/domain/subscriptions/possible.h"

#include <QTest>

using namespace onhire;

class TestPossibleSubscriptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDeviceIsOutWhileTheContractRunsAndUntilItIsBack_data()
    {
        QTest::addColumn<SubscriptionStatus>("status");
        QTest::addColumn<bool>("returnDue");
        QTest::addColumn<bool>("isOut");
        QTest::newRow("runs") << SubscriptionStatus::Active << false << true;
        QTest::newRow("cancelled, not back yet") << SubscriptionStatus::Cancelled << true << true;
        QTest::newRow("cancelled and back") << SubscriptionStatus::Cancelled << false << false;
        QTest::newRow("over and back") << SubscriptionStatus::EndedCompleted << false << false;
        QTest::newRow("bought out") << SubscriptionStatus::EndedBuyout << false << false;
    }
    void aDeviceIsOutWhileTheContractRunsAndUntilItIsBack()
    {
        QFETCH(const SubscriptionStatus, status);
        QFETCH(const bool, returnDue);
        QFETCH(const bool, isOut);
        QCOMPARE(isDeviceOut(status, returnDue), isOut);
        QCOMPARE((SubscriptionSituation{.status = status, .returnDue = returnDue}.isDeviceOut()), isOut);
    }

    void anEndPressesUntilSomebodyHasDecidedWhatBecomesOfIt_data()
    {
        QTest::addColumn<std::optional<EndingType>>("ending");
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("presses");
        const auto row = [](const char *name, std::optional<EndingType> ending, int days, bool presses) {
            QTest::newRow(name) << ending << days << presses;
        };
        row("in sixty days", {}, 60, true);
        row("in sixty-one days", {}, 61, false);
        row("over, and nothing is agreed", EndingType::ContractEnd, -1, true);
        row("an upgrade is agreed", EndingType::Upgrade, 10, false);
        row("an upgrade is agreed, and the contract is over", EndingType::Upgrade, -1, false);
        row("a cancellation is agreed", EndingType::Cancellation, 10, false);
    }
    void anEndPressesUntilSomebodyHasDecidedWhatBecomesOfIt()
    {
        QFETCH(const std::optional<EndingType>, ending);
        QFETCH(const int, days);
        QFETCH(const bool, presses);
        const QDate today(2026, 11, 23);
        QCOMPARE(
            (SubscriptionSituation{.ending = ending, .end = today.addDays(days), .today = today}.isPressing()),
            presses);
    }
};

QTEST_GUILESS_MAIN(TestPossibleSubscriptions)
#include "tst_possible_subscriptions.moc"
