// SPDX-License-Identifier: GPL-3.0-or-later
// Which customers cannot become inactive, and what they are told.
#include "core/domain/customers/leaving.h"

#include <QTest>

using namespace onhire;

class TestLeavingCustomers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoHasNothingOfOursMayLeave() { QVERIFY(!refusalToLeave(0, false)); }

    void whoWaitsForADeviceStays() { QCOMPARE(refusalToLeave(0, true), ErrorCode::CustomerHasPendingOrders); }

    void aDeviceThatIsOutIsToldFirst()
    {
        QCOMPARE(refusalToLeave(1, false), ErrorCode::CustomerHasActiveSubscriptions);
        QCOMPARE(refusalToLeave(3, true), ErrorCode::CustomerHasActiveSubscriptions);
    }
};

QTEST_GUILESS_MAIN(TestLeavingCustomers)
#include "tst_leaving_customers.moc"
