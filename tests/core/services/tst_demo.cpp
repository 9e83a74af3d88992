// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/data/files/folder_storage.h"
#include "core/services/demo/demo.h"
#include "core/services/demo/sample_company.h"
#include "core/services/doctor/doctor.h"
#include "core/services/invoices/e_invoice_documents.h"
#include "core/services/invoices/invoices.h"
#include "core/services/orders/orders.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

struct Demo : Shop
{
    explicit Demo(quint32 seed, int orders = 300, const QString &currency = u"EUR"_s) : Shop(currency)
    {
        if (const auto filled = fillWithDemo(context(), {.orders = orders, .seed = seed}); !filled)
            qFatal("%s", qUtf8Printable(filled.error().detail));
    }

    // All that is not an id.
    QString story()
    {
        return look(
            u"select md5(string_agg(concat_ws('|', o.created_at, o.status, o.customer_email, "
            u"o.customer_company, o.total, "
            "o.rented_devices, o.billing_address, o.confirmed_at, o.cancelled_at, i.items), ';' order by "
            "o.created_at, o.total)) "
            "from orders o, lateral (select string_agg(concat_ws(',', i.sku, i.quantity, i.unit_price, "
            "i.contract_length, "
            "cardinality(i.rental_ids)), '/' order by i.position) as items from order_items i where i.order_id = o.order_id) i"_s);
    }

    QStringList faults()
    {
        QStringList found;
        const QTemporaryDir folder;
        const auto files = FolderStorage::open(folder.path(), clock.now());
        for (const Finding &finding :
             examine({database, SystemClock(), QDir::tempPath(), folder.path(), **files, u"/none"_s})
                 .findings) {
            if (!finding.isWell())
                found += finding.subject + u": "_s + finding.trouble;
        }
        return found;
    }

    // The database is shared with the other tests, which want nothing broken in it.
    void close()
    {
        QStringList statements{u"set session_replication_role = replica"_s};
        for (const QString &table :
             {u"invoices"_s, u"ledger"_s, u"payment_lines"_s, u"payments"_s, u"billing_dates"_s,
              u"subscriptions"_s, u"assets"_s, u"billing_groups"_s, u"customers"_s, u"order_items"_s,
              u"orders"_s, u"variant_prices"_s, u"variants"_s, u"products"_s})
            statements += u"delete from %1 where tenant_id = '%2'"_s.arg(table, tenant->id);
        runSql(migratedDatabase(), adminRole, statements);
    }
};

} // namespace

class TestDemo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDoctorNamesWhatIsBroken_data(); // first, as the doctor looks at whatever was made before
    void theDoctorNamesWhatIsBroken();
    void theDoctorFindsNothingWrong();
    void theSameSeedMakesTheSameCompany();
    void everyStateIsThere();
    void rentalsAndPaymentsAreThere();
    void theHistoryOfEachOrderLeadsToWhatItIs();
    void whatIsThereWhenItIsStoppedIsWhole();
    void invoicesOfTheSampleCompanyCanBeEInvoices();
};

void TestDemo::theSameSeedMakesTheSameCompany()
{
    Demo one(1), same(1), other(2);
    QCOMPARE(one.story(), same.story());
    QVERIFY(one.story() != other.story());
}

void TestDemo::theDoctorFindsNothingWrong()
{
    Demo euro(3), yen(4, 100, u"JPY"_s);
    QCOMPARE(euro.faults(), QStringList());
}

