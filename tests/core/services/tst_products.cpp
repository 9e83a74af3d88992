// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/data/db/transaction.h"
#include "core/data/orders/order_store.h"
#include "core/domain/orders/possible.h"
#include "core/services/customers/latest_orders.h"
#include "core/services/orders/orders.h"
#include "core/services/products/product_use.h"
#include "core/services/products/products.h"
#include "core/services/today/today.h"
#include "core/services/webhooks/webhooks.h"
#include "tests/support/shop.h"

#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

QByteArray variantOf(const QByteArray &sku,
                     const QByteArray &pricing = "[{'contractLength':12,'monthlyPrice':49.9}]")
{
    return "{'variantSku':'" + sku + "','variantName':'256 GB','grade':'A','pricing':" + pricing + "}";
}

QByteArray productOf(const QByteArray &sku, const QByteArray &variants)
{
    return "{'productSku':'" + sku
        + "','name':'Phone 15','specification':'6.1 inch','category':'Phones',"
          "'brand':'Fruit','variants':["
        + variants + "]}";
}

Result<SavedProduct> upsert(Shop &shop, const QByteArray &body)
{
    const auto request = ProductRequest::read(json(body), *shop.tenant);
    return request ? upsertProduct(shop.context(), *request) : Failure(request.error());
}

Result<SavedProduct> revise(Shop &shop, const QString &id, const QByteArray &body,
                            std::optional<int> version = {})
{
    const auto request = ProductRequest::readPatch(json(body), id, *shop.tenant);
    return request ? reviseProduct(shop.context(), id, *request, version) : Failure(request.error());
}

Result<Record> order(Shop &shop, const QByteArray &sku)
{
    return placeOrder(shop.context(), *OrderRequest::read(json(orderOf(sku)), *shop.tenant), NaturalKey::Skip);
}

JsonValue parsed(const QByteArray &record)
{
    return readJson(record).value();
}

template <typename T>
QByteArray codeOf(const Result<T> &result)
{
    return result ? "none"_ba : QByteArray(infoOf(result.error().code).name.data());
}

QStringList namesIn(Shop &shop, const QList<std::pair<QString, QString>> &query)
{
    const auto page =
        listProducts(shop.context(), ListRequest::read(query, productList(), {}, QTimeZone::utc()).value());
    QStringList names;
    for (const QByteArray &record : page->records)
        names += parsed(record)[u"productSku"].toString();
    return names;
}

} // namespace

class TestProducts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewProductIsShownWithAllItWasGiven();
    void theSameSkuChangesTheProductAndKeepsUnmentionedVariants();
    void newPricesReplaceTheOldOnes();
    void tolerantReading_data();
    void tolerantReading();
    void pricesThatMakeNoSense_data();
    void pricesThatMakeNoSense();
    void aSkuOfAnotherProductIsRefusedAndNothingIsWritten();
    void ofTwoProductsMadeAtOnceWithOneVariantSkuOneIsMade();
    void twoUpsertsAtOnceMakeOneProduct();
    void aPartialBodyChangesOnlyWhatItNames();
    void aNewVariantInAPartialBodyMustBeWhole();
    void anotherVersionIsAConflict();
    void removingDiscontinuesTheProductAndItsVariants();
    void whatOpenOrdersUseStays();
    void anOrderIsOpenInTheStatesThatTheRuleNames();
    void aDiscontinuedProductGetsInactiveVariants();
    void anOrderThatIsBeingPlacedKeepsItsVariantActive();
    void aVariantIsRevisedAloneAndNullClears();
    void aVariantOfADiscontinuedProductCannotComeBackAlone();
    void listsFilterSearchAndSummarise();
    void variantsAreListedByTheBeginningOfTheirSku();
    void everyChangeLeavesAnEventAndAnAuditEntry();
    void anotherTenantSeesNothing();
};

