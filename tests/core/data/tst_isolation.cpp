// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/assets.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/invoices/invoices.h"
#include "core/services/orders/orders.h"
#include "core/services/products/products.h"
#include "core/services/subscriptions/subscriptions.h"
#include "onhire/sql.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// A tenant with a row in every table that tenants have.
struct Furnished : Shop
{
    Furnished()
    {
        const auto product =
            ProductRequest::read(json("{'productSku':'P','name':'Phone','specification':'x','category':'c','"
                                      "brand':'b','variants':[{'variantSku':'P-A',"
                                      "'variantName':'A','grade':'A','pricing':{'12':10}}]}"),
                                 *tenant);
        const auto order = OrderRequest::read(json(orderOf("P-A")), *tenant);
        if (!upsertProduct(context(), *product) || !placeOrder(context(), *order, NaturalKey::Check))
            qFatal("no rows");
        rent();
        if (!sealAuditChain(database, tenant->id))
            qFatal("no chain");
        look(u"insert into billing_groups (tenant_id, billing_group_id, customer_id, group_name, billing_day, "
             "currency, status, created_by, created_at, updated_at) select tenant_id, 'bg_' || "
             "right(customer_id, 26), "
             "customer_id, 'g', 1, 'EUR', 'active', 'x', now(), now() from customers returning 1"_s);
        look(u"insert into webhook_endpoints (tenant_id, webhook_endpoint_id, url, events, secret, sealed_by, "
             "created_by, created_at, updated_at) values ('%1', 'whe_' || right('%1', 26), 'https://x', '{*}', "
             "'', 'x', "
             "'x', now(), now()) returning 1"_s.arg(tenant->id));
        look(u"insert into webhook_queue (tenant_id, event_id) select tenant_id, event_id from events limit 1 "
             "returning 1"_s);
        look(u"insert into webhook_deliveries (tenant_id, webhook_delivery_id, webhook_endpoint_id, event_id, "
             u"event, "
             "next_attempt_at, created_at, updated_at) select e.tenant_id, 'whd_' || right(e.event_id, 26), "
             "w.webhook_endpoint_id, e.event_id, e.type, now(), now(), now() from events e, webhook_endpoints "
             "w limit 1 "
             "returning 1"_s);
        look(u"insert into rate_windows (tenant_id, hits) values ('%1', array[now()]) returning 1"_s.arg(
            tenant->id));
        look(
            u"insert into idempotency_keys (tenant_id, key, request_digest, status, body) values ('%1', 'k', '', 200, '') returning 1"_s
                .arg(tenant->id));
        look(u"insert into audit_unsealed (tenant_id, audit_id) select tenant_id, audit_id from audit_entries "
             "limit 1 returning 1"_s);
        look(u"insert into files (tenant_id, file_id, status, type, category, filename, original_filename, "
             "content_type, size, order_id, uploaded_by, created_at, updated_at) select tenant_id, 'file_' || "
             "right(order_id, 26), 'stored', 'document', 'uploaded', 'a', 'a', 'text/plain', 1, order_id, 'x', "
             "now(), now() from orders returning 1"_s);
        fileId = look(u"select file_id from files"_s);
        rentalId = look(u"select rental_id from subscriptions"_s);
        productId = look(u"select product_id from products"_s);
        variantId = look(u"select variant_id from variants"_s);
        customerId = look(u"select customer_id from customers"_s);
        orderId = look(u"select order_id from orders"_s);
    }

    // A device with its subscription, and what it is charged.
    void rent()
    {
        const QString id = look(u"select order_id from orders"_s);
        const auto asset =
            AssetRequest::read(json("{'serialNumber':'S','sku':'P-A'}"), *tenant, QDate(2026, 11, 21));
        const auto rental = SubscriptionRequest::read(
            json("{'serialNumber':'S','orderId':'" + id.toLatin1() + "'}"), *tenant, QDate(2026, 11, 21));
        if (!confirmOrder(context(), id) || !createAsset(context(), *asset)
            || !createSubscription(context(), *rental))
            qFatal("no rental");
        if (issueInvoices(context(), 10).value_or(0) != 1)
            qFatal("no invoice");
        look(u"insert into invoices_to_issue (tenant_id, payment_id, kind) "
             "select tenant_id, payment_id, 'credit_note' from payments returning 1"_s);
        look(
            u"insert into sandbox_days (tenant_id, worked_until) select tenant_id, now() from tenants returning 1"_s);
        look(u"insert into past_tenant_taxes (tenant_id, held_before, tax_rate, inclusive) "
             "select tenant_id, now(), 19, false from tenants returning 1"_s);
        look(u"insert into past_customer_taxes (tenant_id, customer_id, held_before, tax_treatment) "
             "select tenant_id, customer_id, now(), 'standard' from customers returning 1"_s);
        look(u"insert into past_rental_products (tenant_id, rental_id, held_before, product_id) "
             "select tenant_id, rental_id, now(), product_id from subscriptions returning 1"_s);
        look(u"insert into work_troubles (tenant_id, record_id, kind, since, error) "
             "select tenant_id, rental_id, 'subscription', now(), '{}' from subscriptions returning 1"_s);
        invoiceId = look(u"select invoice_id from invoices"_s);
    }

