// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions as a table: every cell as it is, none that a spreadsheet would run, and however many there are.
#include "core/domain/exports/csv_writer.h"
#include "core/domain/products/csv_table.h"
#include "core/services/exports/export_rentals.h"
#include "core/services/files/files.h"
#include "tests/support/rentals.h"

#include <QTemporaryDir>
#include <QTest>

using namespace onhire;
using namespace onhire::test;

namespace {

struct ExportDesk : Rentals
{
    ExportDesk() : room(need(FileRoom::open(folder.filePath(u"files"_s), clock.now()))) { }

    Context here()
    {
        Context context = Shop::context();
        context.files = room.get();
        return context;
    }

    RentalExport exported(const QByteArray &body = "{}")
    {
        return need(exportRentals(here(), need(RentalExportRequest::read(json(body), *tenant))));
    }

    QByteArray contentOf(const RentalExport &result)
    {
        return need(openFile(here(), result.fileId)).content->readAll();
    }

    static CsvTable tableOf(const RentalExport &result) { return need(CsvTable::parse(*result.csv, 20'000)); }

    // A column of it, its rows joined.
    static QString column(const RentalExport &result, const QString &name)
    {
        const CsvTable table = tableOf(result);
        const qsizetype place = table.header.indexOf(name);
        QStringList cells;
        for (const CsvTable::Row &row : table.rows)
            cells += row.cells.value(place);
        return place < 0 ? u"no such column"_s : cells.join(u' ');
    }

    // A few at a time, so that no statement takes longer than one may.
    void copy(int times)
    {
        static constexpr int AtOnce = 1000;
        for (int first = 1; first <= times; first += AtOnce)
            copy(first, qMin(first + AtOnce - 1, times));
    }

    void copy(int first, int last)
    {
        look(uR"(with copies as (
                     select s.*, left(s.rental_id, -5) || lpad(n::text, 5, '0') as copy_id, 'COPY-' || n as copy_serial
                     from generate_series(%1, %2) n, (select * from subscriptions limit 1) s),
                 devices as (
                     insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, status,
                                         acquisition_date, created_from, created_by, created_at, updated_at)
                     select tenant_id, copy_serial, product_id, variant_id, sku, product_name, 'available', start_date,
                            '', 'test', created_at, updated_at from copies)
                 insert into subscriptions (tenant_id, rental_id, status, order_id, item_position, customer_id,
                                            customer_email, customer_name, serial_number, product_id, variant_id, sku,
                                            product_name, currency, monthly_amount, prices, original_contract_length,
                                            contract_length, start_date, end_date, billing_start, billed_until,
                                            list_price_source, acquisition_cost_source, created_by, created_at,
                                            updated_at)
                 select tenant_id, copy_id, status, order_id, item_position, customer_id, customer_email, customer_name,
                        copy_serial, product_id, variant_id, sku, product_name, currency, monthly_amount, prices,
                        original_contract_length, contract_length, start_date, end_date, billing_start, billed_until,
                        list_price_source, acquisition_cost_source, created_by, created_at, updated_at
                 from copies)"_s.arg(first)
                 .arg(last));
    }