void TestProducts::aNewProductIsShownWithAllItWasGiven()
{
    Shop shop;
    const auto saved = upsert(
        shop,
        "{'productSku':'P15','name':' Phone 15 "
        "','specification':{'screen':'6.1'},'category':'Phones','brand':'Fruit',"
        "'description':'Small','images':['https://x.example/"
        "1.png'],'variants':[{'variantSku':'P15-A','variantName':'A',"
        "'grade':'A','condition':'new','colorName':'Blue','listPrice':799,'acquisitionCost':500.5,'pricing':["
        "{'contractLength':12,'monthlyPrice':49.9,'setupFee':10,'discount':{'type':'percentage','value':12.5,"
        "'description':'Spring'},'source':'suggested','calculatedAt':'2026-01-01','presetUsed':'it'}]}]}");
    QVERIFY2(saved, qUtf8Printable(saved ? QString() : saved.error().detail));
    QVERIFY(saved->record.created);
    QCOMPARE(saved->variants.size(), 1);
    QVERIFY(saved->variants[0].created);
    const auto found = findProduct(shop.context(), saved->record.id);
    QCOMPARE(found->json, saved->record.json);
    const JsonValue product = parsed(found->json);
    const QString variantId = product[u"variants"].elements()[0][u"variantId"].toString();
    QVERIFY(variantId.startsWith(u"var_"));
    const QByteArray expected = "{'productId':'" + saved->record.id.toUtf8() + "','tenantId':'"
        + shop.tenant->id.toUtf8()
        + "','productSku':'P15','name':'Phone "
          "15','specification':'{\\'screen\\':\\'6.1\\'}','category':'Phones',"
          "'brand':'Fruit','status':'active','createdAt':'2026-11-21T09:30:00.123Z','updatedAt':'2026-11-21T09:"
          "30:00.123Z',"
          "'description':'Small','images':['https://x.example/"
          "1.png'],'_sync':{'source':'manual','syncStatus':'synced'},"
          "'variantCount':1,'variants':[{'variantId':'"
        + variantId.toUtf8() + "','tenantId':'" + shop.tenant->id.toUtf8() + "','productId':'"
        + saved->record.id.toUtf8()
        + "','productSku':'P15','productName':'Phone 15','variantSku':'P15-A','sku':'P15-A','variantName':'A',"
          "'specification':'A','grade':'A','pricing':[{'contractLength':12,'monthlyPrice':49.90,'setupFee':10."
          "00,"
          "'discount':{'type':'percentage','value':12.5,'description':'Spring'},'source':'suggested',"
          "'calculatedAt':'2026-01-01','presetUsed':'it'}],'status':'active','createdAt':'2026-11-21T09:30:00."
          "123Z',"
          "'updatedAt':'2026-11-21T09:30:00.123Z','condition':'new','colorName':'Blue','color':'Blue','images':"
          "[],"
          "'listPrice':799.00,'acquisitionCost':500.50}]}";
    QCOMPARE(product.toJson(), json(expected).toJson());
}

void TestProducts::theSameSkuChangesTheProductAndKeepsUnmentionedVariants()
{
    Shop shop;
    const auto first = upsert(shop, productOf("P", variantOf("P-A") + "," + variantOf("P-B")));
    const auto second =
        upsert(shop, productOf("P", variantOf("P-B") + "," + variantOf("P-C")).replace("Phone 15", "Phone 16"));
    QVERIFY(second);
    QVERIFY(!second->record.created);
    QCOMPARE(second->record.id, first->record.id);
    QCOMPARE(second->record.version, 2);
    QVERIFY(!second->variants[0].created && second->variants[1].created);
    const JsonValue product = parsed(second->record.json);
    QCOMPARE(product[u"name"].toString(), u"Phone 16"_s);
    QCOMPARE(product[u"variants"].elements().size(), 3);
    QCOMPARE(findProduct(shop.context(), first->record.id)->json, second->record.json);
}

