// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/services/orders/orders.h"
#include "core/services/products/products.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

using Query = QList<std::pair<QString, QString>>;

QString pathsOf(const Result<ListRequest> &request)
{
    if (request)
        return u"none"_s;
    QStringList paths;
    for (const Fault &fault : request.error().faults)
        paths += fault.path;
    return paths.join(u' ');
}

struct Ordered : Shop
{
    explicit Ordered(int orders = 7)
    {
        const auto product =
            ProductRequest::read(json("{'productSku':'P','name':'Phone','specification':'x','category':'c','"
                                      "brand':'b','variants':[{'variantSku':'P-A',"
                                      "'variantName':'A','grade':'A','pricing':{'12':10}}]}"),
                                 *tenant);
        if (!upsertProduct(context(), *product))
            qFatal("no product");
        for (int i = 0; i < orders; ++i)
            order(i / 2); // pairs that were made at the same moment
    }

    QString order(int second)
    {
        clock.set(QDateTime::fromString(u"2026-11-21T10:00:00Z"_s, Qt::ISODate).addSecs(second));
        return placeOrder(context(), *OrderRequest::read(json(orderOf("P-A")), *tenant), NaturalKey::Skip)->id;
    }

    Result<ListPage> page(const Query &query)
    {
        return listOrders(context(),
                          ListRequest::read(query, orderList(), {u"po"_s}, QTimeZone::utc()).value());
    }

    QStringList ids(const ListPage &page)
    {
        QStringList found;
        for (const QByteArray &record : page.records)
            found += readJson(record).value()[u"orderId"].toString();
        return found;
    }
};

} // namespace

class TestListRequest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAskedIsChecked_data();
    void whatIsAskedIsChecked();
    void datesAreThoseOfTheTenant_data();
    void datesAreThoseOfTheTenant();
    void untilTheEndOfTimeFindsEverything();
    void anEmptySearchFindsEverything();
    void aFilterGoesByAnyOfItsNames();
    void pagesTileTheList_data();
    void pagesTileTheList();
    void rowsAddedMeanwhileNeitherRepeatNorHideOthers();
    void aDamagedCursorIsRefused();
    void aCursorOfAnotherQuestionIsRefused();
    void valuesAreValues();
};

void TestListRequest::whatIsAskedIsChecked_data()
{
    QTest::addColumn<Query>("query");
    QTest::addColumn<QString>("paths");
    const auto row = [](const char *name, const Query &query, const QString &paths) {
        QTest::newRow(name) << query << paths;
    };
    row("nothing", {}, u"none"_s);
    row("everything",
        {{u"limit"_s, u"100"_s},
         {u"sortBy"_s, u"totals.total"_s},
         {u"sortDir"_s, u"asc"_s},
         {u"status"_s, u"pending"_s},
         {u"createdFrom"_s, u"2026-01-01"_s},
         {u"createdTo"_s, u"2026-01-01T00:00:00+01:00"_s},
         {u"customField_po"_s, u"7"_s},
         {u"search"_s, u"ada"_s}},
        u"none"_s);
    row("limits", {{u"limit"_s, u"0"_s}}, u"limit"_s);
    row("too many", {{u"limit"_s, u"101"_s}}, u"limit"_s);
    row("no number", {{u"limit"_s, u"1.5"_s}}, u"limit"_s);
    row("overflow", {{u"limit"_s, u"4294967297"_s}}, u"limit"_s);
    row("unknown sort", {{u"sortBy"_s, u"o.total; drop table orders"_s}}, u"sortBy"_s);
    row("unknown direction", {{u"sortDir"_s, u"down"_s}}, u"sortDir"_s);
    row("unknown parameter", {{u"colour"_s, u"red"_s}}, u"colour"_s);
    row("twice", {{u"status"_s, u"pending"_s}, {u"status"_s, u"pending"_s}}, u"status"_s);
    row("no such status", {{u"status"_s, u"Pending"_s}}, u"status"_s);
    row("no date", {{u"createdFrom"_s, u"2026-02-30"_s}}, u"createdFrom"_s);
    row("undeclared custom field", {{u"customField_other"_s, u"1"_s}}, u"customField_other"_s);
    row("U+0000", {{u"search"_s, u"a\0b"_s}}, u"search"_s);
    row("endless", {{u"search"_s, QString(501, u'x')}}, u"search"_s);
    row("all at once", {{u"limit"_s, u"x"_s}, {u"sortBy"_s, u"x"_s}, {u"x"_s, u"x"_s}, {u"sortDir"_s, u"x"_s}},
        u"limit sortBy x sortDir"_s);
}

void TestListRequest::whatIsAskedIsChecked()
{
    QFETCH(const Query, query);
    QTEST(pathsOf(ListRequest::read(query, orderList(), {u"po"_s}, QTimeZone::utc())), "paths");
}