void TestDemo::theDoctorNamesWhatIsBroken_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("sentence");
    const QString first = u"(select min(order_id) from orders where status = 'fulfilled')"_s;
    QTest::newRow("totals")
        << u"update orders set subtotal = subtotal + 1, total = total + 1 where order_id = %1 returning order_id"_s
               .arg(first)
        << u"order totals match their items"_s;
    QTest::newRow("counters") << u"update orders set rented_devices = rented_devices - 1 where order_id = "
                                 u"(select min(order_id) from orders "
                                 "where status = 'fulfilled' and total_devices > 1) returning order_id"_s
                              << u"order counters match their subscriptions"_s;
    QTest::newRow("items")
        << u"update order_items set rental_ids = '{}' where order_id = %1 returning order_id"_s.arg(first)
        << u"order items list their subscriptions"_s;
    QTest::newRow("devices")
        << u"update assets set status = 'returned', rental_id = null, customer_id = null where serial_number = "
           "(select min(serial_number) from assets where status = 'rented_out') returning 1"_s
        << u"devices are out only while on a subscription"_s;
    QTest::newRow("figures")
        << u"update customers set total_monthly_revenue = total_monthly_revenue + 1 where customer_id = "
           "(select min(customer_id) from customers) returning 1"_s
        << u"customer figures match their subscriptions and payments"_s;
    QTest::newRow("shares")
        << u"update subscriptions set total_collected = total_collected + 1 where rental_id = "
           "(select min(rental_id) from subscriptions) returning 1"_s
        << u"collected amounts of subscriptions match the payments"_s;
    QTest::newRow("lines") << u"update payment_lines set amount = amount + 1 where payment_id = "
                              "(select min(payment_id) from payments) returning 1"_s
                           << u"figures of products add up to the ledger"_s;
    QTest::newRow("open lines")
        << u"update payment_lines set amount = 0 where payment_id = (select min(payment_id) from payments "
           "where open > 0) returning 1"_s
        << u"receivables of products add up to the ledger"_s;
    QTest::newRow("recovered")
        << u"update subscriptions set total_collected = total_collected + 1 where rental_id = "
           "(select max(rental_id) from subscriptions) returning 1"_s
        << u"what products recovered month by month matches their subscriptions"_s;
    QTest::newRow("tax") << u"update subscriptions set tax_rate = 7 where rental_id = "
                            "(select min(rental_id) from subscriptions) returning 1"_s
                         << u"subscriptions use the tax rate of their customer"_s;
    QTest::newRow("dates") << u"update billing_dates set next_billing_date = next_billing_date + 1 where "
                              "rental_id = (select min(rental_id) from subscriptions where status = 'active') "
                              "returning 1"_s
                           << u"subscriptions are indexed by their next billing date"_s;
    QTest::newRow("prices")
        << u"delete from variant_prices where variant_id = (select min(variant_id) from variants) returning 1"_s
        << u"every active variant has a price"_s;
}

void TestDemo::theDoctorNamesWhatIsBroken()
{
    QFETCH(const QString, damage);
    QFETCH(const QString, sentence);
    Demo shop(5, 50);
    shop.look(damage);
    const QStringList faults = shop.faults();
    const bool named = std::any_of(faults.begin(), faults.end(),
                                   [&](const QString &fault) { return fault.contains(sentence); });
    shop.close();
    QVERIFY2(named, qPrintable(faults.join(u"; ")));
    QCOMPARE(shop.faults(), QStringList());
}

void TestDemo::everyStateIsThere()
{
    Demo shop(6);
    QCOMPARE(shop.look(u"select string_agg(distinct status, ' ' order by status) from orders"_s),
             u"cancelled confirmed fulfilled partial pending"_s);
    QCOMPARE(shop.look(u"select count(*) from orders"_s), u"300"_s);
    QCOMPARE(
        shop.look(
            u"select count(*) from orders where created_at > '2026-11-21 09:30:01Z' or updated_at < created_at"_s),
        u"0"_s);
    const auto page = listOrders(
        shop.context(),
        ListRequest::read({{u"search"_s, u"mail.example"_s}}, orderList(), {}, QTimeZone::utc()).value());
    QVERIFY(page && !page->records.isEmpty());
}