    // All that a statement answers, as one text.
    QString all(const QString &sql, const QVariantList &parameters)
    {
        auto rows = database.connection().run(
            context().scope(), u"select string_agg(t::text, ' ') from (%1) t"_s.arg(sql), parameters);
        return rows && rows->next() ? rows->text(0) : rows.error().detail;
    }

    QString productId, variantId, customerId, orderId, fileId, rentalId, invoiceId;
};

QStringList tenantTables()
{
    return runSql(migratedDatabase(), adminRole,
                  {u"select string_agg(c.relname, ' ') from pg_class c join pg_attribute a on a.attrelid = "
                   u"c.oid and a.attname = 'tenant_id' "
                   "where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace"_s})
        .split(u' ');
}

QString refusal(Shop &shop, const QString &sql, const QVariantList &parameters = {})
{
    const auto result = shop.database.connection().run(shop.context().scope(), sql, parameters);
    return result ? u"none, %1 rows"_s.arg(result->affected())
                  : result.error().detail.section(u"\": "_s, 1).section(u' ', 0, 0);
}

} // namespace

class TestIsolation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutTheirWhereClausesStatementsLeakNothing_data();
    void withoutTheirWhereClausesStatementsLeakNothing();
    void noTableShowsAnotherTenantsRows();
    void aRowOfAnotherTenantCannotBeWritten();
    void aRowCannotBeGivenToAnotherTenant();
    void rowsOfAnotherTenantCannotBeChanged();
    void aReferenceToAnotherTenantsRowIsRefused();
};

void TestIsolation::withoutTheirWhereClausesStatementsLeakNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("second"); // the record that is asked for
    const std::pair<const Statement *, QString> statements[] = {
        {&sql::orders::find, u"order"_s},
        {&sql::orders::lock, u"order"_s},
        {&sql::orders::lock_for_rental, u"orders"_s},
        {&sql::orders::list, {}},
        {&sql::customers::find, u"customer"_s},
        {&sql::customers::lock, u"customer"_s},
        {&sql::customers::list, {}},
        {&sql::products::find, u"product"_s},
        {&sql::products::list, {}},
        {&sql::variants::lock, u"products"_s},
        {&sql::variants::find, u"variant"_s},
        {&sql::variants::list, {}},
        {&sql::orders::offered, u"skus"_s},
        {&sql::assets::find, u"serial"_s},
        {&sql::assets::lock, u"serials"_s},
        {&sql::assets::list, {}},
        {&sql::subscriptions::find, u"rental"_s},
        {&sql::subscriptions::list, {}},
        {&sql::payments::list, {}},
        {&sql::invoices::find, u"invoice"_s},
        {&sql::invoices::list, {}},
        {&sql::billing_groups::list, {}},
        {&sql::files::facts, u"file"_s},
        {&sql::files::lock, u"file"_s},
        {&sql::files::list, {}},
        {&sql::files::stored, {}},
        {&sql::audit::unsealed, u"many"_s},
        {&sql::audit::walk, u"zero"_s},
        {&sql::idempotency::find, u"key"_s},
        {&sql::tenants::find, {}},
        {&sql::rates::wait, {}},
    };
    for (const auto &[statement, second] : statements)
        QTest::newRow(statement->name)
            << QString::fromUtf8(statement->text).replace(u"%1"_s, u"created_at"_s) << second;
}

void TestIsolation::withoutTheirWhereClausesStatementsLeakNothing()
{
    QFETCH(QString, text);
    QFETCH(const QString, second);
    Furnished own, other;
    text.replace(u"created_at::text"_s, u"1::text"_s);
    static const QRegularExpression clause(u"\\w+\\.tenant_id = \\$1"_s);
    const QString open = QString(text).replace(clause, u"$1::text is not null"_s);
    QVERIFY(open != text);
    const auto parameters = [&](const Furnished &shop) {
        const QHash<QString, QString> values{{u"order"_s, shop.orderId},
                                             {u"customer"_s, shop.customerId},
                                             {u"orders"_s, u"{%1}"_s.arg(shop.orderId)},
                                             {u"serials"_s, u"{S}"_s},
                                             {u"product"_s, shop.productId},
                                             {u"products"_s, u"{%1}"_s.arg(shop.productId)},
                                             {u"variant"_s, shop.variantId},
                                             {u"file"_s, shop.fileId},
                                             {u"rental"_s, shop.rentalId},
                                             {u"invoice"_s, shop.invoiceId},
                                             {u"serial"_s, u"S"_s},
                                             {u"email"_s, u"ada@example.com"_s},
                                             {u"skus"_s, u"{P-A}"_s},
                                             {u"zero"_s, u"0"_s},
                                             {u"many"_s, u"500"_s},
                                             {u"key"_s, u"k"_s}};
        return second.isEmpty() ? QVariantList{shop.tenant->id}
                                : QVariantList{shop.tenant->id, values.value(second)};
    };
    // the others' rows are there, and as many as one's own
    const QString theirs = other.all(open, parameters(other));
    if (QByteArrayView(QTest::currentDataTag()) != "audit/unsealed")
        QVERIFY2(!theirs.isEmpty(), "nothing to leak");
    const QString seen = own.all(open, parameters(other));
    for (const QString &mark : {other.tenant->id, other.orderId, other.customerId, other.productId,
                                other.variantId, other.fileId, other.rentalId, other.invoiceId})
        QVERIFY2(!seen.contains(mark), qPrintable(seen));
    QCOMPARE(own.all(open, parameters(own)).count(u"\n"), own.all(text, parameters(own)).count(u"\n"));
    QCOMPARE(own.all(open, parameters(own)), own.all(text, parameters(own)));
}

