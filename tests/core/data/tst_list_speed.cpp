// SPDX-License-Identifier: GPL-3.0-or-later
// No list needs statistics: with autovacuum off, each list, sort, filter and search of tables that have just
// grown stays within three times of what it takes once PostgreSQL has looked at them, in milliseconds and in
// rows that are read, and answers the same.
#include "core/data/assets/asset_table.h"
#include "core/data/audit/audit_list.h"
#include "core/data/billing_groups/billing_group_list.h"
#include "core/data/customers/customer_rows.h"
#include "core/data/invoices/invoice_list.h"
#include "core/data/lists/row_table.h"
#include "core/data/orders/order_rows.h"
#include "core/data/payments/payment_list.h"
#include "core/data/products/product_rows.h"
#include "core/data/subscriptions/subscription_table.h"
#include "core/services/customers/customers.h"
#include "core/services/webhooks/webhooks.h"
#include "tests/support/lists/common_searches.h"
#include "tests/support/lists/many_rows.h"
#include "tests/support/rows_read.h"

#include <QElapsedTimer>
#include <QTest>

#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int FewestRuns = 5;
constexpr int MostRuns = 25; // of what seems slow: the machine may have had other things to do
constexpr double Floor = 5; // milliseconds: below it a clock says more of the machine than of a plan
constexpr double Times = 3;
constexpr int SparedRows = 500; // some pages of them cost nothing
constexpr int HardlyAnyRows = 100;
constexpr int ManyOfEach = 10'000;
constexpr int LookUpsOfAPage = 2 * 50; // for each of its rows
constexpr int SingleLookUps = 20;

using Query = QList<std::pair<QString, QString>>;

struct Question
{
    QString list;
    QString name;
    bool isSearch;
    std::function<Result<QStringList>()> ask; // the ids, or the records where there are none
};

struct Answer
{
    double milliseconds = 0;
    QStringList found;
};

Answer answerTo(const Question &question, int mostRuns)
{
    Answer answer{1e9, {}};
    for (int run = 0; run < FewestRuns || (run < mostRuns && answer.milliseconds > Floor); ++run) {
        QElapsedTimer timer;
        timer.start();
        const auto found = question.ask();
        answer.milliseconds = std::min(answer.milliseconds, double(timer.nsecsElapsed()) / 1e6);
        if (!found)
            qFatal("%s: %s %s", qUtf8Printable(question.name), codeOf(found).constData(),
                   qUtf8Printable(found.error().detail));
        answer.found = *found;
    }
    return answer;
}

bool isSlow(const Answer &fresh, const Answer &analysed)
{
    return fresh.milliseconds > Times * analysed.milliseconds + Floor;
}

bool isWasteful(int read, int usual)
{
    return read > Times * usual + SparedRows;
}

// Without statistics, a look-up may read all of a table that has hardly any rows. A search reads what a page of
// its list does, and little besides.
int allowance(int rows, std::optional<int> readForPage)
{
    if (rows > HardlyAnyRows)
        return 0;
    return readForPage ? *readForPage + SingleLookUps * rows : LookUpsOfAPage * rows;
}

} // namespace

class TestListSpeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFewFreshRowsAreReadAsFastAsAnalysedOnes_data();
    void aFewFreshRowsAreReadAsFastAsAnalysedOnes();
    void manyFreshRowsAreReadAsFastAsAnalysedOnes_data();
    void manyFreshRowsAreReadAsFastAsAnalysedOnes();
    void aPlannerThatAvoidsSortingReadsNoMoreRows();
    void whatIsCommonIsFoundRightOnEveryPage_data();
    void whatIsCommonIsFoundRightOnEveryPage();
    void everyPageIsAsThePlainestSqlHasIt_data();
    void everyPageIsAsThePlainestSqlHasIt();
    void whatMostOrdersHaveIsNotGatheredToBeCounted();

private:
    QList<Question> questions();
    void addList(QList<Question> &questions, const QString &name, const ListTable &list,
                 const QStringList &searches);
    void addTable(QList<Question> &questions, const QString &name, const ListTable &table,
                  const QStringList &searches);
    QString valueOf(const ListFilter &filter) const;
    int rowsReadBy(const Question &question);
    void seeThatFreshRowsAreReadAsFast(const QList<Question> &questions);

    ManyRows m_shop;
};