void TestProducts::newPricesReplaceTheOldOnes()
{
    Shop shop;
    upsert(shop, productOf("P", variantOf("P-A", "{'6':60,'12':50}") + "," + variantOf("P-B")));
    const auto again = upsert(shop, productOf("P", variantOf("P-A", "{'12':45,'24':40}")));
    QVERIFY(again);
    const QList<JsonValue> variants = parsed(again->record.json)[u"variants"].elements();
    const auto &changed = variants[0][u"variantSku"].toString() == u"P-A"_s ? variants[0] : variants[1];
    const auto &other = variants[0][u"variantSku"].toString() == u"P-A"_s ? variants[1] : variants[0];
    QCOMPARE(changed[u"pricing"].toJson(),
             json("[{'contractLength':12,'monthlyPrice':45.00},"
                  "{'contractLength':24,'monthlyPrice':40.00}]")
                 .toJson());
    QCOMPARE(other[u"pricing"].elements().size(), 1);
    QCOMPARE(findProduct(shop.context(), again->record.id)->json, again->record.json);
}

void TestProducts::tolerantReading_data()
{
    QTest::addColumn<QByteArray>("variant");
    QTest::newRow("pricing as a map") << variantOf("P-A", "{'12':49.9}");
    QTest::newRow("the other published names")
        << "{'sku':'P-A','specification':'256 GB','color':'Blue','grade':'A','pricing':{'12':49.9}}"_ba;
    QTest::newRow("unknown members are ignored")
        << "{'variantSku':'P-A','variantName':'x','grade':'A','pricing':{'12':49.9},'weight':3}"_ba;
}

void TestProducts::tolerantReading()
{
    QFETCH(const QByteArray, variant);
    Shop shop;
    const auto saved = upsert(shop, productOf("P", variant));
    QCOMPARE(codeOf(saved), "none"_ba);
    const JsonValue shown = parsed(saved->record.json)[u"variants"].elements()[0];
    QCOMPARE(shown[u"variantSku"].toString(), u"P-A"_s);
    QCOMPARE(shown[u"pricing"].toJson(), json("[{'contractLength':12,'monthlyPrice':49.90}]").toJson());
}

void TestProducts::pricesThatMakeNoSense_data()
{
    QTest::addColumn<QByteArray>("pricing");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("path");
    const auto discounted = [](const QByteArray &discount) {
        return "[{'contractLength':12,'monthlyPrice':50,'discount':" + discount + "}]";
    };
    const QString value = u"variants.0.pricing.0.discount.value"_s;
    QTest::newRow("no price") << "[]"_ba
                              << "INVALID_PRICING"_ba << u"variants.0.pricing"_s;
    QTest::newRow("two prices for a length")
        << "[{'contractLength':12,'monthlyPrice':50},{'contractLength':12,'monthlyPrice':40}]"_ba
        << "INVALID_PRICING"_ba << u"variants.0.pricing.1.contractLength"_s;
    QTest::newRow("more than everything off")
        << discounted("{'type':'percentage','value':100.0001}") << "INVALID_PRICING"_ba << value;
    QTest::newRow("all off is a gift")
        << discounted("{'type':'percentage','value':100}") << "none"_ba << QString();
    QTest::newRow("more off than it costs")
        << discounted("{'type':'fixed','value':50.01}") << "INVALID_PRICING"_ba << value;
    QTest::newRow("less than a cent off")
        << discounted("{'type':'fixed','value':0.001}") << "INVALID_PRICING"_ba << value;
    QTest::newRow("negative price") << "{'12':-1}"_ba
                                    << "VALIDATION_ERROR"_ba << u"variants.0.pricing.0.monthlyPrice"_s;
    QTest::newRow("months in words") << "{'a year':1}"_ba
                                     << "VALIDATION_ERROR"_ba << u"variants.0.pricing.0.contractLength"_s;
    QTest::newRow("121 months") << "{'121':1}"_ba
                                << "VALIDATION_ERROR"_ba << u"variants.0.pricing.0.contractLength"_s;
    QTest::newRow("a third decimal") << "{'12':1.005}"_ba
                                     << "VALIDATION_ERROR"_ba << u"variants.0.pricing.0.monthlyPrice"_s;
}

