// SPDX-License-Identifier: GPL-3.0-or-later
// Products and variants as a client of the API meets them.
#include "tests/support/http/test_server.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QByteArray product(const QByteArray &sku, const QByteArray &variants, const QByteArray &more = {})
{
    return quoted("{'productSku':'" + sku
                  + "','name':'Tab','specification':'10 inch','category':'Tablets','brand':'Acme',"
                    "'variants':["
                  + variants + "]" + (more.isEmpty() ? "" : ",") + more + "}");
}

QByteArray variant(const QByteArray &sku, const QByteArray &more = {})
{
    return "{'variantSku':'" + sku
        + "','variantName':'Black','grade':'A','pricing':[{'contractLength':12,'monthlyPrice':20}]"
        + (more.isEmpty() ? "" : ",") + more + "}";
}

QByteArray priced(const QByteArray &entries)
{
    return product("T", "{'variantSku':'T1','variantName':'Black','grade':'A','pricing':" + entries + "}");
}

} // namespace

class TestProductsApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply create(const QByteArray &body) { return m_client->post("/v1/products", body); }
    QByteArray created(const QByteArray &body) { return "/v1/products/" + create(body).text("productId"); }
    static QByteArray variantPath(const Reply &product, int index = 0)
    {
        return "/v1/products/variants/"
            + product.text("product.variants." + QByteArray::number(index) + ".variantId");
    }
    Reply order(const QByteArray &sku)
    {
        return m_client->post("/v1/orders", OrderSketch{"{'sku':'" + sku + "','quantity':1}"}.body());
    }

    static QJsonObject read(const Reply &reply) { return QJsonDocument::fromJson(reply.body).object(); }
    static QByteArray json(const QJsonObject &object) { return QJsonDocument(object).toJson(); }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
    }

    // Most clients read a record, change it and put it back, in which the other name says what it said.
    void aRecordIsPutBackWithOneOfTwoNamesChanged_data()
    {
        QTest::addColumn<QString>("changed");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QByteArray>("now"); // of variantName and colorName
        QTest::newRow("variantName") << u"variantName"_s << QJsonValue(u"White"_s) << "White Red"_ba;
        QTest::newRow("specification") << u"specification"_s << QJsonValue(u"White"_s) << "White Red"_ba;
        QTest::newRow("color") << u"color"_s << QJsonValue(u"Blue"_s) << "Black Blue"_ba;
        QTest::newRow("no colorName") << u"colorName"_s << QJsonValue() << "Black "_ba;
    }
    void aRecordIsPutBackWithOneOfTwoNamesChanged()
    {
        QFETCH(QString, changed);
        QFETCH(QJsonValue, value);
        QFETCH(QByteArray, now);
        for (const bool asProduct : {true, false}) {
            const QByteArray sku = asProduct ? "P" : "V";
            const Reply made = create(product(sku, variant(sku + "1", "'colorName':'Red'")));
            const QByteArray path = "/v1/products/" + made.text("productId");
            QJsonObject whole = read(m_client->get(asProduct ? path : variantPath(made)));
            QJsonObject one = asProduct ? whole[u"variants"_s][0].toObject() : whole;
            one[changed] = value;
            whole[u"variants"_s] = QJsonArray{one};
            const Reply reply =
                asProduct ? m_client->put(path, json(whole)) : m_client->patch(variantPath(made), json(one));
            QVERIFY2(reply.status == 200, reply.body.constData());
            const Reply after = m_client->get(variantPath(made));
            QCOMPARE(after.text("variantName") + ' ' + after.text("colorName"), now);
        }
    }

    void aProductIsMade()
    {
        const Reply reply = create(
            product("T",
                    variant("T1", "'listPrice':499,'acquisitionCost':300,'colorName':'Black','condition':'new'")
                        + "," + variant("T2"),
                    "'description':'Thin','images':['https://example.com/t.png']"));
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.text("operation"), "created"_ba);
        QCOMPARE(reply.text("productSku"), "T"_ba);
        QCOMPARE(reply.texts("variantResults", "variantSku"), (QByteArrayList{"T1", "T2"}));
        QCOMPARE(reply.texts("variantResults", "operation"), (QByteArrayList{"create", "create"}));
        const QByteArray path = "/v1/products/" + reply.text("productId");
        QCOMPARE(reply.header("Location"), path);
        const Reply got = m_client->get(path);
        QCOMPARE(got.status, 200);
        QCOMPARE(got.body, reply.at("product").toJson());
        QCOMPARE(got.text("status"), "active"_ba);
        QCOMPARE(got.text("variantCount"), "2"_ba);
        QCOMPARE(got.text("_sync.source"), "manual"_ba);
        QCOMPARE(got.text("variants.0.listPrice"), "499.00"_ba);
        QCOMPARE(got.text("variants.0.pricing.0.monthlyPrice"), "20.00"_ba);
        QCOMPARE(got.text("variants.0.sku"), "T1"_ba);
        QCOMPARE(m_client->get(variantPath(reply)).body, got.at("variants.0").toJson());
    }

    void theSameSkuIsUpdatedAndVariantsThatAreNotNamedStay()
    {
        const Reply first = create(product("T", variant("T1") + "," + variant("T2")));
        const Reply second = create(
            product("T", variant("T2", "'colorName':'Red'") + "," + variant("T3"), "'description':'New'"));
        QCOMPARE(second.status, 201);
        QCOMPARE(second.text("operation"), "updated"_ba);
        QCOMPARE(second.text("productId"), first.text("productId"));
        QCOMPARE(second.texts("variantResults", "operation"), (QByteArrayList{"update", "create"}));
        QByteArrayList skus = second.texts("product.variants", "variantSku");
        std::sort(skus.begin(), skus.end());
        QCOMPARE(skus, (QByteArrayList{"T1", "T2", "T3"}));
    }

    void thePublishedOtherNamesAreUnderstood()
    {
        const Reply reply =
            create(product("T",
                           "{'sku':'T1','specification':'Black, 64 GB','color':'Black','grade':'A',"
                           "'pricing':{'12':20,'24':15.5}}"));
        QVERIFY2(reply.status == 201, reply.body.constData());
        QCOMPARE(reply.text("product.variants.0.variantName"), "Black, 64 GB"_ba);
        QCOMPARE(reply.text("product.variants.0.colorName"), "Black"_ba);
        QCOMPARE(reply.texts("product.variants.0.pricing", "monthlyPrice"), (QByteArrayList{"20.00", "15.50"}));
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArrayList>("faults");
        QTest::newRow("nothing") << "{}"_ba << QByteArrayList{"brand required",         "category required",
                                                              "name required",          "productSku required",
                                                              "specification required", "variants required"};
        QTest::newRow("no variants") << product("T", "") << QByteArrayList{"variants too_small"};
        QTest::newRow("white space") << product(
            " ", variant("\\t")) << QByteArrayList{"productSku too_small", "variants.0.variantSku too_small"};
        QTest::newRow("one SKU twice") << product("T", variant("T1") + "," + variant("T1"))
                                       << QByteArrayList{"variants.1.variantSku custom"};
        QTest::newRow("no address of an image")
            << product("T", variant("T1"), "'images':['javascript:alert(1)']")
            << QByteArrayList{"images.0 invalid_string"};
        QTest::newRow("negative cost") << product("T", variant("T1", "'acquisitionCost':-1"))
                                       << QByteArrayList{"variants.0.acquisitionCost too_small"};
        QTest::newRow("length 121") << priced("[{'contractLength':121,'monthlyPrice':1}]")
                                    << QByteArrayList{"variants.0.pricing.0.contractLength too_big"};
        QTest::newRow("no price") << priced("[{'contractLength':12}]")
                                  << QByteArrayList{"variants.0.pricing.0.monthlyPrice required"};
        QTest::newRow("discount") << priced(
            "[{'contractLength':12,'monthlyPrice':1,'discount':{'type':'gift','value':1}}]")
                                  << QByteArrayList{"variants.0.pricing.0.discount.type invalid_enum_value"};
    }
    void faultsAreNamed()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArrayList, faults);
        const Reply reply = create(body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "VALIDATION_ERROR"_ba);
        QCOMPARE(reply.faults(), faults);
    }

    void aPriceListThatMakesNoSenseIsRefused_data()
    {
        QTest::addColumn<QByteArray>("pricing");
        QTest::newRow("empty") << "[]"_ba;
        QTest::newRow("a length twice")
            << "[{'contractLength':12,'monthlyPrice':1},{'contractLength':12,'monthlyPrice':2}]"_ba;
        QTest::newRow("more than all")
            << "[{'contractLength':12,'monthlyPrice':1,'discount':{'type':'percentage','value':100.1}}]"_ba;
        QTest::newRow("more than the price")
            << "[{'contractLength':12,'monthlyPrice':1,'discount':{'type':'fixed','value':1.01}}]"_ba;
    }
    void aPriceListThatMakesNoSenseIsRefused()
    {
        QFETCH(const QByteArray, pricing);
        const Reply reply = create(priced(pricing));
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "INVALID_PRICING"_ba);
        QCOMPARE(m_client->get("/v1/products").text("count"), "0"_ba);
    }

    void aSkuOfAnotherProductIsRefused()
    {
        create(product("A", variant("A1")));
        const Reply reply = create(product("B", variant("B1") + "," + variant("A1")));
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "DUPLICATE_SKU"_ba);
        QCOMPARE(m_client->get("/v1/products").text("count"), "1"_ba);
        const QByteArray other = created(product("C", variant("C1")));
        QCOMPARE(m_client->put(other, R"({"productSku":"A"})").code(), "DUPLICATE_SKU"_ba);
    }

    void aPutMayBeWholeOrAPart()
    {
        const QByteArray path = created(product("T", variant("T1")));
        const Reply part = m_client->put(path, R"({"name":"Tablet"})");
        QCOMPARE(part.status, 200);
        QCOMPARE(part.text("operation"), "updated"_ba);
        QCOMPARE(part.text("product.name"), "Tablet"_ba);
        QCOMPARE(part.text("product.brand"), "Acme"_ba);
        const Reply whole = m_client->put(path, product("T", variant("T1") + "," + variant("T2")));
        QCOMPARE(whole.status, 200);
        QCOMPARE(whole.text("product.name"), "Tab"_ba);
        QCOMPARE(whole.text("product.variantCount"), "2"_ba);
        const QByteArray id = path.mid(path.lastIndexOf('/') + 1);
        QCOMPARE(m_client->put(path, "{\"productId\":\"" + id + "\"}").status, 200);
        QCOMPARE(m_client->put(path, R"({"productId":"prod_other"})").faults(),
                 QByteArrayList{"productId custom"});
        QCOMPARE(m_client->put(path, R"({"name":" "})").faults(), QByteArrayList{"name too_small"});
    }

    void whatIsAnsweredIsWhatIsWrittenDown()
    {
        const Reply made = create(product("T", variant("T1", "'listPrice':9.9") + "," + variant("T2")));
        const QByteArray path = "/v1/products/" + made.text("productId");
        QCOMPARE(m_client->get(path).body, made.text("product"));
        const Reply renamed = m_client->put(path, R"({"name":"Slate"})");
        QCOMPARE(m_client->get(path).body, renamed.text("product"));
        QCOMPARE(m_client->get("/v1/products").text("products.0"), renamed.text("product"));
        QCOMPARE(m_client->get(variantPath(made)).body, renamed.text("product.variants.0"));
        const Reply entries = m_client->get("/v1/audit-log?action=product.update");
        QCOMPARE(entries.text("auditEntries.0.before"), made.text("product"));
        QCOMPARE(entries.text("auditEntries.0.after"), renamed.text("product"));
        const Reply repriced = m_client->patch(variantPath(made),
                                               quoted("{'pricing':[{'contractLength':24,'monthlyPrice':15,"
                                                      "'discount':{'type':'percentage','value':12.50}}]}"));
        QCOMPARE(m_client->get(variantPath(made)).body, repriced.text("variant"));
        QCOMPARE(m_client->get(path).text("variants.0"), repriced.text("variant"));
        QCOMPARE(m_client->get("/v1/events?event=variant.updated").text("events.0.data.variant"),
                 repriced.text("variant"));
        QVERIFY(!m_client->get("/v1/products?view=summary").body.contains("\"variants\""));
    }

    void nullInAPutClears()
    {
        const QByteArray full = "'description':'Flat.','images':['https://example.com/a.png']";
        const Reply made = create(product("T", variant("T1", "'condition':'mint','listPrice':9.9")));
        const QByteArray path = "/v1/products/" + made.text("productId");
        QCOMPARE(m_client->put(path, quoted("{" + full + "}")).text("product.description"), "Flat."_ba);
        const Reply cleared =
            m_client->put(path,
                          quoted("{'description':null,'images':null,'name':null,'variants':[{'variantSku':'T1',"
                                 "'condition':null,'listPrice':null,'images':null,'grade':null}]}"));
        QVERIFY2(cleared.status == 200, cleared.body.constData());
        QVERIFY(!cleared.body.contains("\"description\""));
        QVERIFY(!cleared.body.contains("\"condition\""));
        QVERIFY(!cleared.body.contains("\"listPrice\""));
        QCOMPARE(cleared.text("product.images"), "[]"_ba);
        QCOMPARE(cleared.text("product.name"), made.text("product.name")); // nothing can be without one
        // to make it again says nothing of what is null
        m_client->put(path, quoted("{" + full + "}"));
        QCOMPARE(create(product("T", variant("T1"), "'description':null")).text("product.description"),
                 "Flat."_ba);
    }

    void whatAVariantCannotBeWithoutIsNotClearedByAPatch()
    {
        const Reply made = create(product("T", variant("T1", "'condition':'mint'")));
        const Reply refused = m_client->patch(
            variantPath(made), R"({"grade":null,"specification":null,"status":null,"condition":null})");
        QCOMPARE(refused.faults(),
                 (QByteArrayList{"grade required", "specification required", "status required"}));
        QVERIFY(m_client->get(variantPath(made)).body.contains("mint"));
    }

    void whoComesLateIsTold()
    {
        const Reply product1 = create(product("T", variant("T1")));
        const QByteArray path = "/v1/products/" + product1.text("productId");
        for (const QByteArray &target : {path, variantPath(product1)}) {
            const QByteArray tag = m_client->get(target).header("ETag");
            QVERIFY(!tag.isEmpty());
            const auto change = [&](const QByteArray &value) {
                return target == path
                    ? m_client->put(target, "{\"name\":\"" + value + "\"}", {{"If-Match", tag}})
                    : m_client->patch(target, "{\"colorName\":\"" + value + "\"}", {{"If-Match", tag}});
            };
            QCOMPARE(change("one").status, 200);
            QCOMPARE(change("two").code(), "VERSION_CONFLICT"_ba);
            QCOMPARE(m_client->get(target, {{"If-None-Match", m_client->get(target).header("ETag")}}).status,
                     304);
        }
        QCOMPARE(m_client->remove(path, {{"If-Match", "\"1\""}}).code(), "VERSION_CONFLICT"_ba);
    }

    void aProductShowsANewVersionAfterItsVariantWasChanged()
    {
        const Reply first = create(product("T", variant("T1")));
        const QByteArray path = "/v1/products/" + first.text("productId"),
                         tag = m_client->get(path).header("ETag");
        m_client->patch(variantPath(first), R"({"colorName":"Red"})");
        const Reply again = m_client->get(path, {{"If-None-Match", tag}});
        QCOMPARE(again.status, 200);
        QCOMPARE(again.text("variants.0.colorName"), "Red"_ba);
    }

    void aDiscontinuedProductHasNoActiveVariants()
    {
        const Reply first = create(product("T", variant("T1") + "," + variant("T2")));
        const QByteArray path = "/v1/products/" + first.text("productId");
        const Reply removed = m_client->remove(path);
        QCOMPARE(removed.status, 200);
        QCOMPARE(removed.text("productSku"), "T"_ba);
        const Reply got = m_client->get(path);
        QCOMPARE(got.text("status"), "discontinued"_ba);
        QCOMPARE(got.texts("variants", "status"), (QByteArrayList{"inactive", "inactive"}));
        QCOMPARE(order("T1").code(), "VARIANT_INACTIVE"_ba);
        QCOMPARE(m_client->patch(variantPath(first) + "/status", R"({"status":"active"})").status, 400);
        QCOMPARE(m_client->put(path, R"({"status":"active"})").text("product.status"), "active"_ba);
        QCOMPARE(m_client->get(variantPath(first)).text("status"), "inactive"_ba);
        QCOMPARE(m_client->patch(variantPath(first) + "/status", R"({"status":"active"})").status, 200);
        QCOMPARE(order("T1").status, 201);
    }

    void whatIsInOpenOrdersStays()
    {
        const Reply first = create(product("T", variant("T1") + "," + variant("T2")));
        const QByteArray path = "/v1/products/" + first.text("productId"), used = variantPath(first, 0);
        const QByteArray orderPath = "/v1/orders/" + order("T1").text("orderId");
        const auto expectInUse = [&] {
            const QList<Reply> ofVariant{m_client->patch(used + "/status", R"({"status":"inactive"})"),
                                         m_client->patch(used, R"({"status":"inactive"})")};
            for (const Reply &reply : ofVariant) {
                QCOMPARE(reply.status, 409);
                QCOMPARE(reply.code(), "VARIANT_IN_USE"_ba);
            }
            const QList<Reply> ofProduct{m_client->remove(path),
                                         m_client->put(path, R"({"status":"discontinued"})")};
            for (const Reply &reply : ofProduct) {
                QCOMPARE(reply.status, 409);
                QCOMPARE(reply.code(), "PRODUCT_HAS_ACTIVE_ORDERS"_ba);
            }
        };
        expectInUse();
        m_client->post(orderPath + "/confirm");
        expectInUse();
        QCOMPARE(m_client->patch(variantPath(first, 1) + "/status", R"({"status":"inactive"})").status, 200);
        m_client->post(orderPath + "/cancel");
        QCOMPARE(m_client->patch(used + "/status", R"({"status":"inactive"})").status, 200);
        QCOMPARE(m_client->remove(path).status, 200);
    }

    void newPricesHoldForNewOrders()
    {
        const Reply first = create(product("T", variant("T1")));
        const QByteArray orderPath = "/v1/orders/" + order("T1").text("orderId");
        const Reply patched = m_client->patch(variantPath(first),
                                              quoted("{'pricing':[{'contractLength':12,'monthlyPrice':25}]}"));
        QCOMPARE(patched.status, 200);
        QCOMPARE(patched.text("variantId"), patched.text("variant.variantId"));
        QCOMPARE(m_client->get(orderPath).text("order.items.0.unitPrice"), ""_ba);
        QCOMPARE(m_client->get(orderPath).text("items.0.unitPrice"), "20.00"_ba);
        m_client->post(orderPath + "/cancel");
        QCOMPARE(order("T1").text("order.items.0.unitPrice"), "25.00"_ba);
    }

    void aPatchOfAVariantChangesWhatItNamesAndNullClears()
    {
        const QByteArray path = variantPath(
            create(product("T", variant("T1", "'listPrice':499,'colorName':'Black','condition':'new'"))));
        const Reply reply = m_client->patch(path, R"({"listPrice":null,"color":"Red","grade":"B"})");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("variant.listPrice"), ""_ba);
        QCOMPARE(reply.text("variant.colorName"), "Red"_ba);
        QCOMPARE(reply.text("variant.condition"), "new"_ba);
        QCOMPARE(m_client->patch(path, R"({"grade":""})").faults(), QByteArrayList{"grade too_small"});
        QCOMPARE(m_client->patch(path, R"({"status":"gone"})").faults(),
                 QByteArrayList{"status invalid_enum_value"});
        QCOMPARE(m_client->patch(path + "/status", "{}").faults(), QByteArrayList{"status required"});
        QCOMPARE(m_client->patch(path, R"({"variantId":"var_other"})").faults(),
                 QByteArrayList{"variantId custom"});
        QCOMPARE(m_client->patch(path, quoted("{'pricing':[]}")).code(), "INVALID_PRICING"_ba);
    }

    void listsAreFilteredAndSearched_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("array");
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const QByteArray &query, const QByteArray &array, const QByteArray &member,
                            const QByteArrayList &expected) {
            QTest::newRow(query.constData()) << query << array << member << expected;
        };
        const QByteArray products = "products", variants = "variants";
        row("products?status=active", products, "productSku", {"A", "B"});
        row("products?status=discontinued", products, "productSku", {"C"});
        row("products?category=Phones", products, "productSku", {"B"});
        row("products?brand=Acme&category=Tablets&status=active", products, "productSku", {"A"});
        row("products?search=fon", products, "productSku", {"B"});
        row("products?search=red", products, "productSku", {"B"});
        row("products?search=scarlet%20fon", products, "productSku", {"B"});
        row("products?search=none", products, "productSku", {});
        row("products?sortBy=name&sortDir=asc&view=full", products, "name", {"Fon", "Tab", "Tab"});
        row("products/variants?status=active", variants, "variantSku", {"A1", "A2", "B1", "B2"});
        row("products/variants?productSku=A", variants, "variantSku", {"A1", "A2"});
        row("products/variants?grade=B", variants, "variantSku", {"B1", "B2"});
        row("products/variants?category=Phones", variants, "variantSku", {"B1", "B2"});
        row("products/variants?brand=Other", variants, "variantSku", {"B1", "B2"});
        row("products/variants?sku=A", variants, "variantSku", {"A1", "A2"});
        row("products/variants?sku=A2", variants, "variantSku", {"A2"});
        row("products/variants?sku=%25", variants, "variantSku", {});
        row("products/variants?search=fon", variants, "variantSku", {"B1", "B2"});
        row("products/variants?search=red", variants, "variantSku", {"B1"});
        row("products/variants?search=fon%20scarlet", variants, "variantSku", {"B1"});
        row("products/variants?search=b2", variants, "variantSku", {"B2"});
    }
    void listsAreFilteredAndSearched()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QByteArray, array);
        QFETCH(const QByteArray, member);
        QFETCH(const QByteArrayList, expected);
        create(product("A", variant("A1") + "," + variant("A2")));
        create(quoted("{'productSku':'B','name':'Fon','specification':'6 "
                      "inch','category':'Phones','brand':'Other','variants':["
                      "{'variantSku':'B1','variantName':'Red','colorName':'Scarlet','grade':'B',"
                      "'pricing':[{'contractLength':12,'monthlyPrice':1}]},"
                      "{'variantSku':'B2','variantName':'Blue','grade':'B',"
                      "'pricing':[{'contractLength':12,'monthlyPrice':1}]}]}"));
        m_client->remove(created(product("C", variant("C1"))));
        const Reply reply = m_client->get("/v1/" + query);
        QVERIFY2(reply.status == 200, reply.body.constData());
        QByteArrayList found = reply.texts(array, member);
        std::sort(found.begin(), found.end());
        QCOMPARE(found, expected);
    }

    void aListCarriesVariantsUnlessASummaryIsAskedFor()
    {
        create(product("A", variant("A1") + "," + variant("A2")));
        const Reply full = m_client->get("/v1/products"), summary = m_client->get("/v1/products?view=summary");
        QCOMPARE(full.at("products.0.variants").elements().size(), 2);
        QVERIFY(summary.at("products.0.variants").isNull());
        QCOMPARE(summary.text("products.0.variantCount"), "2"_ba);
        QCOMPARE(m_client->get("/v1/products?view=tiny").faults(), QByteArrayList{"view invalid_enum_value"});
    }

    void aListIsWalkedWithoutRepeatsOrGaps_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("array");
        QTest::addColumn<QByteArray>("id");
        for (const QByteArray sort : {"createdAt", "updatedAt", "name", "productSku"})
            QTest::addRow("products by %s", sort.constData())
                << "/v1/products?limit=3&sortBy=" + sort << "products"_ba
                << "productId"_ba;
        for (const QByteArray sort : {"createdAt", "updatedAt"})
            QTest::addRow("variants by %s", sort.constData())
                << "/v1/products/variants?limit=3&sortBy=" + sort << "variants"_ba
                << "variantId"_ba;
    }
    void aListIsWalkedWithoutRepeatsOrGaps()
    {
        QFETCH(const QByteArray, list);
        QFETCH(const QByteArray, array);
        QFETCH(const QByteArray, id);
        int count = 0;
        const auto insert = [&] {
            const QByteArray n = QByteArray::number(++count);
            create(product("P" + n, variant("V" + n + "a") + "," + variant("V" + n + "b")));
        };
        for (int i = 0; i < 7; ++i)
            insert();
        const QByteArrayList before =
            m_client->walk("/v1/" + list.mid(4, list.indexOf('?') - 4) + "?limit=100", array, id);
        for (const QByteArray direction : {"asc", "desc"}) {
            const QByteArrayList seen = m_client->walk(list + "&sortDir=" + direction, array, id, [&] {
                if (count < 15)
                    insert();
            });
            QCOMPARE(QSet<QByteArray>(seen.begin(), seen.end()).size(), seen.size());
            for (const QByteArray &one : before)
                QVERIFY(seen.contains(one));
        }
    }

    // What GET shows is sent back whole; a variant's status has an operation of its own, with its own refusals.
    void aProductDoesNotDecideWhetherItsVariantsAreActive()
    {
        const Reply made = create(product("S", variant("S1", "'status':'inactive'")));
        QCOMPARE(made.text("product.variants.0.status"), "active"_ba);
        const QByteArray path = "/v1/products/" + made.text("productId");
        const QByteArray body = quoted("{'variants':[{'variantSku':'S1','status':'inactive'}]}");
        QCOMPARE(m_client->put(path, body).status, 200);
        QCOMPARE(m_client->get(path).text("variants.0.status"), "active"_ba);
    }

    void eachChangeIsTold()
    {
        const Reply first = create(product("T", variant("T1")));
        m_client->put("/v1/products/" + first.text("productId"), R"({"name":"Other"})");
        m_client->patch(variantPath(first), R"({"colorName":"Red"})");
        m_client->remove("/v1/products/" + first.text("productId"));
        const QString types =
            u"select string_agg(type, ' ' order by event_id) from events where tenant_id = '%1' "
            "and (type like 'product.%' or type like 'variant.%')"_s;
        QCOMPARE(m_server.look(types.arg(m_tenant->id)),
                 u"product.created product.updated variant.updated product.deleted"_s);
        const Reply events = m_client->get("/v1/events?event=product.updated");
        QCOMPARE(events.text("events.0.data.previous.name"), "Tab"_ba);
        QCOMPARE(
            m_server.look(
                u"select count(*) from audit_entries where tenant_id = '%1' and (action like 'product.%' or action like 'variant.%')"_s
                    .arg(m_tenant->id)),
            u"4"_s);
    }

    // A variant shows its product's name and SKU.
    void aVariantChangesWithItsProductsName_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<int>("status");
        QTest::newRow("name") << "{'name':'Telephone'}"_ba << 200;
        QTest::newRow("SKU") << "{'productSku':'OTHER'}"_ba << 200;
        QTest::newRow("the same name") << "{'name':'%1'}"_ba << 304;
        QTest::newRow("what no variant shows") << "{'brand':'Other'}"_ba << 304;
    }
    void aVariantChangesWithItsProductsName()
    {
        QFETCH(QByteArray, change);
        QFETCH(const int, status);
        const TenantPointer tenant = m_server.createTenant();
        ApiClient client = m_server.client(tenant);
        const Reply product = client.post("/v1/products", productBody("PHONE"));
        const QByteArray path = "/v1/products/variants/" + product.text("product.variants.0.variantId");
        const Reply before = client.get(path);
        change.replace("%1", product.text("product.name"));
        const Reply renamed = client.put("/v1/products/" + product.text("productId"), quoted(change));
        QCOMPARE(renamed.status, 200);
        const Reply after = client.get(path, {{"If-None-Match", before.header("ETag")}});
        QCOMPARE(after.status, status);
        QCOMPARE(client.get(path).text("productName"), renamed.text("product.name"));
        QCOMPARE(client.get(path).text("productSku"), renamed.text("product.productSku"));
        QCOMPARE(client.get(path).text("updatedAt") != before.text("updatedAt"), status == 200);
        const Reply both =
            client.put("/v1/products/" + product.text("productId"),
                       quoted("{'name':'Third','variants':[{'variantSku':'"
                              + product.text("product.variants.0.variantSku") + "','grade':'C'}]}"));
        QCOMPARE(both.status, 200);
        QCOMPARE(client.get(path).text("grade"), "C"_ba);
        QCOMPARE(client.get(path).text("productName"), "Third"_ba);
    }
};

QTEST_GUILESS_MAIN(TestProductsApi)
#include "tst_products_api.moc"
