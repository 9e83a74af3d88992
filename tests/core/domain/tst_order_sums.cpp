// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/orders/order_sums.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestOrderSums : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersAreAddedUpByCurrency()
    {
        const OrderSums sums = sumsOfOrders(
            {json("{'status':'confirmed','totals':{'subtotal':89.90,'currency':'EUR','totalDevices':3},"
                  "'rentalProgress':{'totalDevices':3,'rentedDevices':1}}"),
             json("{'status':'pending','totals':{'subtotal':10.10,'currency':'EUR','totalDevices':4},"
                  "'rentalProgress':{'totalDevices':4,'rentedDevices':0}}"),
             json("{'status':'fulfilled','totals':{'subtotal':5,'currency':'CHF','totalDevices':1},"
                  "'rentalProgress':{'totalDevices':1,'rentedDevices':1}}")},
            2);
        QCOMPARE(sums.monthly.keys(), (QStringList{u"CHF"_s, u"EUR"_s}));
        QCOMPARE(sums.monthly[u"EUR"_s].toJson(2), "100.00"_ba);
        QCOMPARE(sums.monthly[u"CHF"_s].toJson(2), "5.00"_ba);
        QCOMPARE(sums.devices, 8);
        QCOMPARE(sums.toAssign, 2);
        QCOMPARE(sums.toConfirm, 4); // a pending order has nothing to assign yet
    }

    void onlyWhatIsActiveBringsSomethingEachMonth()
    {
        const QMap<QString, Money> monthly =
            monthlyOfSubscriptions({json("{'status':'active','monthlyAmount':29.90,'currency':'CHF'}"),
                                    json("{'status':'active','monthlyAmount':19.90}"),
                                    json("{'status':'active','monthlyAmount':0.10,'currency':'EUR'}"),
                                    json("{'status':'completed','monthlyAmount':99.00,'currency':'EUR'}")},
                                   u"EUR"_s, 2);
        QCOMPARE(monthly.size(), 2);
        QCOMPARE(monthly[u"EUR"_s].toJson(2), "20.00"_ba);
        QCOMPARE(monthly[u"CHF"_s].toJson(2), "29.90"_ba);
    }
};

QTEST_GUILESS_MAIN(TestOrderSums)
#include "tst_order_sums.moc"
