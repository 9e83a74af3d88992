// SPDX-License-Identifier: GPL-3.0-or-later
// What of the catalogue can be offered, and what has to stay in it.
#include "core/domain/products/offering.h"

#include <QTest>

using namespace onhire;

class TestOffering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDiscontinuedProductHasNoActiveVariants()
    {
        QVERIFY(canHaveActiveVariants(true));
        QVERIFY(!canHaveActiveVariants(false));
    }

    void whatOpenOrdersUseStays()
    {
        QVERIFY(!refusalToDiscontinue(false));
        QVERIFY(!refusalToDeactivate(false));
        QCOMPARE(refusalToDiscontinue(true), ErrorCode::ProductHasActiveOrders);
        QCOMPARE(refusalToDeactivate(true), ErrorCode::VariantInUse);
    }
};

QTEST_GUILESS_MAIN(TestOffering)
#include "tst_offering.moc"
