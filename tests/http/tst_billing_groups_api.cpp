// SPDX-License-Identifier: GPL-3.0-or-later
// Billing groups: who may be in one, and what they add up to.
#include "tests/support/http/rental_desk.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestBillingGroupsApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    QByteArray m_customer; // a business
    QByteArray m_one, m_two, m_foreign; // rentals: two of it, one of somebody else

    QByteArray rent(const QByteArray &serial, const QByteArray &email)
    {
        RentalDesk desk(*m_client);
        const Reply rental = desk.rent(desk.order("{'sku':'PHONE','quantity':1,'contractLength':12}", email),
                                       desk.asset(serial));
        if (email == "boss@example.com")
            m_customer = rental.text("rental.customerId");
        return rental.text("rentalId");
    }

    void sellGold(const QByteArray &price, const QByteArray &setupFee = "0")
    {
        const QByteArray prices =
            "[{'contractLength':12,'monthlyPrice':" + price + ",'setupFee':" + setupFee + "}]";
        QCOMPARE(m_client->post("/v1/products", productBody("GOLD", prices)).status, 201);
    }

    Reply rentGold(const QByteArray &serial, const QByteArray &more = {})
    {
        RentalDesk desk(*m_client);
        return desk.rent(desk.order("{'sku':'GOLD','quantity':1,'contractLength':12}", "boss@example.com"),
                         desk.asset(serial, "GOLD"), more);
    }

    Reply create(const QByteArrayList &rentals, const QByteArray &more = {})
    {
        return m_client->post("/v1/billing-groups",
                              quoted("{'customerId':'" + m_customer
                                     + "','groupName':'Head office',"
                                       "'billingDay':15,'rentalIds':['"
                                     + rentals.join("','") + "']" + more + "}"));
    }

    QByteArray groupOf(const QByteArray &rental)
    {
        return m_client->get("/v1/subscriptions/" + rental).text("billingGroupId");
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE"));
        m_one = rent("SN-1", "boss@example.com");
        m_two = rent("SN-2", "boss@example.com");
        m_foreign = rent("SN-3", "ada@example.com");
        m_client->patch("/v1/customers/" + m_customer, quoted("{'customerType':'business'}"));
    }

    void aGroupAddsUpWhatRuns()
    {
        const Reply group = create({m_one, m_two}, ",'notes':'Mind the PO'");
        QCOMPARE(group.status, 201);
        QCOMPARE(group.text("billingGroup.activeRentalCount"), "2"_ba);
        QCOMPARE(group.text("billingGroup.rentalIds"), "[\"" + m_one + "\",\"" + m_two + "\"]");
        const QByteArray each = m_client->get("/v1/subscriptions/" + m_one).text("monthlyAmount");
        QCOMPARE(group.text("billingGroup.totalMonthlyAmount").toDouble(), 2 * each.toDouble());
        QCOMPARE(groupOf(m_one), group.text("billingGroupId"));
        m_client->post("/v1/subscriptions/" + m_two + "/cancel", quoted("{'reason':'customer_request'}"));
        const Reply then = m_client->get("/v1/billing-groups/" + group.text("billingGroupId"));
        QCOMPARE(then.text("billingGroup.activeRentalCount"), "1"_ba);
        QCOMPARE(then.text("billingGroup.totalMonthlyAmount"), each);
    }

    void whoMayNotBeInItIsRefused()
    {
        QCOMPARE(create({m_foreign}).code(), "SUBSCRIPTION_DIFFERENT_CUSTOMER"_ba);
        QCOMPARE(create({"sub_00000000000000000000000000"}).code(), "SUBSCRIPTION_NOT_FOUND"_ba);
        QCOMPARE(create({m_one}).status, 201);
        const Reply taken = create({m_one, m_two});
        QCOMPARE(taken.status, 409);
        QCOMPARE(taken.code(), "SUBSCRIPTION_IN_USE"_ba);
        QCOMPARE(groupOf(m_two), ""_ba);
        m_client->post("/v1/subscriptions/" + m_two + "/cancel", quoted("{'reason':'customer_request'}"));
        QCOMPARE(create({m_two}).code(), "SUBSCRIPTION_NOT_ACTIVE"_ba);
        m_customer = "cust_00000000000000000000000000";
        QCOMPARE(create({m_two}).code(), "CUSTOMER_NOT_FOUND"_ba);
    }

    void groupsAreForBusinesses()
    {
        m_client->patch("/v1/customers/" + m_customer, quoted("{'customerType':'individual'}"));
        QCOMPARE(create({m_one}).faults(), QByteArrayList{"customerId custom"});
    }

    void theBodyIsChecked()
    {
        const Reply empty = m_client->post("/v1/billing-groups", "{}");
        QCOMPARE(empty.faults(),
                 (QByteArrayList{"billingDay required", "customerId required", "groupName required",
                                 "rentalIds required"}));
        const Reply wrong = m_client->post("/v1/billing-groups",
                                           quoted("{'customerId':'c','groupName':' ','billingDay':29,"
                                                  "'rentalIds':[]}"));
        QCOMPARE(wrong.faults(),
                 (QByteArrayList{"billingDay too_big", "groupName too_small", "rentalIds too_small"}));
    }

    void membersComeAndGo()
    {
        const QByteArray path = "/v1/billing-groups/" + create({m_one}).text("billingGroupId");
        QCOMPARE(m_client->post(path + "/subscriptions", quoted("{'rentalIds':['" + m_two + "']}"))
                     .text("billingGroup.activeRentalCount"),
                 "2"_ba);
        QCOMPARE(m_client->remove(path + "/subscriptions/" + m_one).text("billingGroup.rentalIds"),
                 "[\"" + m_two + "\"]");
        QCOMPARE(m_client->remove(path + "/subscriptions/" + m_one).status, 404);
        QCOMPARE(groupOf(m_one), ""_ba);
        const Reply replaced = m_client->patch(path, quoted("{'rentalIds':['" + m_one + "'],'billingDay':3}"));
        QCOMPARE(replaced.text("billingGroup.rentalIds"), "[\"" + m_one + "\"]");
        QCOMPARE(replaced.text("billingGroup.billingDay"), "3"_ba);
        QCOMPARE(groupOf(m_two), ""_ba);
        QCOMPARE(m_client->patch(path, quoted("{'rentalIds':[]}")).text("billingGroup.rentalIds"), "[]"_ba);
    }

    void aRemovedGroupIsGoneAndItsMembersAreFree()
    {
        const QByteArray path = "/v1/billing-groups/" + create({m_one}).text("billingGroupId");
        QCOMPARE(m_client->remove(path).status, 200);
        QCOMPARE(m_client->get(path).status, 404);
        QCOMPARE(m_client->remove(path).status, 404);
        QCOMPARE(m_client->get("/v1/billing-groups").text("count"), "0"_ba);
        QCOMPARE(groupOf(m_one), ""_ba);
        QCOMPARE(create({m_one}).status, 201);
    }

    // It is fulfilled all the same, and its history says since when it asks for no group.
    void anOpenOrderOfARemovedGroupAsksForNone()
    {
        const QByteArray id = create({m_one}).text("billingGroupId");
        RentalDesk desk(*m_client);
        const auto ordered = [&] {
            const QByteArray order =
                desk.order("{'sku':'PHONE','quantity':1,'contractLength':12}", "boss@example.com");
            m_client->patch("/v1/orders/" + order, quoted("{'billingGroupId':'" + id + "'}"));
            return order;
        };
        const QByteArray done = ordered(), open = ordered();
        QCOMPARE(desk.rent(done, desk.asset("SN-7")).text("rental.billingGroupId"), id);
        QCOMPARE(m_client->remove("/v1/billing-groups/" + id).status, 200);
        QCOMPARE(m_client->get("/v1/orders/" + done).text("billingGroupId"), id);
        const Reply order = m_client->get("/v1/orders/" + open);
        QVERIFY2(!order.body.contains("billingGroupId"), order.body.constData());
        const Reply entry = m_client->get("/v1/audit-log?action=order.update&limit=1&recordId=" + open);
        QCOMPARE(entry.text("auditEntries.0.before.billingGroupId"), id);
        QCOMPARE(entry.text("auditEntries.0.after"), order.body);
        const Reply rental = desk.rent(open, desk.asset("SN-8"));
        QVERIFY2(rental.status == 201, rental.body.constData());
        QCOMPARE(rental.text("rental.billingGroupId"), ""_ba);
    }

    void aNameIsOneLine()
    {
        const QByteArray id = create({m_one}).text("billingGroupId");
        const Reply renamed = m_client->patch("/v1/billing-groups/" + id, R"({"groupName":"Head\noffice"})");
        QCOMPARE(renamed.status, 400);
        QCOMPARE(renamed.faults(), QByteArrayList{"groupName invalid_string"});
        const Reply made = create({m_two}, R"(,"notes":"two\nlines")");
        QCOMPARE(made.status, 201);
        QCOMPARE(m_client->patch("/v1/billing-groups/" + id, R"({"groupName":null,"status":null})").faults(),
                 (QByteArrayList{"groupName required", "status required"}));
    }

    void aStaleVersionIsRefused()
    {
        const Reply group = create({m_one});
        const QByteArray path = "/v1/billing-groups/" + group.text("billingGroupId");
        const QByteArray tag = m_client->get(path).header("ETag");
        QCOMPARE(m_client->patch(path, quoted("{'notes':'a'}"), {{"If-Match", tag}}).status, 200);
        QCOMPARE(m_client->patch(path, quoted("{'notes':'b'}"), {{"If-Match", tag}}).code(),
                 "VERSION_CONFLICT"_ba);
    }

    void whatIsAnsweredIsWhatIsWrittenDown()
    {
        const Reply made = create({m_one});
        const QByteArray id = made.text("billingGroupId"), path = "/v1/billing-groups/" + id;
        QCOMPARE(m_client->get(path).text("billingGroup"), made.text("billingGroup"));
        const Reply more = m_client->post(path + "/subscriptions", quoted("{'rentalIds':['" + m_two + "']}"));
        QCOMPARE(m_client->get(path).text("billingGroup"), more.text("billingGroup"));
        QCOMPARE(m_client->get("/v1/billing-groups").text("billingGroups.0"), more.text("billingGroup"));
        const Reply entries = m_client->get("/v1/audit-log?action=billing_group.add");
        QCOMPARE(entries.text("auditEntries.0.before"), made.text("billingGroup"));
        QCOMPARE(entries.text("auditEntries.0.after"), more.text("billingGroup"));
        QCOMPARE(m_client->get("/v1/events?event=billing_group.updated").text("events.0.data.billingGroup"),
                 more.text("billingGroup"));
    }

    // What an account manager asks of a contract: since when is it billed together with the others?
    void aSubscriptionTellsWhenItCameAndWhenItWent()
    {
        const QByteArray id = create({m_one}).text("billingGroupId"), path = "/v1/billing-groups/" + id;
        const auto entry = [&](const QByteArray &action) {
            return m_client->get("/v1/audit-log?recordId=" + m_one + "&action=subscription." + action);
        };
        const Reply joined = entry("join_group");
        QCOMPARE(joined.text("auditEntries.0.before.billingGroupId"), ""_ba);
        QCOMPARE(joined.text("auditEntries.0.after.billingGroupId"), id);
        QCOMPARE(joined.text("auditEntries.0.after"), m_client->get("/v1/subscriptions/" + m_one).body);
        QCOMPARE(m_client->remove(path).status, 200);
        QCOMPARE(entry("leave_group").text("auditEntries.0.before.billingGroupId"), id);
        QCOMPARE(entry("leave_group").text("auditEntries.0.after"),
                 m_client->get("/v1/subscriptions/" + m_one).body);
        QCOMPARE(
            m_client->get("/v1/events?event=subscription.updated&limit=1").text("events.0.data.subscriptionId"),
            m_one);
    }

    // Whoever changes what a group holds or adds up to: who has read it before has not seen that.
    void aMemberThatJoinsMeanwhileIsNotThrownOut()
    {
        RentalDesk desk(*m_client);
        const QByteArray id = create({m_one}).text("billingGroupId"), path = "/v1/billing-groups/" + id;
        const QByteArray seen = m_client->get(path).header("ETag");
        const Reply joined =
            desk.rent(desk.order("{'sku':'PHONE','quantity':1,'contractLength':12}", "boss@example.com"),
                      desk.asset("SN-4"), "'billingGroupId':'" + id + '\'');
        QCOMPARE(joined.text("rental.billingGroupId"), id);
        const QByteArray body = quoted("{'rentalIds':['" + m_one + "','" + m_two + "']}");
        const Reply late = m_client->patch(path, body, {{"If-Match", seen}});
        QCOMPARE(late.status, 409);
        QCOMPARE(late.code(), "VERSION_CONFLICT"_ba);
        QCOMPARE(groupOf(joined.text("rentalId")), id);
        QCOMPARE(m_client->get(path).text("billingGroup.activeRentalCount"), "2"_ba);
        QCOMPARE(
            m_client->get("/v1/events?event=billing_group.updated&limit=1").text("events.0.data.billingGroup"),
            m_client->get(path).text("billingGroup"));
    }

    void whateverItsMembersBecomeIsANewVersion_data()
    {
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("body");
        QTest::addRow("cancel") << "cancel"_ba
                                << "{'reason':'customer_request'}"_ba;
        QTest::addRow("buyout") << "buyout"_ba
                                << "{}"_ba;
        QTest::addRow("early return") << "early-return"_ba
                                      << "{'reason':'customer_request'}"_ba;
        QTest::addRow("another price") << "extend"_ba
                                       << "{'extensionMonths':12,'newMonthlyAmount':39.5}"_ba;
        QTest::addRow("upgrade") << "upgrade"_ba
                                 << "{'newSku':'PHONE','contractLength':24,'newSerialNumber':'SN-9'}"_ba;
    }
    void whateverItsMembersBecomeIsANewVersion()
    {
        QFETCH(const QByteArray, verb);
        QFETCH(const QByteArray, body);
        RentalDesk(*m_client).asset("SN-9");
        const QByteArray path = "/v1/billing-groups/" + create({m_one, m_two}).text("billingGroupId");
        const Reply before = m_client->get(path);
        const Reply changed = m_client->post("/v1/subscriptions/" + m_two + '/' + verb, quoted(body));
        QVERIFY2(changed.status < 300, changed.body.constData());
        const Reply after = m_client->get(path);
        QVERIFY(after.header("ETag") != before.header("ETag"));
        QVERIFY(after.text("billingGroup") != before.text("billingGroup"));
        // its history tells it, too
        QCOMPARE(m_client->get("/v1/audit-log?recordId=" + after.text("billingGroup.billingGroupId"))
                     .text("auditEntries.0.after.totalMonthlyAmount"),
                 after.text("billingGroup.totalMonthlyAmount"));
        // and so does one event: whoever keeps a copy of it by them has all of it
        const Reply events = m_client->get("/v1/events?event=billing_group.updated");
        QCOMPARE(events.text("count"), "1"_ba);
        QCOMPARE(events.text("events.0.data.billingGroup"), after.text("billingGroup"));
    }

    // What no single command would refuse.
    void aPreviewOfWhatCannotBeIsRefused()
    {
        const QByteArray path = "/v1/billing-groups/" + create({m_one}).text("billingGroupId");
        const auto preview = [&](const QByteArray &changes) {
            return m_client->post(path + "/preview-invoice", quoted("{'changes':{" + changes + "}}"));
        };
        const Reply both = preview("'add':['" + m_two + "'],'remove':['" + m_two + "']");
        QCOMPARE(both.status, 400);
        QCOMPARE(both.faults(), QByteArrayList{"changes.remove custom"});
        const Reply other = preview("'extend':[{'rentalId':'" + m_two + "','months':12}]");
        QCOMPARE(other.code(), "SUBSCRIPTION_NOT_FOUND"_ba);
        QCOMPARE(preview("'extend':[{'rentalId':'" + m_one + "','months':12}]").status, 200);
        QCOMPARE(preview("'add':['" + m_two + "'],'extend':[{'rentalId':'" + m_two + "','months':12}]").status,
                 200);
    }

    void anInactiveGroupKeepsItsMembersAndTakesNoOthers()
    {
        RentalDesk desk(*m_client);
        const QByteArray id = create({m_one}).text("billingGroupId"), path = "/v1/billing-groups/" + id;
        QCOMPARE(m_client->patch(path, quoted("{'status':'inactive'}")).text("billingGroup.rentalIds"),
                 "[\"" + m_one + "\"]");
        const QByteArray both = quoted("{'rentalIds':['" + m_one + "','" + m_two + "']}");
        QCOMPARE(m_client->patch(path, both).code(), "BILLING_GROUP_INACTIVE"_ba);
        const Reply added = m_client->post(path + "/subscriptions", quoted("{'rentalIds':['" + m_two + "']}"));
        QCOMPARE(added.status, 400);
        QCOMPARE(added.code(), "BILLING_GROUP_INACTIVE"_ba);
        const QByteArray order =
            desk.order("{'sku':'PHONE','quantity':1,'contractLength':12}", "boss@example.com");
        const QByteArray into = "'billingGroupId':'" + id + '\'';
        QCOMPARE(desk.rent(order, desk.asset("SN-4"), into).code(), "BILLING_GROUP_INACTIVE"_ba);
        QCOMPARE(m_client->patch(path, quoted("{'notes':'stays'}")).text("billingGroup.activeRentalCount"),
                 "1"_ba);
        QCOMPARE(m_client->patch(path, "{\"status\":\"active\"," + both.mid(1)).status, 200);
        QCOMPARE(desk.rent(order, "SN-4", into).status, 201);
    }

    void aGroupOfSomebodyElseIsNotJoined()
    {
        RentalDesk desk(*m_client);
        const QByteArray id = create({m_one}).text("billingGroupId");
        const Reply foreign = desk.rent(desk.order(), desk.asset("SN-4"), "'billingGroupId':'" + id + '\'');
        QCOMPARE(foreign.status, 400);
        QCOMPARE(foreign.code(), "SUBSCRIPTION_DIFFERENT_CUSTOMER"_ba);
        QCOMPARE(desk.rent(desk.order(), "SN-4", "'billingGroupId':'bg_00000000000000000000000000'").code(),
                 "BILLING_GROUP_NOT_FOUND"_ba);
    }

    // The most that one payment can be is ten thousand million.
    void aGroupThatCouldNotBeChargedIsRefusedAtOnce()
    {
        sellGold("6000000000");
        const QByteArray one = rentGold("SN-5").text("rentalId"), two = rentGold("SN-6").text("rentalId");
        const Reply together = create({one, two});
        QCOMPARE(together.status, 400);
        QCOMPARE(together.faults(), QByteArrayList{"rentalIds too_big"});
        QCOMPARE(groupOf(one), ""_ba);
        const QByteArray id = create({one, m_one}).text("billingGroupId"), path = "/v1/billing-groups/" + id;
        QVERIFY(!id.isEmpty());
        const QByteArray before = m_client->get(path).body, add = quoted("{'rentalIds':['" + two + "']}");
        QCOMPARE(m_client->post(path + "/subscriptions", add).faults(), QByteArrayList{"rentalIds too_big"});
        QCOMPARE(m_client->patch(path, quoted("{'rentalIds':['" + one + "','" + two + "']}")).faults(),
                 QByteArrayList{"rentalIds too_big"});
        QCOMPARE(rentGold("SN-7", "'billingGroupId':'" + id + '\'').faults(),
                 QByteArrayList{"billingGroupId too_big"});
        const QByteArray dearer = quoted("{'extensionMonths':1,'newMonthlyAmount':4000000000.01}");
        QCOMPARE(m_client->post("/v1/subscriptions/" + m_one + "/extend", dearer).faults(),
                 QByteArrayList{"newMonthlyAmount too_big"});
        QCOMPARE(m_client->get(path).body, before);
        QCOMPARE(groupOf(two), ""_ba);
    }

    // It is charged all that is not charged yet, and with the tax.
    void whatAGroupChargesNextMayBeFarMoreThanAMonth()
    {
        sellGold("3000000000");
        const QByteArray one = rentGold("SN-5").text("rentalId"), two = rentGold("SN-6").text("rentalId"),
                         three = rentGold("SN-7").text("rentalId");
        const QByteArray id = create({one, two}).text("billingGroupId"), path = "/v1/billing-groups/" + id;
        QVERIFY(!id.isEmpty());
        const QByteArray longAgo = m_server.clock.now().date().addMonths(-4).toString(Qt::ISODate).toLatin1();
        QCOMPARE(rentGold("SN-8", "'billingGroupId':'" + id + "','startDate':'" + longAgo + '\'').faults(),
                 QByteArrayList{"billingGroupId too_big"});
        const QByteArray add = quoted("{'rentalIds':['" + three + "']}");
        m_client->patch("/v1/settings", quoted("{'tax.rate':20}"));
        QCOMPARE(m_client->post(path + "/subscriptions", add).faults(), QByteArrayList{"rentalIds too_big"});
        m_client->patch("/v1/settings", quoted("{'tax.rate':10}"));
        QCOMPARE(m_client->post(path + "/subscriptions", add).status, 200);
        m_client->patch("/v1/settings", quoted("{'tax.rate':20}"));
        QCOMPARE(m_client->remove(path + "/subscriptions/" + one).status, 200); // who leaves is not asked
    }

    // Small months, but what is asked once for two of them would not fit into one payment.
    void setupFeesThatCouldNotBeChargedAreRefusedAtOnce()
    {
        sellGold("1", "6000000000");
        const QByteArray id = create({m_one}).text("billingGroupId"), path = "/v1/billing-groups/" + id;
        const QByteArray in = "'billingGroupId':'" + id + '\'';
        const auto startingIn = [&](int months) {
            const QDate day = m_server.clock.now().date().addMonths(months);
            return in + ",'startDate':'" + day.toString(Qt::ISODate).toLatin1() + '\'';
        };
        QCOMPARE(rentGold("SN-5", in).status, 201);
        const QByteArray before = m_client->get(path).body;
        QCOMPARE(rentGold("SN-6", in).faults(), QByteArrayList{"billingGroupId too_big"});
        QCOMPARE(m_client->get(path).body, before);
        QCOMPARE(rentGold("SN-6", startingIn(3)).status, 201); // its fee comes with another payment
        QCOMPARE(rentGold("SN-7", startingIn(3)).faults(), QByteArrayList{"billingGroupId too_big"});
        QCOMPARE(rentGold("SN-7", startingIn(5)).status, 201);
        RentalDesk(*m_client).asset("SN-8", "GOLD");
        const Reply upgrade =
            m_client->post("/v1/subscriptions/" + m_one + "/upgrade",
                           quoted("{'newSku':'GOLD','contractLength':12,'newSerialNumber':'SN-8'}"));
        QCOMPARE(upgrade.faults(), QByteArrayList{"newSku too_big"});
    }

    void aPriceThatCouldNotBeChargedWithItsTaxIsRefusedAtOnce()
    {
        m_client->patch("/v1/settings", quoted("{'tax.rate':20}"));
        const QByteArray path = "/v1/subscriptions/" + m_one;
        const auto extend = [&](const QByteArray &price) {
            return m_client->post(path + "/extend",
                                  quoted("{'extensionMonths':1,'newMonthlyAmount':" + price + '}'));
        };
        const QByteArray before = m_client->get(path).body;
        QCOMPARE(extend("8333333333.34").faults(), QByteArrayList{"newMonthlyAmount too_big"});
        QCOMPARE(m_client->get(path).body, before);
        QCOMPARE(extend("8333333333.33").status, 200);
    }

    void eightGroupsWantOneSubscription()
    {
        std::atomic<int> won = 0, lost = 0;
        std::vector<ApiClient> clients;
        for (int i = 0; i < 8; ++i)
            clients.push_back(m_server.client(m_tenant));
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&, i] {
                ApiClient &client = clients[size_t(i)];
                const Reply reply = client.post("/v1/billing-groups",
                                                quoted("{'customerId':'" + m_customer + "','groupName':'"
                                                       + QByteArray::number(i)
                                                       + "','billingDay':1,'rentalIds':['" + m_one + "']}"));
                ++(reply.status == 201 ? won : lost);
                if (reply.status != 201 && reply.code() != "SUBSCRIPTION_IN_USE")
                    won += 100;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(won.load(), 1);
        QCOMPARE(lost.load(), 7);
    }
};

QTEST_GUILESS_MAIN(TestBillingGroupsApi)
#include "tst_billing_groups_api.moc"