void TestProducts::pricesThatMakeNoSense()
{
    QFETCH(const QByteArray, pricing);
    QFETCH(const QByteArray, code);
    QFETCH(const QString, path);
    Shop shop;
    const auto saved = upsert(shop, productOf("P", variantOf("P-A", pricing)));
    QCOMPARE(codeOf(saved), code);
    if (!saved)
        QCOMPARE(saved.error().faults.value(0).path, path);
}

void TestProducts::aSkuOfAnotherProductIsRefusedAndNothingIsWritten()
{
    Shop shop;
    upsert(shop, productOf("P", variantOf("P-A")));
    const auto other = upsert(shop, productOf("Q", variantOf("Q-A") + "," + variantOf("P-A")));
    QCOMPARE(codeOf(other), "DUPLICATE_SKU"_ba);
    QCOMPARE(other.error().subject, u"P-A"_s);
    QCOMPARE(shop.look(u"select count(*) from products"_s), u"1"_s);
    QCOMPARE(shop.look(u"select count(*) from variants"_s), u"1"_s);
    QCOMPARE(shop.look(u"select count(*) from events"_s), u"1"_s);

    const auto third = upsert(shop, productOf("R", variantOf("R-A")));
    const auto renamed = revise(shop, third->record.id, "{'productSku':'P'}");
    QCOMPARE(codeOf(renamed), "DUPLICATE_SKU"_ba);
    QCOMPARE(renamed.error().subject, u"P"_s);
}

void TestProducts::ofTwoProductsMadeAtOnceWithOneVariantSkuOneIsMade()
{
    Shop shop;
    std::vector<std::future<QByteArray>> makers;
    for (int i = 0; i < 6; ++i) {
        makers.push_back(std::async(std::launch::async, [&shop, i] {
            Shop own = shop.elsewhere();
            return codeOf(upsert(own, productOf("P" + QByteArray::number(i), variantOf("SAME"))));
        }));
    }
    QByteArrayList codes;
    for (auto &maker : makers)
        codes += maker.get();
    QCOMPARE(codes.count("none"), 1);
    QCOMPARE(codes.count("DUPLICATE_SKU"), 5);
    QCOMPARE(shop.look(u"select count(*) from products"_s), u"1"_s);
}

void TestProducts::twoUpsertsAtOnceMakeOneProduct()
{
    Shop shop;
    std::vector<std::future<Result<SavedProduct>>> makers;
    for (int i = 0; i < 6; ++i) {
        makers.push_back(std::async(std::launch::async, [&shop, i] {
            Shop own = shop.elsewhere();
            return upsert(own, productOf("P", variantOf("V" + QByteArray::number(i))));
        }));
    }
    int created = 0;
    for (auto &maker : makers) {
        const auto saved = maker.get();
        QCOMPARE(codeOf(saved), "none"_ba);
        created += saved->record.created;
    }
    QCOMPARE(created, 1);
    QCOMPARE(shop.look(u"select count(*) from products"_s), u"1"_s);
    QCOMPARE(shop.look(u"select count(*) from variants"_s), u"6"_s);
    QCOMPARE(shop.look(u"select version from products"_s), u"6"_s);
}

void TestProducts::aPartialBodyChangesOnlyWhatItNames()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A")));
    shop.clock.set(shop.clock.now().addSecs(60));
    const auto revised =
        revise(shop, made->record.id,
               "{'brand':'Pear','description':null,'variants':[{'variantSku':'P-A','grade':'B'}]}");
    QCOMPARE(codeOf(revised), "none"_ba);
    const JsonValue before = parsed(made->record.json), after = parsed(revised->record.json);
    QCOMPARE(after[u"brand"].toString(), u"Pear"_s);
    QCOMPARE(after[u"name"].toString(), before[u"name"].toString());
    QCOMPARE(after[u"updatedAt"].toString(), u"2026-11-21T09:31:00.123Z"_s);
    const JsonValue &variant = after[u"variants"].elements()[0];
    QCOMPARE(variant[u"grade"].toString(), u"B"_s);
    QCOMPARE(variant[u"pricing"].toJson(), before[u"variants"].elements()[0][u"pricing"].toJson());
    QCOMPARE(namesIn(shop, {{u"search"_s, u"pear"_s}}), QStringList{u"P"_s});
    QCOMPARE(namesIn(shop, {{u"search"_s, u"fruit"_s}}), QStringList{});
}

