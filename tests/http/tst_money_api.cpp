// SPDX-License-Identifier: GPL-3.0-or-later
// Money over the API, as a client's books would have it: parts, too much, refunds, what is given up, credit
// notes, the account of it all, and the figures. A sandbox of 19 % tax; a PHONE costs 49.90 a month, 59.38 with
// tax.
#include "tests/support/http/rental_desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

// "59.38" → 5938
qint64 minor(const QByteArray &amount)
{
    return qRound64(amount.toDouble() * 100);
}

} // namespace

class TestMoneyApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    QByteArray m_now;
    QByteArray m_rental, m_customer, m_first; // and its first payment

    // What falls due by then is done, and issued.
    void move(const QByteArray &moment)
    {
        m_now = moment;
        QCOMPARE(m_client->post("/v1/test-clock", quoted("{'now':'" + moment + "'}")).status, 200);
    }
    Reply rent(const QByteArray &serial)
    {
        RentalDesk desk(*m_client);
        return desk.rent(desk.order(), desk.asset(serial, "PHONE", "'acquisitionCost':600"));
    }
    Reply act(const QByteArray &payment, const QByteArray &verb, const QByteArray &body = "{}",
              const Headers &headers = {})
    {
        return m_client->post("/v1/payments/" + payment + '/' + verb, quoted(body), headers);
    }
    Reply pay(const QByteArray &payment, const QByteArray &amount)
    {
        return act(payment, "mark-paid", "{'amount':" + amount + '}');
    }
    // Of a rental, the oldest first.
    QByteArray paymentOf(const QByteArray &rental, int index = 0)
    {
        return m_client->get("/v1/payments?sortBy=dueDate&sortDir=asc&rentalId=" + rental)
            .text("payments." + QByteArray::number(index) + ".paymentId");
    }
    QByteArray invoiceOf(const QByteArray &payment)
    {
        move(m_now);
        return m_client->get("/v1/invoices?kind=invoice&paymentId=" + payment).text("invoices.0.invoiceId");
    }
    Reply credit(const QByteArray &invoice, const QByteArray &lines = {})
    {
        return m_client->post(
            "/v1/invoices/" + invoice + "/credit-note",
            quoted("{'reason':'Agreed'" + (lines.isEmpty() ? "" : ",'lines':" + lines) + '}'));
    }
    // status, paid, open
    QByteArray standing(const QByteArray &payment)
    {
        const Reply reply = m_client->get("/v1/payments/" + payment);
        return reply.text("payment.status") + ' ' + reply.text("payment.amountPaid") + ' '
            + reply.text("payment.amountOpen");
    }
    Reply account(const QByteArray &query = "limit=100")
    {
        return m_client->get("/v1/customers/" + m_customer + "/account?" + query);
    }
    // kind and amount of each entry = balance / credit
    QByteArray books()
    {
        const Reply reply = account();
        QByteArrayList words;
        const QByteArrayList kinds = reply.texts("entries", "kind"), amounts = reply.texts("entries", "amount");
        for (qsizetype i = 0; i < kinds.size(); ++i)
            words += kinds[i] + ' ' + amounts[i];
        return words.join(", ") + " = " + reply.text("balance") + " / " + reply.text("credit");
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant({.name = u"Sandbox"_s, .sandbox = true});
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->patch("/v1/settings", quoted("{'tax.rate':19}"));
        m_client->post("/v1/products", productBody("PHONE", "{'12':49.90}"));
        move("2028-01-10T09:00:00Z");
        const Reply rental = rent("SN-1");
        m_rental = rental.text("rentalId");
        m_customer = rental.text("rental.customerId");
        m_first = paymentOf(m_rental);
    }

    void aPaymentIsPaidInParts();
    void anAmountIsChecked_data();
    void anAmountIsChecked();
    void whatIsTooMuchPaysTheNextCharges();
    void refundsAreShownAndLimited();
    void whatIsGivenUpIsNotOwed();
    void anInvoiceIsCreditedAsAWhole();
    void aCreditedPaymentIsChargedAgainOnce();
    void anInvoiceIsCreditedLineByLineAndNeverBeyondItself();
    void theAccountIsPagedAndAddsUp();
    void aCursorThatIsNoneOfTheAccountIsRefused();
    void aStaleVersionMovesNothing_data();
    void aStaleVersionMovesNothing();
    void aRepeatedRequestMovesMoneyOnce_data();
    void aRepeatedRequestMovesMoneyOnce();
    void anAnswersVersionIsTheOneThatIsRead();
    void figuresAreWhatOneCountsByHand();
};

