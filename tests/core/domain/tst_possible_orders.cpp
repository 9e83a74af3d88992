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
        QTest::addColumn<bool>("open");
        QTest::newRow("not confirmed") << u"pending"_s << 0 << false << true;
        QTest::newRow("nothing has gone out") << u"confirmed"_s << 5 << false << true;
        QTest::newRow("a part has") << u"partial"_s << 5 << true << true;
        QTest::newRow("cancelled") << u"cancelled"_s << 0 << false << false;
    }
    void aStateSaysWhatCanBeDone()
    {
        QFETCH(QString, status);
        QFETCH(int, toAssign);
        QFETCH(bool, closes);
        QFETCH(bool, open);
        const auto state = orderStatusNamed(status);
        QVERIFY(state);
        QCOMPARE(unitsToAssign(*state, 5), toAssign);
        QCOMPARE(isReleased(*state), toAssign > 0);
        QCOMPARE(awaitsDevices(*state), toAssign > 0);
        QCOMPARE(canCloseRemainder(*state), closes);
        QCOMPARE(isOpen(*state), open);
    }

    void whatIsFulfilledTakesNoMore()
    {
        QVERIFY(isReleased(OrderStatus::Fulfilled)); // it is told that all has gone out, not that it waits
        QCOMPARE(unitsToAssign(OrderStatus::Fulfilled, 0), 0);
        QVERIFY(!canCloseRemainder(OrderStatus::Fulfilled));
        QVERIFY(!isOpen(OrderStatus::Fulfilled));
        QVERIFY(!awaitsDevices(OrderStatus::Fulfilled));
    }

    void aRuleNamesTheStatesThatItHoldsIn()
    {
        QCOMPARE(orderStatusesWhere(canConfirm), QStringList{u"pending"_s});
        QCOMPARE(orderStatusesWhere(awaitsDevices), QStringList({u"confirmed"_s, u"partial"_s}));
        QCOMPARE(orderStatusesWhere(isOpen), QStringList({u"pending"_s, u"confirmed"_s, u"partial"_s}));
    }

    void addressesStandOnceADeviceHasGoneOut()
    {
        QVERIFY(canChangeAddresses(0));
        QVERIFY(!canChangeAddresses(1));
    }
};

QTEST_GUILESS_MAIN(TestPossibleOrders)
#include "tst_possible_orders.moc"