void TestProducts::aNewVariantInAPartialBodyMustBeWhole()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A")));
    const auto revised = revise(shop, made->record.id, "{'variants':[{'variantSku':'P-B','grade':'B'}]}");
    QCOMPARE(codeOf(revised), "VALIDATION_ERROR"_ba);
    QStringList paths;
    for (const Fault &fault : revised.error().faults)
        paths += fault.path;
    QCOMPARE(paths, (QStringList{u"variants.0.variantName"_s, u"variants.0.pricing"_s}));
}

void TestProducts::anotherVersionIsAConflict()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A")));
    const QString variant = shop.look(u"select variant_id from variants"_s);
    QCOMPARE(codeOf(revise(shop, made->record.id, "{'name':'x'}", 7)), "VERSION_CONFLICT"_ba);
    QCOMPARE(codeOf(removeProduct(shop.context(), made->record.id, 7)), "VERSION_CONFLICT"_ba);
    QCOMPARE(codeOf(setVariantStatus(shop.context(), variant, false, 7)), "VERSION_CONFLICT"_ba);
    QCOMPARE(codeOf(revise(shop, made->record.id, "{'name':'x'}", 1)), "none"_ba);
    QCOMPARE(codeOf(revise(shop, u"prod_none"_s, "{'name':'x'}")), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(revise(shop, made->record.id, "{'productId':'prod_other'}")), "VALIDATION_ERROR"_ba);
}

void TestProducts::removingDiscontinuesTheProductAndItsVariants()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A") + "," + variantOf("P-B")));
    const auto removed = removeProduct(shop.context(), made->record.id);
    QCOMPARE(codeOf(removed), "none"_ba);
    QCOMPARE(removed->productSku, u"P"_s);
    const JsonValue product = parsed(removed->record.json);
    QCOMPARE(product[u"status"].toString(), u"discontinued"_s);
    for (const JsonValue &variant : product[u"variants"].elements())
        QCOMPARE(variant[u"status"].toString(), u"inactive"_s);
    QCOMPARE(codeOf(order(shop, "P-A")), "VARIANT_INACTIVE"_ba);

    const auto back = revise(shop, made->record.id, "{'status':'active'}");
    QCOMPARE(parsed(back->record.json)[u"status"].toString(), u"active"_s);
    QCOMPARE(parsed(back->record.json)[u"variants"].elements()[0][u"status"].toString(), u"inactive"_s);
}

void TestProducts::whatOpenOrdersUseStays()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A") + "," + variantOf("P-B")));
    const QString used = shop.look(u"select variant_id from variants where variant_sku = 'P-A'"_s);
    const QString unused = shop.look(u"select variant_id from variants where variant_sku = 'P-B'"_s);
    const auto placed = order(shop, "P-A");
    QCOMPARE(codeOf(setVariantStatus(shop.context(), used, false)), "VARIANT_IN_USE"_ba);
    QCOMPARE(codeOf(setVariantStatus(shop.context(), unused, false)), "none"_ba);
    QCOMPARE(codeOf(removeProduct(shop.context(), made->record.id)), "PRODUCT_HAS_ACTIVE_ORDERS"_ba);
    QCOMPARE(codeOf(revise(shop, made->record.id, "{'status':'discontinued'}")),
             "PRODUCT_HAS_ACTIVE_ORDERS"_ba);

    cancelOrder(shop.context(), placed->id, {});
    QCOMPARE(codeOf(setVariantStatus(shop.context(), used, false)), "none"_ba);
    QCOMPARE(codeOf(removeProduct(shop.context(), made->record.id)), "none"_ba);
}