void TestMoneyApi::aPaymentIsPaidInParts()
{
    QCOMPARE(standing(m_first), "pending 0.00 59.38"_ba);
    const Reply part = act(m_first, "mark-paid",
                           "{'amount':20,'method':'cash','reference':'4711','paidAt':'2028-01-05T10:00:00Z'}");
    QCOMPARE(part.status, 200);
    QCOMPARE(part.text("payment.status"), "pending"_ba);
    QCOMPARE(part.text("payment.amountPaid"), "20.00"_ba);
    QCOMPARE(part.text("payment.amountOpen"), "39.38"_ba);
    QCOMPARE(part.text("payment.method"), "cash"_ba);
    QCOMPARE(part.text("payment.receipts.0.amount"), "20.00"_ba);
    QCOMPARE(part.text("payment.receipts.0.method"), "cash"_ba);
    QCOMPARE(part.text("payment.receipts.0.reference"), "4711"_ba);
    QCOMPARE(part.text("payment.receipts.0.at"), "2028-01-05T10:00:00.000Z"_ba);
    QCOMPARE(part.text("credit"), "0.00"_ba);
    QCOMPARE(m_client->get("/v1/events?event=payment.updated").text("events.0.data.payment"),
             part.text("payment"));
    act(m_first, "mark-failed"); // the rest could not be collected
    QCOMPARE(pay(m_first, "9.38").text("payment.status"), "pending"_ba);
    const Reply rest = act(m_first, "mark-paid");
    QCOMPARE(rest.text("payment.status"), "paid"_ba);
    QCOMPARE(rest.text("payment.amountPaid"), "59.38"_ba);
    QCOMPARE(rest.text("payment.amountOpen"), "0.00"_ba);
    QCOMPARE(rest.text("payment.paidAt"), "2028-01-10T09:00:00.000Z"_ba);
    QCOMPARE(rest.texts("payment.receipts", "amount"), (QByteArrayList{"20.00", "9.38", "30.00"}));
    QCOMPARE(books(), "charge 59.38, payment -20.00, payment -9.38, payment -30.00 = 0.00 / 0.00"_ba);
    const Reply entries = account(); // by when they were recorded
    QCOMPARE(entries.text("entries.1.at"), "2028-01-10T09:00:00.000Z"_ba);
    QCOMPARE(entries.text("entries.1.paidAt"), "2028-01-05T10:00:00.000Z"_ba);
    QCOMPARE(entries.text("entries.1.method"), "cash"_ba);
    QCOMPARE(entries.text("entries.1.reference"), "4711"_ba);
    QCOMPARE(entries.text("entries.1.receiptId"), part.text("payment.receipts.0.receiptId"));
    const Reply again = pay(m_first, "1");
    QCOMPARE(again.status, 400);
    QCOMPARE(again.code(), "ALREADY_PAID"_ba);
}

void TestMoneyApi::anAmountIsChecked_data()
{
    QTest::addColumn<QByteArray>("verb");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("fault");
    for (const char *verb : {"mark-paid", "refund"}) {
        const auto row = [&](const QByteArray &amount, const QByteArray &fault) {
            QTest::addRow("%s %s", verb, amount.constData())
                << QByteArray(verb) << "{'reason':'x','amount':" + amount + '}' << fault;
        };
        row("0", "amount too_small");
        row("-1", "amount too_small");
        row("1.005", "amount too_many_decimals");
        row("'1'", "amount invalid_type");
    }
    QTest::addRow("refund of nothing") << "refund"_ba
                                       << "{'reason':'x'}"_ba
                                       << "amount too_big"_ba;
    QTest::addRow("refund for no reason") << "refund"_ba
                                          << "{'amount':1}"_ba
                                          << "reason required"_ba;
    QTest::addRow("write-off for no reason") << "write-off"_ba
                                             << "{}"_ba
                                             << "reason required"_ba;
}

void TestMoneyApi::anAmountIsChecked()
{
    QFETCH(const QByteArray, verb);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, fault);
    const Reply reply = act(m_first, verb, body);
    QCOMPARE(reply.status, 400);
    QCOMPARE(reply.faults(), QByteArrayList{fault});
    QCOMPARE(books(), "charge 59.38 = 59.38 / 0.00"_ba);
}