    const QTemporaryDir folder;
    std::shared_ptr<const FileRoom> room;
};

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCellIsQuotedAndDefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("plain") << "Ada"_ba
                               << "Ada"_ba;
        QTest::newRow("empty") << ""_ba
                               << ""_ba;
        QTest::newRow("umlauts") << "Hörer"_ba
                                 << "Hörer"_ba;
        QTest::newRow("comma") << "a,b"_ba
                               << "\"a,b\""_ba;
        QTest::newRow("quotes") << "a \"b\""_ba
                                << "\"a \"\"b\"\"\""_ba;
        QTest::newRow("line break") << "a\r\nb"_ba
                                    << "\"a\r\nb\""_ba;
        QTest::newRow("equals") << "=1+1"_ba
                                << "'=1+1"_ba;
        QTest::newRow("plus") << "+49 30 1234"_ba
                              << "'+49 30 1234"_ba;
        QTest::newRow("minus") << "-cmd"_ba
                               << "'-cmd"_ba;
        QTest::newRow("at") << "@SUM(A1)"_ba
                            << "'@SUM(A1)"_ba;
        for (const char *sign : {"\uff1d", "\uff0b", "\uff0d", "\uff20"})
            QTest::addRow("full-width %s", sign) << QByteArray(sign) + "1+1"
                                                 << "'" + QByteArray(sign) + "1+1";
        QTest::newRow("tab") << "\t=1"_ba
                             << "'\t=1"_ba;
        QTest::newRow("carriage return") << "\r=1"_ba
                                         << "\"'\r=1\""_ba;
        QTest::newRow("line feed") << "\n=1"_ba
                                   << "\"'\n=1\""_ba;
        QTest::newRow("formula in quotes") << "=HYPERLINK(\"http://x\",\"y\")"_ba
                                           << "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\""_ba;
        QTest::newRow("equals later on") << "a=b"_ba
                                         << "a=b"_ba;
        QTest::newRow("negative") << "-12"_ba
                                  << "-12"_ba;
        QTest::newRow("negative with decimals") << "-12.50"_ba
                                                << "-12.50"_ba;
        QTest::newRow("nearly a number") << "-12.50-1"_ba
                                         << "'-12.50-1"_ba;
        QTest::newRow("no digits before the point") << "-.5"_ba
                                                    << "'-.5"_ba;
        QTest::newRow("no digits after it") << "-5."_ba
                                            << "'-5."_ba;
        QTest::newRow("a lonely minus") << "-"_ba
                                        << "'-"_ba;
    }
    void aCellIsQuotedAndDefused()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, cell);
        CsvWriter writer;
        writer.cell("1");
        writer.cell(text);
        writer.cell("2");
        writer.endLine();
        writer.cell(text);
        QCOMPARE(writer.take(), "1," + cell + ",2\r\n" + cell);
    }

    void aSubscriptionIsARowWithThePublishedColumns()
    {
        ExportDesk desk;
        const QString id = desk.rent(",'startDate':'2026-11-21'");
        desk.pay(id);
        const RentalExport result = desk.exported();
        const CsvTable table = ExportDesk::tableOf(result);
        QCOMPARE(
            table.header.join(u','),
            u"subscriptionId,customerId,customerEmail,customerName,company,sku,productName,serialNumber,status,"
            "startDate,endDate,contractLength,monthlyAmount,currency,totalCollected,acquisitionCost,"
            "costRecoveryPercent"_s);
        QCOMPARE(table.rows.size(), 1);
        QStringList cells = table.rows.first().cells;
        QVERIFY(cells.takeAt(1).startsWith(u"cust_"));
        QCOMPARE(
            cells.join(u'|'),
            id
                + u"|ada@example.com|Ada Lovelace||PHONE|PHONE|SN-1|active|2026-11-21|2027-11-21|12|49.90|EUR|"
                  "49.90|1200.00|4.2"_s);
    }

    void theFiguresOfAnExportAreThoseOfItsRows()
    {
        ExportDesk desk;
        const QString paid = desk.rent(), ended = desk.rent();
        desk.rent();
        desk.pay(paid);
        desk.pay(ended);
        need(desk.cancel(ended));
        const RentalExport all = desk.exported(), active = desk.exported("{'status':'active'}");
        QCOMPARE(all.rentals, 3);
        QCOMPARE(all.active, 2);
        QCOMPARE(all.collected, Money::fromMinor(2 * 4990));
        QCOMPARE(all.averageMonthly, Money::fromMinor(4990));
        QCOMPARE(active.rentals, 2);
        QCOMPARE(active.collected, Money::fromMinor(4990));
        QCOMPARE(desk.exported("{'status':'cancelled'}").averageMonthly, Money());
    }

    void theFileIsTheTableWithAMarkForSpreadsheets()
    {
        ExportDesk desk;
        desk.rent();
        const RentalExport result = desk.exported();
        QCOMPARE(desk.contentOf(result), "\xEF\xBB\xBF" + *result.csv);
        QVERIFY(result.csv->endsWith("\r\n"));
        QCOMPARE(desk.look(u"select concat_ws(' ', type, category, content_type, size) from files"_s),
                 u"export generated text/csv; charset=utf-8 %1"_s.arg(result.csv->size() + 3));
        QCOMPARE(desk.look(u"select action from audit_entries where record_id = '%1'"_s.arg(result.fileId)),
                 u"rentals.export"_s);
    }

    void nothingToExportIsAHeader()
    {
        ExportDesk desk;
        const RentalExport result = desk.exported();
        QCOMPARE(result.rentals, 0);
        QCOMPARE(result.csv->count("\r\n"), 1);
        QVERIFY(result.csv->startsWith("subscriptionId,"));
    }

    void groupsOfColumnsAreLeftOut_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("header");
        const QByteArray none = "{'includeFields':{'customerDetails':false,'deviceDetails':false,"
                                "'financialDetails':false,'customFields':false}}";
        const QByteArray device = QByteArray(none).replace("'deviceDetails':false", "'deviceDetails':true");
        QTest::newRow("all") << none << u"subscriptionId,status,startDate,endDate,contractLength"_s;
        QTest::newRow("all but one")
            << device
            << u"subscriptionId,sku,productName,serialNumber,status,startDate,endDate,contractLength"_s;
    }
    void groupsOfColumnsAreLeftOut()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QString, header);
        ExportDesk desk;
        desk.rent();
        const CsvTable table = ExportDesk::tableOf(desk.exported(body));
        QCOMPARE(table.header.join(u','), header);
        QCOMPARE(table.rows.first().cells.size(), table.header.size());
    }

    void declaredFieldsHaveColumnsAndNobodysFormulaRuns()
    {
        ExportDesk desk;
        desk.choose(
            "customFields",
            "[{'id':'=cost'},{'id':'room','section':'subscription'},{'id':'vat','section':'customer'}]");
        desk.rent(",'customFields':{'=cost':12.50,'room':'=1+1','other':'x'}");
        const RentalExport result = desk.exported();
        QVERIFY(ExportDesk::tableOf(result).header.join(u',').endsWith(
            u"costRecoveryPercent,customField_=cost,customField_room"));
        QCOMPARE(ExportDesk::column(result, u"customField_=cost"_s), u"12.50"_s);
        QCOMPARE(ExportDesk::column(result, u"customField_room"_s), u"'=1+1"_s);
        QCOMPARE(ExportDesk::column(desk.exported("{'includeFields':{'customFields':false}}"),
                                    u"customField_room"_s),
                 u"no such column"_s);
    }

    void filtersHoldTogether_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("devices");
        QTest::newRow("none") << "{}"_ba << u"SN-1 SN-2 SN-3"_s;
        QTest::newRow("status") << "{'status':'cancelled'}"_ba << u"SN-2"_s;
        QTest::newRow("began since") << "{'startDateFrom':'2026-02-01'}"_ba << u"SN-2 SN-3"_s;
        QTest::newRow("began until, inclusive") << "{'startDateTo':'2026-02-01'}"_ba << u"SN-1 SN-2"_s;
        QTest::newRow("the other shape") << "{'startDate':'2026-02-01','endDate':'2026-02-28'}"_ba << u"SN-2"_s;
        QTest::newRow("both shapes that agree")
            << "{'startDate':'2026-02-01','startDateFrom':'2026-02-01'}"_ba << u"SN-2 SN-3"_s;
        QTest::newRow("ends since") << "{'endDateFrom':'2027-02-01'}"_ba << u"SN-2 SN-3"_s;
        QTest::newRow("ends until") << "{'endDateTo':'2027-01-15'}"_ba << u"SN-1"_s;
        QTest::newRow("a moment is a day of the tenant's")
            << "{'startDateTo':'2026-01-31T23:30:00Z'}"_ba << u"SN-1 SN-2"_s;
        QTest::newRow("a customer") << "{'customerId':'<customer>'}"_ba << u"SN-1 SN-2 SN-3"_s;
        QTest::newRow("some customers")
            << "{'customerIds':['cust_unknown','<customer>']}"_ba << u"SN-1 SN-2 SN-3"_s;
        QTest::newRow("no particular customers") << "{'customerIds':[]}"_ba << u"SN-1 SN-2 SN-3"_s;
        QTest::newRow("an unknown customer") << "{'customerId':'cust_unknown'}"_ba << u""_s;
        QTest::newRow("one of others")
            << "{'customerId':'<customer>','customerIds':['cust_unknown']}"_ba << u""_s;
        QTest::newRow("nulls") << "{'status':null,'customerIds':null,'includeFields':null}"_ba
                               << u"SN-1 SN-2 SN-3"_s;
    }
    void filtersHoldTogether()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QString, devices);
        static ExportDesk desk;
        static const QByteArray customer = [] {
            desk.look(u"update tenants set time_zone = 'Europe/Berlin'"_s);
            desk.tenant = need(findTenant(desk.database.connection(), desk.tenant->id));
            desk.rent(",'startDate':'2026-01-15'");
            need(desk.cancel(desk.rent(",'startDate':'2026-02-01'")));
            desk.rent(",'startDate':'2026-03-01'");
            return desk.look(u"select customer_id from customers"_s).toLatin1();
        }();
        const RentalExport result = desk.exported(QByteArray(body).replace("<customer>", customer));
        QCOMPARE(ExportDesk::column(result, u"serialNumber"_s), devices);
    }

    void whatIsNoRequestIsRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("path");
        QTest::newRow("format") << "{'format':'xlsx'}"_ba << u"format"_s;
        QTest::newRow("status") << "{'status':'lost'}"_ba << u"status"_s;
        QTest::newRow("date") << "{'endDateTo':'soon'}"_ba << u"endDateTo"_s;
        QTest::newRow("contradiction")
            << "{'startDate':'2026-01-01','startDateFrom':'2026-01-02'}"_ba << u"startDate"_s;
        QTest::newRow("customers") << "{'customerIds':'cust_1'}"_ba << u"customerIds"_s;
        QTest::newRow("group") << "{'includeFields':{'deviceDetails':1}}"_ba
                               << u"includeFields.deviceDetails"_s;
    }
    void whatIsNoRequestIsRefused()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QString, path);
        Shop shop;
        const auto request = RentalExportRequest::read(json(body), *shop.tenant);
        QVERIFY(!request);
        QCOMPARE(request.error().faults.value(0).path, path);
    }

    void aTableOfMoreThanTenThousandIsOnlyAFile()
    {
        ExportDesk desk;
        desk.rent();
        desk.copy(9'999);
        const RentalExport most = desk.exported();
        QCOMPARE(most.rentals, 10'000);
        QCOMPARE(ExportDesk::tableOf(most).rows.size(), 10'000);
        desk.go(2030, 1, 1);
        desk.rent();
        const RentalExport more = desk.exported();
        QCOMPARE(more.rentals, 10'001);
        QVERIFY(!more.csv);
        QCOMPARE(desk.contentOf(more).count("\r\n"), 10'002);
        QVERIFY(desk.contentOf(more).startsWith("\xEF\xBB\xBF" + most.csv->first(1000)));
    }

    void anotherTenantsCustomerHasNothingToShow()
    {
        ExportDesk ours, theirs;
        theirs.rent();
        const QByteArray customer = theirs.look(u"select customer_id from customers"_s).toLatin1();
        QCOMPARE(theirs.exported("{'customerId':'" + customer + "'}").rentals, 1);
        QCOMPARE(ours.exported("{'customerId':'" + customer + "'}").rentals, 0);
    }

    void anExportIsAPartOfTheTransactionAroundIt()
    {
        ExportDesk desk;
        desk.rent();
        const Context context = desk.here();
        const auto work = [&](Connection &) -> Result<void> {
            need(exportRentals(context, {}));
            need(exportRentals(context, {})); // again in the same one
            return Failure(Error{ErrorCode::NotFound});
        };
        QVERIFY(!inTransaction(context.database, context.scope(), work));
        QCOMPARE(desk.look(u"select count(*) from files"_s), u"0"_s);
    }
};

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"
