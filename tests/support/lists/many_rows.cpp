// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/many_rows.h"

#include "core/services/billing_groups/billing_groups.h"
#include "core/services/invoices/invoices.h"

using namespace Qt::StringLiterals;

namespace onhire::test {

static const QString deviceWords =
    uR"x('asset', 'SN-' || lpad(i::text, 6, '0'), 'sn-' || lpad(i::text, 6, '0'))x"_s;

// Copies of a row, with other values in some columns: expressions over the row r and the copy's number i. What
// other columns there are is asked of the catalogue.
static const QString copyFunction = uR"(
create function copies(relation regclass, which text, changes jsonb, first integer, last integer) returns void
    language plpgsql as $$
declare
    names text;
    sources text;
begin
    select string_agg(quote_ident(attname), ', '),
           string_agg(coalesce(changes ->> attname, 'r.' || quote_ident(attname)), ', ')
    into names, sources
    from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %s (%s) select %s from (select * from %s where %s limit 1) r, generate_series(%s, %s) i',
                   relation, names, sources, relation, which, first, last);
end $$)"_s;

ManyRows::ManyRows()
{
    run(u"alter system set autovacuum = off"_s);
    run(u"select pg_reload_conf()"_s);
    run(u"create function nth(id text, i integer) returns text language sql immutable as "
        "$$ select left(id, -16) || lpad(to_hex(i), 16, '0') $$"_s);
    run(copyFunction);
    rental = rent();
    serial = of(rental, u"serial_number"_s);
    order = of(rental, u"order_id"_s);
    customer = of(rental, u"customer_id"_s);
    variant = of(rental, u"variant_id"_s);
    product = of(rental, u"product_id"_s);
    payment = look(u"select payment_id from payments"_s);
    look(u"update customers set customer_type = 'business'"_s);
    const auto request = BillingGroupRequest::read(
        json("{'customerId':'" + customer.toLatin1() + "','groupName':'Office','billingDay':15,'rentalIds':['"
             + rental.toLatin1() + "']}"),
        *tenant, false);
    group = need(createBillingGroup(context(), need(request))).id;
    need(issueInvoices(context(), 10));
    invoice = look(u"select invoice_id from invoices"_s);
}

void ManyRows::run(const QString &sql)
{
    runSql(migratedDatabase(), adminRole, {sql});
}

QString ManyRows::nth(const QString &id, int number) const
{
    return number == 0 ? id : id.chopped(16) + QString::number(number, 16).rightJustified(16, u'0');
}

void ManyRows::copy(const QString &table, const QString &which, const QString &changes)
{
    runSql(migratedDatabase(), adminRole,
           {u"set session_replication_role = replica"_s,
            u"select copies('%1', $w$%2$w$, '%3', %4, %5)"_s
                .arg(table, which, QString(changes).replace(u'\'', u"''"_s))
                .arg(m_rows)
                .arg(m_target - 1)});
}

