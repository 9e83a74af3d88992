// SPDX-License-Identifier: GPL-3.0-or-later
// E-invoices over the API, from what the seller has set to the file that its customer gets.
#include "tests/support/http/rental_desk.h"
#include "tests/support/pdf_streams.h"
#include "tests/support/said_e_invoice.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestEInvoicesApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    void describeSeller()
    {
        m_server.choose(
            m_tenant, u"seller.address"_s,
            quoted("{'contactName':'Nina','streetAddress':'Kai 1','city':'Hamburg','country':'DE'}"));
        m_server.choose(m_tenant, u"seller.vatNumber"_s, quoted("'DE136695976'"));
        m_server.choose(m_tenant, u"seller.iban"_s, quoted("'DE89370400440532013000'"));
        m_server.choose(m_tenant, u"tax.rate"_s, "19");
    }

    // The first of its kind, once it is issued.
    Reply invoiceOfRental(const QByteArray &kind = "invoice")
    {
        Reply list;
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT(
                (list = m_client->get("/v1/invoices?kind=" + kind)).text("count") != "0"_ba, 10000);
        }();
        return m_client->get("/v1/invoices/" + list.text("invoices.0.invoiceId"));
    }

    void rent()
    {
        m_client->post("/v1/products", productBody("PHONE", "{'12':49.90}"));
        QCOMPARE(RentalDesk(*m_client).out("SN-1").status, 201);
    }

    Reply generate(const Reply &invoice, const QByteArray &format)
    {
        return m_client->post(
            "/v1/files/invoices/generate",
            quoted("{'invoiceId':'" + invoice.text("invoiceId") + "','format':'" + format + "'}"));
    }

    QByteArray contentOf(const Reply &generated)
    {
        const QByteArray url = generated.text("downloadUrl");
        RawClient reader = m_server.rawClient();
        return reader.ask(test::get(url.mid(url.indexOf('/', 8)))).body();
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
    }

    void anInvoiceIsHadInBothSyntaxes()
    {
        describeSeller();
        rent();
        const Reply invoice = invoiceOfRental(), ubl = generate(invoice, "ubl"), cii = generate(invoice, "cii");
        QCOMPARE(ubl.status, 201);
        QCOMPARE(cii.status, 201);
        const SaidInvoice inUbl = saidInUbl(contentOf(ubl)), inCii = saidInCii(contentOf(cii));
        for (const SaidInvoice &said : {inUbl, inCii}) {
            QCOMPARE(said.number.toUtf8(), invoice.text("invoiceNumber"));
            QCOMPARE(said.category, u"S"_s);
            QCOMPARE(said.rate, u"19"_s);
            QCOMPARE(said.net, u"49.90"_s);
            QCOMPARE(said.tax, u"9.48"_s);
            QCOMPARE(said.payable, u"59.38"_s);
            QCOMPARE(said.seller.vatNumber, u"DE136695976"_s);
            QCOMPARE(said.buyer.country, u"DE"_s);
            QCOMPARE(said.iban, u"DE89370400440532013000"_s);
            QCOMPARE(said.lines.constFirst().rentalId.toUtf8(), invoice.text("rentalId"));
        }
        const Reply file = m_client->get("/v1/files/" + ubl.text("fileId"));
        QCOMPARE(file.text("contentType"), "application/xml"_ba);
        QVERIFY(file.text("filename").endsWith(" UBL.xml"));
    }

    // 190.62 are left of what was received: enough for the next one.
    void whatCreditHasPaidIsNotAskedForAgain()
    {
        describeSeller();
        rent();
        const QByteArray first = invoiceOfRental().text("paymentId");
        QCOMPARE(m_client->post("/v1/payments/" + first + "/mark-paid", quoted("{'amount':250}")).status, 200);
        const QByteArray rental = RentalDesk(*m_client).out("SN-2").text("rentalId");
        Reply list;
        QTRY_VERIFY_WITH_TIMEOUT(
            (list = m_client->get("/v1/invoices?rentalId=" + rental)).text("count") != "0"_ba, 10000);
        const Reply invoice = m_client->get("/v1/invoices/" + list.text("invoices.0.invoiceId"));
        QCOMPARE(invoice.text("creditUsed"), "59.38"_ba);
        QCOMPARE(invoice.text("amountDue"), "0.00"_ba);
        for (const SaidInvoice &said :
             {saidInUbl(contentOf(generate(invoice, "ubl"))), saidInCii(contentOf(generate(invoice, "cii")))}) {
            QCOMPARE(said.total, u"59.38"_s);
            QCOMPARE(said.prepaid, u"59.38"_s);
            QCOMPARE(said.payable, u"0.00"_s);
        }
    }

    void eachFormatIsMadeOnce()
    {
        describeSeller();
        rent();
        const Reply invoice = invoiceOfRental(), ubl = generate(invoice, "ubl"), cii = generate(invoice, "cii"),
                    pdf = generate(invoice, "pdf"), again = generate(invoice, "ubl");
        QCOMPARE(again.status, 200);
        QCOMPARE(again.text("fileId"), ubl.text("fileId"));
        QVERIFY(cii.text("fileId") != ubl.text("fileId"));
        QVERIFY(pdf.text("fileId") != cii.text("fileId"));
        QCOMPARE(invoiceOfRental().text("fileId"), pdf.text("fileId"));
        QCOMPARE(generate(invoice, "word").status, 400);
    }

    void aPdfCarriesTheSameInvoice()
    {
        describeSeller();
        rent();
        const Reply invoice = invoiceOfRental();
        const QByteArray cii = contentOf(generate(invoice, "cii")), pdf = contentOf(generate(invoice, "pdf"));
        QVERIFY(streamsOf(pdf).contains(cii));
    }

    void aCreditNoteNamesTheInvoiceByItsNumber()
    {
        describeSeller();
        rent();
        const Reply invoice = invoiceOfRental();
        m_client->post("/v1/payments/" + invoice.text("paymentId") + "/cancel", quoted("{'reason':'x'}"));
        const Reply note = invoiceOfRental("credit_note");
        const SaidInvoice said = saidInUbl(contentOf(generate(note, "ubl")));
        QCOMPARE(said.root, u"CreditNote"_s);
        QCOMPARE(said.corrected.toUtf8(), invoice.text("invoiceNumber"));
        QCOMPARE(said.note, u"x"_s);
        QCOMPARE(said.payable, u"59.38"_s);
    }

    // It was issued without them, and an issued invoice does not change.
    void whatTheSellerHasNotSetIsNamedAndThereIsAPdfAllTheSame()
    {
        rent();
        const Reply invoice = invoiceOfRental(), refused = generate(invoice, "cii");
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.text("error.code"), "VALIDATION_ERROR"_ba);
        QCOMPARE(refused.text("error.details.0.path"), "seller.address"_ba);
        QCOMPARE(refused.text("error.details.1.path"), "seller.vatNumber"_ba);
        describeSeller();
        QCOMPARE(generate(invoice, "ubl").status, 400);
        const Reply pdf = generate(invoice, "pdf");
        QCOMPARE(pdf.status, 201);
        QVERIFY(!contentOf(pdf).contains("/EmbeddedFiles"));
    }
};

QTEST_MAIN(TestEInvoicesApi) // documents need fonts
#include "tst_e_invoices_api.moc"