void TestIsolation::noTableShowsAnotherTenantsRows()
{
    Furnished own, other;
    for (const QString &table : tenantTables()) {
        QVERIFY2(own.look(u"select count(*) from %1"_s.arg(table)) != u"0"_s, qPrintable(table));
        QCOMPARE(own.look(u"select count(*) from %1 where tenant_id <> '%2'"_s.arg(table, own.tenant->id)),
                 u"0"_s);
    }
}

void TestIsolation::aRowOfAnotherTenantCannotBeWritten()
{
    Furnished own, other;
    for (const QString &table : tenantTables()) {
        const QString columns = runSql(
            migratedDatabase(), adminRole,
            {u"select string_agg(quote_ident(attname), ', ') from pg_attribute where attrelid = '%1'::regclass "
             "and attnum > 0 and attgenerated = '' and not attisdropped"_s.arg(table)});
        const QString row = runSql(
            migratedDatabase(), adminRole,
            {u"select row_to_json(t) from %1 t where tenant_id = '%2' limit 1"_s.arg(table, other.tenant->id)});
        QVERIFY2(!row.isEmpty(), qPrintable(table));
        if (table == u"tenants"_s)
            continue; // see below: a new one is made in the scope above them all
        const QString insert =
            u"insert into %1 (%2) select %2 from json_populate_record(null::%1, $1::json)"_s.arg(table,
                                                                                                 columns);
        QVERIFY2(refusal(own, insert, {row}) == u"42501"_s,
                 qPrintable(table + u": "_s + refusal(own, insert, {row})));
    }
    QCOMPARE(refusal(own,
                     u"insert into tenants select 'ten_x', organisation_id, name, tier, currency, time_zone, "
                     u"false, null, '{}', 1, now(), "
                     "now() from tenants"_s),
             u"42501"_s);
}

void TestIsolation::aRowCannotBeGivenToAnotherTenant()
{
    Furnished own, other;
    for (const QString &table :
         {u"products"_s, u"variants"_s, u"customers"_s, u"orders"_s, u"order_items"_s, u"variant_prices"_s,
          u"search_words"_s, u"idempotency_keys"_s, u"rate_windows"_s, u"tenants"_s})
        QVERIFY2(refusal(own, u"update %1 set tenant_id = $1"_s.arg(table), {other.tenant->id}) == u"42501"_s,
                 qPrintable(table));
}

void TestIsolation::rowsOfAnotherTenantCannotBeChanged()
{
    Furnished own, other;
    for (const QString &table : {u"products"_s, u"variants"_s, u"customers"_s, u"orders"_s, u"order_items"_s,
                                 u"tenants"_s, u"rate_windows"_s})
        QCOMPARE(refusal(own, u"update %1 set tenant_id = tenant_id where tenant_id = $1"_s.arg(table),
                         {other.tenant->id}),
                 u"none, 0 rows"_s);
    for (const QString &table : {u"idempotency_keys"_s, u"search_words"_s, u"variant_prices"_s, u"files"_s})
        QCOMPARE(refusal(own, u"delete from %1 where tenant_id = $1"_s.arg(table), {other.tenant->id}),
                 u"none, 0 rows"_s);
}

void TestIsolation::aReferenceToAnotherTenantsRowIsRefused()
{
    Furnished own, other;
    QCOMPARE(refusal(own, u"update variants set product_id = $1"_s, {other.productId}), u"23503"_s);
    QCOMPARE(refusal(own, u"update orders set customer_id = $1"_s, {other.customerId}), u"23503"_s);
    QCOMPARE(refusal(own, u"update order_items set variant_id = $1"_s, {other.variantId}), u"23503"_s);
    QCOMPARE(refusal(own, u"update order_items set order_id = $1"_s, {other.orderId}), u"23503"_s);
    QCOMPARE(refusal(own, u"update variant_prices set variant_id = $1"_s, {other.variantId}), u"23503"_s);
    QCOMPARE(refusal(own, u"insert into audit_chain values ($1, 99, $2, sha256('x'))"_s,
                     {own.tenant->id, other.look(u"select max(audit_id) from audit_entries"_s)}),
             u"23503"_s);
}

QTEST_GUILESS_MAIN(TestIsolation)
#include "tst_isolation.moc"