void TestMoneyApi::whatIsTooMuchPaysTheNextCharges()
{
    const Reply paid = pay(m_first, "150");
    QCOMPARE(paid.text("credit"), "90.62"_ba);
    QCOMPARE(paid.text("payment.status"), "paid"_ba);
    QCOMPARE(paid.text("payment.amountPaid"), "59.38"_ba); // not what was too much
    QCOMPARE(books(), "charge 59.38, payment -150.00 = -90.62 / 90.62"_ba);
    move("2028-03-10T09:00:00Z");
    const Reply second = m_client->get("/v1/payments/" + paymentOf(m_rental, 1));
    QCOMPARE(second.text("payment.status"), "paid"_ba);
    QCOMPARE(second.text("payment.method"), "credit"_ba);
    QCOMPARE(second.text("payment.creditUsed"), "59.38"_ba);
    const QByteArray third = paymentOf(m_rental, 2);
    QCOMPARE(m_client->get("/v1/payments/" + third).text("payment.creditUsed"), "31.24"_ba);
    QCOMPARE(standing(third), "pending 31.24 28.14"_ba);
    QCOMPARE(pay(third, "28.14").text("payment.status"), "paid"_ba);
    QCOMPARE(books(),
             "charge 59.38, payment -150.00, charge 59.38, credit_used 0.00, charge 59.38, credit_used 0.00, "
             "payment -28.14 = 0.00 / 0.00"_ba);
}

void TestMoneyApi::refundsAreShownAndLimited()
{
    pay(m_first, "50"); // in part: no more can be given back
    QCOMPARE(act(m_first, "refund", "{'amount':50.01,'reason':'x'}").faults(),
             QByteArrayList{"amount too_big"});
    pay(m_first, "9.38");
    const Reply part = act(m_first, "refund", "{'amount':9.38,'reason':'The device came late.'}");
    QCOMPARE(part.status, 200);
    QCOMPARE(part.text("payment.status"), "paid"_ba);
    QCOMPARE(part.text("payment.refundedAmount"), "9.38"_ba);
    QCOMPARE(part.text("payment.amountOpen"), "0.00"_ba); // the charge is not asked for again
    QCOMPARE(part.text("payment.refunds.0.amount"), "9.38"_ba);
    QCOMPARE(part.text("payment.refunds.0.reason"), "The device came late."_ba);
    QCOMPARE(part.text("payment.refunds.0.at"), "2028-01-10T09:00:00.000Z"_ba);
    const Reply tooMuch = act(m_first, "refund", "{'amount':50.01,'reason':'x'}");
    QCOMPARE(tooMuch.status, 400);
    QCOMPARE(tooMuch.code(), "VALIDATION_ERROR"_ba);
    const Reply rest = act(m_first, "refund", "{'reason':'All of it'}");
    QCOMPARE(rest.text("payment.status"), "refunded"_ba);
    QCOMPARE(rest.text("payment.refundedAmount"), "59.38"_ba);
    QCOMPARE(rest.texts("payment.refunds", "amount"), (QByteArrayList{"9.38", "50.00"}));
    QVERIFY(rest.text("payment.refunds.0.refundId") != rest.text("payment.refunds.1.refundId"));
    const QByteArray customer = rest.text("payment.customerId");
    const Reply account = m_client->get("/v1/customers/" + customer + "/account");
    for (const auto &[entry, index] :
         {std::pair("entries.3."_ba, "0"_ba), std::pair("entries.4."_ba, "1"_ba)}) {
        const QByteArray refund = "payment.refunds." + index + '.';
        QCOMPARE(account.text(entry + "kind"), "refund"_ba);
        QCOMPARE(account.text(entry + "refunded"), rest.text(refund + "amount"));
        QCOMPARE(account.text(entry + "refundId"), rest.text(refund + "refundId"));
        QCOMPARE(account.text(entry + "reason"), rest.text(refund + "reason"));
        QCOMPARE(account.text(entry + "amount"), "0.00"_ba); // it reopens no charge
    }
    QCOMPARE(account.text("balance"), "0.00"_ba);
    QCOMPARE(act(m_first, "refund", "{'reason':'Again'}").faults(), QByteArrayList{"amount too_big"});
    for (const QByteArray &verb : QByteArrayList{"mark-paid", "mark-failed", "write-off", "retry", "cancel"}) {
        const Reply refused = act(m_first, verb, "{'reason':'x'}");
        QCOMPARE(refused.status, 409);
        QCOMPARE(refused.code(), "INVALID_STATUS_TRANSITION"_ba);
    }
    QCOMPARE(m_client->get("/v1/events?event=payment.refunded").text("count"), "2"_ba);
    QVERIFY(books().endsWith(" = 0.00 / 0.00"));
    const Reply note = credit(invoiceOf(m_first));
    QCOMPARE(note.status, 201);
    const Reply credited = m_client->get("/v1/customers/" + customer + "/account");
    QCOMPARE(credited.texts("entries", "kind").constLast(), "credit_note"_ba);
    QCOMPARE(credited.text("entries.5.amount"), "0.00"_ba); // the money has gone back already
    QCOMPARE(credited.text("entries.5.credited"), "59.38"_ba);
    QCOMPARE(credited.text("entries.5.invoiceId"), note.text("creditNoteId"));
    QCOMPARE(credited.text("entries.5.invoiceNumber"), note.text("creditNote.invoiceNumber"));
    QCOMPARE(credited.text("balance"), "0.00"_ba);
}