// The statements say what the rule says, of customers as of variants.
void TestProducts::anOrderIsOpenInTheStatesThatTheRuleNames()
{
    Shop shop;
    upsert(shop, productOf("P", variantOf("P-A")));
    const QString variant = shop.look(u"select variant_id from variants"_s);
    const auto placed = order(shop, "P-A");
    const QString customer = parsed(placed->json)[u"customer"][u"customerId"].toString();
    for (const OrderStatus status : {OrderStatus::Pending, OrderStatus::Confirmed, OrderStatus::Partial,
                                     OrderStatus::Fulfilled, OrderStatus::Cancelled}) {
        shop.look(u"update orders set status = '%1', rented_devices = ('%1' in ('partial', 'fulfilled'))::int "
                  "returning 1"_s.arg(nameOf(status)));
        QCOMPARE(*areOrdered(shop.context(), {variant}), isOpen(status));
        QCOMPARE(latestOrders(shop.context(), customer, 1)->anyOpen, isOpen(status));
        const WaitingCounts waiting = *waitingWork(shop.context());
        QCOMPARE(waiting.ordersToConfirm, int(canConfirm(status)));
        QCOMPARE(waiting.ordersToFulfil, int(awaitsDevices(status)));
    }
}

void TestProducts::aDiscontinuedProductGetsInactiveVariants()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A")));
    QVERIFY(removeProduct(shop.context(), made->record.id));
    const auto request = ProductRequest::readPatch(json("{'variants':[" + variantOf("P-B") + "]}"),
                                                   made->record.id, *shop.tenant);
    const auto grown = addVariant(shop.context(), made->record.id, *request);
    QCOMPARE(codeOf(grown), "none"_ba);
    const QList<JsonValue> variants = parsed(grown->record.json)[u"variants"].elements();
    QCOMPARE(variants.size(), 2);
    QCOMPARE(variants[1][u"status"].toString(), u"inactive"_s);
    QCOMPARE(codeOf(setVariantStatus(shop.context(), variants[1][u"variantId"].toString(), true)),
             "VALIDATION_ERROR"_ba);
}

// The order has looked at the variant and not yet committed: deactivating has to wait for it, and then sees it.
void TestProducts::anOrderThatIsBeingPlacedKeepsItsVariantActive()
{
    Shop shop;
    upsert(shop, productOf("P", variantOf("P-A")));
    const QString variant = shop.look(u"select variant_id from variants"_s);
    std::future<QByteArray> deactivation;
    const Result<Record> placed = inTransaction(shop.database, shop.context().scope(), [&](Connection &) {
        auto result = order(shop, "P-A");
        deactivation = std::async(std::launch::async, [&] {
            Shop own = shop.elsewhere();
            return codeOf(setVariantStatus(own.context(), variant, false));
        });
        const auto waits = [&] {
            return shop.look(u"select count(*) from pg_locks where not granted"_s) != u"0"_s;
        };
        while (!waits() && deactivation.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready) { }
        return result;
    });
    QVERIFY(placed);
    QCOMPARE(deactivation.get(), "VARIANT_IN_USE"_ba);
    QCOMPARE(shop.look(u"select status from variants"_s), u"active"_s);
}