void TestDemo::rentalsAndPaymentsAreThere()
{
    Demo shop(7);
    QCOMPARE(shop.look(u"select count(*) from subscriptions"_s),
             shop.look(u"select sum(rented_devices) from orders"_s));
    QCOMPARE(shop.look(u"select string_agg(distinct status, ' ' order by status) from subscriptions"_s),
             u"active ended_completed"_s);
    QCOMPARE(shop.look(u"select string_agg(distinct status, ' ' order by status) from payments"_s),
             u"cancelled failed paid pending"_s);
    QCOMPARE(shop.look(u"select count(*) from payments where due_date > '2026-11-21'"_s), u"0"_s);
    // every month that is billed has its payment
    QCOMPARE(shop.look(u"select count(*) from subscriptions s where billed_until <> "
                       "(select max(upper(l.period)) from payment_lines l where l.rental_id = s.rental_id)"_s),
             u"0"_s);
    QVERIFY(isId(IdKind::Payment, shop.look(u"select min(payment_id) from payments"_s)));
}

void TestDemo::theHistoryOfEachOrderLeadsToWhatItIs()
{
    Demo shop(7);
    const auto wrong = [&shop](const QString &condition) {
        return shop.look(
            u"select count(*) from orders o left join lateral (select "
            "string_agg(a.action, ' ' order by a.audit_id) as actions, "
            "(array_agg(a.after ->> 'status' order by a.audit_id desc))[1] as status, "
            "max(a.at) as last from audit_entries a where a.record_id = o.order_id) h on true where "_s
            + condition);
    };
    QCOMPARE(wrong(u"h.actions is null or h.actions not like 'order.create%'"_s), u"0"_s);
    QCOMPARE(wrong(u"h.status is distinct from o.status"_s), u"0"_s);
    QCOMPARE(wrong(u"h.last > '2026-11-22'"_s), u"0"_s);
    QCOMPARE(wrong(u"o.status = 'fulfilled' and h.actions not like 'order.create order.confirm order.rent%'"_s),
             u"0"_s);
    QCOMPARE(
        shop.look(u"select count(*) from (select a.before ->> 'status' as before, lag(a.after ->> 'status') "
                  "over (partition by a.record_id order by a.audit_id) as after from audit_entries a "
                  "where a.action like 'order.%') s where s.before is distinct from s.after"_s),
        u"0"_s);
}

// An e-invoice needs all that its seller has to say, and its customer's country.
void TestDemo::invoicesOfTheSampleCompanyCanBeEInvoices()
{
    Shop shop;
    const TenantPointer company =
        test::need(createSampleCompany(shop.database, shop.clock, u"Nordlicht GmbH"_s));
    const Context context{shop.database, company, {}, {}, shop.clock};
    test::need(fillWithDemo(context, {.orders = 40}));
    ListRequest sorted;
    sorted.sortBy = u"createdAt"_s;
    const ListPage page = test::need(listInvoices(context, sorted));
    QVERIFY(!page.records.isEmpty());
    for (const QByteArray &record : page.records) {
        const JsonValue invoice = readJson(record).value_or(JsonValue());
        QVERIFY(invoice[u"sellerDetails"][u"iban"].isString());
        QVERIFY2(ublDocument({invoice, {}}), record.constData());
    }
}

void TestDemo::whatIsThereWhenItIsStoppedIsWhole()
{
    constexpr int Wanted = 10'000;
    Shop shop;
    std::stop_source stop;
    int told = 0;
    DemoOptions options{.orders = Wanted, .supervision = {.stop = stop.get_token()}};
    options.supervision.progress = [&](int done, int) {
        told = done;
        stop.request_stop();
    };
    QVERIFY(!fillWithDemo(shop.context(), options));
    QVERIFY(told > 0 && told < Wanted);
    QCOMPARE(shop.look(u"select count(*) from orders"_s), QString::number(told));
    QVERIFY(shop.look(u"select count(*) from payments"_s).toInt() > 0);
    QCOMPARE(shop.look(u"select count(*) from payments where status <> 'cancelled'"_s),
             shop.look(u"select count(*) from invoices where kind = 'invoice'"_s));
}

QTEST_GUILESS_MAIN(TestDemo)
#include "tst_demo.moc"