void TestMoneyApi::whatIsGivenUpIsNotOwed()
{
    pay(m_first, "9.38");
    const Reply given = act(m_first, "write-off", "{'reason':'The customer is insolvent.'}");
    QCOMPARE(given.status, 200);
    QCOMPARE(given.text("payment.status"), "written_off"_ba);
    QCOMPARE(given.text("payment.writeOffReason"), "The customer is insolvent."_ba);
    QCOMPARE(given.text("payment.amountPaid"), "9.38"_ba);
    QCOMPARE(given.text("payment.amountOpen"), "0.00"_ba);
    QCOMPARE(books(), "charge 59.38, payment -9.38, write_off -50.00 = 0.00 / 0.00"_ba);
    QCOMPARE(m_client->get("/v1/events?event=payment.written_off").text("events.0.data.payment"),
             given.text("payment"));
    for (const QByteArray &verb : QByteArrayList{"write-off", "mark-paid", "cancel"}) {
        const Reply refused = act(m_first, verb, "{'reason':'x'}");
        QCOMPARE(refused.status, 409);
        QCOMPARE(refused.code(), "INVALID_STATUS_TRANSITION"_ba);
    }
    const QByteArray second = paymentOf(rent("SN-2").text("rentalId"));
    act(second, "mark-failed");
    QCOMPARE(act(second, "write-off", "{'reason':'x'}").text("payment.status"), "written_off"_ba);
    const QByteArray third = paymentOf(rent("SN-3").text("rentalId"));
    act(third, "mark-paid");
    QCOMPARE(act(third, "write-off", "{'reason':'x'}").code(), "INVALID_STATUS_TRANSITION"_ba);
}

void TestMoneyApi::anInvoiceIsCreditedAsAWhole()
{
    pay(m_first, "20");
    const QByteArray invoice = invoiceOf(m_first);
    const Reply note = credit(invoice);
    QCOMPARE(note.status, 201);
    QCOMPARE(note.header("Location"), "/v1/invoices/" + note.text("creditNoteId"));
    QCOMPARE(note.text("creditNote.kind"), "credit_note"_ba);
    QCOMPARE(note.text("creditNote.correctsInvoiceId"), invoice);
    QCOMPARE(note.text("creditNote.reason"), "Agreed"_ba);
    QCOMPARE(note.text("creditNote.subtotal"), "49.90"_ba);
    QCOMPARE(note.text("creditNote.taxAmount"), "9.48"_ba);
    QCOMPARE(note.text("creditNote.total"), "59.38"_ba);
    QCOMPARE(note.text("creditNote.invoiceNumber"), "2028-000002"_ba);
    QCOMPARE(m_client->get("/v1/invoices/" + note.text("creditNoteId")).json.toJson(),
             note.at("creditNote").toJson());
    QCOMPARE(standing(m_first), "cancelled 20.00 0.00"_ba); // nothing is asked for any more
    QCOMPARE(books(), "charge 59.38, payment -20.00, credit_note -59.38 = -20.00 / 20.00"_ba);
    QCOMPARE(account().text("entries.0.invoiceId"), invoice);
    QCOMPARE(account().text("entries.2.invoiceId"), note.text("creditNoteId"));
    QCOMPARE(credit(invoice).faults(), QByteArrayList{"invoiceId too_big"});
    QCOMPARE(credit(note.text("creditNoteId")).faults(), QByteArrayList{"invoiceId custom"});
    QCOMPARE(credit("inv_00000000000000000000000000").status, 404);
    QCOMPARE(m_client->get("/v1/events?event=invoice.issued").text("count"), "2"_ba);
}

