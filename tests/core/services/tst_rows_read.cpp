// SPDX-License-Identifier: GPL-3.0-or-later
// What daily work reads of the database, in rows: as many for a company with years behind it as for one that
// began yesterday, though PostgreSQL has never been asked to look at its tables.
#include "core/base/id.h"
#include "core/data/assets/asset_list.h"
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/customers/customer_rows.h"
#include "core/data/db/transaction.h"
#include "core/data/lists/row_table.h"
#include "core/data/orders/order_list.h"
#include "core/data/orders/order_rows.h"
#include "core/data/payments/payment_list.h"
#include "core/data/subscriptions/subscription_list.h"
#include "core/data/today/work_rows.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/demo/demo.h"
#include "core/services/demo/documented.h"
#include "core/services/figures/figures.h"
#include "core/services/fulfilment/fulfilment.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payments.h"
#include "tests/support/rentals.h"
#include "tests/support/rows_read.h"
#include "tests/support/test_cluster.h"

#include <QTest>
#include <QThread>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

// Everything that an earlier transaction has left is linked and issued, and the tables are as PostgreSQL thinks
// them to be: it has not been asked to look.
struct Company : Shop
{
    explicit Company(int orders)
    {
        need(fillWithDemo(context(), {.orders = orders}));
        for (int i = 0; i < orders / 5; ++i)
            place(i);
        groupPast();
        settle();
        database.connection().expectGrowth();
        QThread::sleep(2); // then the session makes its plans anew, by itself
    }

    QString place(int number)
    {
        const QByteArray email = "c" + QByteArray::number(number) + "@example.com";
        const auto request = need(OrderRequest::read(json(orderOf("MBP14-16-512-A", email)), *tenant));
        return need(placeOrder(context(), request, NaturalKey::Check)).id;
    }

    QString rent()
    {
        const QByteArray body = "{'orderId':'" + QByteArray(documented::ConfirmedOrder.data())
            + "','assetSerialNumber':'" + QByteArray(documented::FreeDevice.data()) + "'}";
        const auto request = SubscriptionRequest::read(json(body), *tenant, clock.now().date());
        return need(createSubscription(context(), need(request))).id;
    }

    // Half of the lines, as if groups had charged them.
    void groupPast()
    {
        runSql(migratedDatabase(), adminRole,
               {u"update payment_lines set contract_price = amount where tenant_id = '%1' and position = 0 "
                "and hashtext(payment_id) % 2 = 0"_s.arg(tenant->id)});
    }

    void settle()
    {
        need(issueInvoices(context(), 1000));
        need(sealAuditChain(database, tenant->id));
    }
};

} // namespace

class TestRowsRead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void workReadsWhatItIsAbout_data();
    void workReadsWhatItIsAbout();
    void whereNobodyMindsDelaysTheNextDayOfWorkIsFoundWithoutPayments();
    void theNextDayOfWorkIsFoundAmongManyThatAreOverdue();
    void aListOfOneStatusReadsAPageInAnyOrder_data();
    void aListOfOneStatusReadsAPageInAnyOrder();
    void theSubscriptionsOfOneModelByAmountReadAPage();
    void theDevicesOfOnePlaceByStateReadAPage();
    void devicesFoundByTheirProductReadAPageOfEachModel();
    void aSearchBesideAFilterThatFewPassReadsThoseFew();
    void itFindsThemNevertheless();
    void theSurroundingsOfAScanDeskAreBounded();
    void aCustomersFiguresReadWhatIsTheirs();
    void aScreensFilterReadsAPage_data();
    void aScreensFilterReadsAPage();
    void aCompanysRecoveryReadsNoSubscription();
    void cleanupTestCase();

private:
    void compare(const std::function<void(Company &)> &work);

    std::unique_ptr<Company> m_young, m_old;
};

using Work = std::function<void(Company &)>;

void TestRowsRead::initTestCase()
{
    m_young = std::make_unique<Company>(60);
    m_old = std::make_unique<Company>(900);
}