void TestListRequest::datesAreThoseOfTheTenant_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("sent");
    QTest::addColumn<QString>("read");
    const auto row = [](const QString &filter, const QString &sent, const QString &read) {
        QTest::addRow("%s %s", qPrintable(filter), qPrintable(sent)) << filter << sent << read;
    };
    row(u"from"_s, u"2026-01-01"_s, u"2025-12-31T21:00:00.000Z"_s);
    row(u"from"_s, u"2026-01-01T00:00:00Z"_s, u"2026-01-01T00:00:00.000Z"_s);
    row(u"from"_s, u"2026-01-01T00:00:00+01:00"_s, u"2025-12-31T23:00:00.000Z"_s);
    row(u"until"_s, u"2026-01-01"_s, u"2026-01-01T21:00:00.000Z"_s);
    row(u"until"_s, u"2026-01-01T00:00:00Z"_s, u"2026-01-01T00:00:00.000Z"_s);
    row(u"until"_s, u"9999-12-31"_s, u"9999-12-31T21:00:00.000Z"_s);
    row(u"until"_s, u"9999-12-31T23:59:59-05:00"_s, u"9999-12-31T23:59:59.999Z"_s);
    row(u"from"_s, u"0001-01-01"_s, u"0001-01-01T00:00:00.000Z"_s);
    row(u"due"_s, u"2026-01-01"_s, u"2026-01-01"_s);
    row(u"due"_s, u"2026-01-01T23:00:00Z"_s, u"2026-01-02"_s);
    row(u"from"_s, u"2026-02-30"_s, QString());
    row(u"until"_s, u"yesterday"_s, QString());
    row(u"due"_s, u""_s, QString());
}

void TestListRequest::datesAreThoseOfTheTenant()
{
    QFETCH(const QString, filter);
    QFETCH(const QString, sent);
    QFETCH(const QString, read);
    using Kind = ListFilter::Kind;
    const ListTable table{.statement = nullptr,
                          .idColumn = "a.id"_L1,
                          .sorts = {{"id"_L1, "a.id"_L1, "text"_L1}},
                          .filters = {{"from"_L1, {}, {}, Kind::Timestamp},
                                      {"until"_L1, {}, {}, Kind::Until},
                                      {"due"_L1, {}, {}, Kind::Date}}};
    const auto request = ListRequest::read({{filter, sent}}, table, {}, QTimeZone("Asia/Qatar"));
    QCOMPARE(pathsOf(request), read.isNull() ? filter : u"none"_s);
    if (request)
        QCOMPARE(request->filters.value(filter), read);
}

void TestListRequest::untilTheEndOfTimeFindsEverything()
{
    Ordered shop(3);
    QCOMPARE(shop.ids(shop.page({{u"createdTo"_s, u"9999-12-31"_s}}).value()).size(), 3);
    QCOMPARE(shop.ids(shop.page({{u"createdFrom"_s, u"0001-01-01"_s}}).value()).size(), 3);
}

void TestListRequest::anEmptySearchFindsEverything()
{
    Ordered shop(3);
    for (const QString &typed : {u""_s, u"  "_s})
        QCOMPARE(shop.ids(shop.page({{u"search"_s, typed}}).value()).size(), 3);
    QCOMPARE(shop.ids(shop.page({{u"search"_s, u"-"_s}}).value()).size(), 0);
}

void TestListRequest::aFilterGoesByAnyOfItsNames()
{
    const ListTable table{.statement = nullptr,
                          .idColumn = "a.id"_L1,
                          .sorts = {{"id"_L1, "a.id"_L1, "text"_L1}},
                          .filters = {{.name = "serialNumber"_L1,
                                       .condition = Equals{"a.serial"_L1},
                                       .aliases = {"assetSerialNumber"_L1}}}};
    const auto ask = [&table](const Query &query) {
        return ListRequest::read(query, table, {}, QTimeZone::utc());
    };
    const QMap<QString, QString> expected{{u"serialNumber"_s, u"S1"_s}};
    QCOMPARE(ask({{u"serialNumber"_s, u"S1"_s}})->filters, expected);
    QCOMPARE(ask({{u"assetSerialNumber"_s, u"S1"_s}})->filters, expected);
    QCOMPARE(ask({{u"assetSerialNumber"_s, u"S1"_s}, {u"serialNumber"_s, u"S1"_s}})->filters, expected);
    QCOMPARE(pathsOf(ask({{u"serialNumber"_s, u"S1"_s}, {u"assetSerialNumber"_s, u"S2"_s}})),
             u"assetSerialNumber"_s);
}