void TestMoneyApi::aCreditedPaymentIsChargedAgainOnce()
{
    QCOMPARE(act(m_first, "charge-again").code(), "INVALID_STATUS_TRANSITION"_ba); // it is still owed
    credit(invoiceOf(m_first));
    QCOMPARE(act(m_first, "charge-again", "{'taxDate':'2028-01-11'}").faults(),
             QByteArrayList{"taxDate too_big"});
    const Reply again = act(m_first, "charge-again",
                            "{'dueDate':'2028-02-01','description':'Corrected','taxDate':'2028-01-10'}");
    QCOMPARE(again.status, 201);
    const QByteArray second = again.text("paymentId");
    QCOMPARE(again.header("Location"), "/v1/payments/" + second);
    QCOMPARE(again.text("payment.dueDate"), "2028-02-01"_ba);
    QCOMPARE(again.text("payment.description"), "Corrected"_ba);
    QCOMPARE(standing(second), "pending 0.00 59.38"_ba);
    const Reply repeated = act(m_first, "charge-again");
    QCOMPARE(repeated.status, 200);
    QCOMPARE(repeated.text("paymentId"), second);
    QCOMPARE(books(), "charge 59.38, credit_note -59.38, charge 59.38 = 59.38 / 0.00"_ba);
}

// Two lines: the month, and what it costs to set the device up.
void TestMoneyApi::anInvoiceIsCreditedLineByLineAndNeverBeyondItself()
{
    m_client->post("/v1/products",
                   productBody("CASE", "[{'contractLength':12,'monthlyPrice':2.51,'setupFee':10.03}]"));
    RentalDesk desk(*m_client);
    const QByteArray rental =
        desk.rent(desk.order("{'sku':'CASE','quantity':1,'contractLength':12}"), desk.asset("SN-9", "CASE"))
            .text("rentalId");
    const QByteArray payment = paymentOf(rental), invoice = invoiceOf(payment);
    QCOMPARE(m_client->get("/v1/invoices/" + invoice).text("total"), "14.92"_ba); // 12.54 and 2.38
    qint64 credited = 0;
    const auto creditSome = [&](const QByteArray &lines) {
        const Reply note = credit(invoice, lines);
        QCOMPARE(note.status, 201);
        QCOMPARE(minor(note.text("creditNote.subtotal")) + minor(note.text("creditNote.taxAmount")),
                 minor(note.text("creditNote.total")));
        credited += minor(note.text("creditNote.total"));
        QCOMPARE(standing(payment).split(' ').constLast(),
                 QByteArray::number(double(1492 - credited) / 100, 'f', 2));
    };
    creditSome("[{'index':0,'amount':0.01}]");
    creditSome("[{'index':1,'amount':3.33},{'index':0,'amount':1.5}]");
    creditSome("[{'index':1,'amount':3.33},{'index':1,'amount':3.33}]"); // twice the same
    QCOMPARE(credit(invoice, "[{'index':0,'amount':1.01}]").faults(), QByteArrayList{"lines.0.amount too_big"});
    QCOMPARE(credit(invoice, "[{'index':0,'amount':0.5},{'index':1,'amount':0.05}]").faults(),
             QByteArrayList{"lines.1.amount too_big"});
    QCOMPARE(credit(invoice, "[{'index':2,'amount':1}]").faults(), QByteArrayList{"lines.0.index custom"});
    QCOMPARE(credit(invoice, "[{'index':0,'amount':0}]").faults(), QByteArrayList{"lines.0.amount too_small"});
    QCOMPARE(credit(invoice, "[]").faults(), QByteArrayList{"lines too_small"});
    const Reply rest = credit(invoice); // whatever is left
    QCOMPARE(rest.texts("creditNote.lineItems", "amount"), (QByteArrayList{"1.00", "0.04"}));
    credited += minor(rest.text("creditNote.total"));
    QCOMPARE(credited, qint64(1492));
    QCOMPARE(standing(payment), "cancelled 0.00 0.00"_ba);
    QCOMPARE(credit(invoice).status, 400);
    const QByteArrayList numbers =
        m_client->get("/v1/invoices?sortBy=invoiceNumber&sortDir=asc").texts("invoices", "invoiceNumber");
    QCOMPARE(numbers,
             (QByteArrayList{"2028-000001", "2028-000002", "2028-000003", "2028-000004", "2028-000005",
                             "2028-000006"})); // none for what was refused
}