void ManyRows::grow(int rows)
{
    if (rows <= m_rows)
        return;
    m_target = rows;
    const auto is = [](const QString &column, const QString &id) { return u"%1 = '%2'"_s.arg(column, id); };
    copy(u"products"_s, is(u"product_id"_s, product),
         uR"x({"product_id": "nth(r.product_id, i)", "product_sku": "'SKU' || i", "name": "'Phone ' || i",
              "category": "'c' || i % 10", "brand": "'b' || i % 7",
              "document": "replace(r.document, r.product_id, nth(r.product_id, i))"})x"_s);
    copy(u"variants"_s, is(u"variant_id"_s, variant),
         uR"x({"variant_id": "nth(r.variant_id, i)", "product_id": "nth(r.product_id, i)",
              "variant_sku": "'SKU' || i",
              "document": "replace(r.document, r.variant_id, nth(r.variant_id, i))"})x"_s);
    copy(u"customers"_s, is(u"customer_id"_s, customer),
         uR"x({"customer_id": "nth(r.customer_id, i)", "email": "'c' || i || '@example.com'",
              "email_key": "'c' || i || '@example.com'",
              "last_name": "case when i % 3 = 0 then 'Keller' else 'N' || i end",
              "customer_type": "case when i % 4 = 0 then 'business' else 'individual' end",
              "total_devices_rented": "i % 2", "devices_ever": "1", "total_monthly_revenue": "i"})x"_s);
    copy(u"orders"_s, is(u"order_id"_s, order),
         uR"x({"order_id": "nth(r.order_id, i)", "customer_id": "nth(r.customer_id, i)", "natural_key": "null",
              "status": "case when i % 10 = 0 then 'cancelled' else 'fulfilled' end",
              "rented_devices": "case when i % 10 = 0 then 0 else 1 end",
              "subtotal": "r.subtotal + i % 100", "total": "r.total + i % 100",
              "updated_at": "r.updated_at + (i * 7 % 1000) * interval '1 second'",
              "document": "replace(r.document, r.order_id, nth(r.order_id, i))"})x"_s);
    copy(u"order_items"_s, is(u"order_id"_s, order),
         uR"x({"order_id": "nth(r.order_id, i)", "variant_id": "nth(r.variant_id, i)", "sku": "'SKU' || i",
              "product_id": "nth(r.product_id, i)"})x"_s);
    copyDevices(u"i"_s);
    copy(u"payments"_s, is(u"payment_id"_s, payment),
         uR"x({"payment_id": "nth(r.payment_id, i)", "customer_id": "nth(r.customer_id, i)",
              "rental_id": "nth(r.rental_id, i)", "idempotency_key": "'copy ' || i",
              "due_date": "r.due_date + i % 300",
              "document": "replace(r.document, r.payment_id, nth(r.payment_id, i))"})x"_s);
    copy(u"payment_lines"_s, is(u"payment_id"_s, payment),
         uR"x({"payment_id": "nth(r.payment_id, i)", "rental_id": "nth(r.rental_id, i)"})x"_s);
    copy(u"invoices"_s, is(u"invoice_id"_s, invoice),
         uR"x({"invoice_id": "nth(r.invoice_id, i)", "payment_id": "nth(r.payment_id, i)", "number": "i + 10",
              "customer_id": "nth(r.customer_id, i)", "rental_id": "nth(r.rental_id, i)",
              "due_date": "r.due_date + i % 300"})x"_s);
    copy(u"billing_groups"_s, is(u"billing_group_id"_s, group),
         uR"x({"billing_group_id": "nth(r.billing_group_id, i)", "customer_id": "nth(r.customer_id, i)",
              "group_name": "'Office ' || i",
              "document": "replace(r.document, r.billing_group_id, nth(r.billing_group_id, i))"})x"_s);
    copy(u"events"_s, u"type = 'order.created'"_s, uR"x({"event_id": "nth(r.event_id, i)"})x"_s);
    copy(u"audit_entries"_s, u"action = 'order.create'"_s,
         uR"x({"audit_id": "nth(r.audit_id, i)", "record_id": "nth(r.record_id, i)"})x"_s);
    for (const QString &words :
         {uR"x('customer', nth('%1', i), unnest(array['c' || i, 'c' || i || '@example.com', 'example.com',
                                                   case when i % 3 = 0 then 'keller' else 'n' || i end]))x"_s
              .arg(customer),
          uR"x('product', nth('%1', i), unnest(array['sku' || i, 'phone', i::text]))x"_s.arg(product),
          uR"x('variant', nth('%1', i), unnest(array['sku' || i, 'phone', i::text]))x"_s.arg(variant),
          deviceWords})
        addWords(words);
    m_rows = rows;
}

void ManyRows::growDevices(int devices)
{
    const int kinds = m_rows;
    m_target = devices;
    copyDevices(u"(1 + i % %1)"_s.arg(kinds - 1)); // not the first: its ids are no copies
    addWords(deviceWords);
}

// kind: the number of the variant that it is one of, and of its customer and order.
void ManyRows::copyDevices(const QString &kind)
{
    copy(u"assets"_s, u"serial_number = '%1'"_s.arg(serial),
         uR"x({"serial_number": "'SN-' || lpad(i::text, 6, '0')", "rental_id": "nth(r.rental_id, i)",
              "customer_id": "nth(r.customer_id, %1)", "variant_id": "nth(r.variant_id, %1)",
              "sku": "'SKU' || %1", "product_id": "nth(r.product_id, %1)", "created_at": "r.created_at + i * interval '1 second'",
              "document": "replace(r.document, r.serial_number, 'SN-' || lpad(i::text, 6, '0'))"})x"_s.arg(
             kind));
    copy(u"subscriptions"_s, u"rental_id = '%1'"_s.arg(rental),
         uR"x({"rental_id": "nth(r.rental_id, i)", "order_id": "nth(r.order_id, %1)",
              "customer_id": "nth(r.customer_id, %1)", "serial_number": "'SN-' || lpad(i::text, 6, '0')",
              "variant_id": "nth(r.variant_id, %1)", "sku": "'SKU' || %1",
              "billing_group_id": "nth(r.billing_group_id, %1)", "end_date": "r.end_date + i % 300",
              "next_billing_date": "r.next_billing_date + i % 300", "monthly_amount": "r.monthly_amount + i % 50",
              "document": "replace(r.document, r.rental_id, nth(r.rental_id, i))"})x"_s.arg(kind));
    copy(u"billing_dates"_s, u"rental_id = '%1'"_s.arg(rental),
         uR"x({"rental_id": "nth(r.rental_id, i)", "next_billing_date": "r.next_billing_date + i % 300"})x"_s);
}

void ManyRows::addWords(const QString &words)
{
    run(u"insert into search_words (tenant_id, noun, record_id, word) "
        "select '%1', %2 from generate_series(%3, %4) i on conflict do nothing"_s.arg(tenant->id, words)
            .arg(m_rows)
            .arg(m_target - 1));
}

void ManyRows::forgetStatistics()
{
    run(u"delete from pg_statistic s using pg_class c where c.oid = s.starelid "
        "and c.relnamespace = 'public'::regnamespace"_s);
    run(u"update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 "
        "where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')"_s);
    need(database.connection().script(u"discard plans"_s));
}

void ManyRows::analyse()
{
    run(u"analyze"_s);
    need(database.connection().script(u"discard plans"_s));
}

} // namespace onhire::test