void TestRowsRead::cleanupTestCase()
{
    m_young.reset();
    m_old.reset();
}

void TestRowsRead::workReadsWhatItIsAbout_data()
{
    QTest::addColumn<Work>("work");
    const auto row = [](const char *name, Work work) { QTest::newRow(name) << std::move(work); };
    row("an order is placed", [](Company &company) { company.place(1'000'000); });
    row("a customer orders again", [](Company &company) { company.place(3); });
    row("a device goes out", [](Company &company) { company.rent(); });
    row("an order is scanned", [](Company &company) {
        QVERIFY(need(scanToAssign(company.context(), {}, documented::ConfirmedOrder)).isDone());
    });
    row("a device is scanned", [](Company &company) {
        QVERIFY(
            need(scanToAssign(company.context(), documented::ConfirmedOrder, documented::FreeDevice)).isDone());
    });
    row("a device that is out comes back", [](Company &company) {
        const QString serial = company.look(
            u"select serial_number from subscriptions where rental_id = '%1'"_s.arg(documented::KeptRental));
        QCOMPARE(need(takeDeviceBack(company.context(), serial)).refusal, ScanRefusal::ContractRuns);
    });
    row("a payment is marked as paid",
        [](Company &company) { need(markPaid(company.context(), documented::PendingPayment, {})); });
    row("a buyout is worked out",
        [](Company &company) { need(calculateBuyout(company.context(), documented::KeptRental)); });
    row("an order is looked at",
        [](Company &company) { need(findOrder(company.context(), documented::RentedOrder)); });
    row("a page of orders",
        [](Company &company) { need(listOrders(company.context(), {.limit = 20, .sortBy = u"createdAt"_s})); });
    row("a page of subscriptions", [](Company &company) {
        need(listSubscriptions(company.context(), {.limit = 20, .sortBy = u"createdAt"_s}));
    });
    row("orders are found by the beginning of a code", [](Company &company) {
        const QString code = shortCodeOf(QString(documented::ConfirmedOrder)).first(4);
        const RawRows found =
            need(fetchRows(company.database.connection(), company.context().scope(), orderRows(),
                           {.limit = 10, .sortBy = u"created"_s, .filters = {{u"search"_s, code}}}));
        QCOMPARE(found.rows.size(), 1);
        QCOMPARE(found.rows[0].id, documented::ConfirmedOrder);
    });
    row("the oldest orders to confirm", [](Company &company) {
        QCOMPARE(need(ordersToConfirm(company.database.connection(), company.context().scope(), 5)).size(), 5);
    });
    row("the audit log is linked", [](Company &company) {
        company.place(1'000'000);
        QCOMPARE(need(sealAuditChain(company.database, company.tenant->id)), 2); // the order and its customer
    });
    row("a group's invoice is put together", [](Company &company) {
        const auto group =
            need(groupToBill(company.database.connection(), company.context().scope(), documented::Group));
        QVERIFY(group && !group->members.empty());
    });
    row("an invoice is issued", [](Company &company) {
        company.rent();
        QCOMPARE(need(issueInvoices(company.context(), 400)), 1);
    });
}

void TestRowsRead::workReadsWhatItIsAbout()
{
    QFETCH(Work, work);
    compare(work);
}

void TestRowsRead::whereNobodyMindsDelaysTheNextDayOfWorkIsFoundWithoutPayments()
{
    Company &company = *m_old;
    QVERIFY(company
                .look(u"select count(*) from payments where status in ('pending', 'failed') and open > 0 "
                      "and not late_fee_charged"_s)
                .toInt()
            > 100);
    const QDate today = company.clock.now().date();
    const QMap<QString, int> rows = rowsRead(company, [&] {
        need(nextDayOfWork(company.database.connection(), company.context().scope(), today.addYears(-9),
                           today.addDays(60), {0, std::nullopt, company.tenant->zone}));
    });
    QCOMPARE(rows[u"payments"_s], 0);
}

