// SPDX-License-Identifier: GPL-3.0-or-later
// How a device goes out to a customer, as a client of the API meets it: what a subscription looks like, what it
// does to its order, its device and its customer, and who wins when several want the same.
#include "core/base/calendar.h"
#include "tests/support/http/rental_desk.h"
#include "tests/support/rounds.h"

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

QByteArray units(int count)
{
    return "{'sku':'PHONE','quantity':" + QByteArray::number(count) + ",'contractLength':12}";
}

} // namespace

class TestSubscriptionsApi : public ApiTest
{
    Q_OBJECT

public:
    TestSubscriptionsApi() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    std::unique_ptr<RentalDesk> m_desk;

    QString lookHere(const QString &sql) { return m_server.look(sql.arg(m_tenant->id)); }
    QDate today() { return dateIn(m_tenant->zone, m_server.clock.now()); }
    QByteArray day(int months) { return addMonths(today(), months).toString(Qt::ISODate).toLatin1(); }
    QByteArray events()
    {
        return lookHere(
                   u"select string_agg(type, ' ' order by event_id) from events where tenant_id = '%1' and "
                   "type ~ '^(subscription|payment|asset.assigned|order.fulfilled)'"_s)
            .toLatin1();
    }

    using Request = std::pair<QByteArray, QByteArray>; // where, what

    // All at once, half of them to each server.
    QList<Reply> atOnce(const QList<Request> &requests)
    {
        const QString key = m_server.createKey(m_tenant).apiKey;
        std::vector<ApiClient> clients;
        for (int i = 0; i < requests.size(); ++i) {
            clients.push_back(m_server.client(m_tenant, key, i % 2));
            clients.back().get("/v1/orders?limit=1"); // so that all are connected when the race begins
        }
        QList<Reply> replies(requests.size());
        std::vector<std::thread> threads;
        for (int i = 0; i < requests.size(); ++i)
            threads.emplace_back(
                [&, i] { replies[i] = clients[size_t(i)].post(requests[i].first, requests[i].second); });
        for (std::thread &thread : threads)
            thread.join();
        return replies;
    }

    static QMap<QByteArray, int> outcomes(const QList<Reply> &replies)
    {
        QMap<QByteArray, int> counts;
        for (const Reply &reply : replies)
            ++counts[reply.code().isEmpty() ? QByteArray::number(reply.status) : reply.code()];
        return counts;
    }

