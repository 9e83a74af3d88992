// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue from a store's feed, over real sockets on both sides: what it changes, what it leaves alone,
// and what it says when the store misbehaves.
#include "tests/support/http/test_server.h"
#include "tests/support/store.h"

#include <QTest>

#include <QElapsedTimer>
#include <QFile>

#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QByteArray phone(const QByteArray &more = {}, const QByteArray &price = "20", const QByteArray &name = "Phone")
{
    return storeProduct("1", "PHONE", {.name = name, .price = price, .more = more});
}

} // namespace

class TestProductsSyncApi : public ApiTest
{
    Q_OBJECT

public:
    TestProductsSyncApi() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    std::unique_ptr<Store> m_store;

    Reply sync(const Headers &headers = {}) { return m_client->post("/v1/products/sync", {}, headers); }
    Reply syncWith(const QByteArrayList &products)
    {
        m_store->list(products);
        return sync();
    }
    void connectTo(const QByteArray &url)
    {
        QCOMPARE(m_client->patch("/v1/settings", quoted("{'store.feedUrl':'" + url + "'}")).status, 200);
    }
    void choose(const QByteArray &settings)
    {
        QCOMPARE(m_client->patch("/v1/settings", quoted(settings)).status, 200);
    }

    Reply product(const QByteArray &sku)
    {
        const Reply list = m_client->get("/v1/products?search=" + sku);
        return m_client->get("/v1/products/" + list.text("products.0.productId"));
    }
    QByteArray pathOf(const QByteArray &sku) { return "/v1/products/" + product(sku).text("productId"); }
    QByteArray eventsSaid() { return m_client->get("/v1/events?limit=100").text("count"); }

    static QByteArray counts(const Reply &reply)
    {
        QByteArrayList counts;
        for (const char *name : {"created", "updated", "unchanged", "failed"})
            counts += reply.text(name);
        return reply.status == 200 ? counts.join(' ') : QByteArray::number(reply.status) + ' ' + reply.code();
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_store = std::make_unique<Store>();
        connectTo(m_store->url());
    }

    void theFirstTimeEverythingIsMade()
    {
        const Reply reply = syncWith({phone(), storeProduct("2", "TAB")});
        QCOMPARE(counts(reply), "2 0 0 0"_ba);
        QVERIFY(!reply.text("finishedAt").isEmpty());
        const Reply made = product("PHONE");
        QCOMPARE(made.text("_sync.source"), "store"_ba);
        QCOMPARE(made.text("_sync.externalId"), "1"_ba);
        QCOMPARE(made.text("_sync.syncStatus"), "synced"_ba);
        QVERIFY(!made.text("_sync.lastSyncedAt").isEmpty());
        QVERIFY(made.text("_sync.readOnlyFields").contains("\"name\""));
        QCOMPARE(made.text("variants.0.pricing.0.monthlyPrice"), "20.00"_ba);
        QCOMPARE(m_client->get("/v1/audit-log?limit=1").text("auditEntries.0.action"), "product.sync"_ba);
    }

    void theSecondTimeNothingIsWritten()
    {
        syncWith(
            {phone("'description':'Thin','images':['https://example.com/a.png']"), storeProduct("2", "TAB")});
        const Reply before = product("PHONE");
        const QByteArray events = eventsSaid();
        QCOMPARE(counts(sync()), "0 0 2 0"_ba);
        const Reply after = product("PHONE");
        QCOMPARE(after.body, before.body);
        QCOMPARE(after.header("ETag"), before.header("ETag"));
        QCOMPARE(eventsSaid(), events);
    }

    void aChangedPriceFollows()
    {
        syncWith({phone(), storeProduct("2", "TAB")});
        QCOMPARE(counts(syncWith({phone({}, "18.5"), storeProduct("2", "TAB")})), "0 1 1 0"_ba);
        QCOMPARE(product("PHONE").text("variants.0.pricing.0.monthlyPrice"), "18.50"_ba);
        QCOMPARE(m_client->get("/v1/events?event=product.updated").text("count"), "1"_ba);
    }

    void aRenamedSkuIsFollowedByTheStoresId()
    {
        syncWith({phone()});
        const QByteArray id = product("PHONE").text("productId");
        QCOMPARE(counts(syncWith({storeProduct("1", "HANDY", {.variant = "PHONE-1"})})), "0 1 0 0"_ba);
        QCOMPARE(product("HANDY").text("productId"), id);
    }

