// SPDX-License-Identifier: GPL-3.0-or-later
// An upgrade of a database that is full: the rows of a company are put into the schema as it was after each of
// some earlier steps, as far as that knew them; after the steps that are left, the doctor finds nothing wrong,
// and what people see is what it was.
#include "core/data/db/transaction.h"
#include "core/data/documents/fill_documents.h"
#include "core/data/files/folder_storage.h"
#include "core/data/payments/past_receipts.h"
#include "core/data/schema/migrator.h"
#include "core/domain/search.h"
#include "core/services/demo/demo.h"
#include "core/services/doctor/doctor.h"
#include "onhire/sql.h"
#include "tests/support/due_work.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QDir>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <stop_token>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

QStringList words(const ClusterAddress &address, const QString &query)
{
    return runSql(address, adminRole, {query}).split(u' ', Qt::SkipEmptyParts);
}

// The rows of every table that both know, in the columns that both know. What triggers would have written has
// been written; they stay silent.
void copyRows(const ClusterAddress &from, const ClusterAddress &to)
{
    const QString tables = u"select string_agg(tablename, ' ') from pg_tables where schemaname = 'public' "
                           u"and tablename <> 'schema_migrations'"_s;
    const QStringList known = words(to, tables);
    QStringList statements{u"set session_replication_role = replica"_s};
    for (const QString &table : words(from, tables)) {
        if (!known.contains(table))
            continue;
        const QString columns = u"select coalesce(string_agg(attname, ' '), '') from pg_attribute where "
                                u"attrelid = '%1'::regclass and "
                                u"attnum > 0 and not attisdropped and attgenerated = ''"_s.arg(table);
        const QStringList there = words(from, columns);
        QStringList both;
        for (const QString &column : words(to, columns)) {
            if (there.contains(column))
                both += column;
        }
        const QString rows =
            runSql(from, adminRole, {u"select coalesce(json_agg(t), '[]')::text from %1 t"_s.arg(table)});
        statements +=
            u"insert into %1 (%2) select %2 from json_populate_recordset(null::%1, $rows$%3$rows$)"_s.arg(
                table, both.join(u", "_s), rows);
    }
    runSql(to, adminRole, statements);
}

// A database with those rows, in the schema as it was before that step.
ClusterAddress filledBefore(const QString &name)
{
    const auto history = sql::migrations();
    const auto step =
        std::ranges::find(history, name, [](const Migration &each) { return QString::fromLatin1(each.name); });
    const ClusterAddress address = TestCluster::freshDatabase();
    if (step == history.end() || !migrate(address.conninfo(ownerRole), std::span(history.begin(), step)))
        qFatal("The schema cannot be brought to where it was before that step.");
    copyRows(migratedDatabase(), address);
    return address;
}

QStringList faults(const ClusterAddress &address)
{
    Database database(address.conninfo(appRole));
    QStringList found;
    const QTemporaryDir folder;
    const auto files = FolderStorage::open(folder.path(), QDateTime::currentDateTimeUtc());
    for (const Finding &finding :
         examine({database, SystemClock(), QDir::tempPath(), folder.path(), **files, u"/none"_s}).findings) {
        if (!finding.isWell())
            found += finding.text();
    }
    return found;
}

// What the API shows of all records, and what stands in the books. Each receipt gets its id when it gets a
// record of its own.
QString seen(const ClusterAddress &address)
{
    QStringList parts;
    for (const auto &[table, id] : {std::pair{u"orders"_s, u"order_id"_s},
                                    {u"subscriptions"_s, u"rental_id"_s},
                                    {u"assets"_s, u"serial_number"_s},
                                    {u"payments"_s, u"payment_id"_s},
                                    {u"billing_groups"_s, u"billing_group_id"_s}})
        parts += table + u' '
            + runSql(address, adminRole,
                     {u"select concat(count(*), ' ', md5(string_agg(regexp_replace(document, "
                      u"'\"receiptId\":\"[^\"]*\",', '', 'g'), '' order by %1))) from %2"_s.arg(id, table)});
    for (const QString &query :
         {u"select concat('ledger ', count(*), ' ', sum(receivable), ' ', sum(revenue), ' ', sum(tax), ' ', "
          u"sum(collected)) from ledger"_s,
          u"select concat('dates ', md5(string_agg(concat(rental_id, status, next_billing_date), ',' order by "
          u"rental_id))) "
          u"from billing_dates"_s,
          u"select concat('figures ', md5(string_agg(concat(customer_id, total_devices_rented, "
          u"total_monthly_revenue, "
          u"lifetime_collected), ',' order by customer_id))) from customers"_s})
        parts += runSql(address, adminRole, {query});
    return parts.join(u'\n');
}

} // namespace