// One that a row in the middle has.
QString TestListSpeed::valueOf(const ListFilter &filter) const
{
    const int i = m_shop.rows() / 2;
    const QMap<QString, QString> values{
        {u"customerId"_s, m_shop.nth(m_shop.customer, i)},
        {u"orderId"_s, m_shop.nth(m_shop.order, i)},
        {u"rentalId"_s, m_shop.nth(m_shop.rental, i)},
        {u"subscriptionId"_s, m_shop.nth(m_shop.rental, i)},
        {u"paymentId"_s, m_shop.nth(m_shop.payment, i)},
        {u"recordId"_s, m_shop.nth(m_shop.order, i)},
        {u"billingGroupId"_s, m_shop.group},
        {u"sku"_s, u"SKU%1"_s.arg(i)},
        {u"serialNumber"_s, u"SN-%1"_s.arg(i, 6, 10, QChar(u'0'))},
        {u"email"_s, u"c%1@example.com"_s.arg(i)},
        {u"category"_s, u"c3"_s},
        {u"customer"_s, m_shop.nth(m_shop.customer, i)},
        {u"order"_s, m_shop.nth(m_shop.order, i)},
        {u"group"_s, m_shop.group},
        {u"device"_s, u"SN-%1"_s.arg(i, 6, 10, QChar(u'0'))},
        {u"variant"_s, m_shop.nth(m_shop.variant, i)},
        {u"skuBegins"_s, u"SKU%1"_s.arg(i / 10)},
        {u"ends"_s, u"2028-01-01,2028-01-31"_s},
        {u"decision"_s, u"none"_s},
        {u"rentals"_s, u"true"_s},
        {u"rentalsFrom"_s, u"1"_s},
        {u"rentalsTo"_s, u"1"_s},
        {u"revenueFrom"_s, QString::number(i)},
        {u"revenueTo"_s, QString::number(i)},
        {u"monthlyFrom"_s, u"5020"_s},
        {u"monthlyTo"_s, u"5020"_s},
    };
    if (const QString value = values.value(filter.name); !value.isEmpty())
        return value;
    const bool isDay = filter.name.startsWith("created"_L1) || filter.name.startsWith("updated"_L1)
        || filter.name.startsWith("starts"_L1) || filter.name.startsWith("ends"_L1);
    if (isDay)
        return u"2027-12-01"_s;
    if (filter.kind == ListFilter::Kind::Text)
        return values.value(filter.name, u"x"_s);
    return filter.kind == ListFilter::Kind::Search ? QString() : u"2027-12-01"_s;
}

int TestListSpeed::rowsReadBy(const Question &question)
{
    const QMap<QString, int> read = rowsRead(m_shop, [&] { need(question.ask()); });
    return std::accumulate(read.begin(), read.end(), 0);
}

void TestListSpeed::addList(QList<Question> &questions, const QString &name, const ListTable &list,
                            const QStringList &searches)
{
    const auto add = [&, this](const Query &query) {
        QStringList parts{name};
        for (const auto &[key, value] : query)
            parts += key + u'=' + value;
        const bool isSearch = query.constFirst().first == u"search";
        questions.append({name, parts.join(u' '), isSearch, [this, &list, query]() -> Result<QStringList> {
                              const auto request = ListRequest::read(query, list, {}, QTimeZone::utc());
                              ONHIRE_ASSIGN(const ListPage page,
                                            fetchList(m_shop.database.connection(), m_shop.context().scope(),
                                                      list, request.value()));
                              QStringList records;
                              for (const QByteArray &record : page.records)
                                  records += QString::fromUtf8(record);
                              return records;
                          }});
    };
    for (const ListSort &sort : list.sorts) {
        for (const QString &direction : {u"asc"_s, u"desc"_s})
            add({{u"sortBy"_s, sort.name}, {u"sortDir"_s, direction}});
    }
    for (const ListFilter &filter : list.filters) {
        for (const QString &choice : filter.choices)
            add({{filter.name, choice}});
        if (filter.choices.isEmpty() && !valueOf(filter).isEmpty())
            add({{filter.name, valueOf(filter)}});
    }
    for (const QString &search : searches) {
        add({{u"search"_s, search}});
        add({{u"search"_s, search}, {u"sortBy"_s, list.sorts.constLast().name}});
        for (const ListSort &sort : list.sorts) {
            if (sort.lane)
                add({{u"search"_s, search}, {u"sortBy"_s, sort.name}});
        }
    }
}