    // The SKU that one product gives up is taken by another one in the same feed.
    void aSkuCanMoveToAnotherProduct()
    {
        syncWith({storeProduct("1", "OLD")});
        QCOMPARE(counts(syncWith({storeProduct("2", "OLD", {.variant = "NEW-1"}),
                                  storeProduct("1", "OLDER", {.variant = "OLD-1"})})),
                 "1 1 0 0"_ba);
        QCOMPARE(product("OLD").text("_sync.externalId"), "2"_ba);
        QCOMPARE(product("OLDER").text("_sync.externalId"), "1"_ba);
    }

    void aVariantThatTheStoreAddsIsAddedAndOneThatItDropsStays()
    {
        syncWith({phone()});
        const QByteArray more = storeProduct("1", "PHONE", {.name = "Phone", .variant = "PHONE-2"});
        QCOMPARE(counts(syncWith({more})), "0 1 0 0"_ba);
        QCOMPARE(product("PHONE").texts("variants", "variantSku"), (QByteArrayList{"PHONE-1", "PHONE-2"}));
        QCOMPARE(counts(sync()), "0 0 1 0"_ba);
    }

    void aProductOfOursWithThatSkuBecomesTheStores()
    {
        QCOMPARE(m_client->post("/v1/products", storeProduct({}, "PHONE", {.name = "Mine"})).status, 201);
        QCOMPARE(product("PHONE").text("_sync.source"), "manual"_ba);
        QCOMPARE(counts(syncWith({phone()})), "0 1 0 0"_ba);
        QCOMPARE(product("PHONE").text("name"), "Phone"_ba);
        QCOMPARE(product("PHONE").text("_sync.source"), "store"_ba);
    }

