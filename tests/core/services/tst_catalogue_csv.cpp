// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue in a table: whatever a spreadsheet makes of one is read, and what is wrong is said by its line.
#include "core/services/products/import_products.h"
#include "core/services/products/products.h"
#include "tests/support/shop.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

constexpr auto Header =
    "Product Name,Product SKU,Category,Brand,Specification,Grade,Color,Variant SKU,List Price,"
    "Acquisition Cost,6mo_Price,12mo_Price\n";

QByteArray line(const QByteArray &product, const QByteArray &variant, const QByteArray &price = "49.90")
{
    return "Phone " + product + ',' + product + ",Phones,Acme,128 GB,,Black," + variant + ",999,700,59.90,"
        + price + '\n';
}

QStringList problems(const ImportReport &report)
{
    QStringList texts;
    for (const CatalogueCsv::RowError &error : report.errors)
        texts += u"%1 %2: %3"_s.arg(error.row).arg(error.sku, error.error);
    return texts;
}

} // namespace

class TestCatalogueCsv : public QObject
{
    Q_OBJECT

private:
    ImportReport import(Shop &shop, const QByteArray &csv, ImportMode mode = ImportMode::Apply)
    {
        const auto report = importProducts(shop.context(), csv, mode);
        if (!report)
            qFatal("%s", qPrintable(report.error().faults.value(0).message + report.error().detail));
        return *report;
    }

    // All that products leave behind, without ids of their own.
    QString remains(Shop &shop)
    {
        const QString query = uR"(
            select string_agg(line, chr(10)) from (
            select concat('product ', p.product_sku, p.name, p.category, p.brand, p.specification, p.status, p.version)
                   as line from products p
            union all
            select concat('variant ', p.product_sku, v.variant_sku, v.variant_name, v.grade, v.color_name, v.list_price,
                          v.acquisition_cost, v.status, v.version) from variants v join products p using (product_id)
            union all
            select concat('price ', v.variant_sku, r.contract_length, r.monthly_price, r.source)
            from variant_prices r join variants v using (variant_id)
            union all
            select concat('word ', p.product_sku, w.noun, w.word) from search_words w
            join products p on p.product_id = w.record_id
            union all
            select concat('event ', e.type, e.occurred_at, e.data) from events e
            union all
            select concat('entry ', a.action, a.at, a.actor_id, a.before, a.after) from audit_entries a) lines)"_s;
        QString found = shop.look(query);
        static const QRegularExpression id(u"(ten|prod|var)_[0-9a-z]{26}"_s);
        QStringList lines = found.replace(id, u"\\1"_s).split(u'\n');
        lines.sort();
        return lines.join(u'\n');
    }

    QString count(Shop &shop, const QString &table) { return shop.look(u"select count(*) from "_s + table); }