void TestMoneyApi::theAccountIsPagedAndAddsUp()
{
    pay(m_first, "70");
    move("2028-04-10T09:00:00Z");
    pay(paymentOf(m_rental, 1), "5");
    act(paymentOf(m_rental, 2), "write-off", "{'reason':'x'}");
    credit(invoiceOf(paymentOf(m_rental, 3)), "[{'index':0,'amount':10}]");
    const Reply whole = account();
    QCOMPARE(whole.text("count"), "9"_ba);
    QCOMPARE(whole.text("hasMore"), "false"_ba);
    QCOMPARE(whole.text("nextCursor"), ""_ba);
    QByteArrayList seen;
    QByteArray cursor;
    qint64 running = 0;
    for (int page = 1; page <= 3; ++page) {
        const Reply reply = account("limit=4" + (cursor.isEmpty() ? "" : "&startAfter=" + cursor));
        QCOMPARE(reply.text("count"), page < 3 ? "4"_ba : "2"_ba);
        QCOMPARE(reply.text("hasMore"), page < 3 ? "true"_ba : "false"_ba);
        const QByteArrayList amounts = reply.texts("entries", "amount"),
                             balances = reply.texts("entries", "balance");
        for (qsizetype i = 0; i < amounts.size(); ++i) {
            running += minor(amounts[i]);
            QCOMPARE(minor(balances[i]), running);
        }
        QCOMPARE(reply.text("balance"), account().text("balance")); // of all of it, on each page
        seen += reply.texts("entries", "entryId");
        cursor = reply.text("nextCursor");
        if (page == 1) // what comes meanwhile comes last, and moves nothing
            pay(paymentOf(m_rental, 3), "1");
    }
    QCOMPARE(seen, account().texts("entries", "entryId"));
    QCOMPARE(seen.first(9), whole.texts("entries", "entryId"));
    QCOMPARE(running, minor(account().text("balance")));
    QCOMPARE(running, 5938 - 1062 - 500 + 5938 - 1190 - 100); // of February and April; March was given up
}

void TestMoneyApi::aCursorThatIsNoneOfTheAccountIsRefused()
{
    RentalDesk desk(*m_client);
    const Reply other = desk.rent(
        desk.order("{'sku':'PHONE','quantity':1,'contractLength':12}", "bob@example.com"), desk.asset("SN-2"));
    const QByteArray foreign = m_client->get("/v1/customers/" + other.text("rental.customerId") + "/account")
                                   .text("entries.0.entryId");
    QVERIFY(!foreign.isEmpty());
    for (const QByteArray &cursor : QByteArrayList{foreign, "nonsense", m_first + ".99", m_first, "."}) {
        const Reply reply = account("startAfter=" + cursor);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.faults(), QByteArrayList{"startAfter custom"});
    }
    QCOMPARE(account("limit=0").status, 400);
    QCOMPARE(account("limit=101").status, 400);
    QCOMPARE(m_client->get("/v1/customers/cust_00000000000000000000000000/account").status, 404);
}

void TestMoneyApi::aStaleVersionMovesNothing_data()
{
    QTest::addColumn<QByteArray>("verb");
    QTest::addColumn<QByteArray>("before"); // moved to there first
    for (const char *verb : {"mark-paid", "refund", "write-off", "cancel", "mark-failed"})
        QTest::addRow("%s", verb) << QByteArray(verb) << "mark-paid"_ba;
    QTest::addRow("retry") << "retry"_ba
                           << "mark-failed"_ba;
}

void TestMoneyApi::aStaleVersionMovesNothing()
{
    QFETCH(const QByteArray, verb);
    QFETCH(const QByteArray, before);
    const QByteArray path = "/v1/payments/" + m_first, part = "{'reason':'x','amount':1}";
    const auto tag = [&] { return m_client->get(path).header("ETag"); };
    const QByteArray stale = tag();
    QCOMPARE(act(m_first, before, part).status, 200);
    const QByteArray fresh = tag(), record = m_client->get(path).body, account = books();
    QVERIFY(stale != fresh);
    const Reply refused = act(m_first, verb, part, {{"If-Match", stale}});
    QCOMPARE(refused.status, 409);
    QCOMPARE(refused.code(), "VERSION_CONFLICT"_ba);
    QCOMPARE(m_client->get(path).body, record);
    QCOMPARE(books(), account);
    const Reply moved = act(m_first, verb, part, {{"If-Match", fresh}});
    QCOMPARE(moved.status, 200);
    QCOMPARE(moved.header("ETag"), tag());
}

void TestMoneyApi::aRepeatedRequestMovesMoneyOnce_data()
{
    QTest::addColumn<QByteArray>("path"); // P: the payment, I: its invoice
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *path, const QByteArray &body) {
        QTest::addRow("%s", path) << QByteArray(path) << body;
    };
    row("payments", "{'subscriptionId':'S','billingPeriod':'2028-03'}");
    row("payments/P/mark-paid", "{'amount':5}");
    row("payments/P/refund", "{'amount':1,'reason':'x'}");
    row("payments/P/write-off", "{'reason':'x'}");
    row("payments/P/cancel", "{'reason':'x'}");
    row("payments/P/mark-failed", "{}");
    row("invoices/I/credit-note", "{'reason':'x','lines':[{'index':0,'amount':1}]}");
}