// What was charged for being late long ago, and is still open, is no longer looked at.
void TestRowsRead::theNextDayOfWorkIsFoundAmongManyThatAreOverdue()
{
    Company &company = *m_old;
    const QDate today = company.clock.now().date();
    const auto rules = [&](int days) { return BillingRules{0, days, company.tenant->zone}; };
    const auto nextDay = [&](int days) {
        return need(nextDayOfWork(company.database.connection(), company.context().scope(), today.addYears(-9),
                                  today.addDays(60), rules(days)));
    };
    QVERIFY(company
                .look(u"with overdue as (update payments set late_fee_charged = true, updated_at = updated_at "
                      "where status in ('pending', 'failed') and due_date < current_date returning 1) "
                      "select count(*) from overdue"_s)
                .toInt()
            > 100);
    const QMap<QString, int> rows = rowsRead(company, [&] { QVERIFY(nextDay(14)); });
    QVERIFY2(rows[u"payments"_s] < 25, QByteArray::number(rows[u"payments"_s]).constData());
}

void TestRowsRead::compare(const Work &work)
{
    const QMap<QString, int> young = rowsRead(*m_young, [&] { work(*m_young); });
    const QMap<QString, int> old = rowsRead(*m_old, [&] { work(*m_old); });
    QVERIFY(std::accumulate(young.begin(), young.end(), 0) > 0); // the rows are counted at all
    QStringList grown;
    for (auto table = old.begin(); table != old.end(); ++table) {
        if (table.value() > young.value(table.key()) + 25)
            grown += u"%1: %2 rows, and %3 of an older company"_s.arg(table.key())
                         .arg(young.value(table.key()))
                         .arg(table.value());
    }
    QCOMPARE(grown.join(u"; "), QString());
}

// What has ended is old, and lies before what is active in most orders.
void TestRowsRead::aListOfOneStatusReadsAPageInAnyOrder_data()
{
    QTest::addColumn<const ListTable *>("table");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("sort");
    QTest::addColumn<bool>("descending");
    const std::pair<const ListTable *, QString> lists[] = {{&orderList(), u"fulfilled"_s},
                                                           {&subscriptionList(), u"active"_s},
                                                           {&subscriptionList(), u"ended_completed"_s},
                                                           {&assetList(), u"available"_s},
                                                           {&paymentList(), u"paid"_s}};
    for (const auto &[table, status] : lists) {
        for (const ListSort &sort : table->sorts) {
            for (const bool descending : {false, true}) {
                if (sort.column
                    != "a.sku"_L1) // devices of one status by SKU: nobody has missed an index for it
                    QTest::addRow("%s %s by %s %s", table->statement->name, qPrintable(status),
                                  sort.name.data(), descending ? "down" : "up")
                        << table << status << QString(sort.name) << descending;
            }
        }
    }
}

void TestRowsRead::aListOfOneStatusReadsAPageInAnyOrder()
{
    QFETCH(const ListTable *, table);
    QFETCH(const QString, status);
    QFETCH(const QString, sort);
    QFETCH(const bool, descending);
    compare([&](Company &company) {
        need(fetchList(
            company.database.connection(), company.context().scope(), *table,
            {.limit = 10, .sortBy = sort, .descending = descending, .filters = {{u"status"_s, status}}}));
    });
}

// All of one model cost much the same: in the order by amount they stand together, far from either end.
void TestRowsRead::theSubscriptionsOfOneModelByAmountReadAPage()
{
    const QString model =
        m_old->look(u"select sku from subscriptions group by sku order by count(*) desc limit 1"_s);
    QVERIFY(m_old->look(u"select count(*) from subscriptions where sku = '%1'"_s.arg(model)).toInt() > 60);
    for (const bool descending : {false, true}) {
        const auto rows = rowsRead(*m_old, [&] {
            need(fetchList(m_old->database.connection(), m_old->context().scope(), subscriptionList(),
                           {.limit = 10,
                            .sortBy = u"monthlyAmount"_s,
                            .descending = descending,
                            .filters = {{u"sku"_s, model}}}));
        });
        QVERIFY2(rows.value(u"subscriptions"_s) <= 25,
                 qPrintable(QString::number(rows.value(u"subscriptions"_s))));
    }
}