void TestListSpeed::addTable(QList<Question> &questions, const QString &name, const ListTable &table,
                             const QStringList &searches)
{
    const auto add = [&, this](const QMap<QString, QString> &filters, const QString &sort,
                               bool withPlaces = true) {
        ListRequest request;
        request.sortBy = sort;
        request.filters = filters;
        QString title = name + u' ' + sort;
        for (auto filter = filters.begin(); filter != filters.end(); ++filter)
            title += u' ' + filter.key() + u'=' + filter.value();
        const bool isSearch = filters.contains(u"search"_s);
        questions.append({name, title, isSearch, [this, &table, request]() -> Result<QStringList> {
                              ONHIRE_ASSIGN(const RawRows rows,
                                            fetchRows(m_shop.database.connection(), m_shop.context().scope(),
                                                      table, request));
                              QStringList ids;
                              for (const RawRow &row : rows.rows)
                                  ids += row.id;
                              return ids;
                          }});
        if (!withPlaces)
            return;
        questions.append(
            {name, u"places of "_s + title, isSearch, [this, &table, request]() -> Result<QStringList> {
                 ONHIRE_ASSIGN(
                     const RowPlaces places,
                     fetchPlaces(m_shop.database.connection(), m_shop.context().scope(), table, request, 100));
                 return QStringList{QString::number(places.total)};
             }});
    };
    for (const ListSort &sort : table.sorts)
        add({}, sort.name);
    for (const ListFilter &filter : table.filters) {
        if (const QString value = valueOf(filter); !value.isEmpty())
            add({{filter.name, value}}, table.sorts.constFirst().name, false);
    }
    for (const QString &search : searches)
        add({{u"search"_s, search}}, table.sorts.constFirst().name);
}

QList<Question> TestListSpeed::questions()
{
    const int i = m_shop.rows() / 2;
    const auto codeOf = [&](const QString &id) { return shortCodeOf(m_shop.nth(id, i)); };
    const auto beginningOf = [&](const QString &id) { return codeOf(id).chopped(2); };
    const QString email = u"c%1@example.com"_s.arg(i);
    const QStringList people{u"keller"_s, u"ada"_s,         email,
                             u"nobody"_s, u"example.com"_s, u"c%1 example"_s.arg(i)};
    const QStringList devices{u"SN-"_s, u"sn-%1"_s.arg(i, 6, 10, QChar(u'0'))};
    const QStringList goods{u"sku1"_s, u"SKU%1"_s.arg(i), u"phone"_s};
    QList<Question> all;
    addList(all, u"orders"_s, orderList(),
            people + devices + goods + QStringList{codeOf(m_shop.order), beginningOf(m_shop.order)});
    addList(all, u"customers"_s, customerList(), people + QStringList{codeOf(m_shop.customer)});
    addList(all, u"products"_s, productList(), goods + QStringList{codeOf(m_shop.product)});
    addList(all, u"summaries"_s, productSummaryList(), goods);
    addList(all, u"variants"_s, variantList(), goods + QStringList{codeOf(m_shop.variant)});
    addList(all, u"assets"_s, assetList(), devices + goods);
    addList(all, u"subscriptions"_s, subscriptionList(),
            people + devices
                + QStringList{codeOf(m_shop.rental), beginningOf(m_shop.rental), codeOf(m_shop.order),
                              codeOf(m_shop.customer), codeOf(m_shop.group)});
    addList(all, u"payments"_s, paymentList(),
            people + devices
                + QStringList{codeOf(m_shop.payment), codeOf(m_shop.rental), codeOf(m_shop.order)});
    addList(all, u"invoices"_s, invoiceList(),
            people + QStringList{codeOf(m_shop.invoice), codeOf(m_shop.order)});
    addList(all, u"groups"_s, billingGroupList(), people + QStringList{u"office 1"_s});
    addList(all, u"audit"_s, auditList(), {});
    addList(all, u"events"_s, eventList(), {});
    addTable(all, u"orders on the screen"_s, orderRows(), people + QStringList{beginningOf(m_shop.order)});
    addTable(all, u"customers on the screen"_s, customerRows(), people);
    addTable(all, u"products on the screen"_s, productRows(), goods);
    addTable(all, u"subscriptions on the screen"_s, subscriptionTable(),
             people + devices + QStringList{beginningOf(m_shop.rental)});
    addTable(all, u"devices on the screen"_s, assetTable(), devices + goods);
    all.append({u"buyout quote"_s, u"buyout quote"_s, false, [this, i]() -> Result<QStringList> {
                    ONHIRE_ASSIGN(const BuyoutQuote quote,
                                  calculateBuyout(m_shop.context(), m_shop.nth(m_shop.rental, i)));
                    return QStringList{QString::fromLatin1(quote.price.toJson(2))};
                }});
    return all;
}

