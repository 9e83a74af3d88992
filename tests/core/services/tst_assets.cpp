// SPDX-License-Identifier: GPL-3.0-or-later
// The states of a device, and what makes two requests for one the same.
#include "core/domain/assets/asset_patch.h"
#include "core/services/assets/assets.h"
#include "core/services/assets/move_back.h"
#include "core/services/products/products.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

constexpr AssetStatus every[] = {AssetStatus::Available, AssetStatus::RentedOut, AssetStatus::Returned,
                                 AssetStatus::Sold, AssetStatus::Unavailable};

AssetRequest request(Shop &shop, const QByteArray &body)
{
    auto read = AssetRequest::read(json(body), *shop.tenant, shop.clock.now().date());
    if (!read)
        qFatal("%s", infoOf(read.error().code).name.data());
    return *read;
}

void addPhone(Shop &shop)
{
    const auto product = ProductRequest::read(
        json("{'productSku':'P','name':'Phone','specification':'x','category':'c','brand':'b',"
             "'variants':[{'variantSku':'P-A','variantName':'A','grade':'A','acquisitionCost':7,"
             "'pricing':{'12':10}}]}"),
        *shop.tenant);
    if (!product || !upsertProduct(shop.context(), *product))
        qFatal("no product");
}

// A device that stood there before somebody made it available.
Record madeAvailable(Shop &shop, const QString &before)
{
    addPhone(shop);
    if (!createAsset(shop.context(), request(shop, "{'serialNumber':'A','sku':'P-A'}")))
        qFatal("no device");
    shop.look(u"update assets set status = '%1' returning 1"_s.arg(before));
    const auto moved = reviseAsset(shop.context(), u"A"_s, {.status = AssetStatus::Available});
    if (!moved)
        qFatal("%s", infoOf(moved.error().code).name.data());
    return *moved;
}

} // namespace

class TestAssets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasAName();
    void noMoveHasTwoMovers();
    void onlyASubscriptionTakesADeviceOutAndBack();
    void requestsThatMeanTheSameHaveOneDigest_data();
    void requestsThatMeanTheSameHaveOneDigest();
    void aRowThatFailsLeavesTheOthers();
    void aMoveIsTakenBack_data();
    void aMoveIsTakenBack();
    void whatSomebodyHasGoneOnWithIsNotTakenBack();
    void anInspectionIsOnlyOfADeviceThatIsBack_data();
    void anInspectionIsOnlyOfADeviceThatIsBack();
};

void TestAssets::everyStateHasAName()
{
    for (const AssetStatus status : every)
        QCOMPARE(assetStatusNamed(QString(nameOf(status))), std::optional(status));
    QVERIFY(!assetStatusNamed(u"lost"));
}

void TestAssets::noMoveHasTwoMovers()
{
    for (const AssetStatus from : every) {
        for (const AssetStatus to : every)
            QVERIFY(!mayMove(from, to, AssetMover::Person) || !mayMove(from, to, AssetMover::Subscription));
    }
}

void TestAssets::onlyASubscriptionTakesADeviceOutAndBack()
{
    QVERIFY(mayMove(AssetStatus::Available, AssetStatus::RentedOut, AssetMover::Subscription));
    for (const AssetStatus to : {AssetStatus::Returned, AssetStatus::Sold, AssetStatus::Unavailable})
        QVERIFY(mayMove(AssetStatus::RentedOut, to, AssetMover::Subscription));
    for (const AssetStatus other : every) {
        QVERIFY(!mayMove(AssetStatus::RentedOut, other, AssetMover::Person));
        QVERIFY(!mayMove(other, AssetStatus::RentedOut, AssetMover::Person));
        QVERIFY(!mayMove(AssetStatus::Sold, other, AssetMover::Person));
        QVERIFY(!mayMove(AssetStatus::Sold, other, AssetMover::Subscription));
    }
}

void TestAssets::requestsThatMeanTheSameHaveOneDigest_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("same");
    QTest::newRow("itself") << "'sku':'P','acquisitionCost':10,'acquisitionDate':'2026-01-31'"_ba << true;
    QTest::newRow("other digits") << "'sku':'P','acquisitionCost':10.00,'acquisitionDate':'2026-01-31'"_ba
                                  << true;
    QTest::newRow("a moment of the day")
        << "'sku':'P','acquisitionCost':10,'acquisitionDate':'2026-01-31T10:00:00Z'"_ba << true;
    QTest::newRow("blanks, null and a default")
        << "'sku':' P ','acquisitionCost':10,'acquisitionDate':'2026-01-31','notes':null,'status':'available'"_ba
        << true;
    QTest::newRow("no cost") << "'sku':'P','acquisitionDate':'2026-01-31'"_ba << false;
    QTest::newRow("other notes")
        << "'sku':'P','acquisitionCost':10,'acquisitionDate':'2026-01-31','notes':'x'"_ba << false;
}

