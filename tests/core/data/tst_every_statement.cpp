// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/data/audit/audit_list.h"
#include "core/data/billing_groups/billing_group_list.h"
#include "core/data/customers/customer_rows.h"
#include "core/data/files/file_list.h"
#include "core/data/invoices/invoice_list.h"
#include "core/data/orders/order_rows.h"
#include "core/data/payments/payment_list.h"
#include "core/data/products/product_rows.h"
#include "core/data/subscriptions/subscription_table.h"
#include "core/data/tenants/key_list.h"
#include "core/services/assets/assets.h"
#include "core/services/customers/customers.h"
#include "core/services/orders/orders.h"
#include "core/services/products/products.h"
#include "core/services/subscriptions/subscriptions.h"
#include "core/services/webhooks/webhooks.h"
#include "onhire/sql.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// The names that a query over the catalogue answers, joined; as the superuser sees them.
QString answerOf(const QString &query)
{
    return runSql(migratedDatabase(), adminRole,
                  {u"select string_agg(distinct n::text, ' ' order by n::text) from (%1) q(n)"_s.arg(query)});
}

const QString tenantTables =
    u"(select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, a.attnum from pg_class c "
    "join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped "
    "where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace)"_s;

QList<const ListTable *> lists()
{
    return {&orderList(),   &customerList(),        &productList(),
            &variantList(), &assetList(),           &subscriptionList(),
            &eventList(),   &webhookEndpointList(), &webhookDeliveryList(),
            &paymentList(), &billingGroupList(),    &auditList(),
            &fileList(),    &invoiceList(),         &keyList()};
}

} // namespace

class TestEveryStatement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itPreparesAsTheProgramsRole_data();
    void itPreparesAsTheProgramsRole();
    void everyListRunsWithEachSortAndFilter();
    void everyListIsFoundThroughBySearch();
    void everyListIsSortedByAgeAndChangeAndSearched();
    void everySortHasItsIndex_data();
    void everySortHasItsIndex();
    void everyTableOfTenantsIsWalledIn();
    void everyTableButTheRegisterIsWalledIn();
    void theProgramsRoleMayDoNoMoreThanItsWork();
    void keysAndReferencesBeginWithTheTenant();
    void theRecordOfWhatHappenedCannotBeRewritten_data();
    void theRecordOfWhatHappenedCannotBeRewritten();
};

void TestEveryStatement::itPreparesAsTheProgramsRole_data()
{
    QTest::addColumn<QString>("text");
    for (const Statement *statement : sql::all()) {
        const QString text = QString::fromUtf8(statement->text);
        if (!text.contains(u"%1")) {
            QTest::newRow(statement->name) << text;
            continue;
        }
        for (const ListTable *list : lists()) {
            for (const ListSort &sort : list->sorts) {
                if (list->statement == statement)
                    QTest::addRow("%s by %s", statement->name, sort.name.data())
                        << QString(text).replace(u"%1"_s, sort.column);
            }
        }
    }
}

void TestEveryStatement::itPreparesAsTheProgramsRole()
{
    QFETCH(const QString, text);
    Connection connection(migratedDatabase().conninfo(appRole));
    const auto prepared = connection.script(u"prepare s as "_s + text);
    QVERIFY2(prepared, prepared ? "" : qPrintable(prepared.error().detail));
}

void TestEveryStatement::everyListRunsWithEachSortAndFilter()
{
    Shop shop;
    for (const ListTable *list : lists()) {
        QVERIFY(QByteArrayView(list->statement->text).contains("%1"));
        QList<std::pair<QString, QString>> query;
        for (const ListFilter &filter : list->filters) {
            const bool isText =
                filter.kind == ListFilter::Kind::Text || filter.kind == ListFilter::Kind::Search;
            const QString value = !filter.choices.isEmpty() ? filter.choices.first()
                : isText                                    ? u"some thing"_s
                                                            : u"2026-01-01"_s;
            query.append({filter.name, value});
        }
        for (const ListSort &sort : list->sorts) {
            const auto request = ListRequest::read(query + decltype(query){{u"sortBy"_s, sort.name}}, *list, {},
                                                   QTimeZone::utc());
            QVERIFY2(request, sort.name.data());
            const auto page = fetchList(shop.database.connection(), shop.context().scope(), *list, *request);
            QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
        }
    }
}