    Reply ifChanged(const QByteArray &path, const QByteArray &tag)
    {
        return m_client->get(path, {{"If-None-Match", tag}});
    }

private Q_SLOTS:
    // What starts on 31 January has missed nothing yet that the server would charge meanwhile.
    void initTestCase()
    {
        const QDateTime then(QDate(2026, 2, 10), QTime(12, 0), QTimeZone::utc());
        m_server.clock.advance(std::chrono::milliseconds(m_server.clock.now().msecsTo(then)));
    }
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_desk = std::make_unique<RentalDesk>(*m_client);
        QCOMPARE(m_client->post("/v1/products", productBody("PHONE")).status, 201);
    }

    // What it looks like

    void aSubscriptionIsAnsweredWhole()
    {
        const QByteArray order = m_desk->order();
        m_desk->asset("SN-1", "PHONE", "'acquisitionCost':300");
        const Reply reply = m_desk->rent(order, "SN-1", "'notes':'With charger','customFields':{'desk':7}");
        QVERIFY2(reply.status == 201, reply.body.constData());
        const QMap<QByteArray, QByteArray> expected{{"rentalId", reply.text("rentalId")},
                                                    {"subscriptionId", reply.text("rentalId")},
                                                    {"status", "active"},
                                                    {"orderId", order},
                                                    {"assetSerialNumber", "SN-1"},
                                                    {"serialNumber", "SN-1"},
                                                    {"sku", "PHONE"},
                                                    {"productName", "Thing PHONE"},
                                                    {"customerEmail", "ada@example.com"},
                                                    {"customerName", "Ada Lovelace"},
                                                    {"monthlyAmount", "20.00"},
                                                    {"currency", "EUR"},
                                                    {"originalContractLength", "12"},
                                                    {"contractLength", "12"},
                                                    {"startDate", day(0)},
                                                    {"endDate", day(12)},
                                                    {"nextBillingDate", day(1)},
                                                    {"returnDue", "false"},
                                                    {"extensionHistory", "[]"},
                                                    {"replacementHistory", "[]"},
                                                    {"acquisitionCost", "300.00"},
                                                    {"acquisitionCostSource", "manual"},
                                                    {"listPriceSource", "unknown"},
                                                    {"totalCollected", "0.00"},
                                                    {"costRecoveryPercent", "0.0"},
                                                    {"currentProfit", "-300.00"},
                                                    {"breakevenMonths", "15.0"},
                                                    {"hasReachedBreakeven", "false"},
                                                    {"recoveryStatus", "recovering"},
                                                    {"costRecovery.monthsActive", "1"},
                                                    {"costRecovery.monthsRemaining", "11"},
                                                    {"costRecovery.breakevenMonth", "15"},
                                                    {"costRecovery.projectedTotalCollection", "240.00"},
                                                    {"costRecovery.projectedMargin", "-60.00"},
                                                    {"costRecovery.projectedMarginPercent", "-20.0"},
                                                    {"customFields.desk", "7"},
                                                    {"notes", "With charger"}};
        for (auto member = expected.begin(); member != expected.end(); ++member)
            QCOMPARE(member.key() + '=' + reply.text("rental." + member.key()),
                     member.key() + '=' + member.value());
        QCOMPARE(m_client->get("/v1/subscriptions/" + reply.text("rentalId")).body,
                 reply.at("rental").toJson());
    }

    // Half of the contract is over by the calendar, whatever is billed by then.
    void figuresFollowFromWhatWasPaid_data()
    {
        QTest::addColumn<int>("collected"); // of a cost of 300.00, in minor units
        QTest::addColumn<int>("monthsAgo"); // when the contract of 12 months began
        QTest::addColumn<QByteArray>("figures");
        QTest::newRow("nothing") << 0 << 1 << "0.0 -300.00 false recovering"_ba;
        QTest::newRow("nothing, late") << 0 << 11 << "0.0 -300.00 false at_risk"_ba;
        QTest::newRow("a third") << 10000 << 5 << "33.3 -200.00 false recovering"_ba;
        QTest::newRow("half, in time") << 15000 << 5 << "50.0 -150.00 false recovering"_ba;
        QTest::newRow("half, late") << 15000 << 7 << "50.0 -150.00 false at_risk"_ba;
        QTest::newRow("more than half, late") << 15300 << 11 << "51.0 -147.00 false recovering"_ba;
        QTest::newRow("all") << 30000 << 11 << "100.0 0.00 true recovering"_ba;
        QTest::newRow("more") << 36000 << 11 << "120.0 60.00 true profitable"_ba;
    }
    void figuresFollowFromWhatWasPaid()
    {
        QFETCH(const int, collected);
        QFETCH(const int, monthsAgo);
        QFETCH(const QByteArray, figures);
        m_desk->asset("SN-1", "PHONE", "'acquisitionCost':300");
        const QByteArray rental = "/v1/subscriptions/"
            + m_desk->rent(m_desk->order(), "SN-1", "'startDate':'" + day(-monthsAgo) + '\'').text("rentalId");
        const auto isDue = [&] {
            const QByteArray next = m_client->get(rental).text("nextBillingDate");
            return !next.isEmpty() && next <= day(0);
        };
        QTRY_VERIFY(!isDue()); // what it has missed is charged
        lookHere(u"update subscriptions set total_collected = %2 where tenant_id = '%1' returning 1"_s.replace(
            u"%2"_s, QString::number(collected)));
        const Reply got = m_client->get(rental);
        QCOMPARE(QByteArrayList({got.text("costRecoveryPercent"), got.text("currentProfit"),
                                 got.text("hasReachedBreakeven"), got.text("recoveryStatus")})
                     .join(' '),
                 figures);
        QCOMPARE(m_client->get("/v1/subscriptions").at("rentals").elements().constFirst().toJson(), got.body);
    }

    void figuresAreWithoutTax()
    {
        m_server.choose(m_tenant, u"tax.rate"_s, "25");
        m_server.choose(m_tenant, u"tax.inclusive"_s, "true");
        m_desk->asset("SN-1", "PHONE", "'acquisitionCost':160");
        const Reply rented = m_desk->rent(m_desk->order(), "SN-1"); // 20 a month, 16 without tax
        QCOMPARE(rented.text("rental.breakevenMonths"), "10.0"_ba);
        QCOMPARE(rented.text("rental.costRecovery.projectedTotalCollection"), "192.00"_ba);
        QCOMPARE(rented.text("rental.costRecovery.projectedMargin"), "32.00"_ba);
        QCOMPARE(rented.text("rental.costRecovery.projectedMarginPercent"), "20.0"_ba);
        const QByteArray payment = m_client->get("/v1/payments").text("payments.0.paymentId");
        QCOMPARE(m_client->post("/v1/payments/" + payment + "/mark-paid").status, 200);
        const Reply paid = m_client->get("/v1/subscriptions/" + rented.text("rentalId"));
        QCOMPARE(paid.text("totalCollected"), "16.00"_ba);
        QCOMPARE(paid.text("costRecoveryPercent"), "10.0"_ba);
        QCOMPARE(paid.text("currentProfit"), "-144.00"_ba);
    }

    void withoutACostThereAreNoFigures()
    {
        const Reply reply = m_desk->out("SN-1");
        QCOMPARE(reply.text("rental.recoveryStatus"), "no_data"_ba);
        for (const QByteArray member :
             {"costRecoveryPercent", "currentProfit", "breakevenMonths", "hasReachedBreakeven"})
            QCOMPARE(reply.text("rental." + member), ""_ba);
    }

    // What it does

    void theLastUnitFulfilsTheOrder()
    {
        const QByteArray order = m_desk->order(units(2));
        const Reply first = m_desk->rent(order, m_desk->asset("SN-1"));
        const Reply between = m_client->get("/v1/orders/" + order);
        QCOMPARE(between.text("status"), "partial"_ba);
        QCOMPARE(between.text("items.0.rentalStatus"), "partial"_ba);
        QCOMPARE(between.text("rentalProgress.rentedDevices"), "1"_ba);
        QCOMPARE(events(), "subscription.created asset.assigned payment.scheduled"_ba);
        const Reply second = m_desk->rent(order, m_desk->asset("SN-2"));
        const Reply after = m_client->get("/v1/orders/" + order);
        QCOMPARE(after.text("status"), "fulfilled"_ba);
        QCOMPARE(after.text("items.0.rentalStatus"), "completed"_ba);
        QCOMPARE(after.at("rentalIds").elements().size(), 2);
        QCOMPARE(after.text("items.0.rentalIds.0"), first.text("rentalId"));
        QVERIFY(events().endsWith("subscription.created asset.assigned order.fulfilled payment.scheduled"));
        const Reply asset = m_client->get("/v1/assets/SN-2");
        QCOMPARE(asset.text("status"), "rented_out"_ba);
        QCOMPARE(asset.text("rentalId"), second.text("rentalId"));
        QCOMPARE(asset.text("customerId"), second.text("rental.customerId"));
        const Reply customer = m_client->get("/v1/customers/" + second.text("rental.customerId"));
        QCOMPARE(customer.text("totalDevicesRented"), "2"_ba);
        QCOMPARE(customer.text("totalMonthlyRevenue"), "40.00"_ba);
        QCOMPARE(customer.at("rentalIds").elements().size(), 2);
        QCOMPARE(m_client->get("/v1/customers?hasActiveRentals=true").text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/customers?hasActiveRentals=false").text("count"), "0"_ba);
        QCOMPARE(m_client->remove("/v1/customers/" + second.text("rental.customerId")).code(),
                 "CUSTOMER_HAS_ACTIVE_SUBSCRIPTIONS"_ba);
    }

    void theFirstPaymentIsScheduledAtOnce_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QByteArray>("due");
        QTest::addColumn<QByteArray>("next");
        QTest::newRow("immediate") << "'startDate':'2026-01-31'"_ba
                                   << "2026-01-31"_ba
                                   << "2026-01-31"_ba
                                   << "2026-02-28"_ba;
        QTest::newRow("first of next month")
            << "'startDate':'2026-01-31','billingStartOption':'first_of_next_month'"_ba
            << "2026-01-31"_ba
            << "2026-02-01"_ba
            << "2026-03-01"_ba;
        QTest::newRow("same day next month")
            << "'startDate':'2026-01-31T10:00:00Z','billingStartOption':'same_day_next_month'"_ba
            << "2026-01-31"_ba
            << "2026-02-28"_ba
            << "2026-03-31"_ba;
    }
    void theFirstPaymentIsScheduledAtOnce()
    {
        QFETCH(const QByteArray, more);
        QFETCH(const QByteArray, start);
        QFETCH(const QByteArray, due);
        QFETCH(const QByteArray, next);
        m_client->post("/v1/products",
                       productBody("CASE", "[{'contractLength':12,'monthlyPrice':2.5,'setupFee':10}]"));
        const Reply reply = m_desk->rent(m_desk->order("{'sku':'CASE','quantity':1,'contractLength':12}"),
                                         m_desk->asset("SN-1", "CASE"), more);
        QVERIFY2(reply.status == 201, reply.body.constData());
        QCOMPARE(reply.text("rental.startDate"), start);
        QCOMPARE(reply.text("rental.endDate"), "2027-01-31"_ba);
        QCOMPARE(reply.text("rental.nextBillingDate"), next);
        QCOMPARE(
            lookHere(
                u"select string_agg(concat_ws(' ', purpose, due_date, total, period_start, period_end), '; ' "
                "order by purpose) from payments where tenant_id = '%1'"_s)
                .toLatin1(),
            "instalment " + due + " 1250 2026-01-31 2026-02-28");
        const Reply schedule = m_client->get("/v1/subscriptions/" + reply.text("rentalId") + "/schedule");
        QCOMPARE(schedule.at("instalments").elements().size(), 12);
        QCOMPARE(schedule.text("instalments.0.status"), "pending"_ba);
        QVERIFY(schedule.text("instalments.0.paymentId").startsWith("pay_"));
        QCOMPARE(schedule.text("instalments.1.status"), "upcoming"_ba);
        QCOMPARE(schedule.text("instalments.1.dueDate"), next);
        QCOMPARE(schedule.text("instalments.1.periodStart"), "2026-02-28"_ba);
        QCOMPARE(schedule.text("instalments.11.number"), "12"_ba);
        QCOMPARE(schedule.text("instalments.11.periodEnd"), "2027-01-31"_ba);
    }

    // number, status, amount; of the instalments named
    static QByteArray told(const Reply &schedule, const QList<int> &places)
    {
        QByteArrayList lines;
        for (const int place : places) {
            const QByteArray at = "instalments." + QByteArray::number(place) + '.';
            lines += schedule.text(at + "number") + ' ' + schedule.text(at + "periodStart") + ' '
                + schedule.text(at + "status") + ' ' + schedule.text(at + "amount");
        }
        return lines.join(", ");
    }

    void aCancelledInstalmentKeepsItsPlaceInTheSchedule()
    {
        const Reply rented = m_desk->out("SN-1", "2026-01-31");
        const QByteArray address = "/v1/subscriptions/" + rented.text("rentalId") + "/schedule";
        const QByteArray first = m_client->get(address).text("instalments.0.paymentId");
        QCOMPARE(m_client->post("/v1/payments/" + first + "/cancel", quoted("{'reason':'by mistake'}")).status,
                 200);
        const Reply cancelled = m_client->get(address);
        QCOMPARE(cancelled.at("instalments").elements().size(), 12);
        QCOMPARE(told(cancelled, {0, 1, 11}),
                 "1 2026-01-31 cancelled 20.00, 2 2026-02-28 upcoming 20.00, 12 2026-12-31 upcoming 20.00"_ba);
        QCOMPARE(cancelled.text("instalments.0.paymentId"), first);
        // charged again, the same instalment has another payment
        const Reply again = m_client->post(
            "/v1/payments",
            quoted("{'subscriptionId':'" + rented.text("rentalId") + "','billingPeriod':'2026-01'}"));
        QCOMPARE(again.status, 201);
        const Reply charged = m_client->get(address);
        QCOMPARE(charged.at("instalments").elements().size(), 12);
        QCOMPARE(told(charged, {0, 1}), "1 2026-01-31 pending 20.00, 2 2026-02-28 upcoming 20.00"_ba);
        QCOMPARE(charged.text("instalments.0.paymentId"), again.text("paymentId"));
    }

    void whatIsChargedAheadIsNotToldTwice()
    {
        const Reply rented = m_desk->out("SN-1", "2026-01-31");
        m_client->post(
            "/v1/payments",
            quoted("{'subscriptionId':'" + rented.text("rentalId") + "','billingPeriod':'2026-05'}"));
        const Reply schedule = m_client->get("/v1/subscriptions/" + rented.text("rentalId") + "/schedule");
        QCOMPARE(schedule.at("instalments").elements().size(), 12);
        QCOMPARE(told(schedule, {3, 4, 5}),
                 "4 2026-04-30 upcoming 20.00, 5 2026-05-31 pending 20.00, "
                 "6 2026-06-30 upcoming 20.00"_ba);
    }

    // It began three months ago: nobody waits for what it has missed since.
    void whatAContractHasMissedIsChargedRightAway()
    {
        const QByteArray rental = m_desk->out("SN-1", day(-3)).text("rentalId");
        const auto payments = [&] { return m_client->get("/v1/payments?rentalId=" + rental).text("count"); };
        QTRY_COMPARE_WITH_TIMEOUT(payments(), "4"_ba, 2000);
        QCOMPARE(m_client->get("/v1/subscriptions/" + rental).text("nextBillingDate"), day(1));
    }

    void theScheduleOfAnEndedContractTellsWhatItWillNotCharge()
    {
        const QDate start = today().addDays(-2); // one instalment has begun
        const auto day = [&](int months) { return addMonths(start, months).toString(Qt::ISODate).toLatin1(); };
        const QByteArray rental = "/v1/subscriptions/" + m_desk->out("SN-1", day(0)).text("rentalId");
        QCOMPARE(m_client->post(rental + "/cancel", quoted("{'reason':'customer_request'}")).status, 200);
        const Reply schedule = m_client->get(rental + "/schedule");
        QCOMPARE(schedule.at("instalments").elements().size(), 12);
        QCOMPARE(told(schedule, {0, 1, 11}),
                 "1 " + day(0) + " pending 20.00, 2 " + day(1) + " cancelled 20.00, 12 " + day(11)
                     + " cancelled 20.00");
        QCOMPARE(schedule.text("instalments.1.paymentId"), ""_ba);
    }

    // A warehouse hands out what was ordered, and nothing that costs the customer something else.
    void whoMayNotChangeWhatIsOwedRentsAsOrdered()
    {
        ApiClient warehouse = m_server.client(
            m_tenant,
            m_server.createKey(m_tenant, {.name = u"Key"_s, .permissions = {u"subscriptions:write"_s}}).apiKey);
        const QByteArray order = m_desk->order(), device = m_desk->asset("SN-1");
        RentalDesk desk(warehouse);
        for (const char *otherwise :
             {"'contractLength':24", "'startDate':'2020-01-01'", "'billingGroupId':'bgr_x'"}) {
            const Reply refused = desk.rent(order, device, otherwise);
            QCOMPARE(refused.status, 403);
            QCOMPARE(refused.code(), "INSUFFICIENT_PERMISSIONS"_ba);
        }
        const Reply rented = desk.rent(order, device, "'contractLength':12,'startDate':'" + day(1) + '\'');
        QVERIFY2(rented.status == 201, rented.body.constData());
    }

    void theOrderOrTheRequestSaysHowLong()
    {
        QCOMPARE(
            m_desk->rent(m_desk->order("{'sku':'PHONE','quantity':1,'contractLength':24}"), m_desk->asset("A"))
                .text("rental.endDate"),
            day(24));
        m_server.choose(m_tenant, u"contractLengths"_s, "[1,12,24]");
        const Reply shorter = m_desk->rent(m_desk->order(), m_desk->asset("B"), "'contractLength':1");
        QCOMPARE(shorter.text("rental.endDate"), day(1));
        QCOMPARE(shorter.text("rental.nextBillingDate"), ""_ba);
    }

    void ofTwoItemsOfOneSkuTheOpenOneOrTheNamedOneIsTaken()
    {
        const QByteArray order = m_desk->order("{'sku':'PHONE','quantity':1,'contractLength':12},"
                                               "{'sku':'PHONE','quantity':2,'contractLength':24}");
        QCOMPARE(m_desk->rent(order, m_desk->asset("A"), "'orderItemIndex':1").text("rental.contractLength"),
                 "24"_ba);
        QCOMPARE(m_desk->rent(order, m_desk->asset("B")).text("rental.orderItemIndex"), "0"_ba);
        QCOMPARE(m_desk->rent(order, m_desk->asset("C"), "'orderItemIndex':0").code(),
                 "ITEM_FULLY_FULFILLED"_ba);
        QCOMPARE(m_desk->rent(order, m_desk->asset("C"), "'orderItemIndex':2").faults(),
                 QByteArrayList{"orderItemIndex too_big"});
        QCOMPARE(m_desk->rent(order, "C").text("rental.orderItemIndex"), "1"_ba);
    }

    void anUpgradeOrderGoesBackToWhatItReplaces()
    {
        const QByteArray old = m_desk->out("OLD").text("rentalId");
        const QByteArray order = m_desk->order(
            units(1), "ada@example.com",
            "'orderType':'upgrade','upgradeDetails':{'previousDevice':'Old','previousSerialNumber':'OLD',"
            "'previousMonthlyAmount':20,'previousRentalId':'"
                + old + "'}");
        QCOMPARE(m_desk->rent(order, m_desk->asset("NEW")).text("rental.upgradeFromRentalId"), old);
    }

    void aCancelledUpgradeLetsTheOldOneGoOn()
    {
        const QByteArray old = "/v1/subscriptions/" + m_desk->out("OLD").text("rentalId");
        const QByteArray order =
            m_client->post(old + "/upgrade", quoted("{'newSku':'PHONE','contractLength':12}"))
                .text("upgradeOrderId");
        QCOMPARE(m_client->get(old).text("ending.type"), "upgrade"_ba);
        QCOMPARE(m_client->post("/v1/orders/" + order + "/cancel").status, 200);
        QCOMPARE(m_client->get(old).text("ending"), ""_ba);
    }

    // What is refused, and what for when there is more than one reason

    void theFirstReasonInOrderIsGiven_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const QByteArray &name, const QByteArray &body, const QByteArray &code) {
            QTest::newRow(name.constData()) << body << code;
        };
        row("no such order", "'orderId':'ord_x','assetSerialNumber':'none','customerId':'cust_x'",
            "ORDER_NOT_FOUND");
        row("pending", "'orderId':'{pending}','assetSerialNumber':'none','customerId':'cust_x'",
            "ORDER_NOT_CONFIRMED");
        row("cancelled", "'orderId':'{cancelled}','assetSerialNumber':'none'", "ORDER_NOT_CONFIRMED");
        row("no such customer", "'orderId':'{order}','assetSerialNumber':'none','customerId':'cust_x'",
            "VALIDATION_ERROR");
        row("another customer", "'orderId':'{order}','assetSerialNumber':'none','customerId':'{bob}'",
            "VALIDATION_ERROR");
        row("no such asset", "'orderId':'{order}','assetSerialNumber':'none'", "ASSET_NOT_FOUND");
        row("another SKU", "'orderId':'{order}','assetSerialNumber':'CASE-OUT'", "SKU_MISMATCH");
        row("all out", "'orderId':'{done}','assetSerialNumber':'PHONE-OUT'", "ITEM_FULLY_FULFILLED");
        row("asset is out", "'orderId':'{order}','assetSerialNumber':'PHONE-OUT'", "ASSET_NOT_AVAILABLE");
        row("asset rests", "'orderId':'{order}','assetSerialNumber':'REST'", "ASSET_NOT_AVAILABLE");
        row("no such group", "'orderId':'{order}','assetSerialNumber':'FREE','billingGroupId':'bg_x'",
            "BILLING_GROUP_NOT_FOUND");
        for (const QByteArray length : {"0", "12.5", "121", "-1", "7"}) {
            const QByteArray asked = ",'contractLength':" + length;
            row("length " + length, "'orderId':'{order}','assetSerialNumber':'FREE'" + asked,
                "INVALID_CONTRACT_LENGTH");
            row("group before length " + length,
                "'orderId':'{order}','assetSerialNumber':'FREE','billingGroupId':'bg_x'" + asked,
                "BILLING_GROUP_NOT_FOUND");
        }
        row("a length that is no number",
            "'orderId':'{order}','assetSerialNumber':'FREE','contractLength':'12'", "VALIDATION_ERROR");
        row("a start without an offset",
            "'orderId':'{order}','assetSerialNumber':'FREE','startDate':'2026-11-21T10:00:00'",
            "VALIDATION_ERROR");
        row("too long ago", "'orderId':'{order}','assetSerialNumber':'FREE','startDate':'2001-01-01'",
            "VALIDATION_ERROR");
        row("too far ahead", "'orderId':'{order}','assetSerialNumber':'FREE','startDate':'2040-01-01'",
            "VALIDATION_ERROR");
        row("two serials", "'orderId':'{order}','assetSerialNumber':'FREE','serialNumber':'other'",
            "VALIDATION_ERROR");
    }
    void theFirstReasonInOrderIsGiven()
    {
        QFETCH(QByteArray, body);
        QFETCH(const QByteArray, code);
        m_client->post("/v1/products", productBody("CASE"));
        m_desk->asset("FREE");
        m_desk->asset("REST", "PHONE", "'status':'unavailable'");
        const QByteArray done = m_desk->order();
        m_desk->rent(done, m_desk->asset("PHONE-OUT"));
        m_desk->rent(m_desk->order("{'sku':'CASE','quantity':1,'contractLength':12}"),
                     m_desk->asset("CASE-OUT", "CASE"));
        const Reply pending = m_client->post("/v1/orders", OrderSketch{.email = "bob@example.com"}.body());
        const QByteArray cancelled = m_desk->order();
        m_client->post("/v1/orders/" + cancelled + "/cancel");
        const QByteArray order = m_desk->order();
        body.replace("{order}", order).replace("{done}", done).replace("{cancelled}", cancelled);
        body.replace("{pending}", pending.text("orderId"))
            .replace("{bob}", pending.text("order.customer.customerId"));
        const Reply reply = m_client->post("/v1/subscriptions", quoted('{' + body + '}'));
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), code);
        QCOMPARE(m_client->get("/v1/orders/" + order).text("status"), "confirmed"_ba);
        QCOMPARE(m_client->get("/v1/assets/FREE").text("status"), "available"_ba);
    }

    // Looking at them

    void aListIsFiltered_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const QByteArray &query, const QByteArrayList &expected) {
            QTest::newRow(query.constData()) << query << expected;
        };
        row("", {"A-1", "B-2", "C-3"});
        row("status=active", {"A-1", "B-2"});
        row("status=ended_completed", {"C-3"});
        row("customerId={bob}", {"B-2"});
        row("orderId={order of bob}", {"B-2"});
        row("serialNumber=A-1", {"A-1"});
        row("assetSerialNumber=A-1", {"A-1"});
        row("sku=PHONE", {"A-1", "B-2", "C-3"});
        row("sku=CASE", {});
        row("endDateFrom=2026-06-30", {"A-1", "B-2"});
        row("endDateTo=2026-01-31", {"C-3"});
        row("endDateFrom=2026-01-31T00:00:00Z&endDateTo=2026-01-31", {"C-3"});
        row("billingGroupId=bg_x", {});
        row("customField_desk=7", {"B-2"});
        row("search=bob", {"B-2"});
        row("search=a-1", {"A-1"});
        row("search={rental of bob}", {"B-2"});
        row("search={code of bob}", {"B-2"});
        row("search=thing", {"A-1", "B-2", "C-3"});
        row("search=phone", {"A-1", "B-2", "C-3"});
        row("search=case", {});
        row("search=nobody", {});
    }
    void aListIsFiltered()
    {
        QFETCH(QByteArray, query);
        QFETCH(const QByteArrayList, expected);
        m_server.choose(m_tenant, u"customFields"_s, "[{'id':'desk'}]");
        m_desk->out("A-1");
        const Reply bob = m_desk->rent(m_desk->order(units(1), "bob@example.com"), m_desk->asset("B-2"),
                                       "'customFields':{'desk':7}");
        m_desk->out("C-3", "2025-01-31");
        m_client->post("/v1/assets/C-3/return");
        const QByteArray id = bob.text("rentalId");
        query.replace("{bob}", bob.text("rental.customerId"))
            .replace("{order of bob}", bob.text("rental.orderId"));
        query.replace("{rental of bob}", id).replace("{code of bob}", id.right(7).toUpper());
        const Reply reply = m_client->get("/v1/subscriptions?" + query);
        QVERIFY2(reply.status == 200, reply.body.constData());
        QCOMPARE(sorted(reply.texts("rentals", "serialNumber")), expected);
    }

    void aListIsWalkedInEveryOrder_data()
    {
        QTest::addColumn<QByteArray>("sortBy");
        for (const QByteArray sortBy :
             {"createdAt", "updatedAt", "startDate", "endDate", "nextBillingDate", "monthlyAmount", "status"})
            QTest::newRow(sortBy.constData()) << sortBy;
    }
    void aListIsWalkedInEveryOrder()
    {
        QFETCH(const QByteArray, sortBy);
        m_server.choose(m_tenant, u"contractLengths"_s, "[1,12]");
        for (int i = 0; i < 6; ++i)
            m_desk->rent(m_desk->order(), m_desk->asset("S" + QByteArray::number(i)),
                         i % 2 ? "'contractLength':1"
                               : "'startDate':'2026-01-3" + QByteArray::number(i % 2) + '\'');
        for (const QByteArray direction : {"asc", "desc"}) {
            const QByteArray list = "/v1/subscriptions?limit=2&sortBy=" + sortBy + "&sortDir=" + direction;
            QByteArrayList ids = sorted(m_client->walk(list, "rentals", "rentalId"));
            QCOMPARE(ids.size(), 6);
            QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
        }
    }

    void notesAndFieldsChangeAndAreRemembered()
    {
        const QByteArray rental = "/v1/subscriptions/" + m_desk->out("SN-1").text("rentalId");
        const Reply read = m_client->get(rental);
        QCOMPARE(m_client->patch(rental + "/notes", R"({"notes":"one"})").text("rental.notes"), "one"_ba);
        QCOMPARE(
            m_client->patch(rental, R"({"notes":null,"customFields":{"a":1}})").text("rental.customFields"),
            R"({"a":1})"_ba);
        QCOMPARE(m_client->patch(rental, R"({"notes":"x"})", {{"If-Match", read.header("ETag")}}).code(),
                 "VERSION_CONFLICT"_ba);
        for (const QByteArray name : {"rentalId", "subscriptionId"})
            QCOMPARE(m_client->patch(rental + "/notes", "{\"notes\":\"x\",\"" + name + "\":\"sub_x\"}").status,
                     400);
        QCOMPARE(m_client->patch(rental + "/notes", "{\"notes\":\"" + QByteArray(5001, 'x') + "\"}").faults(),
                 QByteArrayList{"notes too_big"});
        const Reply history = m_client->get(rental + "/history");
        QCOMPARE(history.texts("entries", "action"),
                 (QByteArrayList{"subscription.create", "subscription.update", "subscription.update"}));
        QCOMPARE(history.text("entries.1.details"), R"({"notes":"one"})"_ba);
    }

    // What is left of an order

    void theRemainderOfAnOrderCanBeClosed()
    {
        m_server.choose(m_tenant, u"tax.rate"_s, "19");
        const QByteArray order = m_desk->order(units(3));
        QCOMPARE(m_client->post("/v1/orders/" + order + "/close-remainder", R"({"reason":"Sold out"})").code(),
                 "ORDER_NOT_PARTIAL"_ba);
        m_desk->rent(order, m_desk->asset("SN-1"));
        QCOMPARE(m_client->post("/v1/orders/" + order + "/close-remainder").faults(),
                 QByteArrayList{"reason required"});
        const Reply closed =
            m_client->post("/v1/orders/" + order + "/close-remainder", R"({"reason":"Sold out"})");
        QVERIFY2(closed.status == 200, closed.body.constData());
        QCOMPARE(closed.text("order.status"), "fulfilled"_ba);
        QCOMPARE(closed.text("order.totals.totalDevices"), "1"_ba);
        QCOMPARE(closed.text("order.totals.subtotal"), "20.00"_ba);
        QCOMPARE(closed.text("order.totals.taxAmount"), "3.80"_ba);
        QCOMPARE(closed.text("order.totals.total"), "23.80"_ba);
        QCOMPARE(closed.text("order.items.0.quantity"), "1"_ba); // what stays in force
        QCOMPARE(closed.text("order.items.0.droppedQuantity"), "2"_ba);
        QCOMPARE(closed.text("order.items.0.rentalStatus"), "completed"_ba);
        QCOMPARE(closed.text("order.closeReason"), "Sold out"_ba);
        QVERIFY(events().endsWith("order.fulfilled"));
        QCOMPARE(m_desk->rent(order, m_desk->asset("SN-2")).code(), "ITEM_FULLY_FULFILLED"_ba);
    }

    void anOrderNamesAGroupOfItsCustomerOnly()
    {
        const QByteArray order = m_desk->order(), other = m_desk->order(units(1), "bob@example.com");
        const QString customer =
            QString::fromLatin1(m_client->get("/v1/orders/" + order).text("customer.customerId"));
        lookHere(u"update customers set customer_type = 'business' where tenant_id = '%1' returning 1"_s);
        lookHere(u"insert into billing_groups (tenant_id, billing_group_id, customer_id, group_name, "
                 u"billing_day, currency, "
                 "status, created_by, created_at, updated_at) values ('%1', 'bg_1', '"_s
                 + customer + u"', 'Desks', 15, 'EUR', 'active', 'test', now(), now()) returning 1"_s);
        const QByteArray body = R"({"billingGroupId":"bg_1"})";
        QCOMPARE(m_client->patch("/v1/orders/" + order, body).text("order.billingGroupId"), "bg_1"_ba);
        QCOMPARE(m_client->patch("/v1/orders/" + other, body).code(), "SUBSCRIPTION_DIFFERENT_CUSTOMER"_ba);
        const Reply rental = m_desk->rent(order, m_desk->asset("SN-1"));
        QCOMPARE(rental.text("rental.billingGroupId"), "bg_1"_ba);
        QVERIFY(rental.text("rental.nextBillingDate").endsWith("-15"));
        QCOMPARE(lookHere(u"select count(*) from payments where tenant_id = '%1'"_s), u"0"_s);
        QCOMPARE(
            m_client->patch("/v1/orders/" + order, R"({"billingGroupId":null})").text("order.billingGroupId"),
            ""_ba);
    }

    // Races

    void oneDeviceGoesToOneOrder()
    {
        for (int round = 0; round < wantedRounds(10); ++round) {
            const QByteArray serial = m_desk->asset("R" + QByteArray::number(round));
            QList<Request> requests;
            for (int i = 0; i < 8; ++i)
                requests.append({"/v1/subscriptions", RentalDesk::rentBody(m_desk->order(), serial)});
            QCOMPARE(outcomes(atOnce(requests)),
                     (QMap<QByteArray, int>{{"201", 1}, {"ASSET_NOT_AVAILABLE", 7}}));
        }
    }

    void theLastUnitGoesOutOnce()
    {
        for (int round = 0; round < wantedRounds(10); ++round) {
            const QByteArray order = m_desk->order();
            QList<Request> requests;
            for (int i = 0; i < 8; ++i)
                requests.append(
                    {"/v1/subscriptions",
                     RentalDesk::rentBody(
                         order, m_desk->asset("R" + QByteArray::number(round) + '-' + QByteArray::number(i)))});
            QCOMPARE(outcomes(atOnce(requests)),
                     (QMap<QByteArray, int>{{"201", 1}, {"ITEM_FULLY_FULFILLED", 7}}));
            QCOMPARE(m_client->get("/v1/orders/" + order).text("rentalProgress.rentedDevices"), "1"_ba);
        }
        QCOMPARE(lookHere(u"select count(*) from events where tenant_id = '%1' and type = 'order.fulfilled'"_s),
                 QString::number(wantedRounds(10)));
    }

    void eightUnitsGoOutAtOnce()
    {
        const QByteArray order = m_desk->order(units(8));
        QList<Request> requests;
        for (int i = 0; i < 8; ++i)
            requests.append(
                {"/v1/subscriptions", RentalDesk::rentBody(order, m_desk->asset("U" + QByteArray::number(i)))});
        QCOMPARE(outcomes(atOnce(requests)), (QMap<QByteArray, int>{{"201", 8}}));
        QCOMPARE(m_client->get("/v1/orders/" + order).text("status"), "fulfilled"_ba);
        QCOMPARE(m_client->get("/v1/customers").text("customers.0.totalDevicesRented"), "8"_ba);
    }

    void anOrderIsCancelledOrFulfilledButNotBoth()
    {
        for (int round = 0; round < wantedRounds(20); ++round) {
            const QByteArray order = m_desk->order();
            const QByteArray serial = m_desk->asset("R" + QByteArray::number(round));
            const QList<Reply> replies = atOnce({{"/v1/subscriptions", RentalDesk::rentBody(order, serial)},
                                                 {"/v1/orders/" + order + "/cancel", "{}"}});
            const bool rented = replies[0].status == 201, cancelled = replies[1].status == 200;
            QVERIFY2(rented != cancelled, (replies[0].body + replies[1].body).constData());
            QCOMPARE(replies[rented ? 1 : 0].code(),
                     rented ? "ORDER_NOT_CANCELLABLE"_ba : "ORDER_NOT_CONFIRMED"_ba);
            QCOMPARE(m_client->get("/v1/assets/" + serial).text("status"),
                     rented ? "rented_out"_ba : "available"_ba);
        }
    }

    void aDeviceComesBackOnce()
    {
        for (int round = 0; round < wantedRounds(10); ++round) {
            const QByteArray serial = "R" + QByteArray::number(round);
            m_desk->out(serial, "2025-01-31");
            const QList<Request> requests(8, {"/v1/assets/" + serial + "/return", "{}"});
            QCOMPARE(outcomes(atOnce(requests)), (QMap<QByteArray, int>{{"200", 1}, {"INVALID_STATUS", 7}}));
        }
    }

    // Its figures follow the settings and the day, which give it no new version. Comes last: once the clock has
    // been put forward, the server charges in the background what has become due.
    void nobodyIsToldThatItsFiguresStand()
    {
        const QByteArray order = m_desk->order();
        const QByteArray path = "/v1/subscriptions/"
            + m_desk->rent(order, m_desk->asset("SN-1", "PHONE", "'acquisitionCost':300")).text("rentalId");
        const Reply first = m_client->get(path);
        const QByteArray tag = first.header("ETag");
        QVERIFY(m_client->patch("/v1/settings", quoted("{'tax.rate':19,'tax.inclusive':true}")).status == 200);
        const Reply taxed = ifChanged(path, tag);
        QCOMPARE(taxed.status, 200);
        QCOMPARE(taxed.header("ETag"), tag);
        QVERIFY(taxed.text("costRecovery.projectedTotalCollection")
                != first.text("costRecovery.projectedTotalCollection"));
        QCOMPARE(first.text("recoveryStatus"), "recovering"_ba);
        QCOMPARE(m_client->patch(path, R"({"notes":"x"})", {{"If-Match", tag}}).status, 200);
        QCOMPARE(m_client->patch(path, R"({"notes":"y"})", {{"If-Match", tag}}).code(), "VERSION_CONFLICT"_ba);
        const QByteArray noted = m_client->get(path).header("ETag");
        m_server.clock.advance(std::chrono::hours(24 * 200));
        const Reply later = ifChanged(path, noted);
        QCOMPARE(later.text("recoveryStatus"), "at_risk"_ba);
        QCOMPARE(ifChanged(path, "*").status, 200);
    }
};

QTEST_GUILESS_MAIN(TestSubscriptionsApi)
#include "tst_subscriptions_api.moc"