void TestListSpeed::aFewFreshRowsAreReadAsFastAsAnalysedOnes_data()
{
    QTest::addColumn<int>("rows");
    for (const int rows : {1, HardlyAnyRows})
        QTest::addRow("%d rows", rows) << rows;
}

void TestListSpeed::aFewFreshRowsAreReadAsFastAsAnalysedOnes()
{
    QFETCH(const int, rows);
    if (rows > 1)
        m_shop.grow(rows);
    seeThatFreshRowsAreReadAsFast(questions());
}

// List by list: a slow machine takes its time.
void TestListSpeed::manyFreshRowsAreReadAsFastAsAnalysedOnes_data()
{
    QTest::addColumn<QString>("list");
    QStringList lists;
    for (const Question &question : questions())
        lists += question.list;
    lists.removeDuplicates();
    for (const QString &list : std::as_const(lists))
        QTest::addRow("%s", qPrintable(list)) << list;
}

void TestListSpeed::manyFreshRowsAreReadAsFastAsAnalysedOnes()
{
    QFETCH(const QString, list);
    m_shop.grow(ManyOfEach);
    QList<Question> all = questions();
    all.removeIf([&](const Question &question) { return question.list != list; });
    seeThatFreshRowsAreReadAsFast(all);
}

void TestListSpeed::seeThatFreshRowsAreReadAsFast(const QList<Question> &all)
{
    QList<Answer> fresh;
    QList<int> read;
    m_shop.forgetStatistics();
    for (const Question &question : all) {
        fresh += answerTo(question, FewestRuns);
        read += rowsReadBy(question);
    }
    m_shop.analyse();
    QStringList slow, wasteful;
    QMap<QString, int> readForPage; // of each list, which is asked for without a search first
    for (qsizetype q = 0; q < all.size(); ++q) {
        // what is fresh within the floor is within any limit
        Answer analysed = answerTo(all[q], fresh[q].milliseconds > Floor ? MostRuns : FewestRuns);
        QVERIFY2(fresh[q].found == analysed.found, qPrintable(all[q].name));
        if (!readForPage.contains(all[q].list))
            readForPage[all[q].list] = read[q];
        const int spared =
            allowance(m_shop.rows(), all[q].isSearch ? std::optional(readForPage[all[q].list]) : std::nullopt);
        if (const int usual = rowsReadBy(all[q]); isWasteful(read[q] - spared, usual))
            wasteful += u"%1: %2 fresh rows read, %3 analysed ones"_s.arg(all[q].name).arg(read[q]).arg(usual);
        if (isSlow(fresh[q], analysed)) { // look again: the machine may have been busy
            m_shop.forgetStatistics();
            fresh[q] = answerTo(all[q], MostRuns);
            m_shop.analyse();
            analysed = answerTo(all[q], MostRuns);
        }
        const QString took = u"%1: fresh %2 ms, analysed %3 ms"_s.arg(all[q].name)
                                 .arg(fresh[q].milliseconds, 0, 'f', 1)
                                 .arg(analysed.milliseconds, 0, 'f', 1);
        if (qEnvironmentVariableIsSet("ONHIRE_SHOW_TIMES"))
            qInfo().noquote() << took;
        if (isSlow(fresh[q], analysed))
            slow += took;
    }
    QVERIFY2(wasteful.isEmpty(), qPrintable(wasteful.join(u'\n')));
    QVERIFY2(slow.isEmpty(), qPrintable(slow.join(u'\n')));
}

// As it does with a million rows of which it knows nothing: it believes that the ids found are many, and that
// walking through the list in order soon comes by the first of them.
void TestListSpeed::aPlannerThatAvoidsSortingReadsNoMoreRows()
{
    m_shop.grow(ManyOfEach);
    Connection &connection = m_shop.database.connection();
    const QList<Question> all = questions();
    QList<int> usual;
    m_shop.analyse();
    for (const Question &question : all)
        usual += rowsReadBy(question);
    m_shop.forgetStatistics();
    need(connection.script(u"set enable_sort = off"_s));
    QStringList wasteful;
    for (qsizetype q = 0; q < all.size(); ++q) {
        const int read = rowsReadBy(all[q]);
        if (isWasteful(read, usual[q]))
            wasteful += u"%1: %2 rows, usually %3"_s.arg(all[q].name).arg(read).arg(usual[q]);
    }
    need(connection.script(u"reset enable_sort"_s));
    QVERIFY2(wasteful.isEmpty(), qPrintable(wasteful.join(u'\n')));
}

