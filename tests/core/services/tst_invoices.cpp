// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices: one for each payment, numbered without a gap, never changed, and what they say.
#include "core/services/customers/customers.h"
#include "core/services/doctor/doctor.h"
#include "core/services/housekeeping/housekeeper.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payments.h"
#include "onhire/sql.h"
#include "tests/support/rentals.h"
#include "tests/support/test_cluster.h"

#include <QTest>

#include <barrier>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

struct InvoicedRentals : Rentals
{
    int issue() { return need(issueInvoices(context(), 1000)); }

    JsonValue invoice(const QString &number)
    {
        const QString id = look(u"select invoice_id from invoices where invoice_number = '%1'"_s.arg(number));
        return parsed(need(findInvoice(context(), id)));
    }
    QString paymentOf(const QString &rentalId)
    {
        return look(u"select payment_id from payments where rental_id = '%1' order by payment_id limit 1"_s.arg(
            rentalId));
    }
    QString numbers()
    {
        return look(
            u"select string_agg(kind || ' ' || invoice_number, ', ' order by year, number) from invoices"_s);
    }
    // What the doctor would say of them.
    bool isInOrder()
    {
        for (const Statement *statement :
             {&sql::doctor::payments_without_invoice, &sql::doctor::invoice_numbers}) {
            auto rows = need(database.connection().run(context().scope(), *statement, {tenant->id}));
            if (rows.next())
                return false;
        }
        return true;
    }
};

} // namespace

class TestInvoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPaymentGetsOne()
    {
        InvoicedRentals shop;
        shop.choose("tax.rate", "19");
        shop.choose("billing.termsDays", "14");
        const QString rental = shop.rent();
        QCOMPARE(shop.issue(), 1);
        const JsonValue invoice = shop.invoice(u"2026-000001"_s);
        QCOMPARE(invoice[u"kind"].toString(), u"invoice"_s);
        QCOMPARE(invoice[u"paymentId"].toString(), shop.paymentOf(rental));
        QCOMPARE(invoice[u"rentalId"].toString(), rental);
        QCOMPARE(invoice[u"issueDate"].toString(), u"2026-11-21"_s);
        QCOMPARE(invoice[u"dueDate"].toString(), u"2026-11-21"_s); // terms are for businesses
        QCOMPARE(invoice[u"periodStart"].toString(), u"2026-11-21"_s);
        QCOMPARE(invoice[u"periodEnd"].toString(), u"2026-12-21"_s);
        QCOMPARE(invoice[u"subtotal"].digits(), "49.90"_ba);
        QCOMPARE(invoice[u"taxAmount"].digits(), "9.48"_ba);
        QCOMPARE(invoice[u"total"].digits(), "59.38"_ba);
        QCOMPARE(invoice[u"seller"].toString(), shop.tenant->name);
        QCOMPARE(invoice[u"recipient"][u"email"].toString(), u"ada@example.com"_s);
        QCOMPARE(invoice[u"lineItems"].elements().size(), 1);
        QCOMPARE(
            shop.look(u"select count(*) from events where type = 'invoice.issued' and ids like '%%1%'"_s.arg(
                invoice[u"invoiceId"].toString())),
            u"1"_s);
        QCOMPARE(shop.issue(), 0);
        QVERIFY(shop.isInOrder());
    }

    void numbersFollowOneAnotherAndBeginAnewEachYear()
    {
        InvoicedRentals shop;
        shop.rent();
        shop.rent();
        QCOMPARE(shop.issue(), 2);
        // 23:30 UTC on New Year's Eve is the new year in Berlin
        shop.clock.set(QDateTime(QDate(2026, 12, 31), QTime(23, 30), QTimeZone::utc()));
        shop.rent();
        QCOMPARE(shop.issue(), 1);
        QCOMPARE(shop.numbers(), u"invoice 2026-000001, invoice 2026-000002, invoice 2027-000001"_s);
    }

    void aCancelledPaymentIsTakenBackByACreditNote()
    {
        InvoicedRentals shop;
        const QString payment = shop.paymentOf(shop.rent());
        shop.issue();
        need(cancelPayment(shop.context(), payment, u"Agreed."_s));
        QVERIFY(shop.isInOrder());
        QCOMPARE(shop.issue(), 1);
        QCOMPARE(shop.numbers(), u"invoice 2026-000001, credit_note 2026-000002"_s);
        const JsonValue invoice = shop.invoice(u"2026-000001"_s), note = shop.invoice(u"2026-000002"_s);
        QCOMPARE(note[u"correctsInvoiceId"].toString(), invoice[u"invoiceId"].toString());
        QCOMPARE(note[u"total"].digits(), invoice[u"total"].digits());
        QCOMPARE(note[u"lineItems"].toJson(), invoice[u"lineItems"].toJson());
        QCOMPARE(shop.issue(), 0);
        QVERIFY(shop.isInOrder());
    }

    // The account has an entry of both, and whether a clerk or the program was faster must make no difference.
    void whatIsCancelledBeforeItsInvoiceHasBoth()
    {
        InvoicedRentals shop;
        const QString payment = shop.paymentOf(shop.rent());
        need(cancelPayment(shop.context(), payment, u"Agreed."_s));
        QCOMPARE(shop.issue(), 2);
        QCOMPARE(shop.numbers(), u"invoice 2026-000001, credit_note 2026-000002"_s);
        const JsonValue invoice = shop.invoice(u"2026-000001"_s), note = shop.invoice(u"2026-000002"_s);
        QCOMPARE(invoice[u"paymentId"].toString(), payment);
        QCOMPARE(note[u"correctsInvoiceId"].toString(), invoice[u"invoiceId"].toString());
        QCOMPARE(note[u"total"].digits(), invoice[u"total"].digits());
        QCOMPARE(shop.look(u"select count(*) from invoices_to_issue"_s), u"0"_s);
        QVERIFY(shop.isInOrder());
    }

    void anInvoiceStaysAsItWasIssued()
    {
        InvoicedRentals shop;
        const QString rental = shop.rent();
        shop.issue();
        const QByteArray issued = shop.invoice(u"2026-000001"_s).toJson();
        const auto patch = need(CustomerPatch::read(json("{'lastName':'Byron'}"), {}, *shop.tenant));
        need(reviseCustomer(shop.context(), shop.of(rental, u"customer_id"_s), patch));
        shop.pay(rental);
        QCOMPARE(shop.invoice(u"2026-000001"_s).toJson(), issued);
    }

    // Nor does the credit note of later say anything else of the seller.
    void itKeepsWhatTheSellerSaidOfItself()
    {
        InvoicedRentals shop;
        const QString payment = shop.paymentOf(shop.rent());
        shop.choose("seller.iban", "'DE89370400440532013000'");
        shop.choose("seller.taxNumber", "'27/123/45678'");
        shop.choose("seller.address",
                    "{'contactName':'Accounts','streetAddress':'Am Hof 1','city':'Bonn',"
                    "'postalCode':null,'country':'DE'}");
        shop.choose("invoice.terms", "'Net.'");
        shop.choose("invoice.language", "'de'");
        shop.issue();
        const QByteArray issued = shop.invoice(u"2026-000001"_s)[u"sellerDetails"].toJson();
        QCOMPARE(issued,
                 json("{'address':{'city':'Bonn','country':'DE','contactName':'Accounts',"
                      "'streetAddress':'Am Hof 1'},'taxNumber':'27/123/45678',"
                      "'iban':'DE89370400440532013000','terms':'Net.','language':'de'}")
                     .toJson());
        shop.choose("seller.iban", "null");
        shop.choose("invoice.language", "'ar'");
        need(cancelPayment(shop.context(), payment, u"Agreed."_s));
        shop.rent();
        shop.issue();
        QCOMPARE(shop.invoice(u"2026-000001"_s)[u"sellerDetails"].toJson(), issued);
        QCOMPARE(shop.invoice(u"2026-000002"_s)[u"sellerDetails"].toJson(), issued);
        QVERIFY(!shop.invoice(u"2026-000003"_s)[u"sellerDetails"].has(u"iban"_s));
    }

    // Whatever fails in between, the payment and its place in the queue are one transaction.
    void aPaymentThatIsNotMadeHasNoInvoice()
    {
        InvoicedRentals shop;
        (void)inTransaction(shop.database, shop.context().scope(), [&](Connection &) -> Result<void> {
            shop.rent();
            return Failure(Error::internal(u"no"_s));
        });
        QCOMPARE(shop.issue(), 0);
    }

    void severalIssuersLeaveNoGapAndIssueNothingTwice()
    {
        InvoicedRentals shop;
        for (int i = 0; i < 40; ++i)
            shop.rent();
        std::array<int, 4> issued{};
        {
            std::barrier start(std::ssize(issued) + 1);
            std::vector<std::jthread> threads;
            for (int &count : issued) {
                threads.emplace_back([&] {
                    Shop own = shop.elsewhere();
                    own.look(u"select 1"_s);
                    start.arrive_and_wait();
                    for (int round = 0; round < 20; ++round)
                        count += need(issueInvoices(own.context(), 7));
                });
            }
            start.arrive_and_wait();
            for (int i = 0; i < 20; ++i)
                need(markPaid(shop.context(), shop.paymentOf(shop.rent()), {}));
        }
        QCOMPARE(issued[0] + issued[1] + issued[2] + issued[3] + shop.issue(), 60);
        QCOMPARE(shop.look(u"select count(*) || ' ' || max(number) from invoices"_s), u"60 60"_s);
        QVERIFY(shop.isInOrder());
    }

    void oneThatCannotBeIssuedDoesNotHoldUpTheOthers()
    {
        InvoicedRentals shop;
        const QString refused = shop.paymentOf(shop.rent());
        shop.rent();
        shop.rent();
        runSql(migratedDatabase(), adminRole,
               {u"create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$"_s,
                u"create trigger refuse before insert on invoices for each row when (new.payment_id = '%1') "
                "execute function refuse()"_s.arg(refused)});
        QVERIFY(!issueInvoices(shop.context(), 1000));
        QCOMPARE(shop.numbers(), u"invoice 2026-000001, invoice 2026-000002"_s);
        runSql(migratedDatabase(), adminRole, {u"drop function refuse cascade"_s});
        QCOMPARE(shop.issue(), 1);
        QVERIFY(shop.isInOrder());
    }

    void numbersGrowBeyondAMillion()
    {
        InvoicedRentals shop;
        shop.rent();
        shop.issue();
        QCOMPARE(
            shop.look(
                u"with i as (select * from invoices), n as (insert into invoices (tenant_id, invoice_id, year, "
                "number, kind, payment_id, customer_id, purpose, billing_period, issue_date, due_date, seller, "
                "recipient, currency, lines, subtotal, tax_rate, tax_amount, total, issued_at, "
                "corrects_invoice_id) "
                "select tenant_id, 'inv_x', year, 1000000, 'credit_note', payment_id, customer_id, purpose, "
                "billing_period, issue_date, due_date, seller, recipient, currency, lines, subtotal, tax_rate, "
                "tax_amount, total, issued_at, invoice_id from i returning invoice_number) "
                "select invoice_number from n"_s),
            u"2026-1000000"_s);
        const ListRequest byNumber{.sortBy = u"invoiceNumber"_s};
        QVERIFY(need(listInvoices(shop.context(), byNumber)).records.constFirst().contains("2026-1000000"));
    }

    // The first one perhaps when it begins and looks after all; the second because it hears of it.
    void theHousekeeperIssuesThem()
    {
        InvoicedRentals shop;
        ChangeFeed feed;
        const SystemClock clock;
        const Housekeeper housekeeper(shop.database.conninfo(), clock, feed, nullptr);
        Context context = shop.context();
        context.feed = &feed;
        for (const QString &issued : {u"1"_s, u"2"_s}) {
            need(markFailed(context, shop.paymentOf(shop.rent()), {}));
            QTRY_COMPARE(shop.look(u"select count(*) from invoices"_s), issued);
        }
    }
};

QTEST_GUILESS_MAIN(TestInvoices)
#include "tst_invoices.moc"
