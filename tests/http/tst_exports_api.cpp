// SPDX-License-Identifier: GPL-3.0-or-later
// The export of subscriptions as clients of the API see it: in both published shapes, and as a file.
#include "tests/support/http/rental_desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace onhire;
using namespace onhire::test;

class TestExportsApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    QByteArray m_customer;

    Reply ask(const QByteArray &body = {}) { return m_client->post("/v1/exports/rentals", quoted(body)); }

    Heard fetch(const QByteArray &url)
    {
        RawClient client = m_server.rawClient();
        client.send("GET " + url.mid(url.indexOf("/v1/"))
                    + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        return client.readToEnd();
    }

    static QByteArray serials(const Reply &reply)
    {
        QByteArrayList found;
        for (const QByteArray &line : reply.text("csvData").split('\n').mid(1)) {
            if (!line.isEmpty())
                found += line.split(',').value(7);
        }
        return found.join(' ');
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE"));
        RentalDesk desk(*m_client);
        m_customer = desk.out("SN-1", "2026-01-15").text("rental.customerId");
        const QByteArray second = desk.out("SN-2", "2026-02-01").text("rentalId");
        QCOMPARE(m_client->post("/v1/subscriptions/" + second + "/cancel", quoted("{'reason':'other'}")).status,
                 200);
    }

    void bothPublishedShapesAreAnsweredAtOnce()
    {
        const Reply reply = ask();
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("success"), "true"_ba);
        for (const QByteArray &count : {"totalRecords"_ba, "recordCount"_ba, "totalRentals"_ba})
            QCOMPARE(reply.text(count), "2"_ba);
        QCOMPARE(reply.text("activeRentals"), "1"_ba);
        QCOMPARE(reply.text("totalRevenue"), "0.00"_ba);
        QCOMPARE(reply.text("averageMonthlyRevenue"), "20.00"_ba);
        QVERIFY(reply.text("filename").startsWith("rentals-20"));
        QVERIFY(reply.text("csvData").startsWith("subscriptionId,customerId,customerEmail,"));
        QCOMPARE(serials(reply), "SN-1 SN-2"_ba);
        QVERIFY(reply.text("downloadUrl").startsWith("http://127.0.0.1/v1/files/content/"));
    }

    void theFileNeedsNoKeyUntilItsAddressExpires()
    {
        const Reply reply = ask();
        const Heard file = fetch(reply.text("downloadUrl"));
        QCOMPARE(file.status(), 200);
        QCOMPARE(file.header("Content-Type"), "text/csv; charset=utf-8"_ba);
        QVERIFY(file.header("Content-Disposition").startsWith("attachment; filename=\"rentals-20"));
        QCOMPARE(file.body(), "\xEF\xBB\xBF" + reply.text("csvData"));
        m_server.clock.advance(61min);
        const Heard late = fetch(reply.text("downloadUrl"));
        QCOMPARE(late.status(), 403);
    }

    void eachShapeOfARequestIsUnderstood_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("found");
        QTest::addColumn<QByteArray>("filters");
        QTest::newRow("the first")
            << "{'startDate':'2026-01-01T00:00:00Z','endDate':'2026-01-31T00:00:00Z',"
               "'format':'csv','customerIds':['<customer>']}"_ba
            << "SN-1"_ba
            << "startDateFrom startDate startDateTo endDate customerIds includeFields"_ba;
        QTest::newRow("the second")
            << "{'status':'cancelled','startDateFrom':'2026-01-01',"
               "'startDateTo':'2026-12-31','endDateFrom':'2026-01-01',"
               "'endDateTo':'2028-01-01','customerId':'<customer>'}"_ba
            << "SN-2"_ba
            << "status startDateFrom startDate startDateTo endDate endDateFrom endDateTo "
               "customerId includeFields"_ba;
        QTest::newRow("none") << ""_ba
                              << "SN-1 SN-2"_ba
                              << "includeFields"_ba;
    }
    void eachShapeOfARequestIsUnderstood()
    {
        QFETCH(QByteArray, body);
        const Reply reply = ask(body.replace("<customer>", m_customer));
        QCOMPARE(reply.status, 200);
        QTEST(serials(reply), "found");
        QByteArrayList filters;
        for (const auto &[name, value] : reply.at("filters").members())
            filters += name.toLatin1();
        QTEST(filters.join(' '), "filters");
    }

    void columnsCanBeLeftOut()
    {
        const Reply reply = ask("{'includeFields':{'customerDetails':false,'financialDetails':false}}");
        QVERIFY(reply.text("csvData").startsWith(
            "subscriptionId,sku,productName,serialNumber,status,startDate,endDate,contractLength\r\n"));
        QCOMPARE(reply.text("filters.includeFields.customerDetails"), "false"_ba);
    }

    void whatIsWrongIsNamed()
    {
        const Reply reply = ask("{'status':'lost','startDate':'soon','includeFields':{'deviceDetails':'x'}}");
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.faults(),
                 (QByteArrayList{"includeFields.deviceDetails invalid_type", "startDate invalid_string",
                                 "status invalid_enum_value"}));
    }

    void anotherTenantsCustomerHasNothingToShow()
    {
        ApiClient others = m_server.client(m_server.createTenant());
        const Reply reply = others.post("/v1/exports/rentals", quoted("{'customerId':'" + m_customer + "'}"));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("totalRecords"), "0"_ba);
        QCOMPARE(reply.text("csvData").count("\r\n"), 1);
        QCOMPARE(others.get("/v1/files/" + ask().text("fileId")).status, 404);
    }

    void theSameIdempotencyKeyIsTheSameExport()
    {
        const Headers once{{"Idempotency-Key", "export-1"}};
        const Reply first = m_client->post("/v1/exports/rentals", "{}", once);
        const Reply again = m_client->post("/v1/exports/rentals", "{}", once);
        QCOMPARE(first.status, 200);
        QCOMPARE(again.body, first.body);
    }

    void theFileIsOneOfTheTenantsFiles()
    {
        const Reply reply = ask();
        const Reply file = m_client->get("/v1/files/" + reply.text("fileId"));
        QCOMPARE(file.text("type"), "export"_ba);
        QCOMPARE(file.text("category"), "generated"_ba);
        QCOMPARE(m_client->remove("/v1/files/" + reply.text("fileId")).status, 200);
        QCOMPARE(fetch(reply.text("downloadUrl")).status(), 404);
    }
};

QTEST_GUILESS_MAIN(TestExportsApi)
#include "tst_exports_api.moc"