void TestListSpeed::whatIsCommonIsFoundRightOnEveryPage_data()
{
    addCommonSearches({.sku = u"SKU1"_s, .serial = u"SN-0012"_s});
    addSearch("orders", orderList(), u"0001-3"_s, u"o.short_code like '00013%'"_s);
    addSearch("subscriptions", subscriptionList(), u"0001-3"_s, u"s.short_code like '00013%'"_s);
    addSearch("customers", customerList(), u"kell c1"_s, u"c.last_name = 'Keller' and c.email like 'c1%'"_s);
    addSearch("assets", assetList(), u"sku12"_s, u"a.sku like 'SKU12%'"_s);
}

void TestListSpeed::whatIsCommonIsFoundRightOnEveryPage()
{
    m_shop.grow(ManyOfEach);
    seeThatItIsFoundRightOnEveryPage(m_shop, 40);
}

void TestListSpeed::everyPageIsAsThePlainestSqlHasIt_data()
{
    QTest::addColumn<const ListTable *>("table");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("fits");
    QTest::addColumn<QString>("sort");
    const auto add = [](const char *name, const ListTable &table, const QString &filter, const QString &values,
                        const QString &fits) {
        for (const ListSort &sort : table.sorts)
            QTest::addRow("%s by %s", name, sort.name.data())
                << &table << filter << values << fits << QString(sort.name);
    };
    add("orders", orderRows(), u"status"_s, u"cancelled,fulfilled"_s, u"true"_s);
    add("devices", assetTable(), u"sku"_s, QStringList{u"SKU11"_s, u"SKU7"_s, u"SKU9"_s}.join(ValueSeparator),
        u"a.sku in ('SKU11', 'SKU7', 'SKU9')"_s);
    add("places", assetTable(), u"location"_s, QStringList{u"Shelf 1"_s, u"Shelf 3"_s}.join(ValueSeparator),
        u"a.location in ('Shelf 1', 'Shelf 3')"_s);
    add("devices whose SKU begins so", assetTable(), u"skuBegins"_s, u"SKU12"_s, u"a.sku like 'SKU12%'"_s);
    add("devices added since", assetTable(), u"createdFrom"_s, u"2026-11-21T11:00:00Z"_s,
        u"a.created_at >= '2026-11-21T11:00:00Z'"_s);
    add("devices added before", assetTable(), u"createdTo"_s, u"2026-11-21T11:00:00Z"_s,
        u"a.created_at < '2026-11-21T11:00:00Z'"_s);
    add("customers who have devices", customerRows(), u"rentalsFrom"_s, u"1"_s,
        u"c.total_devices_rented >= 1"_s);
    add("customers who have few devices", customerRows(), u"rentalsTo"_s, u"0"_s,
        u"c.total_devices_rented <= 0"_s);
    add("customers who pay much", customerRows(), u"revenueFrom"_s, u"6000"_s,
        u"c.total_monthly_revenue >= 6000"_s);
    add("customers who pay little", customerRows(), u"revenueTo"_s, u"300"_s,
        u"c.total_monthly_revenue <= 300"_s);
    add("subscriptions", subscriptionTable(), {}, {}, u"true"_s);
    add("subscriptions whose SKU begins so", subscriptionTable(), u"skuBegins"_s, u"SKU12"_s,
        u"s.sku like 'SKU12%'"_s);
    add("subscriptions from a price on", subscriptionTable(), u"monthlyFrom"_s, u"5030"_s,
        u"s.monthly_amount >= 5030"_s);
    add("subscriptions up to a price", subscriptionTable(), u"monthlyTo"_s, u"5000"_s,
        u"s.monthly_amount <= 5000"_s);
    add("subscriptions that began by then", subscriptionTable(), u"startsTo"_s, u"2029-01-01"_s,
        u"s.start_date <= '2029-01-01'"_s);
    add("active subscriptions", subscriptionTable(), u"status"_s, u"active"_s, u"s.status = 'active'"_s);
    add("subscriptions of two states", subscriptionTable(), u"status"_s, u"active,cancelled"_s,
        u"s.status in ('active', 'cancelled')"_s);
    const QString isDue = u"(s.return_due or s.ending_type = 'contract_end')"_s;
    add("subscriptions that are ending", subscriptionTable(), u"status"_s, u"ending"_s,
        u"s.ending_type = 'upgrade'"_s);
    add("subscriptions whose devices are due", subscriptionTable(), u"status"_s, u"return_due"_s, isDue);
    add("subscriptions that close", subscriptionTable(), u"status"_s, u"ending,return_due"_s,
        isDue + u" or s.ending_type = 'upgrade'"_s);
    add("cancelled ones, and all whose devices are due", subscriptionTable(), u"status"_s,
        u"cancelled,return_due"_s, isDue + u" or s.status = 'cancelled'"_s);
    add("subscriptions that end soon", subscriptionTable(), u"endsTo"_s, u"2028-02-01"_s,
        u"s.end_date <= '2028-02-01'"_s);
    add("subscriptions without a decision", subscriptionTable(), u"decision"_s, u"none"_s,
        u"(s.ending_type is null or s.ending_type = 'contract_end')"_s);
}

