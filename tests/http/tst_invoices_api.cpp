// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices over the API: issued by themselves, found by what they are about, and fetched as a PDF.
#include "tests/support/http/rental_desk.h"

#include <QTest>

#include <set>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestInvoicesApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    Reply m_rental;

    Reply issued(const QByteArray &query = "kind=invoice")
    {
        Reply list;
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT((list = m_client->get("/v1/invoices?" + query)).text("count") != "0"_ba,
                                     10000);
        }();
        return list;
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE", "{'12':49.90}"));
        m_rental = RentalDesk(*m_client).out("SN-1");
        QCOMPARE(m_rental.status, 201);
    }

    void aPaymentGetsItsInvoiceByItself()
    {
        const Reply list = issued();
        QCOMPARE(list.text("invoices.0.rentalId"), m_rental.text("rentalId"));
        QCOMPARE(list.text("invoices.0.subtotal"), "49.90"_ba);
        QVERIFY(list.text("invoices.0.invoiceNumber").endsWith("-000001"));
        const Reply one = m_client->get("/v1/invoices/" + list.text("invoices.0.invoiceId"));
        QCOMPARE(one.status, 200);
        QCOMPARE(one.json.toJson(), list.at("invoices.0").toJson());
        QCOMPARE(m_client->get("/v1/invoices/inv_00000000000000000000000000").status, 404);
    }

    void itIsFoundByWhatItIsAbout()
    {
        const Reply list = issued();
        const QByteArray payment = list.text("invoices.0.paymentId"),
                         number = list.text("invoices.0.invoiceNumber");
        for (const QByteArray &query : QByteArrayList{
                 "rentalId=" + m_rental.text("rentalId"), "subscriptionId=" + m_rental.text("rentalId"),
                 "customerId=" + list.text("invoices.0.customerId"), "paymentId=" + payment,
                 "invoiceNumber=" + number, "search=" + number, "search=" + number.chopped(1),
                 "search=" + number.first(5), "sortBy=total&search=" + number.first(6), "search=ada",
                 "issueDateFrom=2020-01-01&issueDateTo=2099-01-01"})
            QCOMPARE(m_client->get("/v1/invoices?" + query).text("count"), "1"_ba);
        for (const QByteArray &query :
             QByteArrayList{"kind=credit_note", "search=nobody", "search=" + number.chopped(1) + "7",
                            "search=" + number + "0", "issueDateTo=2020-01-01", "billingGroupId=x"})
            QCOMPARE(m_client->get("/v1/invoices?" + query).text("count"), "0"_ba);
    }

    // The number is what a bank statement names.
    void itsPaymentIsFoundByItsNumber()
    {
        const Reply list = issued();
        const QByteArray number = list.text("invoices.0.invoiceNumber"),
                         payment = list.text("invoices.0.paymentId");
        const auto found = [&](const QByteArray &query) {
            return m_client->get("/v1/payments?" + query).texts("payments", "paymentId");
        };
        for (const QByteArray &query : QByteArrayList{"search=" + number, "search=%20" + number + "%20",
                                                      "sortBy=total&status=pending&search=" + number})
            QCOMPARE(found(query), QByteArrayList{payment});
        QCOMPARE(found("status=paid&search=" + number), QByteArrayList());
        QCOMPARE(found("search=" + number.chopped(1)), QByteArrayList());
        QCOMPARE(found("search=" + number.chopped(1) + "7"), QByteArrayList());
        m_client->post("/v1/payments/" + payment + "/cancel", quoted("{'reason':'x'}"));
        const Reply notes = issued("kind=credit_note");
        QCOMPARE(found("search=" + notes.text("invoices.0.invoiceNumber")), QByteArrayList{payment});
    }

    void aCancelledPaymentHasACreditNote()
    {
        const Reply list = issued();
        m_client->post("/v1/payments/" + list.text("invoices.0.paymentId") + "/cancel",
                       quoted("{'reason':'x'}"));
        const Reply notes = issued("kind=credit_note");
        QCOMPARE(notes.text("invoices.0.correctsInvoiceId"), list.text("invoices.0.invoiceId"));
        QCOMPARE(notes.text("invoices.0.total"), list.text("invoices.0.total"));
        QVERIFY(notes.text("invoices.0.invoiceNumber").endsWith("-000002"));
    }

    void receiversAreToldOfIt()
    {
        issued();
        QCOMPARE(m_client->get("/v1/events?event=invoice.issued").text("count"), "1"_ba);
    }

    void itsDocumentIsMadeOnceHoweverManyAsk()
    {
        const Reply list = issued();
        const QByteArray id = list.text("invoices.0.invoiceId"), body = quoted("{'invoiceId':'" + id + "'}");
        std::set<QByteArray> files;
        std::multiset<int> statuses;
        std::mutex mutex;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 6; ++i) {
                threads.emplace_back([&, client = m_server.client(m_tenant)]() mutable {
                    const Reply made = client.post("/v1/files/invoices/generate", body);
                    const std::lock_guard lock(mutex);
                    files.insert(made.text("fileId"));
                    statuses.insert(made.status);
                });
            }
        }
        QCOMPARE(files.size(), 1u);
        QCOMPARE(statuses, (std::multiset{200, 200, 200, 200, 200, 201}));
        QCOMPARE(m_client->get("/v1/invoices/" + id).text("fileId"), *files.begin());
        const Reply file = m_client->get("/v1/files/" + *files.begin());
        QCOMPARE(file.text("type"), "invoice"_ba);
        QCOMPARE(file.text("invoiceId"), id);
        QCOMPARE(file.text("customerId"), list.text("invoices.0.customerId"));
        const Reply again = m_client->post("/v1/files/invoices/generate", body);
        const QByteArray url = again.text("downloadUrl");
        RawClient reader = m_server.rawClient();
        QVERIFY(reader.ask(test::get(url.mid(url.indexOf('/', 8)))).body().startsWith("%PDF-"));
        QCOMPARE(m_client->post("/v1/files/invoices/generate", quoted("{'invoiceId':'inv_1'}")).status, 404);
    }

    void eachLanguageHasItsOwnDocument()
    {
        const QByteArray id = issued().text("invoices.0.invoiceId");
        const auto made = [&](const QByteArray &more) {
            return m_client->post("/v1/files/invoices/generate",
                                  quoted("{'invoiceId':'" + id + "'" + more + "}"));
        };
        const Reply english = made({}), german = made(",'language':'de','format':'pdf'");
        QCOMPARE(german.status, 201);
        QVERIFY(german.text("fileId") != english.text("fileId"));
        QVERIFY(german.text("filename").startsWith("Rechnung "));
        QCOMPARE(made(",'language':'de'").text("fileId"), german.text("fileId"));
        QCOMPARE(made(",'language':'en'").text("fileId"), english.text("fileId"));
        QCOMPARE(m_client->get("/v1/invoices/" + id).text("fileId"), english.text("fileId"));
        QCOMPARE(made(",'language':'fr'").text("error.details.0.path"), "language"_ba);
        QCOMPARE(made(",'format':'docx'").text("error.details.0.path"), "format"_ba);
    }

    void anInvoiceIsInTheLanguageOfItsTime()
    {
        m_client->patch("/v1/settings",
                        quoted("{'invoice.language':'de','seller.iban':'DE89370400440532013000'}"));
        RentalDesk(*m_client).out("SN-2");
        Reply invoices;
        QTRY_COMPARE((invoices = m_client->get("/v1/invoices?kind=invoice")).text("count"), "2"_ba);
        const Reply newest = m_client->get("/v1/invoices?sortBy=invoiceNumber&sortDir=desc&limit=1");
        QCOMPARE(newest.text("invoices.0.sellerDetails.iban"), "DE89370400440532013000"_ba);
        QCOMPARE(newest.text("invoices.0.sellerDetails.language"), "de"_ba);
        m_client->patch("/v1/settings", quoted("{'invoice.language':'ar'}"));
        const Reply made =
            m_client->post("/v1/files/invoices/generate",
                           quoted("{'invoiceId':'" + newest.text("invoices.0.invoiceId") + "'}"));
        QVERIFY(made.text("filename").startsWith("Rechnung "));
    }

    // By its name, or by the company that its address on invoices has. What is issued stays as it was.
    void aTenantIsCalledAsItSays()
    {
        const QByteArray before = issued().text("invoices.0.seller");
        const auto newest = [&](const QByteArray &serial, const QByteArray &count) -> QByteArray {
            RentalDesk(*m_client).out(serial);
            Reply all;
            const auto isThere = [&] {
                all = m_client->get("/v1/invoices?kind=invoice");
                return all.text("count") == count;
            };
            return QTest::qWaitFor(isThere)
                ? m_client->get("/v1/invoices?sortBy=invoiceNumber&sortDir=desc&limit=1")
                      .text("invoices.0.seller")
                : QByteArray("none");
        };
        QCOMPARE(m_client->patch("/v1/settings", quoted("{'name':'  Nordlicht GmbH '}")).status, 200);
        QCOMPARE(m_client->get("/v1/settings").text("name"), "Nordlicht GmbH"_ba);
        QCOMPARE(newest("SN-2", "2"), "Nordlicht GmbH"_ba);
        const Reply named = m_client->patch(
            "/v1/settings",
            quoted("{'seller.address':{'company':'Nordlicht Verleih GmbH','contactName':'Accounts',"
                   "'streetAddress':'Am Hof 1','postalCode':'53113','city':'Bonn','country':'DE'}}"));
        QCOMPARE(named.status, 200);
        QCOMPARE(newest("SN-3", "3"), "Nordlicht Verleih GmbH"_ba);
        QCOMPARE(
            m_client->get("/v1/invoices?sortBy=invoiceNumber&sortDir=asc&limit=1").text("invoices.0.seller"),
            before);
        QCOMPARE(m_client->patch("/v1/settings", quoted("{'name':' '}")).faults(),
                 QByteArrayList{"name too_small"});
    }

    QByteArray uploadedLogo()
    {
        const QByteArray content =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle r='4'/></svg>";
        const Reply promised = m_client->post(
            "/v1/files/url", quoted("{'action':'upload','filename':'l.svg','contentType':'image/svg+xml'}"));
        const QByteArray url = promised.text("url");
        RawClient writer = m_server.rawClient();
        const QByteArray request = "PUT " + url.mid(url.indexOf('/', 8))
            + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: "
              "image/svg+xml\r\nContent-Length: "
            + QByteArray::number(content.size()) + "\r\n\r\n" + content;
        return writer.ask(request).status() == 200 ? promised.text("fileId") : QByteArray();
    }

    Reply chooseLogo(const QByteArray &value)
    {
        return m_client->patch("/v1/settings", quoted("{'seller.logoFileId':" + value + "}"));
    }

    // What customers were sent is kept, and what it is made of: else the next document would look otherwise.
    void documentsOfInvoicesAndTheirLogosCannotBeDeleted()
    {
        // the first one, which is issued in the background, is not to have a logo
        QTRY_COMPARE(m_client->get("/v1/invoices").text("count"), "1"_ba);
        const QByteArray unused = uploadedLogo(), used = uploadedLogo();
        QVERIFY(!unused.isEmpty() && !used.isEmpty());
        for (const QByteArray &logo : {unused, used}) {
            QCOMPARE(chooseLogo("'" + logo + "'").status, 200);
            const Reply refused = m_client->remove("/v1/files/" + logo);
            QCOMPARE(refused.status, 400);
            QCOMPARE(refused.faults(), QByteArrayList{"fileId custom"});
            QVERIFY(refused.text("error.details.0.message").contains("seller.logoFileId"));
        }
        QCOMPARE(m_client->remove("/v1/files/" + unused).status, 200); // another one was chosen
        RentalDesk(*m_client).out("SN-2");
        Reply invoices;
        QTRY_COMPARE((invoices = m_client->get("/v1/invoices?sortBy=invoiceNumber&sortDir=desc")).text("count"),
                     "2"_ba);
        QCOMPARE(invoices.text("invoices.0.sellerDetails.logoFileId"), used);
        QCOMPARE(chooseLogo("null").status, 200);
        QCOMPARE(m_client->remove("/v1/files/" + used).status, 400); // it is on an invoice
        const QByteArray body = quoted("{'invoiceId':'" + invoices.text("invoices.0.invoiceId") + "'}");
        const QByteArray document = m_client->post("/v1/files/invoices/generate", body).text("fileId");
        QCOMPARE(m_client->remove("/v1/files/" + document).status, 400);
        QCOMPARE(m_client->post("/v1/files/invoices/generate", body).text("fileId"), document);
    }

    void nobodyChangesAnInvoice()
    {
        const QByteArray path = "/v1/invoices/" + issued().text("invoices.0.invoiceId");
        QCOMPARE(m_client->patch(path, quoted("{'total':1}")).status, 405);
        QCOMPARE(m_client->remove(path).status, 405);
    }
};

QTEST_MAIN(TestInvoicesApi) // documents need fonts
#include "tst_invoices_api.moc"