class TestUpgrade : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Shop shop;
        QVERIFY(fillWithDemo(shop.context(), {.orders = 120, .seed = 7}));
        QVERIFY(test::doWorkDue(shop.context()));
        QCOMPARE(faults(migratedDatabase()), QStringList());
    }

    void whatIsThereStaysRight_data()
    {
        QTest::addColumn<QString>("last");
        for (const char *step : {"0013_money", "0016_figures_by_key", "0019_today", "0021_customer_tax",
                                 "0023_invoice_seller", "0025_devices_by_place"})
            QTest::newRow(step) << QString::fromLatin1(step);
    }

    void whatIsThereStaysRight()
    {
        QFETCH(const QString, last);
        const auto history = sql::migrations();
        const auto end = std::ranges::find(
            history, last, [](const Migration &step) { return QString::fromLatin1(step.name); });
        QVERIFY(end != history.end());
        const ClusterAddress address = TestCluster::freshDatabase();
        QVERIFY(migrate(address.conninfo(ownerRole), std::span(history.begin(), std::next(end))));
        copyRows(migratedDatabase(), address);
        const auto state = migrate(address.conninfo(ownerRole));
        QVERIFY2(state, state ? "" : qPrintable(state.error().detail));
        QVERIFY(fillDocuments(address.conninfo(ownerRole))); // as every start of the program does
        QCOMPARE(faults(address).join(u"; "_s), QString());
        QCOMPARE(seen(address), seen(migratedDatabase()));
    }

    // Variants and products are found by what they are called, as they are once they have been saved.
    void theCatalogueIsFoundByItsWords()
    {
        const ClusterAddress address = filledBefore(u"0044_words_of_variants"_s);
        const QString rename =
            u"update variants set variant_name = 'Größe ﬁn ÇA/va', color_name = 'Noir  foncé'"_s;
        runSql(address, adminRole,
               {rename, u"delete from search_words where noun in ('variant', 'product')"_s});
        QVERIFY(migrate(address.conninfo(ownerRole)));
        const QStringList found = words(
            address,
            u"select string_agg(distinct word, ' ') from search_words where noun = 'variant' and record_id "
            u"= (select min(variant_id) from variants)"_s);
        const QStringList texts = words(
            address,
            u"select concat_ws(' ', product_sku, name, category, brand, variant_sku, variant_name, color_name) "
            u"from variants join products using (tenant_id, product_id) order by variant_id limit 1"_s);
        QCOMPARE(QSet(found.begin(), found.end()), [&] {
            const QStringList all = searchWords(texts);
            return QSet(all.begin(), all.end());
        }());
        QCOMPARE(words(address,
                       u"select count(distinct record_id) from search_words where noun = 'product' "
                       u"and word = 'grosse'"_s),
                 words(address, u"select count(*) from products"_s));
    }

    // What the ledger has kept of each time; by what means, nobody can say of several.
    void whatWasPaidInPartsHasItsReceipts()
    {
        const ClusterAddress address = filledBefore(u"0053_receipts"_s);
        const QString id =
            runSql(address, adminRole,
                   {u"select min(payment_id) from payments where status = 'pending' and total > 500"_s});
        const auto pay = [&](const QString &how) {
            runSql(address, adminRole,
                   {u"update payments set version = version + 1, %1 where payment_id = '%2'"_s.arg(how, id)});
        };
        pay(u"received = 300, paid = 300, paid_on = due_date + 400, method = 'Cash', payment_reference = '4711'"_s);
        pay(u"received = total + 100, paid = total, paid_on = due_date + 401, paid_at = "
            u"(due_date + 401)::timestamp at time zone 'UTC' + interval '9 hours', status = 'paid', "
            u"method = 'Bank transfer', payment_reference = 'RE 1'"_s);
        QVERIFY(migrate(address.conninfo(ownerRole)));
        QVERIFY(fillDocuments(address.conninfo(ownerRole)));
        const auto shown = [&](const QString &what) {
            return runSql(address, adminRole,
                          {u"select %1 from payments p join tenants t using (tenant_id) cross join "
                           u"json_array_elements(p.document::json -> "
                           u"'receipts') r where p.payment_id = '%2'"_s.arg(what, id)});
        };
        QCOMPARE(shown(u"string_agg(concat_ws(' ', round((r ->> 'amount')::numeric * 100) = 300, "
                       u"r ->> 'method', r ->> 'reference'), ', ')"_s),
                 u"t, f"_s);
        QCOMPARE(
            shown(
                u"string_agg((((r ->> 'at')::timestamptz at time zone t.time_zone)::date - p.due_date)::text, "
                u"' ')"_s),
            u"400 401"_s);
        QCOMPARE(shown(u"concat(sum((r ->> 'amount')::numeric) * 100 = max(p.total) + 100)"_s), u"t"_s);
        QCOMPARE(runSql(address, adminRole,
                        {u"select count(*) from payments where received > 0 and (receipts is null or "
                         u"position('receipts' in document) = 0)"_s}),
                 u"0"_s);
        QCOMPARE(faults(address).join(u"; "_s), QString());
    }

    // Money that came before its charge was made, and was noted when no day was kept; a part, whose rest credit
    // has paid later that day.
    void aPastReceiptHasTheMomentOfItsMoney()
    {
        const ClusterAddress address = filledBefore(u"0053_receipts"_s);
        const QStringList ids =
            words(address,
                  u"select string_agg(payment_id, ' ') from (select payment_id from payments "
                  u"where status = 'pending' and total > 500 order by payment_id limit 2) p"_s);
        const auto change = [&](const QString &id, const QString &how) {
            runSql(address, adminRole,
                   {u"update payments set version = version + 1, %1 where payment_id = '%2'"_s.arg(how, id)});
        };
        const QString early = ids.at(0), inPart = ids.at(1);
        change(early,
               u"received = total, paid = total, status = 'paid', paid_at = created_at - interval '3 days', "
               u"updated_at = created_at, method = 'manual', payment_reference = 'RE 1'"_s);
        change(inPart,
               u"received = 300, paid = 300, paid_on = '2026-11-20', updated_at = '2026-11-20T09:00:00Z', "
               u"method = 'Cash'"_s);
        change(inPart,
               u"credit_used = total - 300, paid = total, status = 'paid', paid_at = '2026-11-20T15:00:00Z', "
               u"updated_at = "
               u"'2026-11-20T15:00:00Z'"_s);
        QVERIFY(migrate(address.conninfo(ownerRole)));
        QVERIFY(fillDocuments(address.conninfo(ownerRole)));
        const auto shown = [&](const QString &what, const QString &id) {
            return runSql(address, adminRole,
                          {u"select %1 from payments p cross join json_array_elements(p.receipts) r where "
                           u"p.payment_id = '%2'"_s.arg(what, id)});
        };
        const QString how = u"concat_ws(' ', %1, r ->> 'method', r ->> 'reference')"_s;
        QCOMPARE(shown(how.arg(u"(r ->> 'at')::timestamptz = p.created_at - interval '3 days'"_s), early),
                 u"t RE 1"_s);
        QCOMPARE(shown(how.arg(u"r ->> 'at'"_s), inPart), u"2026-11-20T09:00:00.000Z Cash"_s);
    }

    // Most may have theirs by then: they are walked past a thousand at a time, whatever they hold.
    void aFillThatWasStoppedGoesOn()
    {
        const ClusterAddress address = filledBefore(u"0053_receipts"_s);
        QVERIFY(migrate(address.conninfo(ownerRole)));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!fillDocuments(address.conninfo(ownerRole), stop.get_token()));
        const QString lacking = u"select count(*) > 0 from payments where received > 0 and receipts is null"_s;
        QCOMPARE(runSql(address, adminRole, {lacking}), u"true"_s);
        // what a later step of the schema may do, where somebody skips a release
        runSql(address, adminRole, {u"update payments set version = version + 1, notes = 'x'"_s});

        Database database(address.conninfo(ownerRole));
        const Scope scope =
            Scope::tenant(runSql(address, adminRole, {u"select min(tenant_id) from payments"_s}));
        const auto walk = [&](const QString &afterId) {
            return inTransaction(database, scope, [&](Connection &connection) {
                return giveReceipts(connection, scope, afterId);
            });
        };
        QString lastId = u""_s;
        for (auto walked = walk(lastId); walked && !walked->isNull(); walked = walk(lastId))
            lastId = *walked;
        QCOMPARE(runSql(address, adminRole, {lacking}), u"false"_s);
        QCOMPARE(walk(u""_s).value_or(QString()),
                 runSql(address, adminRole,
                        {u"select max(payment_id) from (select payment_id from payments where tenant_id = '%1' "
                         u"order by payment_id limit 1000) p"_s.arg(scope.name())}));
        QVERIFY(fillDocuments(address.conninfo(ownerRole)));
    }

    // It waited forever, because nobody pays nothing.
    void whatAsksForNothingIsPaidFromThenOn()
    {
        const ClusterAddress address = filledBefore(u"0028_what_is_left_to_pay"_s);
        const QString id =
            runSql(address, adminRole,
                   {u"set session_replication_role = replica"_s,
                    u"update payments set subtotal = 0, tax_amount = 0, total = 0 where payment_id = "
                    u"(select min(payment_id) from payments where status = 'pending') "
                    u"returning payment_id"_s});
        QVERIFY(!id.isEmpty());
        QVERIFY(migrate(address.conninfo(ownerRole)));
        QVERIFY(fillDocuments(address.conninfo(ownerRole)));
        const auto shown = [&](const QString &what) {
            return runSql(address, adminRole,
                          {u"select %1 from payments where payment_id = '%2'"_s.arg(what, id)});
        };
        QCOMPARE(shown(u"concat(status, ' ', paid_at = created_at)"_s), u"paid t"_s);
        QCOMPARE(shown(u"document::json ->> 'status'"_s), u"paid"_s);
        QCOMPARE(runSql(address, adminRole,
                        {u"select count(*) from payments where total > 0 and document is null"_s}),
                 u"0"_s);
    }
};

QTEST_GUILESS_MAIN(TestUpgrade)
#include "tst_upgrade.moc"