void TestMoneyApi::aRepeatedRequestMovesMoneyOnce()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    pay(m_first, "10");
    path.replace("P", m_first).replace("I", invoiceOf(m_first));
    body = quoted(body.replace("S", m_rental));
    const auto send = [&] { return m_client->post("/v1/" + path, body, {{"Idempotency-Key", "once"}}); };
    const auto everything = [&] {
        move(m_now);
        return books() + m_client->get("/v1/payments").body + m_client->get("/v1/invoices").body
            + m_client->get("/v1/events").body;
    };
    const Reply first = send();
    QVERIFY2(first.status == 200 || first.status == 201, first.body.constData());
    QVERIFY(first.header("Idempotent-Replay").isEmpty());
    const QByteArray afterwards = everything();
    const Reply again = send();
    QCOMPARE(again.status, first.status);
    QCOMPARE(again.header("Idempotent-Replay"), "true"_ba);
    QCOMPARE(again.body, first.body);
    QCOMPARE(everything(), afterwards);
    const Reply other =
        m_client->post("/v1/" + path, quoted("{'reason':'another'}"), {{"Idempotency-Key", "once"}});
    QCOMPARE(other.status, 422);
}

// Credit pays for the fee at once, which moves what the subscription has collected.
void TestMoneyApi::anAnswersVersionIsTheOneThatIsRead()
{
    pay(m_first, "1000");
    const QByteArray path = "/v1/subscriptions/" + m_rental;
    const Reply made = rent("SN-2"), ended = m_client->post(path + "/early-return", "{}");
    for (const Reply *answer : {&made, &ended}) {
        QVERIFY2(answer->status < 300, answer->body.constData());
        const Reply now = m_client->get("/v1/subscriptions/" + answer->text("rentalId"));
        QCOMPARE(answer->at("rental").toJson(), now.json.toJson());
        QCOMPARE(answer->header("ETag"), now.header("ETag"));
    }
    QVERIFY(ended.text("earlyReturnFee").toDouble() > 0);
}

