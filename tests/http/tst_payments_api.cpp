// SPDX-License-Identifier: GPL-3.0-or-later
// Payments as records: how they arise, what may become of them, and what they add up to.
#include "tests/support/http/rental_desk.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestPaymentsApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply rented(const QByteArray &startDate = "2026-01-31")
    {
        return RentalDesk(*m_client).out("SN-1", startDate);
    }
    Reply create(const QByteArray &rental, const QByteArray &month, const QByteArray &more = {})
    {
        return m_client->post("/v1/payments",
                              quoted("{'subscriptionId':'" + rental + "','billingPeriod':'" + month + "'"
                                     + (more.isEmpty() ? "" : ",") + more + "}"));
    }
    Reply move(const QByteArray &payment, const QByteArray &verb, const QByteArray &body = "{}")
    {
        return m_client->post("/v1/payments/" + payment + '/' + verb, quoted(body));
    }
    QByteArray paymentOf(const QByteArray &rental)
    {
        return m_client->get("/v1/payments?rentalId=" + rental).text("payments.0.paymentId");
    }

private Q_SLOTS:
    // What starts on 31 January has missed nothing yet that the server would charge meanwhile.
    void initTestCase()
    {
        const QDateTime then(QDate(2026, 2, 15), QTime(12, 0), QTimeZone::utc());
        m_server.clock.advance(std::chrono::milliseconds(m_server.clock.now().msecsTo(then)));
    }
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE"));
    }

    void whatAnAnswerSaysOfMoneyIsSo()
    {
        const QByteArray payment = paymentOf(rented().text("rentalId"));
        const auto message = [](const Reply &reply) { return reply.text("message"); };
        QCOMPARE(move(payment, "refund", "{'reason':'x'}").text("error.details.0.message"),
                 "Nothing was paid, so there is nothing to refund."_ba);
        QCOMPARE(message(move(payment, "mark-paid", "{'amount':1}")),
                 "Part of the payment received; the rest is still open."_ba);
        QCOMPARE(message(move(payment, "mark-paid")), "Payment marked as paid."_ba);
    }

    void aRentalOfTwoNamesIsOne()
    {
        const QByteArray rental = rented().text("rentalId");
        QTRY_COMPARE(m_client->get("/v1/invoices?rentalId=" + rental).text("count"), "1"_ba);
        for (const QByteArray list : {"/v1/payments", "/v1/invoices", "/v1/files"}) {
            QCOMPARE(m_client->get(list + "?subscriptionId=" + rental).body,
                     m_client->get(list + "?rentalId=" + rental).body);
            QCOMPARE(m_client->get(list + "?rentalId=" + rental + "&subscriptionId=" + rental).status, 200);
            QCOMPARE(m_client->get(list + "?rentalId=" + rental + "&subscriptionId=sub_x").faults(),
                     QByteArrayList{"subscriptionId custom"});
        }
        QCOMPARE(m_client->get("/v1/files?type=contract&fileType=invoice").faults(),
                 QByteArrayList{"fileType custom"});
    }

    void aSubscriptionBeginsWithItsFirstPayment()
    {
        const QByteArray rental = rented().text("rentalId");
        const Reply all = m_client->get("/v1/payments?subscriptionId=" + rental);
        QCOMPARE(all.text("count"), "1"_ba);
        QCOMPARE(all.text("payments.0.status"), "pending"_ba);
        QCOMPARE(all.text("payments.0.billingPeriod"), "2026-01"_ba);
        QCOMPARE(all.text("payments.0.periodStart"), "2026-01-31"_ba);
        QCOMPARE(all.text("payments.0.periodEnd"), "2026-02-28"_ba);
        QCOMPARE(all.text("payments.0.lineItems.0.rentalId"), rental);
        const Reply one = m_client->get("/v1/payments/" + all.text("payments.0.paymentId"));
        QCOMPARE(one.text("success"), "true"_ba);
        QCOMPARE(one.text("payment.total"), all.text("payments.0.total"));
    }

    void theSetupFeeIsALineOfTheFirstPayment()
    {
        m_server.choose(m_tenant, u"tax.rate"_s, "19");
        m_client->post("/v1/products",
                       productBody("CASE", "[{'contractLength':12,'monthlyPrice':2.5,'setupFee':10}]"));
        RentalDesk desk(*m_client);
        const QByteArray rental =
            desk.rent(desk.order("{'sku':'CASE','quantity':1,'contractLength':12}"), desk.asset("SN-2", "CASE"))
                .text("rentalId");
        const Reply all = m_client->get("/v1/payments?rentalId=" + rental);
        QCOMPARE(all.text("count"), "1"_ba);
        QCOMPARE(all.text("payments.0.purpose"), "instalment"_ba);
        QCOMPARE(all.texts("payments.0.lineItems", "purpose"), (QByteArrayList{"instalment", "setup"}));
        QCOMPARE(all.texts("payments.0.lineItems", "amount"), (QByteArrayList{"2.50", "10.00"}));
        QCOMPARE(all.text("payments.0.lineItems.1.periodStart"), ""_ba);
        QCOMPARE(all.text("payments.0.subtotal"), "12.50"_ba);
        QCOMPARE(all.text("payments.0.total"), "14.88"_ba);
        QTRY_COMPARE(m_client->get("/v1/invoices?rentalId=" + rental).text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/invoices?rentalId=" + rental).text("invoices.0.total"), "14.88"_ba);
        const Reply schedule = m_client->get("/v1/subscriptions/" + rental + "/schedule");
        QCOMPARE(schedule.text("instalments.0.amount"), schedule.text("instalments.1.amount"));
    }

    void termsAreForBusinesses()
    {
        m_server.choose(m_tenant, u"billing.termsDays"_s, "14");
        RentalDesk desk(*m_client);
        const Reply rental = rented("2026-01-31");
        QCOMPARE(m_client->get("/v1/payments/" + paymentOf(rental.text("rentalId"))).text("payment.dueDate"),
                 "2026-01-31"_ba);
        QCOMPARE(create(rental.text("rentalId"), "2026-02").text("payment.dueDate"), "2026-02-28"_ba);
        m_client->patch("/v1/customers/" + rental.text("rental.customerId"),
                        quoted("{'customerType':'business'}"));
        QCOMPARE(create(rental.text("rentalId"), "2026-03").text("payment.dueDate"), "2026-04-14"_ba);
    }

    void momentsMayHaveAnyOffsetOrNone_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QByteArray>("kept");
        QTest::addRow("UTC") << "2026-02-01T10:00:00Z"_ba
                             << "2026-02-01T10:00:00.000Z"_ba;
        QTest::addRow("offset") << "2026-02-01T10:00:00.5+05:30"_ba
                                << "2026-02-01T04:30:00.500Z"_ba;
        QTest::addRow("date") << "2026-02-01"_ba
                              << "2026-01-31T23:00:00.000Z"_ba; // midnight in Berlin
        QTest::addRow("no offset") << "2026-02-01T10:00:00"_ba
                                   << ""_ba;
    }
    void momentsMayHaveAnyOffsetOrNone()
    {
        QFETCH(const QByteArray, sent);
        QFETCH(const QByteArray, kept);
        const QByteArray payment = paymentOf(rented().text("rentalId"));
        const Reply paid = move(payment, "mark-paid", "{'paidAt':'" + sent + "'}");
        if (kept.isEmpty())
            QCOMPARE(paid.faults(), QByteArrayList{"paidAt invalid_string"});
        else
            QCOMPARE(paid.text("payment.paidAt"), kept);
    }

    // One text: the answer, what is read later, the audit log's and the event's.
    void whatIsAnsweredIsWhatIsWrittenDown()
    {
        const QByteArray id = paymentOf(rented().text("rentalId")), path = "/v1/payments/" + id;
        const Reply before = m_client->get(path);
        const Reply paid = move(id, "mark-paid", "{'reference':'4711'}");
        QCOMPARE(m_client->get(path).text("payment"), paid.text("payment"));
        const Reply entries = m_client->get("/v1/audit-log?action=payment.mark_paid");
        QCOMPARE(entries.text("auditEntries.0.before"), before.text("payment"));
        QCOMPARE(entries.text("auditEntries.0.after"), paid.text("payment"));
        const Reply events = m_client->get("/v1/events?event=payment.succeeded");
        QCOMPARE(events.text("events.0.data.payment"), paid.text("payment"));
        QCOMPARE(events.text("events.0.data.previous.status"), "pending"_ba);
    }

    void aPeriodIsAskedForOnce()
    {
        const QByteArray rental = rented().text("rentalId");
        const Reply first = create(rental, "2026-02"), again = create(rental, "2026-02");
        QCOMPARE(first.status, 201);
        QCOMPARE(first.text("payment.periodStart"), "2026-02-28"_ba);
        QCOMPARE(first.text("payment.periodEnd"), "2026-03-31"_ba);
        QCOMPARE(again.status, 200);
        QCOMPARE(again.text("paymentId"), first.text("paymentId"));
        const Reply begun = create(rental, "2026-01"); // the one that the subscription began with
        QCOMPARE(begun.status, 200);
        QCOMPARE(begun.text("payment.periodStart"), "2026-01-31"_ba);
        QCOMPARE(create(rental, "2029-01").faults(), QByteArrayList{"billingPeriod custom"});
        QCOMPARE(create(rental, "2042-13").faults(), QByteArrayList{"billingPeriod invalid_string"});
        QCOMPARE(create("sub_00000000000000000000000000", "2026-02").code(), "SUBSCRIPTION_NOT_FOUND"_ba);
    }

    void aCancelledPaymentLeavesItsPeriodFree()
    {
        const QByteArray rental = rented().text("rentalId");
        const QByteArray first = create(rental, "2026-02").text("paymentId");
        QCOMPARE(move(first, "cancel", "{'reason':'Wrong amount'}").text("payment.status"), "cancelled"_ba);
        const Reply second = create(rental, "2026-02", "'amount':10.5,'description':'Agreed'");
        QCOMPARE(second.status, 201);
        QVERIFY(second.text("paymentId") != first);
        QCOMPARE(second.text("payment.subtotal"), "10.50"_ba);
    }

    void eightClientsMakeOnePayment()
    {
        std::vector<ApiClient> clients;
        for (int i = 0; i < 8; ++i)
            clients.push_back(m_server.client(m_tenant));
        for (int round = 0; round < wantedRounds(3); ++round) {
            const QByteArray rental =
                RentalDesk(*m_client).out("SN-" + QByteArray::number(round), "2026-01-31").text("rentalId");
            std::atomic<int> made = 0, known = 0;
            std::vector<std::thread> threads;
            for (ApiClient &client : clients) {
                threads.emplace_back([&] {
                    const Reply reply = client.post(
                        "/v1/payments", quoted("{'rentalId':'" + rental + "','billingPeriod':'2026-03'}"));
                    made += reply.status == 201;
                    known += reply.status == 200;
                });
            }
            for (std::thread &thread : threads)
                thread.join();
            QCOMPARE(made.load(), 1);
            QCOMPARE(known.load(), 7);
            QCOMPARE(m_client->get("/v1/payments?rentalId=" + rental).text("count"), "2"_ba);
        }
    }

    void onlySomeMovesAreAllowed_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("outcome");
        const char *const rows[][3] = {
            {"", "mark-paid", "paid"},
            {"", "mark-failed", "failed"},
            {"", "cancel", "cancelled"},
            {"", "retry", "PAYMENT_NOT_FAILED"},
            {"mark-failed", "mark-paid", "paid"},
            {"mark-failed", "mark-failed", "failed"},
            {"mark-failed", "cancel", "cancelled"},
            {"mark-failed", "retry", "pending"},
            {"mark-paid", "mark-paid", "ALREADY_PAID"},
            {"mark-paid", "mark-failed", "ALREADY_PAID"},
            {"mark-paid", "cancel", "ALREADY_PAID"},
            {"mark-paid", "retry", "ALREADY_PAID"},
            {"cancel", "mark-paid", "PAYMENT_CANCELLED"},
            {"cancel", "mark-failed", "PAYMENT_CANCELLED"},
            {"cancel", "cancel", "ALREADY_CANCELLED"},
            {"cancel", "retry", "PAYMENT_CANCELLED"},
        };
        for (const auto &row : rows)
            QTest::addRow("%s then %s", row[0], row[1])
                << QByteArray(row[0]) << QByteArray(row[1]) << QByteArray(row[2]);
    }
    void onlySomeMovesAreAllowed()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, verb);
        QFETCH(const QByteArray, outcome);
        const QByteArray payment = paymentOf(rented().text("rentalId"));
        const auto body = [](const QByteArray &of) { return of == "cancel" ? "{'reason':'x'}"_ba : "{}"_ba; };
        if (!before.isEmpty())
            QCOMPARE(move(payment, before, body(before)).status, 200);
        const Reply reply = move(payment, verb, body(verb));
        QCOMPARE(reply.status == 200 ? reply.text("payment.status") : reply.code(), outcome);
    }

    void whatWasPaidCountsForCustomerAndSubscription()
    {
        m_server.choose(m_tenant, u"tax.rate"_s, "19");
        const Reply rental = rented();
        const QByteArray payment = paymentOf(rental.text("rentalId"));
        const Reply paid = move(payment, "mark-paid",
                                "{'reference':'Bank 4711','paidAt':'2026-02-01T10:00:00Z','notes':'ok'}");
        QCOMPARE(paid.text("payment.paidAt"), "2026-02-01T10:00:00.000Z"_ba);
        QCOMPARE(paid.text("payment.paymentReference"), "Bank 4711"_ba);
        QCOMPARE(paid.text("payment.manuallyMarked"), "true"_ba);
        QCOMPARE(paid.text("payment.provider"), "manual"_ba);
        const QByteArray net = paid.text("payment.subtotal");
        QVERIFY(net != paid.text("payment.total"));
        QCOMPARE(m_client->get("/v1/subscriptions/" + rental.text("rentalId")).text("totalCollected"), net);
        QCOMPARE(m_client->get("/v1/customers/" + rental.text("rental.customerId")).text("lifetimeCollected"),
                 net);
        QCOMPARE(paid.text("payment.lineItems.0.amount"), net);
    }

    void theListIsFilteredAndSorted()
    {
        const Reply rental = rented();
        const QByteArray id = rental.text("rentalId");
        create(id, "2026-02");
        move(create(id, "2026-03").text("paymentId"), "mark-paid");
        const auto months = [&](const QByteArray &query) {
            return m_client->get("/v1/payments?sortBy=dueDate&sortDir=asc&" + query)
                .texts("payments", "billingPeriod");
        };
        QCOMPARE(months("rentalId=" + id), (QByteArrayList{"2026-01", "2026-02", "2026-03"}));
        QCOMPARE(months("status=paid"), QByteArrayList{"2026-03"});
        QCOMPARE(months("dueDateFrom=2026-02-28&dueDateTo=2026-02-28"), QByteArrayList{"2026-02"});
        QCOMPARE(months("customerId=" + rental.text("rental.customerId") + "&purpose=instalment").size(), 3);
        QCOMPARE(months("search=ada@example.com").size(), 3);
        QCOMPARE(months("search=sn-1"), (QByteArrayList{"2026-01", "2026-02", "2026-03"}));
        QCOMPARE(months("search=SN-2"), QByteArrayList());
        QCOMPARE(m_client->get("/v1/payments?dueDateFrom=soon").faults(),
                 QByteArrayList{"dueDateFrom invalid_string"});
    }
};

QTEST_GUILESS_MAIN(TestPaymentsApi)
#include "tst_payments_api.moc"