void TestProducts::aVariantIsRevisedAloneAndNullClears()
{
    Shop shop;
    const auto made = upsert(shop,
                             productOf("P",
                                       "{'variantSku':'P-A','variantName':'A','grade':'A','colorName':'Blue',"
                                       "'listPrice':9,'pricing':{'12':5}}"));
    const QString variant = shop.look(u"select variant_id from variants"_s);
    const auto patch =
        VariantPatch::read(json("{'colorName':null,'listPrice':null,'acquisitionCost':3.5,'pricing':{'24':4}}"),
                           variant, *shop.tenant);
    QCOMPARE(codeOf(patch), "none"_ba);
    // what a variant cannot be without is not passed over
    QCOMPARE(codeOf(VariantPatch::read(json("{'grade':null}"), variant, *shop.tenant)), "VALIDATION_ERROR"_ba);
    const auto revised = reviseVariant(shop.context(), variant, *patch, 1);
    QCOMPARE(codeOf(revised), "none"_ba);
    QCOMPARE(revised->version, 2);
    const JsonValue shown = parsed(revised->json);
    QVERIFY(!shown.has(u"colorName") && !shown.has(u"listPrice"));
    QCOMPARE(shown[u"grade"].toString(), u"A"_s);
    QCOMPARE(shown[u"acquisitionCost"].digits(), "3.50"_ba);
    QCOMPARE(shown[u"pricing"].toJson(), json("[{'contractLength':24,'monthlyPrice':4.00}]").toJson());
    QCOMPARE(findVariant(shop.context(), variant)->json, revised->json);
    const auto found = [&](const char *word) {
        return shop.look(
            u"select string_agg(noun, ' ' order by noun) from search_words where word = '%1'"_s.arg(
                QLatin1StringView(word)));
    };
    QCOMPARE(found("blue"), QString()); // it is not called so any more
    const auto renamed =
        VariantPatch::read(json("{'variantName':'Slate','colorName':'Silver'}"), variant, *shop.tenant);
    QCOMPARE(codeOf(reviseVariant(shop.context(), variant, *renamed, 2)), "none"_ba);
    QCOMPARE(found("silver"), u"product variant"_s);
    QCOMPARE(findProduct(shop.context(), made->record.id)->version, 3);
    QCOMPARE(codeOf(VariantPatch::readStatus(json("{'status':'gone'}"), variant, *shop.tenant)),
             "VALIDATION_ERROR"_ba);
    QCOMPARE(codeOf(setVariantStatus(shop.context(), u"var_none"_s, false)), "NOT_FOUND"_ba);
}

void TestProducts::aVariantOfADiscontinuedProductCannotComeBackAlone()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A")));
    const QString variant = shop.look(u"select variant_id from variants"_s);
    removeProduct(shop.context(), made->record.id);
    QCOMPARE(codeOf(setVariantStatus(shop.context(), variant, true)), "VALIDATION_ERROR"_ba);
    revise(shop, made->record.id, "{'status':'active'}");
    QCOMPARE(codeOf(setVariantStatus(shop.context(), variant, true)), "none"_ba);
}

void TestProducts::listsFilterSearchAndSummarise()
{
    Shop shop;
    upsert(shop, productOf("P1", variantOf("AB-1")).replace("Phone 15", "Zebra"));
    upsert(shop, productOf("P2", variantOf("AB-2")).replace("Fruit", "Größe"));
    const auto gone = upsert(shop, productOf("P3", variantOf("AB-3")).replace("Phones", "Tablets"));
    removeProduct(shop.context(), gone->record.id);

    QCOMPARE(namesIn(shop, {{u"status"_s, u"active"_s}, {u"sortBy"_s, u"productSku"_s}}),
             (QStringList{u"P2"_s, u"P1"_s}));
    QCOMPARE(namesIn(shop, {{u"category"_s, u"Tablets"_s}}), QStringList{u"P3"_s});
    QCOMPARE(namesIn(shop, {{u"brand"_s, u"Größe"_s}}), QStringList{u"P2"_s});
    QCOMPARE(namesIn(shop, {{u"search"_s, u"groß"_s}}), QStringList{u"P2"_s});
    QCOMPARE(namesIn(shop, {{u"search"_s, u"ab-1 zeb"_s}}), QStringList{u"P1"_s});
    QCOMPARE(namesIn(shop, {{u"search"_s, gone->record.id.right(7)}}), QStringList{u"P3"_s});
    QCOMPARE(namesIn(shop, {{u"sortBy"_s, u"name"_s}, {u"limit"_s, u"1"_s}}), QStringList{u"P1"_s});

    const auto summaries = listProducts(
        shop.context(),
        ListRequest::read({{u"view"_s, u"summary"_s}}, productList(), {}, QTimeZone::utc()).value());
    QCOMPARE(summaries->records.size(), 3);
    const JsonValue summary = parsed(summaries->records[0]);
    QVERIFY(!summary.has(u"variants"));
    QCOMPARE(summary[u"variantCount"].digits(), "1"_ba);
}