// None of those that are out, which come first, is in a place.
void TestRowsRead::theDevicesOfOnePlaceByStateReadAPage()
{
    QVERIFY(m_old->look(u"select count(*) from assets where status = 'rented_out'"_s).toInt() > 100);
    const auto rows = rowsRead(*m_old, [&] {
        const ListPage page = need(
            fetchList(m_old->database.connection(), m_old->context().scope(), assetList(),
                      {.limit = 10, .sortBy = u"status"_s, .filters = {{u"location"_s, u"Main store"_s}}}));
        QCOMPARE(page.records.size(), 10);
    });
    QVERIFY2(rows.value(u"assets"_s) <= 25, qPrintable(QString::number(rows.value(u"assets"_s))));
}

void TestRowsRead::devicesFoundByTheirProductReadAPageOfEachModel()
{
    const auto ofModels = u"from assets where sku like 'MBP%'"_s;
    const int models = m_old->look(u"select count(distinct sku) "_s + ofModels).toInt();
    const int most = 2 * 10 * models + 40;
    QVERIFY(m_old->look(u"select count(*) "_s + ofModels).toInt() > most);
    for (const QString &sort : {u"sku"_s, u"serialNumber"_s}) {
        const auto rows = rowsRead(*m_old, [&] {
            const ListPage page =
                need(fetchList(m_old->database.connection(), m_old->context().scope(), assetList(),
                               {.limit = 10, .sortBy = sort, .filters = {{u"search"_s, u"MacBook Pro 14"_s}}}));
            QCOMPARE(page.records.size(), 10);
        });
        QVERIFY2(rows.value(u"assets"_s) <= most, qPrintable(QString::number(rows.value(u"assets"_s))));
    }
}

// Every device of the products was read, for none of them passed.
void TestRowsRead::aSearchBesideAFilterThatFewPassReadsThoseFew()
{
    QCOMPARE(m_old->look(u"select count(*) from assets where status = 'returned'"_s), u"0"_s);
    const auto rows = rowsRead(*m_old, [&] {
        need(fetchList(m_old->database.connection(), m_old->context().scope(), assetList(),
                       {.limit = 10,
                        .sortBy = u"serialNumber"_s,
                        .filters = {{u"search"_s, u"macbook"_s}, {u"status"_s, u"returned"_s}}}));
    });
    QVERIFY2(rows.value(u"assets"_s) <= 25, qPrintable(QString::number(rows.value(u"assets"_s))));
}

void TestRowsRead::itFindsThemNevertheless()
{
    const auto ofCustomer = [&](const QString &customer) {
        return m_old->look(
            u"select coalesce(string_agg(a.serial_number, ' ' order by a.serial_number), '') from assets a "
            "join variants v on v.variant_sku = a.sku join products p on p.product_id = v.product_id "
            "where a.customer_id = '%1' and p.name like 'MacBook%'"_s.arg(customer));
    };
    const QString customer = m_old->look(
        u"select customer_id from assets where sku like 'MB%' and customer_id is not null order by 1 limit 1"_s);
    QVERIFY(!ofCustomer(customer).isEmpty());
    const ListPage page =
        need(fetchList(m_old->database.connection(), m_old->context().scope(), assetList(),
                       {.limit = 100,
                        .sortBy = u"serialNumber"_s,
                        .descending = false,
                        .filters = {{u"search"_s, u"macbook"_s}, {u"customerId"_s, customer}}}));
    QStringList found;
    for (const QByteArray &record : page.records)
        found += json(record)[u"serialNumber"].toString();
    QCOMPARE(found.join(u' '), ofCustomer(customer));
}