void TestListSpeed::everyPageIsAsThePlainestSqlHasIt()
{
    QFETCH(const ListTable *const, table);
    QFETCH(const QString, filter);
    QFETCH(const QString, values);
    QFETCH(const QString, fits);
    QFETCH(const QString, sort);
    m_shop.grow(ManyOfEach);
    m_shop.look(u"with put as (update assets set location = 'Shelf ' || length(serial_number || sku) % 4 "
                u"where location is null returning 1) select count(*)::text from put"_s);
    m_shop.look(u"with over as (update subscriptions set status = 'cancelled', ended_at = now(), "
                u"next_billing_date = null where status = 'active' and length(sku) = 6 and sku like '%3' "
                u"returning 1) select count(*)::text from over"_s);
    m_shop.look(u"with out as (update subscriptions set return_due = true where status = 'cancelled' and sku "
                u"like '%13' "
                u"returning 1) select count(*)::text from out"_s);
    m_shop.look(
        u"with ends as (update subscriptions set ending_date = end_date, ending_type = "
        u"case when sku like '%5' then 'upgrade' else 'contract_end' end "
        u"where status = 'active' and sku similar to '%[0-9]1[57]' returning 1) select count(*)::text from ends"_s);
    const auto by =
        std::ranges::find_if(table->sorts, [&](const ListSort &known) { return known.name == sort; });
    for (const bool descending : {false, true}) {
        const QString expected = m_shop.look(
            u"select string_agg(id, ' ') from (select %1 as id from %2 where %3 order by %4 %5, %1 %5 limit 120) x"_s
                .arg(table->idColumn, table->from, fits, by->column, descending ? u"desc"_s : u"asc"_s));
        ListRequest request;
        request.sortBy = sort;
        request.descending = descending;
        request.limit = 40;
        if (!filter.isEmpty())
            request.filters = {{filter, values}};
        QStringList found;
        std::optional<Cursor> cursor;
        for (int page = 0; page < 3; ++page) {
            const RawRows rows = need(
                fetchRows(m_shop.database.connection(), m_shop.context().scope(), *table, request, cursor));
            for (const RawRow &row : rows.rows)
                found += row.id;
            if (rows.last)
                break;
            cursor = rows.end;
        }
        QVERIFY(!expected.isEmpty());
        QCOMPARE(found.join(u' '), expected);
    }
}

void TestListSpeed::whatMostOrdersHaveIsNotGatheredToBeCounted()
{
    m_shop.grow(ManyOfEach);
    m_shop.look(u"with put as (update order_items set variant_id = '%1' returning 1) "
                u"select count(*)::text from put"_s.arg(m_shop.variant));
    ListRequest request;
    request.sortBy = orderRows().sorts.constFirst().name;
    request.filters = {{u"variant"_s, m_shop.variant}};
    RawRows found;
    const QMap<QString, int> read = rowsRead(m_shop, [&] {
        found = need(fetchRows(m_shop.database.connection(), m_shop.context().scope(), orderRows(), request));
    });
    QCOMPARE(found.rows.size(), request.limit);
    QVERIFY2(read.value(u"order_items"_s) < 6000, qPrintable(QString::number(read.value(u"order_items"_s))));
    QVERIFY2(read.value(u"orders"_s) < 1000, qPrintable(QString::number(read.value(u"orders"_s))));
}

QTEST_GUILESS_MAIN(TestListSpeed)
#include "tst_list_speed.moc"
