// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_figures.h"
#include "tests/support/rentals.h"

#include <QTest>

using namespace onhire;
using namespace onhire::test;

class TestAssetFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDeviceThatWasNeverOutHasCollectedNothing()
    {
        Rentals shop;
        const AssetFigures figures =
            need(assetFigures(shop.context(), shop.device(), Money::fromMinor(120000)));
        QVERIFY(figures.collected.isZero());
        QCOMPARE(figures.margin->minor(), -120000);
        QCOMPARE(figures.recoveredPercent, Decimal{});
    }

    void whatAllItsSubscriptionsHaveCollectedCounts()
    {
        Rentals shop;
        const QString first = shop.rent();
        const QString serial = shop.of(first, u"serial_number"_s);
        need(shop.cancel(first));
        const auto back = AssetReturn::read(json("{}"), serial, *shop.tenant);
        need(returnAsset(shop.context(), serial, need(back)));
        shop.look(u"update subscriptions set total_collected = 90000 where rental_id = '%1'"_s.arg(first));
        const AssetFigures figures =
            need(assetFigures(shop.context(), u"  %1 "_s.arg(serial), Money::fromMinor(60000)));
        QCOMPARE(figures.collected.minor(), 90000);
        QCOMPARE(figures.margin->minor(), 30000);
        QCOMPARE(*figures.recoveredPercent, (Decimal{150, 0}));
    }

    void ofAnUnknownCostNothingIsSaid()
    {
        const AssetFigures figures = assetFigures(Money::fromMinor(100), {});
        QVERIFY(!figures.margin);
        QVERIFY(!figures.recoveredPercent);
        QVERIFY(!assetFigures(Money::fromMinor(100), Money()).recoveredPercent); // no share of nothing
    }

    void locationsInUseAreEachToldOnceInTheirOrder()
    {
        Rentals shop;
        for (const QByteArray &place : {"Shelf 7"_ba, "Cellar"_ba, "Shelf 7"_ba}) {
            const auto patch = AssetPatch::read(json("{'location':'" + place + "'}"), {}, *shop.tenant,
                                                shop.clock.now().date());
            need(reviseAsset(shop.context(), shop.device(), need(patch)));
        }
        shop.device(); // nobody knows where it is
        QCOMPARE(need(assetLocations(shop.context())), (QStringList{u"Cellar"_s, u"Shelf 7"_s}));
    }
};

QTEST_GUILESS_MAIN(TestAssetFigures)
#include "tst_asset_figures.moc"
