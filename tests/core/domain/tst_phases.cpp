// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/phase.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestPhases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySubscriptionHasOnePhase_data()
    {
        using Status = SubscriptionStatus;
        QTest::addColumn<SubscriptionStatus>("status");
        QTest::addColumn<std::optional<EndingType>>("ending");
        QTest::addColumn<bool>("returnDue");
        QTest::addColumn<QString>("phase");
        const std::optional<EndingType> none;
        QTest::newRow("it runs") << Status::Active << none << false << u"active"_s;
        QTest::newRow("an upgrade is agreed")
            << Status::Active << std::optional(EndingType::Upgrade) << false << u"ending"_s;
        QTest::newRow("its end is agreed")
            << Status::Active << std::optional(EndingType::Cancellation) << false << u"ending"_s;
        QTest::newRow("it is over, and nobody has decided")
            << Status::Active << std::optional(EndingType::ContractEnd) << false << u"return_due"_s;
        QTest::newRow("cancelled, its device is out") << Status::Cancelled << none << true << u"return_due"_s;
        QTest::newRow("completed, its device is out")
            << Status::EndedCompleted << none << true << u"return_due"_s;
        QTest::newRow("cancelled") << Status::Cancelled << none << false << u"cancelled"_s;
        QTest::newRow("completed") << Status::EndedCompleted << none << false << u"ended_completed"_s;
        QTest::newRow("bought") << Status::EndedBuyout << none << false << u"ended_buyout"_s;
        QTest::newRow("upgraded") << Status::EndedUpgrade << none << false << u"ended_upgrade"_s;
        QTest::newRow("returned early") << Status::EndedEarlyReturn << none << false << u"ended_early_return"_s;
    }

    void everySubscriptionHasOnePhase()
    {
        QFETCH(const SubscriptionStatus, status);
        QFETCH(const std::optional<EndingType>, ending);
        QFETCH(const bool, returnDue);
        QFETCH(const QString, phase);
        const SubscriptionPhase found = phaseOf(status, ending, returnDue);
        QCOMPARE(QString(nameOf(found)), phase);
        QCOMPARE(subscriptionPhaseNamed(phase), std::optional(found));
    }

    void whatIsNoPhaseHasNone() { QVERIFY(!subscriptionPhaseNamed(u"rented")); }
};

QTEST_GUILESS_MAIN(TestPhases)
#include "tst_phases.moc"
