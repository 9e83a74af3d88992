// SPDX-License-Identifier: GPL-3.0-or-later
// Devices as a client of the API meets them: taken in, looked for, moved from state to state, and back again.
#include "core/base/calendar.h"
#include "tests/support/http/rental_desk.h"
#include "tests/support/rounds.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QByteArrayList sorted(QByteArrayList list)
{
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

class TestAssetsApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    std::unique_ptr<RentalDesk> m_desk;

    Reply take(const QByteArray &body) { return m_client->post("/v1/assets", quoted(body)); }
    QString lookHere(const QString &sql) { return m_server.look(sql.arg(m_tenant->id)); }
    QDate day() { return dateIn(m_tenant->zone, m_server.clock.now()); }
    QByteArray today() { return day().toString(Qt::ISODate).toLatin1(); }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_desk = std::make_unique<RentalDesk>(*m_client);
        QCOMPARE(m_client->post("/v1/products", productBody("PHONE")).status, 201);
    }

    void aSerialNumberThatIsAlsoAnAddressIsReadLikeAnyOther()
    {
        QCOMPARE(take("{'serialNumber':'batch','sku':'PHONE'}").status, 201);
        const Reply got = m_client->get("/v1/assets/batch");
        QCOMPARE(got.status, 200);
        QCOMPARE(got.text("serialNumber"), "batch"_ba);
        QCOMPARE(m_client->patch("/v1/assets/batch", R"({"location":"Shelf 7"})").status, 200);
        QCOMPARE(m_client->get("/v1/assets/batch/history").status, 200);
        QCOMPARE(m_client->post("/v1/assets/batch/return").code(), "INVALID_STATUS"_ba);
        QCOMPARE(m_client->post("/v1/assets/batch", quoted("{'assets':[{'serialNumber':'a','sku':'PHONE'}]}"))
                     .text("created"),
                 "1"_ba);
        const Reply refused = m_client->send("PUT", "/v1/assets/batch", "{}");
        QCOMPARE(refused.status, 405);
        QCOMPARE(refused.header("Allow"), "DELETE, GET, PATCH, POST, HEAD, OPTIONS"_ba);
        QCOMPARE(m_client->remove("/v1/assets/batch").status, 200);
        QCOMPARE(m_client->get("/v1/events?event=asset.deleted").text("events.0.data.asset.serialNumber"),
                 "batch"_ba);
    }

    void anAssetIsAnsweredWhole()
    {
        const Reply reply =
            take("{'serialNumber':' SN-1 ','sku':'PHONE','acquisitionCost':480.5,"
                 "'acquisitionDate':'2026-01-31','location':'Shelf 4','condition':'good','notes':'x'}");
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.header("Location"), "/v1/assets/SN-1"_ba);
        QCOMPARE(reply.text("serialNumber"), "SN-1"_ba);
        const QMap<QByteArray, QByteArray> expected{{"serialNumber", "SN-1"},
                                                    {"assetSerialNumber", "SN-1"},
                                                    {"sku", "PHONE"},
                                                    {"productName", "Thing PHONE"},
                                                    {"status", "available"},
                                                    {"location", "Shelf 4"},
                                                    {"condition", "good"},
                                                    {"acquisitionCost", "480.50"},
                                                    {"acquisitionDate", "2026-01-31"},
                                                    {"notes", "x"},
                                                    {"tenantId", m_tenant->id.toLatin1()}};
        for (auto member = expected.begin(); member != expected.end(); ++member)
            QCOMPARE(reply.text("asset." + member.key()), member.value());
        const Reply got = m_client->get("/v1/assets/SN-1");
        QCOMPARE(got.body, reply.at("asset").toJson());
        QVERIFY(!got.header("ETag").isEmpty());
    }

    void whatTheServiceKnowsIsNotTaken()
    {
        const Reply reply = take(
            "{'serialNumber':'SN-1','sku':'PHONE','tenantId':'ten_x','productName':'Fake','productId':'prod_x',"
            "'variantId':'var_x','customerId':'cust_x','rentalId':'sub_x','createdAt':'2001-01-01T00:00:00Z',"
            "'updatedAt':'2001-01-01T00:00:00Z','status':'available'}");
        QVERIFY2(reply.status == 201, reply.body.constData());
        QCOMPARE(reply.text("asset.productName"), "Thing PHONE"_ba);
        QCOMPARE(reply.text("asset.rentalId"), ""_ba);
        QCOMPARE(reply.text("asset.tenantId"), m_tenant->id.toLatin1());
        QCOMPARE(reply.text("asset.acquisitionDate"), today());
        QVERIFY(reply.text("asset.createdAt") > "2020"_ba);
    }

    void whatADeviceCannotBeWithoutIsNotClearedByAPatch()
    {
        take("{'serialNumber':'SN-1','sku':'PHONE','location':'A'}");
        QCOMPARE(m_client->patch("/v1/assets/SN-1", R"({"status":null,"acquisitionDate":null,"location":null})")
                     .faults(),
                 (QByteArrayList{"acquisitionDate required", "status required"}));
        QCOMPARE(m_client->get("/v1/assets/SN-1").text("location"), "A"_ba);
    }

    void theSameRequestAgainAnswersTheFirst()
    {
        const QByteArray body = "{'serialNumber':'SN-1','sku':'PHONE','location':'A'}";
        take(body);
        m_client->patch("/v1/assets/SN-1", R"({"location":"B"})");
        const Reply same = take(body),
                    alias = take("{'assetSerialNumber':'SN-1','sku':'PHONE','location':'A'}");
        QCOMPARE(same.status, 200);
        QCOMPARE(same.text("asset.location"), "B"_ba);
        QCOMPARE(alias.status, 200);
        const Reply other = take("{'serialNumber':'SN-1','sku':'PHONE','location':'B'}");
        QCOMPARE(other.status, 409);
        QCOMPARE(other.code(), "ASSET_EXISTS"_ba);
        QCOMPARE(lookHere(u"select count(*) from assets where tenant_id = '%1'"_s), u"1"_s);
        QCOMPARE(m_server.client(m_server.createTenant()).get("/v1/assets/SN-1").status, 404);
    }

    void whatIsWrongWithANewAssetIsRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArrayList>("faults");
        const auto row = [](const char *name, const QByteArray &body, const QByteArray &code,
                            const QByteArrayList &faults = {}) {
            QTest::newRow(name) << body << code << faults;
        };
        row("unknown SKU", "{'serialNumber':'S','sku':'NONE'}", "VARIANT_NOT_FOUND");
        row("inactive SKU", "{'serialNumber':'S','sku':'OLD'}", "VARIANT_INACTIVE");
        row("out from the start", "{'serialNumber':'S','sku':'PHONE','status':'rented_out'}", "INVALID_STATUS");
        row("nothing", "{}", "VALIDATION_ERROR", {"serialNumber required", "sku required"});
        row("blank serial", "{'serialNumber':' ','sku':'PHONE'}", "VALIDATION_ERROR",
            {"serialNumber too_small"});
        row("two serials", "{'serialNumber':'A','assetSerialNumber':'B','sku':'PHONE'}", "VALIDATION_ERROR",
            {"assetSerialNumber custom"});
        row("unknown values",
            "{'serialNumber':'S','sku':'PHONE','status':'lost','condition':'new','acquisitionCost':1.005}",
            "VALIDATION_ERROR", {"acquisitionCost too_many_decimals", "condition invalid_enum_value"});
        row("no such status", "{'serialNumber':'S','sku':'PHONE','status':'lost'}", "INVALID_STATUS");
        row("a status that is no text", "{'serialNumber':'S','sku':'PHONE','status':1}", "VALIDATION_ERROR",
            {"status invalid_type"});
        row("acquired too early", "{'serialNumber':'S','sku':'PHONE','acquisitionDate':'1949-12-31'}",
            "VALIDATION_ERROR", {"acquisitionDate too_small"});
        row("acquired too late", "{'serialNumber':'S','sku':'PHONE','acquisitionDate':'{two years and a day}'}",
            "VALIDATION_ERROR", {"acquisitionDate too_big"});
        row("acquired without an offset",
            "{'serialNumber':'S','sku':'PHONE','acquisitionDate':'2026-01-31T10:00:00'}", "VALIDATION_ERROR",
            {"acquisitionDate invalid_string"});
    }
    void whatIsWrongWithANewAssetIsRefused()
    {
        QFETCH(QByteArray, body);
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArrayList, faults);
        const QDate tooLate = day().addYears(2).addDays(1);
        body.replace("{two years and a day}", tooLate.toString(Qt::ISODate).toLatin1());
        const QByteArray old =
            m_client->post("/v1/products", productBody("OLD")).text("product.variants.0.variantId");
        m_client->patch("/v1/products/variants/" + old + "/status", R"({"status":"inactive"})");
        const Reply reply = take(body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), code);
        QCOMPARE(reply.faults(), faults);
        QCOMPARE(m_client->get("/v1/assets").text("count"), "0"_ba);
    }

    void aDeliveryHasAResultForEachRow()
    {
        m_desk->asset("OLD-1");
        const Reply reply = m_client->post(
            "/v1/assets/batch",
            quoted(
                "{'assets':[{'serialNumber':'B','sku':'PHONE'},{'serialNumber':'A','sku':'NONE'},"
                "{'serialNumber':'OLD-1','sku':'PHONE'},{'serialNumber':'OLD-1','sku':'PHONE','notes':'other'},"
                "{'sku':'PHONE'},{'serialNumber':'B','sku':'PHONE'},7]}"));
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.texts("results", "serialNumber"),
                 (QByteArrayList{"B", "A", "OLD-1", "OLD-1", "", "B", ""}));
        QCOMPARE(reply.texts("results", "status"),
                 (QByteArrayList{"created", "failed", "existing", "failed", "failed", "existing", "failed"}));
        QCOMPARE(reply.texts("results", "error.code"),
                 (QByteArrayList{"", "VARIANT_NOT_FOUND", "", "ASSET_EXISTS", "VALIDATION_ERROR", "",
                                 "VALIDATION_ERROR"}));
        QCOMPARE(reply.text("results.4.error.details.0.path"), "serialNumber"_ba);
        QCOMPARE(reply.text("created"), "1"_ba);
        QCOMPARE(m_client->get("/v1/assets").text("count"), "2"_ba);
    }

    void aDeliveryOfFiveHundredIsQuickAndNoneIsLarger()
    {
        const auto body = [](int count) {
            QByteArrayList rows;
            for (int i = 0; i < count; ++i)
                rows += "{'serialNumber':'N" + QByteArray::number(i) + "','sku':'PHONE'}";
            return quoted("{'assets':[" + rows.join(',') + "]}");
        };
        QElapsedTimer watch;
        watch.start();
        const Reply reply = m_client->post("/v1/assets/batch", body(500));
        qInfo("500 rows took %lld ms", watch.elapsed());
        QCOMPARE(reply.text("created"), "500"_ba);
        QCOMPARE(m_client->post("/v1/assets/batch", body(500)).text("existing"), "500"_ba);
        QCOMPARE(m_client->post("/v1/assets/batch", body(501)).faults(), QByteArrayList{"assets too_big"});
        QCOMPARE(m_client->post("/v1/assets/batch", body(0)).faults(), QByteArrayList{"assets too_small"});
    }

    void aListIsFiltered_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const QByteArray &query, const QByteArrayList &expected) {
            QTest::newRow(query.constData()) << query << expected;
        };
        row("", {"AB-12", "CASE-1", "OUT-1", "REST"});
        row("status=rented_out", {"OUT-1"});
        row("status=unavailable", {"REST"});
        row("sku=CASE", {"CASE-1"});
        row("location=Shelf%204", {"AB-12"});
        row("customerId={customer}", {"OUT-1"});
        row("rentalId={rental}", {"OUT-1"});
        row("subscriptionId={rental}", {"OUT-1"});
        row("search=ab-12", {"AB-12"});
        row("search=12", {"AB-12"});
        row("search=thing%20case", {"CASE-1"});
        row("search=%25", {});
    }
    void aListIsFiltered()
    {
        QFETCH(QByteArray, query);
        QFETCH(const QByteArrayList, expected);
        m_client->post("/v1/products", productBody("CASE"));
        m_desk->asset("AB-12", "PHONE", "'location':'Shelf 4'");
        m_desk->asset("CASE-1", "CASE");
        m_desk->asset("REST", "PHONE", "'status':'unavailable'");
        const Reply out = m_desk->out("OUT-1");
        query.replace("{customer}", out.text("rental.customerId")).replace("{rental}", out.text("rentalId"));
        const Reply reply = m_client->get("/v1/assets?" + query);
        QVERIFY2(reply.status == 200, reply.body.constData());
        QCOMPARE(sorted(reply.texts("assets", "serialNumber")), expected);
    }

    void aListIsWalkedInEveryOrder_data()
    {
        QTest::addColumn<QByteArray>("sortBy");
        for (const QByteArray sortBy : {"createdAt", "updatedAt", "serialNumber", "status", "sku"})
            QTest::newRow(sortBy.constData()) << sortBy;
    }
    void aListIsWalkedInEveryOrder()
    {
        QFETCH(const QByteArray, sortBy);
        for (int i = 0; i < 7; ++i)
            m_desk->asset("S" + QByteArray::number(i), "PHONE", i % 2 ? "'status':'unavailable'" : "");
        for (const QByteArray direction : {"asc", "desc"}) {
            const QByteArray list = "/v1/assets?limit=2&sortBy=" + sortBy + "&sortDir=" + direction;
            QByteArrayList keys = m_client->walk(list, "assets", sortBy);
            QCOMPARE(keys.size(), 7);
            if (direction == "desc")
                std::reverse(keys.begin(), keys.end());
            QVERIFY(std::is_sorted(keys.begin(), keys.end()));
        }
        QCOMPARE(m_client->get("/v1/assets?sortBy=location").faults(),
                 QByteArrayList{"sortBy invalid_enum_value"});
    }

    // Whose state may become which, by hand

    void movesByHand_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("code");
        const QByteArrayList states{"available", "rented_out", "returned", "sold", "unavailable"};
        const QMap<QByteArray, QByteArrayList> allowed{{"available", {"unavailable"}},
                                                       {"returned", {"available", "unavailable"}},
                                                       {"unavailable", {"available"}}};
        for (const QByteArray &from : states) {
            for (const QByteArray &to : states) {
                const bool may = from == to || allowed.value(from).contains(to);
                QTest::addRow("%s to %s", from.constData(), to.constData())
                    << from << to
                    << (may                        ? ""_ba
                            : from == "rented_out" ? "ASSET_IN_USE"_ba
                                                   : "INVALID_STATUS"_ba);
            }
        }
    }
    void movesByHand()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, code);
        if (from == "rented_out")
            m_desk->out("SN-1");
        else
            m_desk->asset("SN-1");
        if (from != "rented_out")
            lookHere(u"update assets set status = '%2', document = "
                     "replace(document, '\"status\":\"available\"', '\"status\":\"%2\"') "
                     "where tenant_id = '%1' returning 1"_s.replace(u"%2"_s, QString::fromLatin1(from)));
        const Reply reply = m_client->patch("/v1/assets/SN-1", "{\"status\":\"" + to + "\"}");
        QCOMPARE(reply.status, code.isEmpty() ? 200 : code == "ASSET_IN_USE" ? 409 : 400);
        QCOMPARE(reply.code(), code);
        QCOMPARE(m_client->get("/v1/assets/SN-1").text("status"), code.isEmpty() ? to : from);
    }

    void whatIsNoStatusIsNoMove()
    {
        m_desk->asset("SN-1");
        QCOMPARE(m_client->patch("/v1/assets/SN-1", R"({"status":"lost"})").code(), "INVALID_STATUS"_ba);
        QCOMPARE(m_client->patch("/v1/assets/SN-1", R"({"status":"lost","condition":"new"})").faults(),
                 QByteArrayList{"condition invalid_enum_value"});
        QCOMPARE(m_client->patch("/v1/assets/SN-1", R"({"acquisitionDate":"1949-12-31"})").faults(),
                 QByteArrayList{"acquisitionDate too_small"});
        QCOMPARE(m_client->patch("/v1/assets/SN-1", R"({"acquisitionDate":"1950-01-01"})")
                     .text("asset.acquisitionDate"),
                 "1950-01-01"_ba);
    }

    void deletingTakesOutOfService()
    {
        m_desk->asset("SN-1");
        m_desk->out("SN-2");
        QCOMPARE(m_client->remove("/v1/assets/SN-1").text("asset.status"), "unavailable"_ba);
        QCOMPARE(m_client->remove("/v1/assets/SN-1").status, 200);
        QCOMPARE(m_client->remove("/v1/assets/SN-2").code(), "ASSET_IN_USE"_ba);
        QCOMPARE(m_client->patch("/v1/assets/SN-1", R"({"status":"available"})").status, 200);
    }

    void aPatchChangesWhatItNamesAndNullClears()
    {
        m_desk->asset("SN/1", "PHONE", "'location':'A','notes':'n','acquisitionCost':10");
        const QByteArray asset = "/v1/assets/SN%2F1";
        const Reply reply = m_client->patch(
            asset, R"({"condition":"fair","acquisitionCost":12.5,"location":null,"serialNumber":"SN/1"})");
        QVERIFY2(reply.status == 200, reply.body.constData());
        QCOMPARE(reply.text("asset.condition"), "fair"_ba);
        QCOMPARE(reply.text("asset.acquisitionCost"), "12.50"_ba);
        QCOMPARE(reply.text("asset.location"), ""_ba);
        QCOMPARE(reply.text("asset.notes"), "n"_ba);
        QCOMPARE(m_client->patch(asset, R"({"assetSerialNumber":"other"})").faults(),
                 QByteArrayList{"assetSerialNumber custom"});
        const QByteArray read = m_client->get(asset).header("ETag");
        QCOMPARE(m_client->patch(asset, R"({"notes":"1"})", {{"If-Match", read}}).status, 200);
        QCOMPARE(m_client->patch(asset, R"({"notes":"2"})", {{"If-Match", read}}).code(),
                 "VERSION_CONFLICT"_ba);
    }

    // Coming back

    void whatOnlyRunsIsNotReturned()
    {
        m_desk->out("SN-1");
        m_desk->asset("SN-2");
        const Reply running = m_client->post("/v1/assets/SN-1/return");
        QCOMPARE(running.status, 400);
        QCOMPARE(running.code(), "SUBSCRIPTION_RUNNING"_ba);
        QCOMPARE(m_client->post("/v1/assets/SN-2/return").code(), "INVALID_STATUS"_ba);
        QCOMPARE(m_client->post("/v1/assets/SN-3/return").status, 404);
        QCOMPARE(m_client->get("/v1/assets/SN-1").text("status"), "rented_out"_ba);
    }

    void aDeviceBackAfterItsContractCompletesIt()
    {
        const Reply out = m_desk->out("SN-1", "2025-01-31");
        const Reply reply =
            m_client->post("/v1/assets/SN-1/return",
                           quoted("{'condition':'poor','damageAssessment':'Cracked','location':'Desk'}"));
        QVERIFY2(reply.status == 200, reply.body.constData());
        QCOMPARE(reply.text("asset.status"), "returned"_ba);
        QCOMPARE(reply.text("asset.condition"), "poor"_ba);
        QCOMPARE(reply.text("asset.damageAssessment"), "Cracked"_ba);
        QCOMPARE(reply.text("asset.rentalId"), ""_ba);
        const Reply rental = m_client->get("/v1/subscriptions/" + out.text("rentalId"));
        QCOMPARE(rental.text("status"), "ended_completed"_ba);
        QCOMPARE(rental.text("returnDue"), "false"_ba);
        QCOMPARE(rental.text("actualMonthsRented"), "12"_ba);
        QVERIFY(!rental.text("endedAt").isEmpty());
        const Reply customer = m_client->get("/v1/customers/" + out.text("rental.customerId"));
        QCOMPARE(customer.text("totalDevicesRented"), "0"_ba);
        QCOMPARE(customer.text("totalMonthlyRevenue"), "0.00"_ba);
        QCOMPARE(lookHere(u"select string_agg(type, ' ' order by event_id) from events where tenant_id = '%1' "
                          "and type in ('asset.returned', 'subscription.ended')"_s),
                 u"subscription.ended asset.returned"_s);
        QCOMPARE(m_client->get("/v1/events?event=asset.returned").text("events.0.data.rentalId"),
                 out.text("rentalId"));
        QCOMPARE(m_client->post("/v1/assets/SN-1/return").code(), "INVALID_STATUS"_ba);
        m_client->patch("/v1/assets/SN-1", R"({"status":"available"})");
        QCOMPARE(m_desk->rent(m_desk->order(), "SN-1").status, 201);
    }

    void aDeviceThatIsWaitedForClosesItsSubscription_data()
    {
        QTest::addColumn<QString>("waiting");
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QString>("ended");
        QTest::newRow("upgrade") << u"ending_type = 'upgrade', ending_date = '2030-01-01'"_s
                                 << "ended_upgrade"_ba << u"0"_s;
        QTest::newRow("cancellation") << u"ending_type = 'cancellation', ending_date = '2030-01-01'"_s
                                      << "cancelled"_ba << u"1"_s;
        QTest::newRow("contract end") << u"ending_type = 'contract_end', ending_date = '2030-01-01'"_s
                                      << "ended_completed"_ba << u"1"_s;
        QTest::newRow("cancelled before")
            << u"status = 'cancelled', ended_at = now(), return_due = true"_s << "cancelled"_ba << u"0"_s;
    }
    void aDeviceThatIsWaitedForClosesItsSubscription()
    {
        QFETCH(const QString, waiting);
        QFETCH(const QByteArray, status);
        QFETCH(const QString, ended);
        const QByteArray rental = "/v1/subscriptions/" + m_desk->out("SN-1").text("rentalId");
        lookHere(u"update subscriptions set "_s + waiting + u" where tenant_id = '%1' returning 1"_s);
        QCOMPARE(m_client->post("/v1/assets/SN-1/return").text("asset.status"), "returned"_ba);
        const Reply got = m_client->get(rental);
        QCOMPARE(got.text("status"), status);
        QCOMPARE(got.text("returnDue"), "false"_ba);
        QCOMPARE(got.text("ending"), ""_ba);
        QCOMPARE(
            lookHere(u"select count(*) from events where tenant_id = '%1' and type = 'subscription.ended'"_s),
            ended);
    }

    void itsHistoryTellsAllOfIt()
    {
        m_desk->out("SN-1", "2025-01-31");
        m_client->patch("/v1/assets/SN-1", R"({"location":"Bonn"})");
        m_client->post("/v1/assets/SN-1/return");
        const Reply history = m_client->get("/v1/assets/SN-1/history");
        QCOMPARE(history.texts("entries", "action"),
                 (QByteArrayList{"asset.create", "asset.assign", "asset.update", "asset.return"}));
        QCOMPARE(history.text("entries.2.details"), R"({"location":"Bonn"})"_ba);
        QVERIFY(history.body.startsWith(R"({"success":true,"entries":[{"at" : ")"));
        QVERIFY(history.body.contains(
            R"(, "actor" : "Test", "action" : "asset.update", "details" : { "location" : "Bonn" }}, {"at" : ")"));
        QCOMPARE(history.text("entries.1.details.status"), "rented_out"_ba);
        QCOMPARE(history.text("entries.0.actor"), "Test"_ba);
    }

    void manyWhoTakeTheSameDeviceInMakeOne()
    {
        std::vector<ApiClient> clients;
        const QString key = m_server.createKey(m_tenant).apiKey;
        for (int i = 0; i < 8; ++i)
            clients.push_back(m_server.client(m_tenant, key));
        for (int round = 0; round < wantedRounds(10); ++round) {
            std::vector<Reply> replies(8);
            std::vector<std::thread> threads;
            for (int i = 0; i < 8; ++i)
                threads.emplace_back([&, i] {
                    replies[size_t(i)] = clients[size_t(i)].post(
                        "/v1/assets",
                        quoted("{'serialNumber':'R" + QByteArray::number(round) + "','sku':'PHONE','notes':'"
                               + (i % 2 ? "odd" : "even") + "'}"));
                });
            for (std::thread &thread : threads)
                thread.join();
            QMap<int, int> counts;
            for (const Reply &reply : replies)
                ++counts[reply.status];
            QCOMPARE(counts, (QMap<int, int>{{200, 3}, {201, 1}, {409, 4}}));
        }
    }
};

QTEST_GUILESS_MAIN(TestAssetsApi)
#include "tst_assets_api.moc"
