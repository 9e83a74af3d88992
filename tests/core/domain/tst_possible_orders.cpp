// SPDX-License-Identifier: GPL-3.0-or-later
// What an order lets people do in each of its states.
#include "core/domain/orders/possible.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestPossibleOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStateSaysWhatCanBeDone_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<int>("toAssign"); // of five open units
        QTest::addColumn<bool>("closes");
        QTest::newRow("not confirmed") << u"pending"_s << 0 << false;
        QTest::newRow("nothing has gone out") << u"confirmed"_s << 5 << false;
        QTest::newRow("a part has") << u"partial"_s << 5 << true;
        QTest::newRow("cancelled") << u"cancelled"_s << 0 << false;
    }
    void aStateSaysWhatCanBeDone()
    {
        QFETCH(QString, status);
        QFETCH(int, toAssign);
        QFETCH(bool, closes);
        const auto state = orderStatusNamed(status);
        QVERIFY(state);
        QCOMPARE(unitsToAssign(*state, 5), toAssign);
        QCOMPARE(isReleased(*state), toAssign > 0);
        QCOMPARE(canCloseRemainder(*state), closes);
    }

    void whatIsFulfilledTakesNoMore()
    {
        QVERIFY(isReleased(OrderStatus::Fulfilled)); // it is told that all has gone out, not that it waits
        QCOMPARE(unitsToAssign(OrderStatus::Fulfilled, 0), 0);
        QVERIFY(!canCloseRemainder(OrderStatus::Fulfilled));
    }

    void addressesStandOnceADeviceHasGoneOut()
    {
        QVERIFY(canChangeAddresses(0));
        QVERIFY(!canChangeAddresses(1));
    }
};

QTEST_GUILESS_MAIN(TestPossibleOrders)
#include "tst_possible_orders.moc"