void TestAssets::requestsThatMeanTheSameHaveOneDigest()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, same);
    Shop shop;
    const QByteArray begin = "{'serialNumber':'S',";
    const QByteArray first =
        request(shop, begin + "'sku':'P','acquisitionCost':10,'acquisitionDate':'2026-01-31'}").digest();
    QCOMPARE(request(shop, begin + body + '}').digest() == first, same);
}

void TestAssets::aRowThatFailsLeavesTheOthers()
{
    Shop shop;
    addPhone(shop);
    const auto outcomes =
        createAssets(shop.context(),
                     {{u"B"_s, request(shop, "{'serialNumber':'B','sku':'P-A'}")},
                      {u"A"_s, request(shop, "{'serialNumber':'A','sku':'none'}")},
                      {u"C"_s, Failure(Error{ErrorCode::ValidationError, {}})},
                      {u"B"_s, request(shop, "{'serialNumber':'B','sku':'P-A','notes':'another'}")}});
    QVERIFY(outcomes);
    QVERIFY((*outcomes)[0].asset->created);
    QCOMPARE((*outcomes)[1].asset.error().code, ErrorCode::VariantNotFound);
    QCOMPARE((*outcomes)[2].asset.error().code, ErrorCode::ValidationError);
    QCOMPARE((*outcomes)[3].asset.error().code, ErrorCode::AssetExists);
    QCOMPARE(
        shop.look(
            u"select string_agg(concat_ws(' ', serial_number, product_name, acquisition_cost), ';') from assets"_s),
        u"B Phone 700"_s);
    QCOMPARE(shop.look(u"select acquisition_date from assets"_s), u"2026-11-21"_s);
    QCOMPARE(shop.look(u"select count(*) from audit_entries where action = 'asset.create'"_s), u"1"_s);
}

void TestAssets::aMoveIsTakenBack_data()
{
    QTest::addColumn<QString>("before");
    QTest::newRow("waits for its inspection") << u"returned"_s;
    QTest::newRow("out of use") << u"unavailable"_s;
}

void TestAssets::aMoveIsTakenBack()
{
    QFETCH(const QString, before);
    Shop shop;
    const Record made = madeAvailable(shop, before);
    QCOMPARE(shop.look(u"select status from assets"_s), u"available"_s);
    const auto back = moveAssetBack(shop.context(), u" A "_s, *assetStatusNamed(before), made.version);
    QVERIFY(back);
    QCOMPARE(back->version, made.version + 1);
    QCOMPARE(shop.look(u"select status from assets"_s), before);
    QCOMPARE(shop.look(u"select count(*) from audit_entries where action = 'asset.update'"_s), u"2"_s);
}

void TestAssets::whatSomebodyHasGoneOnWithIsNotTakenBack()
{
    Shop shop;
    const Record made = madeAvailable(shop, u"returned"_s);
    const auto from = [&](AssetStatus before, int version) {
        return moveAssetBack(shop.context(), u"A"_s, before, version);
    };
    QCOMPARE(from(AssetStatus::RentedOut, made.version).error().code, ErrorCode::InvalidStatus);
    QVERIFY(reviseAsset(shop.context(), u"A"_s, {.notes = u"On shelf 7"_s}));
    QCOMPARE(from(AssetStatus::Returned, made.version).error().code, ErrorCode::VersionConflict);
    QCOMPARE(shop.look(u"select status from assets"_s), u"available"_s);
}

void TestAssets::anInspectionIsOnlyOfADeviceThatIsBack_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<std::optional<ErrorCode>>("refusal");
    QTest::newRow("back") << u"returned"_s << u"available"_s << std::optional<ErrorCode>();
    QTest::newRow("on the shelf") << u"available"_s << u"available"_s
                                  << std::optional(ErrorCode::InvalidStatus);
    QTest::newRow("stolen, lost or retired")
        << u"unavailable"_s << u"unavailable"_s << std::optional(ErrorCode::InvalidStatus);
    QTest::newRow("sold") << u"sold"_s << u"sold"_s << std::optional(ErrorCode::InvalidStatus);
}

void TestAssets::anInspectionIsOnlyOfADeviceThatIsBack()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const std::optional<ErrorCode>, refusal);
    Shop shop;
    addPhone(shop);
    QVERIFY(createAsset(shop.context(), request(shop, "{'serialNumber':'A','sku':'P-A'}")));
    shop.look(u"update assets set status = '%1' returning 1"_s.arg(before));
    const auto inspected =
        inspectAsset(shop.context(), u" A "_s, {.status = AssetStatus::Available, .condition = u"good"_s}, 1);
    QCOMPARE(inspected ? std::nullopt : std::optional(inspected.error().code), refusal);
    QCOMPARE(shop.look(u"select status from assets"_s), after);
    QCOMPARE(shop.look(u"select coalesce(condition, 'none') from assets"_s), refusal ? u"none"_s : u"good"_s);
}

QTEST_GUILESS_MAIN(TestAssets)
#include "tst_assets.moc"