private Q_SLOTS:
    void rowsOfOneProductBecomeItsVariants()
    {
        Shop shop;
        const ImportReport report =
            import(shop, Header + line("P1", "V1") + line("P1", "V2") + line("P2", "V3"));
        QCOMPARE(problems(report), QStringList());
        QCOMPARE(report.productsCreated, 2);
        QCOMPARE(report.variantsCreated, 3);
        QCOMPARE(shop.look(u"select count(*) from variant_prices where monthly_price = 4990"_s), u"3"_s);
        QCOMPARE(shop.look(u"select grade from variants where variant_sku = 'V1'"_s), u"A"_s);
    }

    void theSameFileAgainUpdates()
    {
        Shop shop;
        import(shop, Header + line("P1", "V1"));
        const ImportReport again = import(shop, Header + line("P1", "V1", "39.90") + line("P1", "V2"));
        QCOMPARE(again.productsUpdated, 1);
        QCOMPARE(again.variantsUpdated, 1);
        QCOMPARE(again.variantsCreated, 1);
        QCOMPARE(
            shop.look(
                u"select p.monthly_price from variant_prices p join variants v using (tenant_id, variant_id) "
                "where v.variant_sku = 'V1' and p.contract_length = 12"_s),
            u"3990"_s);
    }

    void spreadsheetsOfAllKindsAreRead_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("latin1");
        const QByteArray header = Header;
        const auto row = [](const QByteArray &name) {
            return name + ",P1,Phones,Acme,128 GB,B,Black,V1,999,700,59.90,49.90\n";
        };
        QByteArray semicolons = header + row("Phone");
        semicolons.replace(',', ';').replace("49.90", "49,90");
        QByteArray dos = header + row("Phone");
        dos.replace("\n", "\r\n");
        QTest::newRow("byte-order mark") << "\xEF\xBB\xBF" + header + row("Phone") << u"Phone"_s << false;
        QTest::newRow("semicolons and decimal commas") << semicolons << u"Phone"_s << false;
        QTest::newRow("lines of DOS") << dos << u"Phone"_s << false;
        QTest::newRow("no line break at the end") << (header + row("Phone")).trimmed() << u"Phone"_s << false;
        QTest::newRow("quoted comma and quotes")
            << header + row("\"Phone, \"\"new\"\"\"") << u"Phone, \"new\""_s << false;
        QTest::newRow("quoted line break") << header + row("\"Big\nphone\"") << u"Big\nphone"_s << false;
        QTest::newRow("UTF-8") << header + row("H\xC3\xB6rer") << u"Hörer"_s << false;
        QTest::newRow("Latin-1") << header + row("H\xF6rer") << u"Hörer"_s << true;
        QTest::newRow("Latin-1 of Windows")
            << header + row("H\xF6rer \x96 \x93new\x94 \x80") << u"Hörer – “new” €"_s << true;
        QTest::newRow("empty lines") << header + "\n,,,\n" + row("Phone") << u"Phone"_s << false;
    }
    void spreadsheetsOfAllKindsAreRead()
    {
        QFETCH(const QByteArray, csv);
        QFETCH(const QString, name);
        Shop shop;
        const ImportReport report = import(shop, csv);
        QCOMPARE(problems(report), QStringList());
        QCOMPARE(shop.look(u"select name from products"_s), name);
        QFETCH(const bool, latin1);
        QCOMPARE(report.latin1, latin1);
        QCOMPARE(shop.look(u"select p.monthly_price from variant_prices p where p.contract_length = 12"_s),
                 u"4990"_s);
    }

    void aPriceIsNeverAHundredTimesWhatItSays_data()
    {
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<QString>("price"); // empty: refused
        QTest::newRow("a decimal comma between tabs") << '\t' << QByteArray("12,50") << u"1250"_s;
        QTest::newRow("a decimal comma in quotes") << ',' << QByteArray("\"12,50\"") << u"1250"_s;
        QTest::newRow("groups of English") << ',' << QByteArray("\"1,250.50\"") << u"125050"_s;
        QTest::newRow("groups alone") << ',' << QByteArray("\"1,250\"") << u"125000"_s;
        QTest::newRow("groups of German") << ';' << QByteArray("1.250,50") << u"125050"_s;
        QTest::newRow("groups of German between tabs") << '\t' << QByteArray("1.250,50") << u"125050"_s;
        QTest::newRow("a point in a German file") << ';' << QByteArray("12.50") << u"1250"_s;
        QTest::newRow("incomplete groups") << ',' << QByteArray("\"1,2,50\"") << QString();
        QTest::newRow("two points") << ',' << QByteArray("1.2.50") << QString();
    }
    void aPriceIsNeverAHundredTimesWhatItSays()
    {
        QFETCH(const char, delimiter);
        QFETCH(const QByteArray, cell);
        QFETCH(const QString, price);
        Shop shop;
        QByteArray csv = Header + line("P1", "V1", "@");
        csv.replace(',', delimiter).replace("@", cell);
        QCOMPARE(import(shop, csv).errors.isEmpty(), !price.isEmpty());
        QCOMPARE(shop.look(u"select coalesce((select p.monthly_price::text from variant_prices p "
                           u"where p.contract_length = 12), '')"_s),
                 price);
    }

    void aNumberThatCanBeReadInTwoWaysIsNotGuessed_data()
    {
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<QByteArray>("listPrice");
        QTest::addColumn<QByteArray>("monthly");
        QTest::addColumn<QString>("remains"); // the list price in minor units, or the problem
        const QString refused = u"2 V1: List Price is ambiguous: %1 can mean %2 or %3. Write %2 or %3."_s;
        QTest::newRow("a point and three digits") << ';' << "1.000"_ba
                                                  << "10"_ba << refused.arg(u"1.000"_s, u"1.0"_s, u"1000"_s);
        QTest::newRow("a comma and three digits") << ',' << "\"12,500\""_ba
                                                  << "10"_ba << refused.arg(u"12,500"_s, u"12500"_s, u"12.5"_s);
        QTest::newRow("three decimals that count") << ';' << "1,234"_ba
                                                   << "10"_ba << u"123400"_s; // cents have two
        QTest::newRow("numbers that contradict each other")
            << ';' << "1.000"_ba
            << "1.000,00\n"_ba + QByteArray(line("P2", "V2", "12.50")).replace(',', ';')
            << refused.arg(u"1.000"_s, u"1.0"_s, u"1000"_s);
        QTest::newRow("settled by groups and decimals") << ';' << "1.000"_ba
                                                        << "1.000,00"_ba << u"100000"_s;
        QTest::newRow("settled by decimals") << ';' << "1.000"_ba
                                             << "10,5"_ba << u"100000"_s;
        QTest::newRow("settled by a decimal point") << ',' << "\"1,000\""_ba
                                                    << "10.50"_ba << u"100000"_s;
        QTest::newRow("settled by groups") << ';' << "1,500"_ba
                                           << "1.000.000"_ba << u"150"_s;
        QTest::newRow("no group begins with nothing") << ';' << "0.500"_ba
                                                      << "10"_ba << u"50"_s;
        QTest::newRow("plain") << ';' << "1000"_ba
                               << "10"_ba << u"100000"_s;
        QTest::newRow("plain with decimals") << ';' << "1000.50"_ba
                                             << "10"_ba << u"100050"_s;
    }
    void aNumberThatCanBeReadInTwoWaysIsNotGuessed()
    {
        QFETCH(const char, delimiter);
        QFETCH(const QByteArray, listPrice);
        QFETCH(const QByteArray, monthly);
        QFETCH(const QString, remains);
        Shop shop;
        QByteArray csv = Header + "Phone P1,P1,Phones,Acme,128 GB,,Black,V1,LIST,700,10,MONTHLY\n"_ba;
        csv.replace(',', delimiter).replace("LIST", listPrice).replace("MONTHLY", monthly);
        const QStringList found = problems(import(shop, csv));
        const QString price = shop.look(
            u"select coalesce((select list_price::text from variants where variant_sku = 'V1'), '')"_s);
        QCOMPARE(price.isEmpty() ? found.join(u' ') : price, remains);
    }

    void decimalsAreThoseOfTheCurrency_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<QString>("price"); // in minor units; empty: refused
        QTest::newRow("KWD") << u"KWD"_s << ',' << "24.900"_ba << u"24900"_s;
        QTest::newRow("KWD, decimal comma") << u"KWD"_s << ';' << "24,900"_ba << u"24900"_s;
        QTest::newRow("KWD, a comma beside commas") << u"KWD"_s << ',' << "\"24,900\""_ba << QString();
        QTest::newRow("KWD, a point beside semicolons") << u"KWD"_s << ';' << "24.900"_ba << QString();
        QTest::newRow("JPY") << u"JPY"_s << ',' << "\"1,200\""_ba << u"1200"_s;
        QTest::newRow("JPY, groups of German") << u"JPY"_s << ';' << "1.200"_ba << u"1200"_s;
        QTest::newRow("EUR") << u"EUR"_s << ';' << "1.234"_ba << u"123400"_s;
        QTest::newRow("EUR, no decimals") << u"EUR"_s << ';' << "1.000"_ba << QString();
    }
    void decimalsAreThoseOfTheCurrency()
    {
        QFETCH(const QString, currency);
        QFETCH(const char, delimiter);
        QFETCH(const QByteArray, cell);
        QFETCH(const QString, price);
        Shop shop(currency);
        QByteArray csv = Header + "Phone P1,P1,Phones,Acme,128 GB,,Black,V1,LIST,700,10,9\n"_ba;
        csv.replace(',', delimiter).replace("LIST", cell);
        QCOMPARE(import(shop, csv).errors.isEmpty(), !price.isEmpty());
        QCOMPARE(shop.look(u"select coalesce((select list_price::text from variants), '')"_s), price);
    }

    void aQuotationMarkThatIsNotClosedIsSaidByItsLine()
    {
        Shop shop;
        const auto refusal = [&](const QByteArray &csv) {
            const auto report = importProducts(shop.context(), csv, ImportMode::Apply);
            return report ? QString() : report.error().faults.value(0).message;
        };
        QCOMPARE(refusal(Header + line("P1", "V1") + "\"Phone,P2\n" + line("P3", "V3")),
                 u"Line 3: a quotation mark opens here and is never closed."_s);
        QCOMPARE(refusal(Header + "5\" phone,P2\n"_ba),
                 u"Line 2: quotation marks must enclose a whole cell; write those within it twice."_s);
    }

    void aBadRowIsReportedByItsLineAndTheOthersGoOn()
    {
        Shop shop;
        QByteArray csv = Header + line("P1", "V1");
        csv += "Phone,P2,Phones,Acme,\"two\nlines\",,Red,V2,-5,700,59.90,49.90\n"; // lines 3 and 4
        csv += ",P3,Phones,Acme,128 GB,,Red,V3,999,700,59.90,49.90\n";
        csv += line("P4", "V1");
        csv += "Phone,P5,Phones,Acme,128 GB,,Red,V5,999,700,,\n";
        csv += "Phone,P6,Phones,Acme,128 GB,,Red,V6,999,700,59.999,\n";
        csv += line("P7", "V7");
        csv += "Phone,P8,Phones,Acme,128 GB,,Red,V8,1,299,700,59.90,49.90\n"; // 1,299 without its quotes
        csv += line("P9", "V9").trimmed() + ",,\n"; // of a spreadsheet
        const ImportReport report = import(shop, csv);
        QCOMPARE(report.productsCreated, 3);
        QCOMPARE(report.totalRows, 9);
        const QStringList texts = problems(report);
        QCOMPARE(texts.size(), 6);
        QCOMPARE(texts[0], u"3 V2: List Price must be a positive number."_s);
        QCOMPARE(texts[1], u"5 V3: Product Name is required."_s);
        QCOMPARE(texts[2], u"6 V1: Duplicate Variant SKU, first used in line 2."_s);
        QCOMPARE(texts[3], u"7 V5: A new variant needs at least one monthly price."_s);
        QVERIFY2(texts[4].startsWith(u"8 V6: 6mo_Price: "_s), qPrintable(texts[4]));
        QVERIFY2(texts[5].startsWith(u"10 V8: There are more cells than columns."_s), qPrintable(texts[5]));
    }

    void aVariantOfAnotherProductStaysWithIt()
    {
        Shop shop;
        import(shop, Header + line("P1", "V1"));
        const ImportReport report = import(shop, Header + line("P2", "V1") + line("P3", "V3"));
        QCOMPARE(problems(report), QStringList{u"2 V1: The variant SKU V1 belongs to another product."_s});
        QCOMPARE(report.productsCreated, 1);
        QCOMPARE(count(shop, u"products"_s), u"2"_s);
    }

    void ofAProductOnlyTheRowThatIsRefusedStaysOut()
    {
        Shop shop;
        import(shop, Header + line("P1", "V1"));
        QByteArray csv = Header + line("P2", "V2") + line("P2", "V1") + line("P2", "V3");
        csv += "Phone,P2,Phones,Acme,128 GB,,Red,V4,999,700,,\n";
        const ImportReport report = import(shop, csv);
        QCOMPARE(problems(report),
                 (QStringList{u"3 V1: The variant SKU V1 belongs to another product."_s,
                              u"5 V4: A new variant needs at least one monthly price."_s}));
        QCOMPARE(report.productsCreated, 1);
        QCOMPARE(report.productsUpdated, 0);
        QCOMPARE(report.variantsCreated, 2);
    }

    // A file of new names, or of new costs, says nothing of grades and prices.
    void whatAFileDoesNotSayOfAVariantStays()
    {
        Shop shop;
        import(shop, Header + line("P1", "V1"));
        shop.look(u"update variants set grade = 'B' returning 1"_s);
        const ImportReport report = import(shop,
                                           "Product Name,Product SKU,Category,Brand,Specification,Variant SKU,"
                                           "List Price,Acquisition Cost\n"
                                           "Renamed,P1,Phones,Acme,128 GB,V1,999,650\n");
        QCOMPARE(problems(report), QStringList());
        QCOMPARE(report.variantsUpdated, 1);
        QCOMPARE(shop.look(u"select concat(grade, ' ', acquisition_cost) from variants"_s), u"B 65000"_s);
        QCOMPARE(shop.look(u"select count(*)::text from variant_prices"_s), u"2"_s);
    }

    // Whatever becomes of a product, it is all the same whether it came alone or with others.
    void manyAtOnceAreSavedAsOneByOne()
    {
        const QList<QByteArray> files = {
            Header + line("P1", "V1") + line("P2", "V3") + line("P3", "V4"),
            Header + line("P2", "V3", "39.90") + line("P1", "V1") + line("P1", "V5") + line("P4", "V6")
                + QByteArray(line("P3", "V4")).replace("Phone P3", "Renamed").replace("Black", "Red")};
        Shop together, alone;
        for (const QByteArray &file : files) {
            import(together, file);
            const auto catalogue = CatalogueCsv::read(*CsvTable::parse(file, 100), *alone.tenant);
            QCOMPARE(catalogue->errors.size(), 0);
            for (const CatalogueCsv::Product &product : catalogue->products)
                QVERIFY(upsertProduct(alone.context(), product.request));
            together.clock.set(together.clock.now().addDays(1));
            alone.clock.set(alone.clock.now().addDays(1));
        }
        QCOMPARE(remains(together), remains(alone));
        QCOMPARE(count(together, u"events where type = 'product.updated'"_s), u"3"_s);
        QVERIFY(remains(together).contains(u"Renamed"));
    }

    void oneBadProductAmongManyStaysOutAlone()
    {
        Shop shop;
        import(shop, Header + line("OTHER", "V77"));
        QByteArray csv = Header;
        for (int i = 0; i < 120; ++i)
            csv += line("P" + QByteArray::number(i), "V" + QByteArray::number(i));
        const ImportReport report = import(shop, csv);
        QCOMPARE(problems(report), QStringList{u"79 V77: The variant SKU V77 belongs to another product."_s});
        QCOMPARE(report.productsCreated, 119);
        QCOMPARE(report.variantsCreated, 119);
        QCOMPARE(count(shop, u"products"_s), u"120"_s);
        QCOMPARE(count(shop, u"audit_entries"_s), u"120"_s);
        QCOMPARE(count(shop, u"events"_s), u"120"_s);
    }

    void aDryRunSaysAndDoesNothing()
    {
        Shop shop;
        const ImportReport report =
            import(shop, Header + line("P1", "V1") + line("P2", "V2"), ImportMode::DryRun);
        QCOMPARE(report.productsCreated, 2);
        QCOMPARE(count(shop, u"products"_s), u"0"_s);
        QCOMPARE(count(shop, u"events"_s), u"0"_s);
    }

    void whatIsNoTableIsRefused_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no header") << "\n\n"_ba;
        QTest::newRow("a missing column") << "Product Name,Product SKU\nA,B\n"_ba;
        QTest::newRow("a column twice")
            << QByteArray(Header).trimmed() + ",List price\n" + line("P1", "V1").trimmed() + ",45\n";
        QTest::newRow("a price twice")
            << QByteArray(Header).trimmed() + ",12 months price\n" + line("P1", "V1").trimmed() + ",45\n";
        QTest::newRow("an open quote") << Header + "\"Phone,P1\n"_ba;
        QTest::newRow("binary") << Header + QByteArray("a\0b", 3);
        QByteArray many = Header;
        for (int i = 0; i <= 10'000; ++i)
            many += line("P", QByteArray::number(i));
        QTest::newRow("too many rows") << many;
        QTest::newRow("too many columns") << QByteArray(Header).trimmed() + QByteArray(1'000'000, ',') + '\n';
        QTest::newRow("a row with too many columns")
            << Header + line("P", "V").trimmed() + QByteArray(1'000'000, ',');
    }
    void whatIsNoTableIsRefused()
    {
        QFETCH(const QByteArray, csv);
        Shop shop;
        const auto report = importProducts(shop.context(), csv, ImportMode::Apply);
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::ValidationError);
        QCOMPARE(count(shop, u"products"_s), u"0"_s);
    }

    void tenThousandRowsTakeSeconds()
    {
        Shop shop;
        QByteArray csv = Header;
        for (int i = 0; i < 10'000; ++i)
            csv += line("P" + QByteArray::number(i / 4), "V" + QByteArray::number(i));
        QElapsedTimer timer;
        timer.start();
        const ImportReport report = import(shop, csv);
        qInfo() << "10,000 rows in" << timer.elapsed() << "ms";
        QCOMPARE(report.variantsCreated, 10'000);
        QCOMPARE(count(shop, u"variants"_s), u"10000"_s);
    }
};

QTEST_GUILESS_MAIN(TestCatalogueCsv)
#include "tst_catalogue_csv.moc"