void TestMoneyApi::figuresAreWhatOneCountsByHand()
{
    const QByteArray second = rent("SN-2").text("rentalId");
    RentalDesk(*m_client).asset("SN-3", "PHONE", "'acquisitionCost':600");
    const QByteArray owing = paymentOf(second);
    move("2028-01-20T09:00:00Z");
    pay(m_first, "59.38");
    pay(owing, "29.69"); // 24.95 of it without tax
    act(m_first, "refund", "{'amount':11.90,'reason':'x'}"); // 10.00
    move("2028-02-20T09:00:00Z");
    credit(invoiceOf(paymentOf(m_rental, 1)), "[{'index':0,'amount':9.90}]"); // 11.78 with tax
    m_client->post("/v1/subscriptions/" + second + "/cancel", quoted("{'reason':'customer_request'}"));

    const Reply months = m_client->get("/v1/figures/revenue?from=2027-12&to=2028-02");
    const auto of = [&](const QByteArray &name) { return months.texts("months", name); };
    QCOMPARE(of("month"), (QByteArrayList{"2027-12", "2028-01", "2028-02"}));
    QCOMPARE(of("recurring"), (QByteArrayList{"0.00", "99.80", "49.90"}));
    QCOMPARE(of("charged"), (QByteArrayList{"0.00", "99.80", "89.90"}));
    QCOMPARE(of("collected"), (QByteArrayList{"0.00", "74.85", "0.00"}));
    QCOMPARE(of("refunded"), (QByteArrayList{"0.00", "10.00", "0.00"}));
    QCOMPARE(of("newRentals"), (QByteArrayList{"0", "2", "0"}));
    QCOMPARE(of("endedRentals"), (QByteArrayList{"0", "0", "1"}));

    // of the only customer and the only product the same; those of others are none of theirs
    const QByteArray product = m_client->get("/v1/figures/products").text("products.0.productId");
    for (const QByteArray &whose : {"customerId=" + m_customer, "productId=" + product,
                                    "customerId=" + m_customer + "&productId=" + product})
        QCOMPARE(m_client->get("/v1/figures/revenue?from=2027-12&to=2028-02&" + whose).body, months.body);
    for (const QByteArray &whose :
         {"customerId=cust_none"_ba, "productId=prod_none"_ba, "customerId=cust_none&productId=" + product}) {
        const Reply other = m_client->get("/v1/figures/revenue?from=2028-01&to=2028-01&" + whose);
        for (const char *name : {"recurring", "charged", "collected", "refunded"})
            QCOMPARE(other.texts("months", name), QByteArrayList{"0.00"});
        QCOMPARE(other.texts("months", "newRentals"), QByteArrayList{"0"});
    }

    // half of January's second payment, 41 days; February's two, ten days, one less its credit note
    const Reply owed = m_client->get("/v1/figures/receivables?on=2028-02-20");
    QCOMPARE(owed.text("open"), "136.67"_ba);
    QCOMPARE(owed.text("buckets"),
             R"({"notDue":0.00,"days1to30":106.98,"days31to60":29.69,"days61to90":0.00,"over90":0.00})"_ba);
    QCOMPARE(owed.text("customers"),
             "[{\"customerId\":\"" + m_customer + R"(","open":136.67,"oldestDueDate":"2028-01-10"}])");
    for (const QByteArray &on : {"2028-02-20"_ba, "2028-01-31"_ba, "2028-03-15"_ba}) {
        const QByteArray path = "/v1/figures/receivables?on=" + on;
        for (const QByteArray &whose : {"&productId=" + product, "&customerId=" + m_customer,
                                        "&customerId=" + m_customer + "&productId=" + product})
            QCOMPARE(m_client->get(path + whose).body, m_client->get(path).body);
        for (const QByteArray &whose : {"&productId=prod_none"_ba, "&customerId=cust_none"_ba})
            QCOMPARE(m_client->get(path + whose).text("open"), "0.00"_ba);
    }
    QCOMPARE(m_client->get("/v1/figures/receivables?on=2028-03-15").text("buckets"),
             R"({"notDue":0.00,"days1to30":0.00,"days31to60":106.98,"days61to90":29.69,"over90":0.00})"_ba);
    QCOMPARE(m_client->get("/v1/figures/receivables?on=2028-01-31").text("buckets"),
             R"({"notDue":0.00,"days1to30":29.69,"days31to60":0.00,"days61to90":0.00,"over90":0.00})"_ba);
    QCOMPARE(m_client->get("/v1/figures/receivables?on=2028-01-10").text("open"), "118.76"_ba);

    for (const QByteArray on : {"2028-02-20Tgarbage", "2028-02-20x", "2028-02-20T24:00:00Z",
                                "2028-02-20T99:99:99Z", "2028-02-20T09:00:00", "2028-02-30", ""}) {
        const Reply refused = m_client->get("/v1/figures/receivables?on=" + on);
        QCOMPARE(refused.faults(), QByteArrayList{"on invalid_string"});
    }
    QCOMPARE(m_client->get("/v1/figures/receivables?on=2028-02-19T23:30:00Z").body, owed.body);

    const Reply products = m_client->get("/v1/figures/products");
    QCOMPARE(products.text("products.0.devices"), "3"_ba);
    QCOMPARE(products.text("products.0.out"), "2"_ba); // the one that was cancelled is not back yet
    QCOMPARE(products.text("products.0.idle"), "1"_ba);
    QCOMPARE(products.text("products.0.acquisitionCost"), "1800.00"_ba);
    QCOMPARE(products.text("products.0.collected"), "64.85"_ba); // 39.90 and 24.95
    QCOMPARE(products.text("products.0.margin"), "-1735.15"_ba);
    QCOMPARE(products.text("products.0.recoveryPercent"), "3.6"_ba);

    // the third device was never rented, so it is not the customer's
    const QByteArray recovery = "/v1/figures/recovery?from=2027-12&to=2028-02";
    const Reply recovered = m_client->get(recovery);
    QCOMPARE(recovered.texts("months", "month"), (QByteArrayList{"2027-12", "2028-01", "2028-02"}));
    QCOMPARE(recovered.texts("months", "acquisitionCost"), (QByteArrayList{"0.00", "1800.00", "1800.00"}));
    QCOMPARE(recovered.texts("months", "collected"), (QByteArrayList{"0.00", "64.85", "64.85"}));
    QCOMPARE(recovered.texts("months", "margin"), (QByteArrayList{"0.00", "-1735.15", "-1735.15"}));
    QCOMPARE(recovered.text("months.2.recoveryPercent"), "3.6"_ba);
    QVERIFY(recovered.at("months.0.recoveryPercent").isNull());
    QCOMPARE(m_client->get(recovery + "&productId=" + product).body, recovered.body);
    QCOMPARE(m_client->get(recovery + "&customerId=" + m_customer).texts("months", "acquisitionCost"),
             (QByteArrayList{"0.00", "1200.00", "1200.00"}));
    const Reply both = m_client->get(recovery + "&customerId=" + m_customer + "&productId=" + product);
    QCOMPARE(both.faults(), QByteArrayList{"productId custom"});
}

QTEST_GUILESS_MAIN(TestMoneyApi)
#include "tst_money_api.moc"
