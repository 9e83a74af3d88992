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
};

QTEST_GUILESS_MAIN(TestPossibleSubscriptions)
#include "tst_possible_subscriptions.moc"
