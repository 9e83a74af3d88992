// SPDX-License-Identifier: GPL-3.0-or-later
// The import of a catalogue as clients of the API send it: as a form with a file, or as the bare table.
#include "core/base/json_reader.h"
#include "tests/support/http/raw_client.h"
#include "tests/support/http/test_server.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

const QByteArray Header =
    "Product Name,Product SKU,Category,Brand,Specification,Grade,Color,Variant SKU,List Price,"
    "Acquisition Cost,6mo_Price,12mo_Price\n";

QByteArray table(const QByteArray &name = "Phone")
{
    return Header + name + ",P1,Phones,Acme,128 GB,B,Black,V1,999,700,59.90,49.90\n";
}

QByteArray part(const QByteArray &head, const QByteArray &content)
{
    return "--edge\r\n" + head + "\r\n\r\n" + content + "\r\n";
}

QByteArray form(const QByteArray &parts)
{
    return parts + "--edge--\r\n";
}

QByteArray csvPart(const QByteArray &content = table())
{
    return part(
        "Content-Disposition: form-data; name=\"csvFile\"; filename=\"c.csv\"\r\nContent-Type: text/csv",
        content);
}

constexpr auto FormType = "multipart/form-data; boundary=edge";

} // namespace

class TestImportApi : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    Reply send(const QByteArray &body, const QByteArray &type, const QByteArray &query = {})
    {
        return m_client->post("/v1/products/csv" + query, body, {{"Content-Type", type}});
    }

    QByteArray productNames() { return m_client->get("/v1/products").texts("products", "name").join(' '); }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant();
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
    }

    void aTableIsTakenInHoweverItIsSent_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("encoding");
        const QByteArray csv = "text/csv", utf8 = "utf-8";
        QByteArray semicolons = table();
        semicolons.replace(',', ';').replace("49.90", "49,90");
        const QByteArray other = part("Content-Disposition: form-data; name=\"note\"", "csvFile");
        QTest::newRow("bare") << table() << csv << "Phone"_ba << utf8;
        QTest::newRow("bare, with a charset") << table() << "text/csv; charset=utf-8"_ba
                                              << "Phone"_ba << utf8;
        QTest::newRow("byte-order mark") << "\xEF\xBB\xBF" + table() << csv << "Phone"_ba << utf8;
        QTest::newRow("semicolons") << semicolons << csv << "Phone"_ba << utf8;
        QTest::newRow("Latin-1") << table("H\xF6rer") << csv << "Hörer"_ba
                                 << "iso-8859-1"_ba;
        QTest::newRow("form") << form(csvPart()) << QByteArray(FormType) << "Phone"_ba << utf8;
        QTest::newRow("form, boundary in quotes")
            << form(csvPart()) << "Multipart/Form-Data; charset=utf-8; boundary=\"edge\""_ba
            << "Phone"_ba << utf8;
        QTest::newRow("form with other parts")
            << form(other + csvPart() + other) << QByteArray(FormType) << "Phone"_ba << utf8;
        QTest::newRow("form with a preamble")
            << "Hello\r\n" + form(csvPart()) << QByteArray(FormType) << "Phone"_ba << utf8;
        QTest::newRow("form with a name unquoted")
            << form(part("content-disposition: form-data; name=csvFile", table())) << QByteArray(FormType)
            << "Phone"_ba << utf8;
        QTest::newRow("form, Latin-1") << form(csvPart(table("H\xF6rer"))) << QByteArray(FormType) << "Hörer"_ba
                                       << "iso-8859-1"_ba;
    }
    void aTableIsTakenInHoweverItIsSent()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, type);
        const Reply reply = send(body, type);
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.text("created"), "1"_ba);
        QCOMPARE(reply.text("summary.variantsCreated"), "1"_ba);
        QCOMPARE(reply.at("errors").elements().size(), 0);
        QTEST(reply.text("encoding"), "encoding");
        QTEST(productNames(), "name");
    }

    void whatHoldsNoTableIsRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("answer");
        const QByteArray formType = FormType;
        QTest::newRow("JSON") << "{}"_ba
                              << "application/json"_ba
                              << "415 UNSUPPORTED_MEDIA_TYPE "_ba;
        QTest::newRow("a spreadsheet") << table() << "application/vnd.ms-excel"_ba
                                       << "415 UNSUPPORTED_MEDIA_TYPE "_ba;
        QTest::newRow("no type at all") << table() << ""_ba
                                        << "415 UNSUPPORTED_MEDIA_TYPE "_ba;
        QTest::newRow("nothing") << ""_ba
                                 << ""_ba
                                 << "400 VALIDATION_ERROR csvFile required"_ba;
        QTest::newRow("no boundary") << form(csvPart()) << "multipart/form-data"_ba
                                     << "400 VALIDATION_ERROR  custom"_ba;
        QTest::newRow("a boundary too long")
            << form(csvPart()) << "multipart/form-data; boundary=" + QByteArray(71, 'b')
            << "400 VALIDATION_ERROR  custom"_ba;
        QTest::newRow("another boundary") << form(csvPart()) << "multipart/form-data; boundary=other"_ba
                                          << "400 VALIDATION_ERROR csvFile required"_ba;
        QTest::newRow("a part without a name") << form(part("Content-Disposition: form-data", table()))
                                               << formType << "400 VALIDATION_ERROR csvFile required"_ba;
        QTest::newRow("a part without a head") << form("--edge\r\n\r\n" + table() + "\r\n") << formType
                                               << "400 VALIDATION_ERROR csvFile required"_ba;
        QTest::newRow("a part of another name")
            << form(part("Content-Disposition: form-data; name=\"file\"", table())) << formType
            << "400 VALIDATION_ERROR csvFile required"_ba;
        QTest::newRow("cut off") << csvPart().chopped(2) << formType << "400 VALIDATION_ERROR  custom"_ba;
        QTest::newRow("a head without an end")
            << "--edge\r\nContent-Disposition: form-data"_ba << formType << "400 VALIDATION_ERROR  custom"_ba;
        QTest::newRow("nothing but the end")
            << "--edge--\r\n"_ba << formType << "400 VALIDATION_ERROR csvFile required"_ba;
    }
    void whatHoldsNoTableIsRefused()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, type);
        const Reply reply = send(body, type);
        QTEST(QByteArray::number(reply.status) + ' ' + reply.code() + ' ' + reply.faults().join(','), "answer");
        QCOMPARE(productNames(), ""_ba);
    }

    void aTableTooLargeIsNotEvenRead()
    {
        RawClient client = m_server.rawClient();
        client.send("POST /v1/products/csv HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\n"
                    "Content-Length: 10485761\r\n\r\n");
        QCOMPARE(client.readAnswer().status(), 413);
        QByteArray largest = table();
        largest += QByteArray(10 * 1024 * 1024 - largest.size(), '\n');
        QCOMPARE(send(largest, "text/csv").status, 201);
    }

    void aDryRunChangesNothing()
    {
        const Reply checked = send(table(), "text/csv", "?dryRun=true");
        QCOMPARE(checked.status, 201);
        QCOMPARE(checked.text("dryRun"), "true"_ba);
        QCOMPARE(checked.text("created"), "1"_ba);
        QCOMPARE(productNames(), ""_ba);
        QCOMPARE(send(table(), "text/csv", "?dryRun=false").text("dryRun"), "false"_ba);
        QCOMPARE(productNames(), "Phone"_ba);
        QCOMPARE(send(table(), "text/csv", "?dryrun=true").status,
                 400); // a typing error would change everything
    }

    void aTrialAskedForInOtherWordsIsNoImport()
    {
        for (const QByteArray value : {"1", "yes", "TRUE", "on", "", "true%20"}) {
            const Reply reply = send(table(), "text/csv", "?dryRun=" + value);
            QCOMPARE(reply.status, 400);
            QCOMPARE(reply.faults(), QByteArrayList{"dryRun invalid_enum_value"});
        }
        QCOMPARE(send(table(), "text/csv", "?dryRun").status, 400);
        QCOMPARE(productNames(), ""_ba);
    }

    void aBadRowIsNamedAndTheOthersGoOn()
    {
        const Reply reply =
            send(table() + ",P2,Phones,Acme,128 GB,B,Black,V2,999,700,59.90,49.90\n", "text/csv");
        QCOMPARE(reply.status, 201);
        QCOMPARE(reply.text("created"), "1"_ba);
        QCOMPARE(reply.texts("errors", "row"), QByteArrayList{"3"});
        QCOMPARE(reply.texts("errors", "sku"), QByteArrayList{"V2"});
        QCOMPARE(reply.texts("summary.errors", "error"), QByteArrayList{"Product Name is required."});
    }

    void aGeneratedClientKnowsThePartOfTheForm()
    {
        const Heard heard = m_server.rawClient().ask(get("/v1/openapi.json"));
        const auto description = readJson(heard.body());
        QVERIFY(description);
        const JsonValue body =
            (*description)[u"paths"][u"/v1/products/csv"][u"post"][u"requestBody"][u"content"];
        const JsonValue form = body[u"multipart/form-data"][u"schema"];
        QCOMPARE(form[u"type"].toString(), u"object"_s);
        QCOMPARE(form[u"required"].elements().value(0).toString(), u"csvFile"_s);
        QCOMPARE(form[u"properties"][u"csvFile"][u"type"].toString(), u"string"_s);
        QCOMPARE(body[u"text/csv"][u"schema"][u"type"].toString(), u"string"_s);
    }

    void theSameTableAgainUpdates()
    {
        send(table(), "text/csv");
        const Reply again = send(table("Other"), "text/csv");
        QCOMPARE(again.text("updated"), "1"_ba);
        QCOMPARE(again.text("created"), "0"_ba);
        QCOMPARE(productNames(), "Other"_ba);
    }
};

QTEST_GUILESS_MAIN(TestImportApi)
#include "tst_import_api.moc"