    void whatTheStoreDecidesCannotBeChangedHere_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArrayList>("faults");
        const auto row = [](const char *name, const QByteArray &body, const QByteArrayList &faults) {
            QTest::newRow(name) << quoted(body) << faults;
        };
        row("its name", "{'name':'Mine'}", {"name custom"});
        row("several", "{'name':'Mine','brand':'Me','status':'active'}", {"brand custom", "name custom"});
        row("a price",
            "{'variants':[{'variantSku':'PHONE-1','pricing':[{'contractLength':12,'monthlyPrice':1}]}]}",
            {"variants.0.pricing custom"});
        row("a grade", "{'variants':[{'sku':'PHONE-1','grade':'B'}]}", {"variants.0.grade custom"});
    }
    void whatTheStoreDecidesCannotBeChangedHere()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArrayList, faults);
        syncWith({phone()});
        const Reply before = product("PHONE");
        const Reply refused = m_client->put(pathOf("PHONE"), body);
        QCOMPARE(refused.code(), "FIELD_READ_ONLY"_ba);
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.faults(), faults);
        QCOMPARE(product("PHONE").body, before.body);
    }

    void everyOtherDoorToItIsClosedToo()
    {
        syncWith({phone()});
        const QByteArray variant = "/v1/products/variants/" + product("PHONE").text("variants.0.variantId");
        const Reply patched = m_client->patch(variant, quoted("{'grade':'B','acquisitionCost':5}"));
        QCOMPARE(patched.code(), "FIELD_READ_ONLY"_ba);
        QCOMPARE(patched.faults(), QByteArrayList{"grade custom"});
        const Reply upserted =
            m_client->post("/v1/products", storeProduct({}, "PHONE", {.name = "Mine", .price = "20"}));
        QCOMPARE(upserted.faults(), QByteArrayList{"name custom"});
        const Reply imported = m_client->post(
            "/v1/products/csv",
            "Product Name,Product SKU,Category,Brand,Specification,Grade,Color,Variant SKU,List Price,"
            "Acquisition Cost,12mo_Price\n"
            "Mine,PHONE,Devices,Acme,6 inch,A,Black,PHONE-1,30,10,20\n",
            {{"Content-Type", "text/csv"}});
        QVERIFY2(imported.text("errors.0.error").contains("store manages"), imported.body.constData());
        QCOMPARE(counts(sync()), "0 0 1 0"_ba);
    }

    void aProductCanBeReadAndWrittenBackAsItIs()
    {
        syncWith({phone("'images':['https://example.com/a.png']")});
        const Reply read = product("PHONE");
        const Reply written = m_client->put("/v1/products/" + read.text("productId"), read.body);
        QCOMPARE(written.status, 200);
    }

    void whatTheStoreDoesNotDecideStaysAsItWasChangedHere()
    {
        const QByteArray cost = "'acquisitionCost':300";
        m_store->list({storeProduct("1", "PHONE", {.moreOfVariant = cost})});
        sync();
        const QByteArray variant = "/v1/products/variants/" + product("PHONE").text("variants.0.variantId");
        QCOMPARE(m_client->patch(variant, quoted("{'acquisitionCost':250}")).status, 200);
        QCOMPARE(counts(sync()), "0 0 1 0"_ba);
        QCOMPARE(product("PHONE").text("variants.0.acquisitionCost"), "250.00"_ba);
        QCOMPARE(m_client->remove(pathOf("PHONE")).status, 200);
        QCOMPARE(counts(sync()), "0 0 1 0"_ba);
        QCOMPARE(product("PHONE").text("status"), "discontinued"_ba);
    }

    void whoChoosesWhatTheStoreDecidesIsHeeded()
    {
        choose("{'store.readOnlyFields':['variants.pricing'],'store.source':'shopify'}");
        syncWith({phone()});
        QCOMPARE(product("PHONE").text("_sync.source"), "shopify"_ba);
        QCOMPARE(product("PHONE").text("_sync.readOnlyFields"), "[\"variants.pricing\"]"_ba);
        QCOMPARE(m_client->put(pathOf("PHONE"), quoted("{'name':'Mine'}")).status, 200);
        QCOMPARE(counts(syncWith({phone({}, "10", "Other")})), "0 1 0 0"_ba);
        QCOMPARE(product("PHONE").text("name"), "Mine"_ba);
        QCOMPARE(product("PHONE").text("variants.0.pricing.0.monthlyPrice"), "10.00"_ba);
    }

    // The field was free, was changed, and is the store's from now on.
    void whatTheStoreTakesOverIsSetBack()
    {
        choose("{'store.readOnlyFields':[]}");
        syncWith({phone()});
        QCOMPARE(m_client->put(pathOf("PHONE"), quoted("{'name':'Mine'}")).status, 200);
        choose("{'store.readOnlyFields':['name']}");
        QCOMPARE(counts(sync()), "0 1 0 0"_ba);
        QCOMPARE(product("PHONE").text("name"), "Phone"_ba);
    }

    void whoPartsWithTheStoreMayChangeEverything()
    {
        syncWith({phone()});
        choose("{'store.feedUrl':null}");
        QCOMPARE(m_client->put(pathOf("PHONE"), quoted("{'name':'Mine'}")).status, 200);
    }

    void aBadProductDoesNotHoldTheOthersUp()
    {
        syncWith({phone(), storeProduct("2", "TAB")});
        const Reply before = product("PHONE");
        const Reply reply = syncWith({phone("'images':'none'", "5"), storeProduct("2", "TAB", {.price = "9"}),
                                      "7", "{}", storeProduct("3", "CAM"), storeProduct({}, "NO-ID"),
                                      storeProduct("4", "BAD", {.price = "1.234"})});
        QCOMPARE(counts(reply), "1 1 0 5"_ba);
        QCOMPARE(reply.texts("errors", "productSku"), (QByteArrayList{"PHONE", "", "", "NO-ID", "BAD"}));
        QCOMPARE(reply.texts("errors", "code"), QByteArrayList(5, "VALIDATION_ERROR"));
        QCOMPARE(reply.text("errors.0.error"), "images: Must be of type array."_ba);
        const Reply kept = product("PHONE");
        QCOMPARE(kept.text("_sync.syncStatus"), "error"_ba);
        QCOMPARE(kept.text("_sync.syncError"), "images: Must be of type array."_ba);
        QCOMPARE(kept.text("_sync.lastSyncedAt"), before.text("_sync.lastSyncedAt"));
        QCOMPARE(kept.text("variants.0.pricing.0.monthlyPrice"), "20.00"_ba);
        QCOMPARE(product("TAB").text("variants.0.pricing.0.monthlyPrice"), "9.00"_ba);
        QCOMPARE(product("NO-ID").status, 404);
    }

    void theSameFaultIsNotWrittenTwiceAndAMendedOneIsForgotten()
    {
        syncWith({phone()});
        syncWith({phone("'images':'none'")});
        const QByteArray version = product("PHONE").header("ETag");
        QCOMPARE(counts(sync()), "0 0 0 1"_ba);
        QCOMPARE(product("PHONE").header("ETag"), version);
        QCOMPARE(counts(syncWith({phone()})), "0 1 0 0"_ba);
        QCOMPARE(product("PHONE").text("_sync.syncStatus"), "synced"_ba);
        QVERIFY(product("PHONE").text("_sync.syncError").isEmpty());
    }

    // Refused by the database's rules, not by the shape: the variant belongs to another product.
    void aForeignVariantStaysWhereItIs()
    {
        m_client->post("/v1/products", productBody("MINE"));
        const Reply reply = syncWith({phone(), storeProduct("2", "TAB", {.variant = "MINE"})});
        QCOMPARE(counts(reply), "1 0 0 1"_ba);
        QCOMPARE(reply.text("errors.0.code"), "DUPLICATE_SKU"_ba);
        QCOMPARE(product("TAB").status, 404);
        QCOMPARE(product("PHONE").status, 200);
    }

    void whatTheFeedListsTwiceIsTakenFromNeither()
    {
        syncWith({phone()});
        const Reply reply = syncWith({phone({}, "1"), storeProduct("9", "PHONE", {.variant = "P9"}),
                                      storeProduct("5", "A"), storeProduct("5", "B"), storeProduct("6", "C")});
        QCOMPARE(counts(reply), "1 0 0 4"_ba);
        QCOMPARE(product("PHONE").text("variants.0.pricing.0.monthlyPrice"), "20.00"_ba);
        QVERIFY(product("PHONE").text("_sync.syncError").contains("several"));
    }

    void aProductThatVanishesStaysAndIsFree()
    {
        syncWith({phone(), storeProduct("2", "TAB")});
        const Reply reply = syncWith({storeProduct("2", "TAB")});
        QCOMPARE(counts(reply), "0 0 1 0"_ba);
        QCOMPARE(reply.text("vanished"), "[\"PHONE\"]"_ba);
        const Reply kept = product("PHONE");
        QCOMPARE(kept.text("status"), "active"_ba);
        QCOMPARE(kept.text("_sync.syncStatus"), "error"_ba);
        QCOMPARE(kept.text("_sync.readOnlyFields"), "[]"_ba);
        QCOMPARE(m_client->put(pathOf("PHONE"), quoted("{'name':'Mine'}")).status, 200);
        const QByteArray version = product("PHONE").header("ETag");
        sync();
        QCOMPARE(product("PHONE").header("ETag"), version);
        QCOMPARE(counts(syncWith({phone(), storeProduct("2", "TAB")})), "0 1 1 0"_ba);
        QCOMPARE(product("PHONE").text("name"), "Phone"_ba);
    }

    void theExampleOfTheManualWorks()
    {
        QFile manual(QFINDTESTDATA("../../docs/store-feed.md"));
        QVERIFY(manual.open(QIODevice::ReadOnly));
        QByteArray feed = manual.readAll();
        const qsizetype start = feed.indexOf("```json\n") + 8;
        feed = feed.mid(start, feed.indexOf("```", start) - start);
        feed.replace("/onhire/products?page=2", "?page=2");
        m_store->pages({{}, {}});
        m_store->sayFirst(Store::ok(feed));
        QCOMPARE(counts(sync()), "1 0 0 0"_ba);
        QCOMPARE(product("IPM11").text("_sync.externalId"), "8801"_ba);
        QCOMPARE(m_store->asked(), 2);
    }

    void pagesAreFollowed()
    {
        m_store->pages({{phone()}, {storeProduct("2", "TAB")}, {}, {storeProduct("3", "CAM")}});
        QCOMPARE(counts(sync()), "3 0 0 0"_ba);
        QCOMPARE(m_store->asked(), 4);
    }

    void theTokenGoesToTheStoreAndIsNeverShown()
    {
        const QByteArray token = "t0ken-of-the-store";
        const Reply changed = m_client->patch("/v1/settings", quoted("{'store.token':'" + token + "'}"));
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.text("tenant.secretsSet"), "[\"store.token\"]"_ba);
        QVERIFY(!changed.body.contains(token) && !changed.body.contains("sealed\":\""));
        QVERIFY(!m_client->get("/v1/settings").body.contains("\"by\""));
        QVERIFY(!m_client->get("/v1/audit-log").body.contains("\"by\""));
        QVERIFY(!m_server.look(u"select string_agg(settings::text, '') from tenants"_s)
                     .contains(QString::fromLatin1(token)));
        m_store->pages({{phone()}, {storeProduct("2", "TAB")}});
        sync();
        QCOMPARE(m_store->authorizations(), QByteArrayList(2, "Bearer " + token));
        choose("{'store.token':null}");
        sync();
        QCOMPARE(m_store->authorizations().constLast(), QByteArray());
    }

    void aTokenThatWouldBreakTheRequestIsRefused()
    {
        const Reply refused = m_client->patch("/v1/settings", R"({"store.token":"a\r\nX: b"})");
        QCOMPARE(refused.faults(), QByteArrayList{"store.token invalid_string"});
    }

    void withoutAStoreThereIsNothingToDo()
    {
        choose("{'store.feedUrl':null}");
        QCOMPARE(counts(sync()), "400 SYNC_NOT_CONFIGURED"_ba);
    }

    void aStoreThatMisbehavesChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char *name, const QByteArray &answer, const QByteArray &expected,
                            const QByteArray &says) { QTest::newRow(name) << answer << expected << says; };
        const QByteArray unreachable = "502 STORE_UNREACHABLE", invalid = "502 STORE_FEED_INVALID";
        const QByteArray good = Store::page({phone({}, "1")});
        row("redirects", "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n",
            unreachable, "302");
        row("says no", "HTTP/1.1 401 No\r\nContent-Length: 0\r\n\r\n", unreachable, "401");
        row("hangs up", "", unreachable, "closed");
        row("speaks otherwise", "SSH-2.0-OpenSSH_9.2\r\n", unreachable, "not HTTP");
        row("dies within", "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n" + good, unreachable,
            "was cut short");
        row("dies within a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{\"products",
            unreachable, "was cut short");
        row("compresses", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n" + good, unreachable,
            "compressed");
        row("breaks its JSON", Store::ok("{\"products\":[" + phone()), invalid, "page 1");
        row("sends a page for people", Store::ok("<html></html>"), invalid, "page 1");
        row("sends no products", Store::ok("{}"), invalid, "products");
        row("leads elsewhere", Store::ok("{\"products\":[],\"nextPage\":\"http://127.0.0.2/\"}"), invalid,
            "another host");
        row("leads to another port", Store::ok("{\"products\":[],\"nextPage\":\"http://127.0.0.1:1/\"}"),
            invalid, "another host");
        row("leads in a circle", Store::ok("{\"products\":[],\"nextPage\":\"?\"}"), invalid, "earlier page");
        row("says it is too large", "HTTP/1.1 200 OK\r\nContent-Length: 20000000\r\n\r\n",
            "502 STORE_FEED_TOO_LARGE", "10 MB");
        row("is too large", Store::ok("{\"products\":[],\"x\":\"" + QByteArray(20'000'000, 'x') + "\"}"),
            "502 STORE_FEED_TOO_LARGE", "10 MB");
    }
    void aStoreThatMisbehavesChangesNothing()
    {
        QFETCH(const QByteArray, answer);
        QFETCH(const QByteArray, expected);
        QFETCH(const QByteArray, says);
        syncWith({phone()});
        const Reply before = product("PHONE");
        const QByteArray events = eventsSaid();
        m_store->say(answer);
        const Reply refused = sync();
        QCOMPARE(counts(refused), expected);
        QVERIFY2(refused.text("error.message").contains(says), refused.body.constData());
        QCOMPARE(product("PHONE").body, before.body);
        QCOMPARE(eventsSaid(), events);
    }

    void oneThatDiesOnPageTwoChangesNothing()
    {
        m_store->pages({{phone()}, {storeProduct("2", "TAB")}});
        m_store->dieOnPage(2);
        const Reply refused = sync();
        QCOMPARE(counts(refused), "502 STORE_UNREACHABLE"_ba);
        QVERIFY2(refused.text("error.message").contains("page 2"), refused.body.constData());
        QCOMPARE(product("PHONE").status, 404);
    }

    void anEndlessFeedIsLeft()
    {
        m_store->goOnForEver();
        QCOMPARE(counts(sync()), "502 STORE_FEED_TOO_LARGE"_ba);
    }

    void onlyOneRunsForATenantAtATime()
    {
        m_store->list({phone()});
        m_store->hold();
        Reply first;
        std::thread busy(
            [&, client = m_server.client(m_tenant, 1)]() mutable { first = client.post("/v1/products/sync"); });
        QVERIFY(QTest::qWaitFor([&] { return m_store->asked() == 1; }, 10'000));
        QCOMPARE(counts(sync()), "409 SYNC_IN_PROGRESS"_ba);

        const TenantPointer other = m_server.createTenant();
        ApiClient others = m_server.client(other);
        QCOMPARE(others.post("/v1/products/sync").code(), "SYNC_NOT_CONFIGURED"_ba);
        m_store->release();
        busy.join();
        QCOMPARE(counts(first), "1 0 0 0"_ba);
        QCOMPARE(counts(sync()), "0 0 1 0"_ba);
    }

    // More stores hang than a server has threads, and nobody who wants something else notices.
    void aStoreThatHangsKeepsNobodyWaiting()
    {
        m_store->list({});
        m_store->hold();
        std::vector<std::thread> waiting;
        for (int i = 0; i < 6; ++i) {
            const TenantPointer tenant = m_server.createTenant();
            auto client = std::make_shared<ApiClient>(m_server.client(tenant));
            client->patch("/v1/settings", quoted("{'store.feedUrl':'" + m_store->url() + "'}"));
            waiting.emplace_back([client] { client->post("/v1/products/sync"); });
        }
        QVERIFY(QTest::qWaitFor([&] { return m_store->asked() == 6; }, 10'000));
        QElapsedTimer time;
        time.start();
        for (int i = 0; i < 20; ++i) {
            ApiClient fresh = m_server.client(m_tenant);
            QCOMPARE(fresh.get("/v1/products").status, 200);
        }
        QVERIFY2(time.elapsed() < 5'000, QByteArray::number(time.elapsed()).constData());
        m_store->release();
        for (std::thread &thread : waiting)
            thread.join();
    }

    void theSameKeyIsAnsweredOnce()
    {
        m_store->list({phone()});
        const Headers key{{"Idempotency-Key", "sync-1"}};
        const Reply first = sync(key), again = sync(key);
        QCOMPARE(counts(first), "1 0 0 0"_ba);
        QCOMPARE(again.body, first.body);
        QCOMPARE(again.header("Idempotent-Replay"), "true"_ba);
        QCOMPARE(m_store->asked(), 1);
    }

    void aFailureIsNotKeptUnderTheKey()
    {
        const Headers key{{"Idempotency-Key", "sync-1"}};
        m_store->say("");
        QCOMPARE(sync(key).status, 502);
        m_store->list({phone()});
        QCOMPARE(counts(sync(key)), "1 0 0 0"_ba);
    }

    void theKeyOfARunningSynchronisationIsInUse()
    {
        const Headers key{{"Idempotency-Key", "sync-1"}};
        m_store->list({phone()});
        m_store->hold();
        std::thread busy([&, client = m_server.client(m_tenant, 1)]() mutable {
            client.post("/v1/products/sync", {}, key);
        });
        QVERIFY(QTest::qWaitFor([&] { return m_store->asked() == 1; }, 10'000));
        QCOMPARE(sync(key).code(), "IDEMPOTENCY_KEY_IN_USE"_ba);
        m_store->release();
        busy.join();
        QCOMPARE(sync(key).header("Idempotent-Replay"), "true"_ba);
    }

    void aServerThatIsStoppedWaitsForNoStore()
    {
        m_store->list({phone()});
        m_store->hold();
        Reply last;
        std::thread busy(
            [&, client = m_server.client(m_tenant)]() mutable { last = client.post("/v1/products/sync"); });
        QVERIFY(QTest::qWaitFor([&] { return m_store->asked() == 1; }, 10'000));
        QElapsedTimer time;
        time.start();
        m_server.stop();
        busy.join();
        QVERIFY2(time.elapsed() < 5'000, QByteArray::number(time.elapsed()).constData());
        QCOMPARE(last.status, 503);
        m_store->release();
        m_server.start(2);
    }
};

QTEST_GUILESS_MAIN(TestProductsSyncApi)
#include "tst_products_sync_api.moc"