void TestProducts::variantsAreListedByTheBeginningOfTheirSku()
{
    Shop shop;
    upsert(shop, productOf("P1", variantOf("AB-1") + "," + variantOf("AB-2") + "," + variantOf("AC-1")));
    upsert(shop, productOf("P2", variantOf("AB-9")));
    const auto count = [&](const QList<std::pair<QString, QString>> &query) {
        return listVariants(shop.context(),
                            ListRequest::read(query, variantList(), {}, QTimeZone::utc()).value())
            ->records.size();
    };
    QCOMPARE(count({{u"sku"_s, u"AB"_s}}), 3);
    QCOMPARE(count({{u"sku"_s, u"AB"_s}, {u"productSku"_s, u"P1"_s}}), 2);
    QCOMPARE(count({{u"search"_s, u"p2"_s}}), 1);
    QCOMPARE(count({{u"grade"_s, u"A"_s}, {u"status"_s, u"active"_s}, {u"limit"_s, u"5000"_s}}), 4);
    QVERIFY(!ListRequest::read({{u"limit"_s, u"5001"_s}}, variantList(), {}, QTimeZone::utc()));

    QStringList seen;
    QString cursor;
    do {
        QList<std::pair<QString, QString>> query{{u"limit"_s, u"1"_s}, {u"sortBy"_s, u"updatedAt"_s}};
        if (!cursor.isEmpty())
            query.append({u"startAfter"_s, cursor});
        const auto page =
            listVariants(shop.context(), ListRequest::read(query, variantList(), {}, QTimeZone::utc()).value());
        seen += parsed(page->records[0])[u"variantSku"].toString();
        cursor = page->nextCursor;
    } while (!cursor.isEmpty());
    seen.sort();
    QCOMPARE(seen, (QStringList{u"AB-1"_s, u"AB-2"_s, u"AB-9"_s, u"AC-1"_s}));
}

void TestProducts::everyChangeLeavesAnEventAndAnAuditEntry()
{
    Shop shop;
    const auto made = upsert(shop, productOf("P", variantOf("P-A")));
    revise(shop, made->record.id, "{'name':'Other'}");
    setVariantStatus(shop.context(), shop.look(u"select variant_id from variants"_s), false);
    removeProduct(shop.context(), made->record.id);
    QCOMPARE(shop.look(u"select string_agg(type, ' ' order by type) from events"_s),
             u"product.created product.deleted product.updated variant.updated"_s);
    QCOMPARE(shop.look(u"select string_agg(action, ' ' order by action) from audit_entries"_s),
             u"product.create product.delete product.update variant.update"_s);
    const auto page =
        listEvents(shop.context(), ListRequest::read({}, eventList(), {}, QTimeZone::utc()).value());
    QHash<QString, JsonValue> data;
    for (const QByteArray &record : page->records) {
        const JsonValue event = parsed(record);
        data.insert(event[u"event"].toString(), event[u"data"]);
    }
    QCOMPARE(data[u"product.updated"_s][u"previous"][u"name"].toString(), u"Phone 15"_s);
    QCOMPARE(data[u"variant.updated"_s][u"variant"][u"status"].toString(), u"inactive"_s);
}

void TestProducts::anotherTenantSeesNothing()
{
    Shop shop, other;
    const auto made = upsert(shop, productOf("P", variantOf("P-A")));
    QCOMPARE(codeOf(findProduct(other.context(), made->record.id)), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(removeProduct(other.context(), made->record.id)), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(upsert(other, productOf("P", variantOf("P-A")))), "none"_ba);
}

QTEST_GUILESS_MAIN(TestProducts)
#include "tst_products.moc"
