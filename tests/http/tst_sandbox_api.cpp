// SPDX-License-Identifier: GPL-3.0-or-later
// A tenant whose clock is moved forward: what falls due happens by then, before the answer comes.
#include "tests/support/http/rental_desk.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestSandboxApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply move(const QByteArray &moment)
    {
        return m_client->post("/v1/test-clock", quoted("{'now':'" + moment + "'}"));
    }

    QByteArray rent(const QByteArray &serial)
    {
        RentalDesk desk(*m_client);
        return desk.rent(desk.order(), desk.asset(serial)).text("rentalId");
    }

    QByteArray group(const QByteArrayList &rentals, const QByteArray &day)
    {
        const QByteArray customer = m_client->get("/v1/subscriptions/" + rentals[0]).text("customerId");
        m_client->patch("/v1/customers/" + customer, quoted("{'customerType':'business'}"));
        const Reply made =
            m_client->post("/v1/billing-groups",
                           quoted("{'customerId':'" + customer + "','groupName':'Head office','billingDay':"
                                  + day + ",'rentalIds':['" + rentals.join("','") + "']}"));
        return made.text("billingGroupId");
    }

    Reply preview(const QByteArray &groupId, const QByteArray &period = {})
    {
        return m_client->post("/v1/billing-groups/" + groupId + "/preview-invoice",
                              period.isEmpty() ? "{}"_ba : quoted("{'period':'" + period + "'}"));
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant({.name = u"Sandbox"_s, .sandbox = true});
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE", "{'12':49.90}"));
        QCOMPARE(move("2028-01-10T09:00:00Z").status, 200);
    }

    void theClockStandsWhereItWasSet()
    {
        const Reply clock = m_client->get("/v1/test-clock");
        QCOMPARE(clock.text("now"), "2028-01-10T09:00:00.000Z"_ba);
        QCOMPARE(clock.text("isSet"), "true"_ba);
        QCOMPARE(move("2028-01-10T08:59:59Z").faults(), QByteArrayList{"now too_small"});
        QCOMPARE(m_client->get("/v1/subscriptions/" + rent("SN-1")).text("startDate"), "2028-01-10"_ba);
    }

    // Beyond it a contract would end in a year of five digits.
    void theClockHasALastDay()
    {
        QCOMPARE(move("9999-12-31").faults(), QByteArrayList{"now too_big"});
        QCOMPARE(move("2200-01-01").faults(), QByteArrayList{"now too_big"});
        QCOMPARE(move("2199-12-31T23:00:00Z").faults(),
                 QByteArrayList{"now too_big"}); // the next day in Berlin
        QCOMPARE(move("2199-12-31").status, 200);
        QCOMPARE(m_client->get("/v1/subscriptions/" + rent("SN-1")).text("endDate"), "2200-12-31"_ba);
    }

    // By day, as whoever waits for a long move sees it from beside.
    void howFarALongMoveIsCanBeSeen()
    {
        QCOMPARE(m_client->get("/v1/test-clock").text("workedUntil"), "2028-01-10"_ba);
        for (int i = 0; i < 10; ++i)
            rent("SN-" + QByteArray::number(i));
        Reply moved;
        std::atomic<bool> isThere = false;
        std::thread mover([&] {
            moved = m_server.client(m_tenant).post("/v1/test-clock", quoted("{'now':'2029-01-10T09:00:00Z'}"));
            isThere = true;
        });
        QByteArrayList seen;
        while (!isThere) {
            const QByteArray day = m_client->get("/v1/test-clock").text("workedUntil");
            if (!seen.contains(day))
                seen += day;
        }
        mover.join();
        QCOMPARE(moved.status, 200);
        QCOMPARE(moved.text("workedUntil"), "2029-01-10"_ba);
        QVERIFY2(seen.size() > 3, seen.join(' ').constData());
        QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    }

    void aRentalThatIsInNoGroupCannotLeaveOneInAPreview()
    {
        const QByteArray path = "/v1/billing-groups/" + group({rent("SN-1")}, "1") + "/preview-invoice";
        for (const QByteArray change : {"add", "remove"})
            QCOMPARE(m_client->post(path, quoted("{'changes':{'" + change + "':['sub_none']}}")).code(),
                     "SUBSCRIPTION_NOT_FOUND"_ba);
    }

    void aSettingThatContradictsItselfIsRefused()
    {
        const auto faults = [this](const QByteArray &settings) {
            return m_client->patch("/v1/settings", quoted(settings)).faults();
        };
        QCOMPARE(faults("{'contractLengths':[12,6,12]}"), QByteArrayList{"contractLengths.2 custom"});
        QCOMPARE(faults("{'customFields':[{'id':'a'},{'id':' a '}]}"),
                 QByteArrayList{"customFields.1.id custom"});
        QCOMPARE(faults("{'customFields':[{'id':'a','type':'select'}]}"),
                 QByteArrayList{"customFields.0.options required"});
        QCOMPARE(faults("{'tax.rate':7.1234567}"), QByteArrayList{"tax.rate too_many_decimals"});
        QCOMPARE(faults("{'tax.rate':7.1234560}"), QByteArrayList());
        const QByteArray customer =
            "/v1/customers/" + m_client->get("/v1/subscriptions/" + rent("SN-1")).text("customerId");
        QCOMPARE(m_client->patch(customer, R"({"taxRate":7.1234567})").faults(),
                 QByteArrayList{"taxRate too_many_decimals"});
    }

    void aDateIsItsBeginningWhereTheTenantIs()
    {
        QCOMPARE(move("2028-01-11").text("now"), "2028-01-10T23:00:00.000Z"_ba);
        QCOMPARE(move("2028-07-01").text("now"), "2028-06-30T22:00:00.000Z"_ba);
        QCOMPARE(move("2029-01-11T00:00:00").faults(), QByteArrayList{"now invalid_string"});
        const auto key = [this](const QByteArray &expires) {
            return m_client->post("/v1/api-keys",
                                  quoted("{'name':'x','role':'admin','expiresAt':'" + expires + "'}"));
        };
        QCOMPARE(key("2999-07-01").text("key.expiresAt"), "2999-06-30T22:00:00.000Z"_ba);
        QCOMPARE(key("2999-07-01T09:00:00+09:00").text("key.expiresAt"), "2999-07-01T00:00:00.000Z"_ba);
        QCOMPARE(key("2999-07-01T09:00:00").faults(), QByteArrayList{"expiresAt invalid_string"});
    }

    // Almost two years ahead, in another year and at another rate: nothing is owed before.
    void aContractThatBeginsLaterIsChargedOnItsDay()
    {
        m_client->patch("/v1/settings", quoted("{'tax.rate':19}"));
        RentalDesk desk(*m_client);
        const Reply made = desk.out("SN-1", "2029-12-15"), off = desk.out("SN-2", "2029-12-15");
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text("rental.status"), "active"_ba);
        QCOMPARE(made.text("rental.nextBillingDate"), "2029-12-15"_ba);
        QCOMPARE(m_client
                     ->post("/v1/subscriptions/" + off.text("rentalId") + "/cancel",
                            quoted("{'reason':'customer_request'}"))
                     .status,
                 200);
        move("2029-01-01");
        m_client->patch("/v1/settings", quoted("{'tax.rate':25}"));
        move("2029-12-14T12:00:00Z");
        QCOMPARE(m_client->get("/v1/payments").text("count"), "0"_ba);
        QCOMPARE(m_client->get("/v1/invoices").text("count"), "0"_ba);
        QCOMPARE(m_client->get("/v1/figures/receivables").text("open"), "0.00"_ba);
        move("2029-12-15T12:00:00Z");
        const Reply payments = m_client->get("/v1/payments"), invoices = m_client->get("/v1/invoices");
        QCOMPARE(payments.text("count"), "1"_ba);
        QCOMPARE(payments.text("payments.0.rentalId"), made.text("rentalId"));
        QCOMPARE(payments.text("payments.0.taxRate"), "25"_ba);
        QCOMPARE(invoices.text("count"), "1"_ba);
        QCOMPARE(invoices.text("invoices.0.invoiceNumber"), "2029-000001"_ba);
        QCOMPARE(invoices.text("invoices.0.issueDate"), "2029-12-15"_ba);
    }

    void aContractThatIsOverBySomeDayIsListedThen()
    {
        const QByteArray path = "/v1/subscriptions/" + rent("SN-1");
        move("2029-01-09T12:00:00Z");
        QCOMPARE(m_client->get(path).text("ending"), ""_ba);
        move("2029-01-10T12:00:00Z");
        QCOMPARE(m_client->get(path).text("ending.type"), "contract_end"_ba);
        QCOMPARE(m_client->get("/v1/subscriptions?endingType=contract_end").text("count"), "1"_ba);
    }

    void aContractGoesOnWhenTheTenantWantsItTo()
    {
        m_client->patch("/v1/settings", quoted("{'contractEnd':'auto_renew_monthly'}"));
        const QByteArray path = "/v1/subscriptions/" + rent("SN-1");
        move("2029-03-10T12:00:00Z");
        QCOMPARE(m_client->get(path).text("contractLength"), "15"_ba);
        QCOMPARE(m_client->get(path).text("endDate"), "2029-04-10"_ba);
    }

    // Its instalment is paid to 10 February, so the invoice of 1 February has 20 days of 29: 34.41, and 19 % of
    // it.
    void aPreviewHasWhatIsNotPaidYet()
    {
        m_client->patch("/v1/settings", quoted("{'tax.rate':19,'billing.termsDays':14}"));
        const QByteArray rental = rent("SN-1");
        const QByteArray id = group({rental}, "1");
        const Reply next = preview(id);
        QCOMPARE(next.status, 200);
        QCOMPARE(next.text("invoice.billingPeriod"), "2028-02"_ba);
        QCOMPARE(next.text("invoice.periodStart"), "2028-02-01"_ba);
        QCOMPARE(next.text("invoice.periodEnd"), "2028-03-01"_ba);
        QCOMPARE(next.text("invoice.dueDate"), "2028-02-15"_ba);
        QCOMPARE(next.text("invoice.lineItems.0.rentalId"), rental);
        QCOMPARE(next.text("invoice.lineItems.0.description"), "Thing PHONE, SN-1"_ba);
        QCOMPARE(next.text("invoice.lineItems.0.periodStart"), "2028-02-10"_ba);
        QCOMPARE(next.text("invoice.subtotal"), "34.41"_ba);
        QCOMPARE(next.text("invoice.taxAmount"), "6.54"_ba);
        QCOMPARE(next.text("invoice.total"), "40.95"_ba);
        QCOMPARE(next.text("difference"), "0.00"_ba);
        const Reply march = preview(id, "2028-03");
        QCOMPARE(march.text("invoice.subtotal"), "49.90"_ba);
        QCOMPARE(march.text("difference"), "0.00"_ba);
        // 598.80 for the contract, less 49.90, 34.41 and ten months
        QCOMPARE(preview(id, "2029-01").text("invoice.lineItems.0.periodEnd"), "2029-01-10"_ba);
        QCOMPARE(preview(id, "2029-01").text("invoice.subtotal"), "15.49"_ba);
        QCOMPARE(m_client->get("/v1/payments").text("count"), "1"_ba); // nothing was issued
    }

    // Less what nobody knows before it is issued. Addresses of people are for those who may read invoices.
    void aPreviewIsTheInvoiceThatIsIssuedThen()
    {
        m_client->patch("/v1/settings",
                        quoted("{'tax.rate':19,'billing.termsDays':14,'invoice.terms':'Soon'}"));
        const QByteArray id = group({rent("SN-1"), rent("SN-2")}, "1");
        const Reply shown = preview(id);
        move("2028-02-01T09:00:00Z");
        const Reply issued = m_client->get("/v1/invoices?billingGroupId=" + id);
        QCOMPARE(issued.text("count"), "1"_ba);
        QByteArrayList unknown;
        for (const auto &[name, value] : issued.at("invoices.0").members()) {
            const JsonValue &before = shown.at("invoice")[name];
            if (before.isNull())
                unknown += name.toLatin1();
            else
                QCOMPARE(before.toJson(), value.toJson());
        }
        QCOMPARE(unknown,
                 (QByteArrayList{"invoiceId", "invoiceNumber", "paymentId", "issueDate", "createdAt"}));
        QCOMPARE(shown.text("invoice.recipient.email"), "ada@example.com"_ba);
        const IssuedKey key =
            m_server.createKey(m_tenant, {.name = u"Groups"_s, .permissions = {u"billing_groups:read"_s}});
        ApiClient narrow = m_server.client(m_tenant, key.apiKey);
        const Reply less = narrow.post("/v1/billing-groups/" + id + "/preview-invoice", "{}");
        QCOMPARE(less.text("invoice.periodStart"), "2028-03-01"_ba);
        for (const QByteArray &member : QByteArrayList{"seller", "sellerDetails", "recipient"})
            QVERIFY(less.at("invoice." + member).isNull());
    }

    // What would change is done and taken back, and the answer is kept all the same.
    void aPreviewOfAChangeMayBeRepeatedUnderItsKey()
    {
        const QByteArray id = group({rent("SN-1"), rent("SN-2")}, "10");
        const QByteArray path = "/v1/billing-groups/" + id, body = quoted("{'changes':{'billingDay':20}}");
        const Reply before = m_client->get(path);
        const Reply shown = m_client->post(path + "/preview-invoice", body, {{"Idempotency-Key", "preview-1"}});
        QCOMPARE(shown.status, 200);
        QCOMPARE(shown.text("invoice.periodStart").last(2), "20"_ba);
        const Reply again = m_client->post(path + "/preview-invoice", body, {{"Idempotency-Key", "preview-1"}});
        QCOMPARE(again.header("Idempotent-Replay"), "true"_ba);
        QCOMPARE(again.body, shown.body);
        const Reply refused =
            m_client->post(path + "/preview-invoice", quoted("{'changes':{'add':['sub_none']}}"),
                           {{"Idempotency-Key", "preview-2"}});
        QCOMPARE(refused.code(), "SUBSCRIPTION_NOT_FOUND"_ba);
        QCOMPARE(m_client->get(path).body, before.body);
    }

    // The contract of one is over on the group's day, and goes on.
    void aPreviewForeseesThatAContractGoesOn()
    {
        m_client->patch("/v1/settings", quoted("{'contractEnd':'auto_renew_monthly'}"));
        const QByteArray id = group({rent("SN-1"), rent("SN-2")}, "10");
        move("2029-01-09T09:00:00Z");
        const Reply shown = preview(id);
        QCOMPARE(shown.text("invoice.periodStart"), "2029-01-10"_ba);
        QCOMPARE(shown.text("invoice.total"), "99.80"_ba);
        move("2029-01-10T09:00:00Z");
        const Reply issued =
            m_client->get("/v1/invoices?sortBy=createdAt&sortDir=desc&limit=1&billingGroupId=" + id);
        QCOMPARE(issued.text("invoices.0.periodStart"), "2029-01-10"_ba);
        QCOMPARE(issued.text("invoices.0.lineItems"), shown.text("invoice.lineItems"));
    }

    // With a tax that nobody knew of when they were put together, the three of them cost more than any payment
    // may ask for. The clock moves all the same, and so it does again.
    void whatCannotBeChargedIsNamed()
    {
        m_client->post("/v1/products", productBody("PLANE", "{'12':3000000000}"));
        RentalDesk desk(*m_client);
        QByteArrayList planes;
        for (const QByteArray &serial : QByteArrayList{"P-1", "P-2", "P-3"})
            planes += desk.rent(desk.order("{'sku':'PLANE','quantity':1,'contractLength':12}"),
                                desk.asset(serial, "PLANE"))
                          .text("rentalId");
        const QByteArray fleet = group(planes, "10"), alone = rent("SN-1");
        m_client->patch("/v1/settings", quoted("{'tax.rate':20}"));
        for (const QByteArray &month : QByteArrayList{"2028-02", "2028-03"}) {
            const Reply moved = move(month + "-10T09:00:00Z");
            QCOMPARE(moved.status, 200);
            QCOMPARE(moved.text("now"), month + "-10T09:00:00.000Z");
            QCOMPARE(moved.texts("problems", "billingGroupId"), QByteArrayList{fleet});
            QCOMPARE(moved.text("problems.0.error.code"), "VALIDATION_ERROR"_ba);
            const Reply waiting = m_client->get("/v1/figures/charges-due");
            QCOMPARE(waiting.text("due"), "3"_ba); // its members
            QCOMPARE(waiting.text("oldestDueDate"), "2028-02-10"_ba);
            QCOMPARE(waiting.text("problemCount"), "1"_ba);
            QCOMPARE(waiting.texts("problems", "billingGroupId"), QByteArrayList{fleet});
            QCOMPARE(waiting.text("problems.0.error"), moved.text("problems.0.error"));
            QCOMPARE(waiting.text("problems.0.since"), "2028-02-10T09:00:00.000Z"_ba); // the first time
            QCOMPARE(m_client->get("/v1/payments?sortBy=dueDate&sortDir=desc&limit=1&rentalId=" + alone)
                         .text("payments.0.dueDate"),
                     month + "-10");
        }
        for (const QByteArray &plane : planes.mid(1))
            m_client->remove("/v1/billing-groups/" + fleet + "/subscriptions/" + plane);
        QCOMPARE(move("2028-03-10T10:00:00Z").at("problems").elements().size(), 0);
        QCOMPARE(m_client->get("/v1/figures/charges-due").body,
                 "{\"due\":0,\"oldestDueDate\":null,\"problemCount\":0,\"problems\":[]}"_ba);
    }

    // In a group it is the group's next day; on its own again, what its own contract has next.
    void theNextBillingDateIsThatOfWhoBills()
    {
        const QByteArray rental = rent("SN-1"), one = "/v1/subscriptions/" + rental;
        const auto next = [&] { return m_client->get(one).text("nextBillingDate"); };
        QCOMPARE(next(), "2028-02-10"_ba);
        const QByteArray path = "/v1/billing-groups/" + group({rental}, "15");
        QCOMPARE(next(), "2028-01-15"_ba);
        m_client->patch(path, quoted("{'billingDay':3}"));
        QCOMPARE(next(), "2028-02-03"_ba);
        m_client->post(one + "/extend", quoted("{'extensionMonths':12}"));
        m_client->post("/v1/payments", quoted("{'subscriptionId':'" + rental + "','billingPeriod':'2028-02'}"));
        QCOMPARE(next(), "2028-02-03"_ba);
        m_client->remove(path + "/subscriptions/" + rental);
        QCOMPARE(next(), "2028-03-10"_ba);
        m_client->post(path + "/subscriptions", quoted("{'rentalIds':['" + rental + "']}"));
        QCOMPARE(next(), "2028-02-03"_ba);
        m_client->remove(path);
        QCOMPARE(next(), "2028-03-10"_ba);
    }

    // What was called off is not asked for again by the last line.
    void aCancelledInstalmentStaysCancelled()
    {
        const QByteArray rental = rent("SN-1");
        const QByteArray id = group({rental}, "10");
        const QByteArray payment = m_client->get("/v1/payments").text("payments.0.paymentId");
        m_client->post("/v1/payments/" + payment + "/cancel", quoted("{'reason':'Goodwill.'}"));
        QCOMPARE(preview(id, "2028-12").text("invoice.subtotal"), "49.90"_ba);
    }

    void noInvoiceWithoutLines()
    {
        const QByteArray id = group({rent("SN-1")}, "15");
        for (const QByteArray &period : {"2027-12"_ba, "2029-02"_ba, "9999-12"_ba}) {
            const Reply nothing = preview(id, period);
            QCOMPARE(nothing.status, 200);
            QVERIFY(nothing.body.contains(R"("invoice":null,"difference":0.00)"));
        }
        QCOMPARE(preview(id, "2028-13").faults(), QByteArrayList{"period invalid_string"});
        QCOMPARE(preview("bg_00000000000000000000000000").status, 404);
    }

    // One made on its billing day is billed on that day; what is rented within it waits for its invoice.
    void aGroupThatIsMadeOnItsDayBillsThatDay()
    {
        const QByteArray id = group({rent("SN-1")}, "10");
        RentalDesk desk(*m_client);
        const Reply within = desk.rent(desk.order(), desk.asset("SN-2"), "'billingGroupId':'" + id + '\'');
        QCOMPARE(within.status, 201);
        const Reply next = preview(id);
        QCOMPARE(next.text("invoice.periodStart"), "2028-01-10"_ba);
        QCOMPARE(next.texts("invoice.lineItems", "description"), QByteArrayList{"Thing PHONE, SN-2"});
        QCOMPARE(next.text("invoice.total"), "49.90"_ba);
        // without the other one, nothing would be left to bill on that day
        m_client->remove("/v1/billing-groups/" + id + "/subscriptions/" + within.text("rentalId"));
        QCOMPARE(preview(id).text("invoice.periodStart"), "2028-02-10"_ba);
        m_client->post("/v1/billing-groups/" + id + "/subscriptions",
                       quoted("{'rentalIds':['" + within.text("rentalId") + "']}"));
        QCOMPARE(preview(id, "2028-02").texts("invoice.lineItems", "amount"),
                 (QByteArrayList{"49.90", "49.90"}));
    }
};

QTEST_GUILESS_MAIN(TestSandboxApi)
#include "tst_sandbox_api.moc"