// What few records have leads to rows another way than what none has.
void TestEveryStatement::everyListIsFoundThroughBySearch()
{
    Shop shop;
    const QString word =
        u"insert into search_words (tenant_id, noun, record_id, word) values ('%1', '%2', 'x', 'few') "
        "on conflict do nothing returning 1"_s;
    for (const ListTable *list : lists()) {
        for (const FoundByWords &way : list->search.words)
            shop.look(word.arg(shop.tenant->id, way.noun));
    }
    const QStringList searches{u"few"_s, u"few few"_s, u"7Q2M-X4K"_s, newId(IdKind::Order, shop.clock.now()),
                               newId(IdKind::Customer, shop.clock.now())};
    for (const ListTable *list : lists()) {
        for (const QString &search : searches) {
            for (const ListSort &sort : list->sorts) {
                const auto request = ListRequest::read({{u"search"_s, search}, {u"sortBy"_s, sort.name}}, *list,
                                                       {}, QTimeZone::utc());
                QVERIFY2(request, list->statement->name);
                const auto page =
                    fetchList(shop.database.connection(), shop.context().scope(), *list, *request);
                QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
            }
        }
    }
}

void TestEveryStatement::everyListIsSortedByAgeAndChangeAndSearched()
{
    for (const ListTable *list : lists()) {
        const auto sortsBy = [list](QLatin1StringView name) {
            return std::ranges::find(list->sorts, name, &ListSort::name) != list->sorts.end();
        };
        QVERIFY2(sortsBy("createdAt"_L1) && sortsBy("updatedAt"_L1), list->statement->name);
        QVERIFY2(std::ranges::any_of(
                     list->filters,
                     [](const ListFilter &filter) { return filter.kind == ListFilter::Kind::Search; }),
                 list->statement->name);
    }
}

void TestEveryStatement::everySortHasItsIndex_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("held");
    const auto plain = [](QLatin1StringView column) { return QString(column).section(u'.', 1); };
    const auto allPlain = [&](const QList<QLatin1StringView> &columns) {
        QStringList names;
        std::ranges::transform(columns, std::back_inserter(names), plain);
        return names;
    };
    QList<const ListTable *> all =
        lists() + QList{&orderRows(), &customerRows(), &productRows(), &subscriptionTable()};
    for (const ListTable *list : {&webhookEndpointList(), &keyList()}) // a tenant has few
        all.removeOne(list);
    for (const ListTable *list : std::as_const(all)) {
        const QString table = QString(list->from).section(u' ', 0, 0), id = plain(list->idColumn);
        for (const ListSort &sort : list->sorts) {
            if (!sort.column.contains(u'(')) // of an expression the catalogue has other words
                QTest::addRow("%s by %s", list->statement->name, sort.column.data())
                    << table << plain(sort.column)
                    << (sort.isUnique || sort.column == list->idColumn ? QString() : id) << QStringList();
        }
        for (const ListIndex &index : list->indexes) {
            const QString columns = allPlain(index.columns).join(u", "_s);
            if (!index.columns.constLast().contains(u'('))
                QTest::addRow("%s with %s", list->statement->name, qPrintable(columns))
                    << table << columns << QString() << allPlain(index.held);
        }
    }
}

// Begins with the tenant and the columns, and goes on with the id, unless there is one row of each value; and
// it holds beside them what a list tests in it.
void TestEveryStatement::everySortHasItsIndex()
{
    QFETCH(const QString, table);
    QFETCH(const QString, columns);
    QFETCH(const QString, id);
    QFETCH(const QStringList, held);
    QString which =
        u"x.indexdef like '%(tenant_id, %1%2%'"_s.arg(columns, id.isEmpty() ? QString() : u", "_s + id);
    for (const QString &column : held)
        which += u" and x.indexdef ~ 'INCLUDE \\(.*\\m%1\\M'"_s.arg(column);
    const QString found = answerOf(
        u"select x.indexname from pg_indexes x where x.tablename = '%1' and %2 limit 1"_s.arg(table, which));
    QVERIFY2(!found.isEmpty(), qPrintable(table + u' ' + columns));
}

void TestEveryStatement::everyTableOfTenantsIsWalledIn()
{
    QVERIFY(answerOf(u"select t.relname from %1 t"_s.arg(tenantTables)).contains(u"orders"));
    QCOMPARE(
        answerOf(u"select t.relname from %1 t where not t.relrowsecurity or not t.relforcerowsecurity"_s.arg(
            tenantTables)),
        QString());
    QCOMPARE(
        answerOf(
            u"select t.relname from %1 t where not exists (select from pg_policy p where p.polrelid = t.oid "
            "and p.polwithcheck is not null and p.polqual is not null and p.polcmd = '*')"_s.arg(tenantTables)),
        QString());
    // one policy each: several would be joined by OR
    QCOMPARE(answerOf(u"select polrelid::regclass from pg_policy group by 1 having count(*) > 1"_s), QString());
}

void TestEveryStatement::everyTableButTheRegisterIsWalledIn()
{
    QCOMPARE(answerOf(u"select c.relname from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = "
                      u"'public'::regnamespace "
                      "and not (c.relrowsecurity and c.relforcerowsecurity)"_s),
             u"schema_migrations"_s);
    QCOMPARE(answerOf(u"select c.relname from pg_class c where c.relkind in ('v', 'm', 'S', 'f') and "
                      "c.relnamespace = 'public'::regnamespace"_s),
             QString());
}