// They count, but not further than anybody at a desk wants to know.
void TestRowsRead::theSurroundingsOfAScanDeskAreBounded()
{
    constexpr int Most = 2600; // 500 of each kind that is counted, from index and table
    const QMap<QString, int> rows = rowsRead(*m_old, [&] {
        need(fulfilmentQueue(m_old->context(), 6));
        need(returnsDue(m_old->context(), 6));
        need(uninspectedDevices(m_old->context(), 50));
        need(shelfStock(m_old->context(), {u"MBP14-16-512-A"_s, u"PROJ4K-A"_s}));
    });
    const int all = std::accumulate(rows.begin(), rows.end(), 0);
    QVERIFY2(all > 0 && all < Most, qPrintable(QString::number(all)));
}

void TestRowsRead::aCustomersFiguresReadWhatIsTheirs()
{
    const QDate month(2026, 1, 1);
    const QMap<QString, int> rows = rowsRead(*m_old, [&] {
        need(revenueFigures(m_old->context(), month, month.addMonths(11), {.customerId = u"cust_none"_s}));
    });
    const int all = std::accumulate(rows.begin(), rows.end(), 0);
    QVERIFY2(all < 20, qPrintable(QString::number(all)));
}

// Ranges that an old company has outgrown: an index leads to their end, whatever lies before it.
void TestRowsRead::aScreensFilterReadsAPage_data()
{
    QTest::addColumn<const ListTable *>("table");
    QTest::addColumn<QString>("sort");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("value");
    const QString longAgo = u"2001-01-01T00:00:00.000Z"_s;
    const auto row = [](const ListTable &table, const char *sort, const char *filter, const QString &value) {
        QTest::addRow("%s %s by %s", table.statement->name, filter, sort)
            << &table << QString::fromLatin1(sort) << QString::fromLatin1(filter) << value;
    };
    for (const char *sort : {"created", "updated", "monthly"}) {
        row(orderRows(), sort, "createdTo", longAgo);
        row(orderRows(), sort, "updatedTo", longAgo);
        row(orderRows(), sort, "monthlyFrom", u"999999999"_s);
        row(orderRows(), sort, "customer", u"cust_none"_s);
        row(orderRows(), sort, "variant", u"var_none"_s);
    }
}

void TestRowsRead::aScreensFilterReadsAPage()
{
    QFETCH(const ListTable *, table);
    QFETCH(const QString, sort);
    QFETCH(const QString, filter);
    QFETCH(const QString, value);
    const auto fetch = [&](Company &company) {
        need(fetchRows(company.database.connection(), company.context().scope(), *table,
                       {.limit = 10, .sortBy = sort, .filters = {{filter, value}}}));
    };
    const QMap<QString, int> rows = rowsRead(*m_old, [&] { fetch(*m_old); });
    QVERIFY2(rows.value(u"orders"_s) + rows.value(u"customers"_s) <= 25,
             qPrintable(QString::number(rows.value(u"orders"_s) + rows.value(u"customers"_s))));
}

// It is worked out of all of them, whose rows are wide; an index holds what it takes.
void TestRowsRead::aCompanysRecoveryReadsNoSubscription()
{
    runSql(migratedDatabase(), adminRole, {u"vacuum subscriptions"_s}); // as PostgreSQL does by itself, later
    m_old->database.connection().expectGrowth();
    const QDate month(2026, 1, 1);
    const auto read = [&](const std::function<void()> &figures) {
        return rowsRead(*m_old, figures)[u"subscriptions"_s];
    };
    QCOMPARE(read([&] { QVERIFY(!need(productFigures(m_old->context())).isEmpty()); }), 0);
    QCOMPARE(read([&] { QVERIFY(!need(recoveryFigures(m_old->context(), month, month)).isEmpty()); }), 0);
}

QTEST_GUILESS_MAIN(TestRowsRead)
#include "tst_rows_read.moc"
