// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a month is charged: the billing run beside the leanest SQL that writes the same rows, a statement
// for each table. ONHIRE_BENCH=1 [ONHIRE_BENCH_ORDERS=20000] ctest -R bench/billing
#include "core/services/demo/demo.h"
#include "core/services/due/work_due.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QTest>

#include <ranges>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

// What the run wrote, by table; in the order in which the rows need one another.
struct Written
{
    QString table, rows; // a condition
};
const Written Tables[] = {
    {u"payments"_s, u"created_at = '%1'"_s},
    {u"payment_lines"_s, u"payment_id in (select payment_id from payments where created_at = '%1')"_s},
    {u"invoices"_s, u"issued_at = '%1'"_s},
    {u"audit_entries"_s, u"at = '%1'"_s},
    {u"audit_unsealed"_s, u"audit_id in (select audit_id from audit_entries where at = '%1')"_s},
    {u"events"_s, u"occurred_at = '%1'"_s},
};

QString columnsOf(const ClusterAddress &address, const QString &table)
{
    return runSql(
        address, ownerRole,
        {u"select string_agg(attname, ', ') from pg_attribute where attrelid = '%1'::regclass and attnum > 0 "
         u"and not attisdropped and attgenerated = ''"_s.arg(table)});
}

} // namespace

class TestBillingBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("ONHIRE_BENCH"))
            QSKIP("set ONHIRE_BENCH=1 to run it");
    }

    void aMonthOfContracts()
    {
        Shop shop;
        const int orders = qEnvironmentVariable("ONHIRE_BENCH_ORDERS", u"20000"_s).toInt();
        QVERIFY(fillWithDemo(shop.context(), {.orders = orders, .seed = 1}));
        runSql(migratedDatabase(), adminRole, {u"vacuum analyze"_s});
        QVERIFY(doWorkDue(shop.context()));
        shop.clock.set(shop.clock.now().addMonths(1));
        const QString moment = toTimestamp(shop.clock.now());

        QElapsedTimer timer;
        timer.start();
        QVERIFY(doWorkDue(shop.context()));
        const double own = double(timer.elapsed()) / 1000;
        const int charged =
            shop.look(u"select count(*)::text from payments where created_at = '%1'"_s.arg(moment)).toInt();
        QVERIFY(charged > orders / 10);

        const double lean = leanTime(moment);
        qInfo("%d payments: %.1f s, %.0f a second; the leanest SQL %.1f s: %.2f of it", charged, own,
              charged / own, lean, lean / own);
    }

private:
    // The same rows once more, by nothing but inserts: in a transaction in which they were taken away before.
    static double leanTime(const QString &moment)
    {
        const ClusterAddress &address = migratedDatabase();
        QStringList statements{u"begin"_s};
        for (const Written &rows : Tables)
            statements += u"create temp table again_%1 as select * from %1 where %2"_s.arg(
                rows.table, rows.rows.arg(moment));
        statements += u"create temp table again_billed as select tenant_id, rental_id, billed_until, "
                      u"next_billing_date from subscriptions where rental_id in (select rental_id from "
                      u"again_payments)"_s;
        statements += u"set local session_replication_role = replica"_s;
        for (const Written &rows : Tables | std::views::reverse)
            statements += u"delete from %1 where %2"_s.arg(rows.table, rows.rows.arg(moment));
        statements += u"delete from ledger where at = '%1'"_s.arg(moment); // their trigger writes it again
        statements += u"set local session_replication_role = origin"_s;
        statements += u"create temp table began as select clock_timestamp() as at"_s;
        for (const Written &rows : Tables) {
            const QString columns = columnsOf(address, rows.table);
            statements += u"insert into %1 (%2) select %2 from again_%1"_s.arg(rows.table, columns);
        }
        statements += u"update subscriptions s set billed_until = b.billed_until, next_billing_date = "
                      u"b.next_billing_date, version = s.version + 1 from again_billed b "
                      u"where s.tenant_id = b.tenant_id and s.rental_id = b.rental_id"_s;
        statements += u"select extract(epoch from clock_timestamp() - at)::text from began"_s;
        return runSql(address, adminRole, statements).toDouble();
    }
};

QTEST_GUILESS_MAIN(TestBillingBench)
#include "tst_billing_bench.moc"