void TestListRequest::pagesTileTheList_data()
{
    QTest::addColumn<QString>("sort");
    for (const ListSort &sort : orderList().sorts)
        QTest::newRow(sort.name.data()) << QString(sort.name);
}

void TestListRequest::pagesTileTheList()
{
    QFETCH(const QString, sort);
    Ordered shop;
    for (const QString &direction : {u"asc"_s, u"desc"_s}) {
        const Query query{{u"sortBy"_s, sort}, {u"sortDir"_s, direction}};
        const QStringList whole = shop.ids(*shop.page(query));
        QCOMPARE(whole.size(), 7);
        QStringList pieces;
        QString cursor;
        int pages = 0;
        do {
            const auto page = shop.page(query + Query{{u"limit"_s, u"2"_s}}
                                        + (cursor.isEmpty() ? Query{} : Query{{u"startAfter"_s, cursor}}));
            QVERIFY(page);
            pieces += shop.ids(*page);
            cursor = page->nextCursor;
            ++pages;
        } while (!cursor.isEmpty() && pages < 10);
        QCOMPARE(pieces, whole);
        QCOMPARE(pages, 4);
    }
    QVERIFY(shop.page({{u"limit"_s, u"7"_s}})->nextCursor.isEmpty());
}

void TestListRequest::rowsAddedMeanwhileNeitherRepeatNorHideOthers()
{
    Ordered shop;
    const QStringList before = shop.ids(*shop.page({}));
    const auto first = shop.page({{u"limit"_s, u"3"_s}});
    shop.order(0);
    shop.order(100);
    const auto rest = shop.page({{u"startAfter"_s, first->nextCursor}});
    QStringList seen = shop.ids(*first) + shop.ids(*rest);
    for (const QString &id : before)
        QCOMPARE(seen.count(id), 1);
}

void TestListRequest::aDamagedCursorIsRefused()
{
    Ordered shop;
    const QString cursor = shop.page({{u"limit"_s, u"2"_s}})->nextCursor;
    QVERIFY(shop.page({{u"startAfter"_s, cursor}}));
    QStringList damaged{u"x"_s,          u"%%%"_s,        cursor + u"AAAA"_s, cursor.chopped(4),
                        u"é"_s + cursor, cursor + cursor, QString(5000, u'A')};
    for (qsizetype i = 0; i < cursor.size(); ++i) {
        QString one = cursor;
        one[i] = one[i] == u'A' ? u'B' : u'A';
        damaged += one;
    }
    for (const QString &text : damaged) {
        const auto refused = shop.page({{u"startAfter"_s, text}});
        QVERIFY2(!refused && refused.error().code == ErrorCode::ValidationError, qPrintable(text));
        QCOMPARE(refused.error().faults[0].path, u"startAfter"_s);
    }
}

void TestListRequest::aCursorOfAnotherQuestionIsRefused()
{
    Ordered shop;
    const QString cursor = shop.page({{u"limit"_s, u"2"_s}, {u"status"_s, u"pending"_s}})->nextCursor;
    const auto follows = [&](const Query &query) {
        return bool(shop.page(query + Query{{u"startAfter"_s, cursor}}));
    };
    QVERIFY(follows({{u"status"_s, u"pending"_s}}));
    QVERIFY(follows({{u"status"_s, u"pending"_s}, {u"limit"_s, u"3"_s}}));
    QVERIFY(!follows({}));
    QVERIFY(!follows({{u"status"_s, u"confirmed"_s}}));
    QVERIFY(!follows({{u"status"_s, u"pending"_s}, {u"sortDir"_s, u"asc"_s}}));
    QVERIFY(!follows({{u"status"_s, u"pending"_s}, {u"sortBy"_s, u"updatedAt"_s}}));
    QVERIFY(!follows({{u"status"_s, u"pending"_s}, {u"search"_s, u"a"_s}}));
}

// Whatever stands in a value, it is compared and never run, and never an error of ours.
void TestListRequest::valuesAreValues()
{
    Ordered shop(1);
    for (const QString &value : {u"'; drop table orders; --"_s, u"$1"_s, u"%1 %2"_s, u"?w ?s ?i"_s, u"\\"_s,
                                 u"''"_s, u"\"\U0001F600"_s, u"a b c d e f g h i j k l"_s, u"..."_s}) {
        for (const QString &filter : {u"search"_s, u"customerId"_s, u"customField_po"_s}) {
            const auto page = shop.page({{filter, value}});
            QVERIFY2(page, qPrintable(filter + u": "_s + value));
            QCOMPARE(page->records.size(), 0);
        }
    }
    QCOMPARE(shop.page({{u"search"_s, u"ADA love"_s}})->records.size(), 1);
}

QTEST_GUILESS_MAIN(TestListRequest)
#include "tst_list_request.moc"