void TestEveryStatement::theProgramsRoleMayDoNoMoreThanItsWork()
{
    const QString tables =
        u"from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace"_s;
    QCOMPARE(
        answerOf(
            u"select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'onhire_app'"_s),
        QString());
    QCOMPARE(
        answerOf(
            u"select p.proname from pg_proc p join pg_roles r on r.oid = p.proowner where r.rolname = 'onhire_app'"_s),
        QString());
    for (const QString &privilege : {u"TRUNCATE"_s, u"REFERENCES"_s, u"TRIGGER"_s})
        QCOMPARE(answerOf(u"select c.relname %1 and has_table_privilege('onhire_app', c.oid, '%2')"_s.arg(
                     tables, privilege)),
                 QString());
    QCOMPARE(
        answerOf(u"select c.relname %1 and has_table_privilege('onhire_app', c.oid, 'DELETE')"_s.arg(tables)),
        u"audit_unsealed events files idempotency_keys invoices_to_issue order_claims search_words variant_prices webhook_deliveries webhook_queue work_troubles"_s);
    QCOMPARE(answerOf(u"select c.relname %1 and has_table_privilege('public', c.oid, 'SELECT')"_s.arg(tables)),
             QString());
    QCOMPARE(answerOf(u"select 'yes' where has_schema_privilege('onhire_app', 'public', 'CREATE')"_s),
             QString());
    QCOMPARE(answerOf(u"select 'yes' where has_database_privilege('onhire_app', 'onhire', 'CREATE')"_s),
             QString());
    QCOMPARE(answerOf(u"select 'yes' from pg_roles where rolname = 'onhire_app' and (rolsuper or rolbypassrls "
                      u"or rolcreaterole "
                      "or rolcreatedb or rolreplication)"_s),
             QString());
    QCOMPARE(
        answerOf(
            u"select 'yes' from pg_auth_members m join pg_roles r on r.oid = m.member where r.rolname = 'onhire_app'"_s),
        QString());
}

void TestEveryStatement::keysAndReferencesBeginWithTheTenant()
{
    // an expression that comes first has the tenant in it
    QCOMPARE(
        answerOf(
            u"select i.indexrelid::regclass from pg_index i join %1 t on t.oid = i.indrelid where i.indkey[0] "
            u"<> t.attnum "
            "and not (i.indkey[0] = 0 and pg_get_indexdef(i.indexrelid, 1, false) like '%tenant_id%')"_s.arg(
                tenantTables)),
        QString());
    QVERIFY(answerOf(u"select f.conname from pg_constraint f where f.contype = 'f'"_s).contains(u"orders"));
    QCOMPARE(answerOf(u"select f.conname from pg_constraint f join %1 a on a.oid = f.conrelid join %1 b on "
                      u"b.oid = f.confrelid "
                      "where f.contype = 'f' and (f.conkey[1] <> a.attnum or f.confkey[1] <> b.attnum)"_s.arg(
                          tenantTables)),
             QString());
    // the walls say whose a row is: a reference to the tenant would say it again, at a price, for every row
    QCOMPARE(answerOf(u"select f.conname from pg_constraint f where f.contype = 'f' and f.confrelid = "
                      u"'tenants'::regclass"_s),
             QString());
}

void TestEveryStatement::theRecordOfWhatHappenedCannotBeRewritten_data()
{
    QTest::addColumn<QString>("statement");
    for (const QString &table : {u"audit_entries"_s, u"audit_chain"_s, u"events"_s, u"invoices"_s}) {
        QTest::addRow("update %s", qPrintable(table)) << u"update %1 set tenant_id = tenant_id"_s.arg(table);
        if (table != "events"_L1) // kept for a month
            QTest::addRow("delete %s", qPrintable(table)) << u"delete from %1"_s.arg(table);
        QTest::addRow("truncate %s", qPrintable(table)) << u"truncate %1 cascade"_s.arg(table);
        QTest::addRow("drop %s", qPrintable(table)) << u"drop table %1"_s.arg(table);
        QTest::addRow("open %s", qPrintable(table))
            << u"alter table %1 disable row level security"_s.arg(table);
    }
}

void TestEveryStatement::theRecordOfWhatHappenedCannotBeRewritten()
{
    QFETCH(const QString, statement);
    Connection connection(migratedDatabase().conninfo(appRole));
    const auto refused = connection.script(statement);
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(u"42501"), qPrintable(refused.error().detail));
}

QTEST_GUILESS_MAIN(TestEveryStatement)
#include "tst_every_statement.moc"
