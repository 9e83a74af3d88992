// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that stand, as a client of the API meets them: lists of them, how they change, and what is told of it.
#include "tests/support/http/rental_desk.h"

#include <QTest>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

const QByteArray Phone = "{'sku':'PHONE','quantity':1,'contractLength':12}";
const QByteArray Address = "{'contactName':'Bob','streetAddress':'Side 2','city':'Kiel','country':'Germany'}";

QByteArrayList sorted(QByteArrayList list)
{
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

class TestOrderChangesApi : public ApiTest
{
    Q_OBJECT

public:
    TestOrderChangesApi() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply place(const OrderSketch &sketch = {}) { return m_client->post("/v1/orders", sketch.body()); }

    QByteArray placed(const OrderSketch &sketch = {}) { return "/v1/orders/" + place(sketch).text("orderId"); }

    // A member of the data of the last event of that type.
    QByteArray told(const QByteArray &type, const QByteArray &member)
    {
        const Reply events = m_client->get("/v1/events?limit=1&event=" + type);
        return events.text("events.0.data." + member);
    }

    QString lookHere(const QString &sql) { return m_server.look(sql.arg(m_tenant->id)); }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        QCOMPARE(m_client->post("/v1/products", productBody("PHONE")).status, 201);
    }

    // Lists

    void aListIsWalkedWithoutRepeatsOrGaps_data()
    {
        QTest::addColumn<QByteArray>("sortBy");
        QTest::addColumn<QByteArray>("direction");
        for (const QByteArray sortBy : {"createdAt", "updatedAt", "orderId", "status", "totals.total"}) {
            for (const QByteArray direction : {"asc", "desc"})
                QTest::addRow("%s %s", sortBy.constData(), direction.constData()) << sortBy << direction;
        }
    }
    void aListIsWalkedWithoutRepeatsOrGaps()
    {
        QFETCH(const QByteArray, sortBy);
        QFETCH(const QByteArray, direction);
        QByteArrayList before;
        for (int i = 0; i < 11; ++i) {
            const Reply reply = place({"{'sku':'PHONE','quantity':" + QByteArray::number(i % 4 + 1) + "}",
                                       QByteArray::number(i) + "@example.com"});
            before += reply.text("orderId");
            if (i % 3 == 0)
                m_client->post("/v1/orders/" + reply.text("orderId") + "/confirm");
        }
        int more = 0;
        const auto insert = [&] {
            if (more == 8)
                return; // a row that moves ahead of the walk could otherwise keep it going
            place({"{'sku':'PHONE','quantity':" + QByteArray::number(more % 5 + 1) + "}",
                   "more" + QByteArray::number(more) + "@example.com"});
            ++more;
        };
        const QByteArray list = "/v1/orders?limit=2&sortBy=" + sortBy + "&sortDir=" + direction;
        const QByteArrayList seen = m_client->walk(list, "orders", "orderId", insert);
        QByteArrayList unique = sorted(seen);
        unique.erase(std::unique(unique.begin(), unique.end()), unique.end());
        QCOMPARE(unique.size(), seen.size());
        for (const QByteArray &id : before)
            QVERIFY2(seen.contains(id), id.constData());
        const QByteArrayList keys =
            m_client->walk("/v1/orders?limit=7&sortBy=" + sortBy + "&sortDir=" + direction, "orders", sortBy);
        for (qsizetype i = 1; i < keys.size(); ++i) {
            const bool isNumber = sortBy == "totals.total";
            const bool rises = isNumber ? keys[i - 1].toDouble() <= keys[i].toDouble() : keys[i - 1] <= keys[i];
            const bool falls = isNumber ? keys[i - 1].toDouble() >= keys[i].toDouble() : keys[i - 1] >= keys[i];
            QVERIFY2(direction == "asc" ? rises : falls, keys.join(' ').constData());
        }
    }

    void aPageTellsOfItself()
    {
        for (int i = 0; i < 3; ++i)
            place({Phone, QByteArray::number(i) + "@example.com"});
        const Reply whole = m_client->get("/v1/orders"), part = m_client->get("/v1/orders?limit=2");
        const Reply exact = m_client->get("/v1/orders?limit=3"),
                    none = m_client->get("/v1/orders?status=cancelled");
        QCOMPARE(whole.text("limit"), "50"_ba);
        QCOMPARE(whole.text("count"), "3"_ba);
        QCOMPARE(part.text("count"), "2"_ba);
        QCOMPARE(part.text("hasMore"), "true"_ba);
        QVERIFY(!part.text("nextCursor").isEmpty());
        for (const Reply &last : {whole, exact, none}) {
            QCOMPARE(last.text("hasMore"), "false"_ba);
            QVERIFY(last.at("nextCursor").isNull());
        }
        QCOMPARE(none.text("orders"), "[]"_ba);
    }

    void aListIsFiltered_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const QByteArray &query, const QByteArrayList &expected) {
            QTest::newRow(query.constData()) << query << expected;
        };
        row("status=confirmed", {"bob"});
        row("status=pending", {"ada", "eve"});
        row("customerId={bob}", {"bob"});
        row("customerId={bob}&status=pending", {});
        row("orderType=standard", {"ada", "bob", "eve"});
        row("orderType=upgrade", {});
        row("customField_colour=red", {"ada"});
        row("customField_colour=", {});
        row("customField_colour=re%25", {});
        row("customField_count=5", {"eve"});
        row("customField_count=5.0", {"eve"});
        row("customField_count=0.5e1", {"eve"});
        row("customField_count=50", {});
        row("customField_count=1e999", {});
        row("customField_colour=5", {});
        row("search=bob", {"bob"});
        row("search=LOVE", {"ada", "bob", "eve"});
        row("search=lovelace%20eve", {"eve"});
        row("search=bob@example.com", {"bob"});
        row("search={order of bob}", {"bob"});
        row("search={code of bob}", {"bob"});
        row("search=nobody", {});
        row("search=", {"ada", "bob", "eve"});
        row("search=%25", {});
        row("createdFrom={middle}", {"bob", "eve"});
        row("createdTo={middle}", {"ada"});
        row("createdFrom={middle}&createdTo={middle}", {});
    }
    void aListIsFiltered()
    {
        QFETCH(QByteArray, query);
        QFETCH(const QByteArrayList, expected);
        m_server.choose(m_tenant, u"customFields"_s, "[{'id':'colour'},{'id':'count'}]");
        place({Phone, "ada@example.com", "'customFields':{'colour':'red'}"});
        m_server.clock.advance(std::chrono::minutes(1));
        const QByteArray middle = toTimestamp(m_server.clock.now()).toLatin1();
        const Reply bob = place({Phone, "bob@example.com", "'customFields':{'colour':'blue'}"});
        m_client->post("/v1/orders/" + bob.text("orderId") + "/confirm");
        place({Phone, "eve@example.com", "'customFields':{'count':5}"});
        query.replace("{bob}", bob.text("order.customer.customerId")).replace("{middle}", middle);
        query.replace("{order of bob}", bob.text("orderId"))
            .replace("{code of bob}", bob.text("orderId").right(7).toUpper());
        const Reply reply = m_client->get("/v1/orders?" + query);
        QVERIFY2(reply.status == 200, reply.body.constData());
        QByteArrayList names;
        for (const QByteArray &email : reply.texts("orders", "customer.email"))
            names += email.left(email.indexOf('@'));
        QCOMPARE(sorted(names), expected);
    }

    // Changes

    void anOrderIsConfirmedOnce()
    {
        const QByteArray order = placed();
        const Reply reply = m_client->post(order + "/confirm");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("order.status"), "confirmed"_ba);
        QVERIFY(!reply.text("order.confirmedAt").isEmpty());
        for (const Reply &again :
             {m_client->post(order + "/confirm"), m_client->patch(order, R"({"status":"confirmed"})")}) {
            QCOMPARE(again.status, 400);
            QCOMPARE(again.code(), "ORDER_NOT_CONFIRMABLE"_ba);
        }
    }

    void anOrderIsConfirmedByPatch()
    {
        const QByteArray order = placed();
        const Reply reply = m_client->patch(order, R"({"status":"confirmed","notes":"ok"})");
        QCOMPARE(reply.text("order.status"), "confirmed"_ba);
        QCOMPARE(reply.text("order.notes"), "ok"_ba);
        QVERIFY(!reply.text("order.confirmedAt").isEmpty());
    }

    void statesThatFollowFromSubscriptionsAreNotSetByHand_data()
    {
        QTest::addColumn<QByteArray>("status");
        for (const QByteArray status : {"pending", "partial", "fulfilled", "cancelled", "lost"})
            QTest::newRow(status.constData()) << status;
    }
    void statesThatFollowFromSubscriptionsAreNotSetByHand()
    {
        QFETCH(const QByteArray, status);
        const Reply reply = m_client->patch(placed(), "{\"status\":\"" + status + "\"}");
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.faults(), QByteArrayList{"status invalid_enum_value"});
    }

    void aPendingOrConfirmedOrderIsCancelledForGood()
    {
        const QByteArray pending = placed(), confirmed = placed({Phone, "bob@example.com"});
        m_client->post(confirmed + "/confirm");
        for (const QByteArray &order : {pending, confirmed}) {
            const Reply reply = m_client->post(order + "/cancel", R"({"reason":"Changed my mind"})");
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.text("orderId"), reply.text("order.orderId"));
            QCOMPARE(reply.text("order.status"), "cancelled"_ba);
            QCOMPARE(reply.text("order.cancelReason"), "Changed my mind"_ba);
            QVERIFY(!reply.text("order.cancelledAt").isEmpty());
            const Reply again = m_client->post(order + "/cancel");
            QCOMPARE(again.status, 400);
            QCOMPARE(again.code(), "ORDER_NOT_CANCELLABLE"_ba);
            QCOMPARE(m_client->post(order + "/confirm").code(), "ORDER_NOT_CONFIRMABLE"_ba);
        }
    }

    void aPartlyRentedOrderIsNotCancelled()
    {
        const QByteArray order = placed({"{'sku':'PHONE','quantity':2}"});
        lookHere(
            u"update orders set status = 'partial', rented_devices = 1 where tenant_id = '%1' returning 1"_s);
        QCOMPARE(m_client->post(order + "/cancel").code(), "ORDER_NOT_CANCELLABLE"_ba);
        const Reply reply = m_client->patch(order, quoted("{'billingAddress':" + Address + "}"));
        QCOMPARE(reply.status, 409);
        QCOMPARE(m_client->patch(order, R"({"notes":"x"})").status, 200);
    }

    void theReasonOfACancellationIsShort()
    {
        const QByteArray order = placed();
        QCOMPARE(m_client->post(order + "/cancel", "{\"reason\":\"" + QByteArray(1001, 'x') + "\"}").faults(),
                 QByteArrayList{"reason too_big"});
        QCOMPARE(m_client->get(order).text("status"), "pending"_ba);
        QCOMPARE(m_client->post(order + "/cancel", "{\"reason\":\"" + QByteArray(1000, 'x') + "\"}").status,
                 200);
    }

    void notesAreReplaced()
    {
        const QByteArray order = placed({.more = "'notes':'first'"});
        const Reply reply = m_client->patch(order + "/notes", R"({"notes":"second"})");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("order.notes"), "second"_ba);
        QVERIFY(reply.text("order.updatedAt") >= reply.text("order.createdAt"));
        QCOMPARE(m_client->patch(order + "/notes", "{}").faults(), QByteArrayList{"notes required"});
        QCOMPARE(m_client->patch(order + "/notes", "{\"notes\":\"" + QByteArray(5001, 'x') + "\"}").faults(),
                 QByteArrayList{"notes too_big"});
        QCOMPARE(m_client->get(order).text("notes"), "second"_ba);
        m_client->post(order + "/cancel");
        QCOMPARE(m_client->patch(order + "/notes", R"({"notes":"third"})").status, 200);
    }

    void aPatchChangesWhatItNamesAndNullClears()
    {
        const QByteArray order = placed({.more = "'notes':'keep','customFields':{'a':1}"});
        const Reply reply =
            m_client->patch(order,
                            quoted("{'trackingNumber':'T1','shippedAt':'2026-11-21','customFields':{'b':2},"
                                   "'shippingAddress':"
                                   + Address + "}"));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("order.trackingNumber"), "T1"_ba);
        QCOMPARE(reply.text("order.shippedAt"), "2026-11-20T23:00:00.000Z"_ba); // midnight in Berlin
        QCOMPARE(reply.text("order.customFields"), R"({"b":2})"_ba);
        QCOMPARE(reply.text("order.shippingAddress.city"), "Kiel"_ba);
        QCOMPARE(reply.text("order.billingAddress.city"), "Bonn"_ba);
        QCOMPARE(reply.text("order.notes"), "keep"_ba);
        const Reply cleared =
            m_client->patch(order, R"({"trackingNumber":null,"notes":null,"customFields":null})");
        QCOMPARE(cleared.status, 200);
        for (const QByteArray member : {"order.trackingNumber", "order.notes", "order.customFields"})
            QCOMPARE(cleared.text(member), ""_ba);
        QCOMPARE(cleared.text("order.shippedAt"), "2026-11-20T23:00:00.000Z"_ba);
    }

    void whatAnOrderCannotBeWithoutIsNotClearedByAPatch()
    {
        const QByteArray path = placed();
        const Reply refused = m_client->patch(path, R"({"shippingAddress":null,"status":null,"notes":null})");
        QCOMPARE(refused.faults(), (QByteArrayList{"shippingAddress required", "status required"}));
    }

    void aMomentIsToldInUtcHoweverItWasSent()
    {
        const QByteArray order = placed();
        const auto shipped = [&](const QByteArray &sent) {
            return m_client->patch(order, "{\"shippedAt\":\"" + sent + "\"}");
        };
        QCOMPARE(shipped("2026-11-21T09:30:00+05:30").text("order.shippedAt"), "2026-11-21T04:00:00.000Z"_ba);
        QCOMPARE(shipped("2026-11-21T09:30:00").faults(), QByteArrayList{"shippedAt invalid_string"});
    }

    void anExtensionsDatesAreToldAsDaysOfTheTenant()
    {
        const QByteArray original = place().text("orderId");
        const Reply extension =
            place({.more = "'orderType':'extension','extensionDetails':{'originalOrderId':'" + original
                       + "','extensionMonths':6,'previousEndDate':'2026-11-20T23:30:00Z',"
                         "'newEndDate':'2027-05-21','reason':'Still needed'}"});
        QCOMPARE(extension.text("order.extensionDetails"),
                 quoted("{'originalOrderId':'" + original
                        + "','extensionMonths':6,'previousEndDate':'2026-11-21','newEndDate':'2027-05-21',"
                          "'reason':'Still needed'}"));
    }

    void aGroupThatTakesNoneTellsWhy()
    {
        RentalDesk desk(*m_client);
        const auto group = [&](const QByteArray &email, const QByteArray &serial) {
            const Reply rented = desk.rent(desk.order(Phone, email), desk.asset(serial));
            const QByteArray customer = rented.text("rental.customerId");
            m_client->patch("/v1/customers/" + customer, quoted("{'customerType':'business'}"));
            const Reply made = m_client->post("/v1/billing-groups",
                                              quoted("{'customerId':'" + customer
                                                     + "','groupName':'Office','billingDay':1,"
                                                       "'rentalIds':['"
                                                     + rented.text("rentalId") + "']}"));
            return made.text("billingGroupId");
        };
        const QByteArray own = group("ada@example.com", "SN-1"), others = group("bob@example.com", "SN-2");
        QVERIFY(own.startsWith("bg_") && others.startsWith("bg_"));
        const QByteArray order = placed({Phone, "ada@example.com", "'notes':'x'"});
        const auto put = [&](const QByteArray &id) {
            return m_client->patch(order, quoted("{'billingGroupId':'" + id + "'}"));
        };
        QCOMPARE(put(own).text("order.billingGroupId"), own);
        QCOMPARE(put("bg_none").code(), "BILLING_GROUP_NOT_FOUND"_ba);
        QCOMPARE(put(others).code(), "SUBSCRIPTION_DIFFERENT_CUSTOMER"_ba);
        QCOMPARE(m_client->patch("/v1/billing-groups/" + own, quoted("{'status':'inactive'}")).status, 200);
        QCOMPARE(put(own).code(), "BILLING_GROUP_INACTIVE"_ba);
        QCOMPARE(m_client->remove("/v1/billing-groups/" + own).status, 200);
        QCOMPARE(put(own).code(), "BILLING_GROUP_NOT_FOUND"_ba);
    }

    void anIdInTheBodyIsThatOfThePath()
    {
        const QByteArray order = placed();
        const QByteArray id = order.mid(order.lastIndexOf('/') + 1);
        QCOMPARE(m_client->patch(order, "{\"orderId\":\"" + id + "\",\"notes\":\"x\"}").status, 200);
        for (const QByteArray path : {"", "/notes"}) {
            const Reply reply = m_client->patch(order + path, R"({"orderId":"ord_other","notes":"y"})");
            QCOMPARE(reply.status, 400);
            QCOMPARE(reply.faults(), QByteArrayList{"orderId custom"});
        }
        for (const QByteArray path : {"/confirm", "/cancel"})
            QCOMPARE(m_client->post(order + path, R"({"orderId":"ord_other"})").faults(),
                     QByteArrayList{"orderId custom"});
    }

    // What is told of it

    void eachChangeIsAnEventAndAnEntryOfTheAuditLog()
    {
        const QByteArray order = placed();
        const QString id = QString::fromLatin1(order.mid(order.lastIndexOf('/') + 1));
        m_client->patch(order, R"({"trackingNumber":"T1"})");
        m_client->patch(order + "/notes", R"({"notes":"x"})");
        m_client->post(order + "/confirm");
        m_client->post(order + "/cancel");
        m_client->post(order + "/cancel"); // refused, so nothing is told
        const QString types =
            u"select string_agg(type, ' ' order by event_id) from events where tenant_id = '%1' and type like 'order.%'"_s;
        QCOMPARE(lookHere(types),
                 u"order.created order.updated order.updated order.confirmed order.cancelled"_s);
        for (const char *event : {"order.created", "order.updated", "order.confirmed", "order.cancelled"})
            QCOMPARE(told(event, "orderId"), id.toUtf8());
        QCOMPARE(lookHere(u"select count(*) from audit_entries where tenant_id = '%1' and record_id = '"_s + id
                          + u'\''),
                 u"5"_s);
        QCOMPARE(told("order.confirmed", "previous.status"), "pending"_ba);
        QCOMPARE(told("order.confirmed", "order.status"), "confirmed"_ba);
        QCOMPARE(told("order.cancelled", "previous.status"), "confirmed"_ba);
        QCOMPARE(told("order.created", "previous"), QByteArray());
        QCOMPARE(told("order.created", "customerId"), told("order.created", "order.customer.customerId"));
    }

    void aMemberThatIsNewHadNoValueBefore()
    {
        m_client->patch(placed(), R"({"trackingNumber":"T1"})");
        const auto events = m_client->get("/v1/events?event=order.updated");
        QCOMPARE(events.at("events.0.data.previous").toJson(), R"({"trackingNumber":null})"_ba);
    }

    void theAuditLogTellsWhoDidWhatFromWhere()
    {
        const IssuedKey key = m_server.createKey(m_tenant, {.name = u"Web shop"_s});
        ApiClient client = m_server.client(m_tenant, key.apiKey);
        const Reply reply = client.post("/v1/orders", OrderSketch().body());
        const QString entry = lookHere(
            u"select concat_ws(' | ', actor_kind, actor_id, actor_name, origin, request_id, action, before is "
            u"null, "
            "after ->> 'status') from audit_entries where tenant_id = '%1' and action like 'order.%'"_s);
        QCOMPARE(entry,
                 u"api_key | "_s + key.keyId + u" | Web shop | 127.0.0.1 | "_s
                     + QString::fromLatin1(reply.header("X-Request-Id")) + u" | order.create | t | pending"_s);
    }

    void twoWhoChangeAtOnceDoNotLoseAChange()
    {
        const QByteArray order = placed();
        const QByteArray tag = m_client->get(order).header("ETag");
        std::vector<ApiClient> clients;
        for (int i = 0; i < 6; ++i)
            clients.push_back(m_server.client(m_tenant, i % 2));
        QList<Reply> replies(6);
        std::vector<std::thread> threads;
        for (int i = 0; i < 6; ++i)
            threads.emplace_back([&, i] {
                replies[i] = clients[size_t(i)].patch(order, "{\"notes\":\"" + QByteArray::number(i) + "\"}",
                                                      {{"If-Match", tag}});
            });
        for (std::thread &thread : threads)
            thread.join();
        int done = 0;
        for (const Reply &reply : replies) {
            done += reply.status == 200;
            QVERIFY(reply.status == 200 || reply.code() == "VERSION_CONFLICT");
        }
        QCOMPARE(done, 1);
    }
};

QTEST_GUILESS_MAIN(TestOrderChangesApi)
#include "tst_order_changes_api.moc"
