// SPDX-License-Identifier: GPL-3.0-or-later
// How long the billing run takes, and what others notice of it.
//   aMonthOfContracts: a month of single contracts beside the leanest SQL that writes the same rows, a
//   statement for
//     each table; and how long others wait meanwhile, compared with an idle company.
//   aYearOfGroups: the same contracts in 500 groups, for a year; its last month beside such SQL.
//   contractsThatEndOnOneDay: how many a second become what the company has chosen.
// The first two fail below LeastOfLean of the speed of that SQL.
// ONHIRE_BENCH=1 [ONHIRE_BENCH_ORDERS=20000] ctest -R bench/billing
#include "core/services/demo/demo.h"
#include "core/services/orders/orders.h"
#include "core/services/subscriptions/contract_ends.h"
#include "tests/support/due_work.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <limits>
#include <ranges>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace std::chrono_literals;

namespace {

constexpr double LeastOfLean = 0.4;

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

// The same rows once more, by nothing but inserts: in a transaction in which they were taken away before.
double leanTime(const QString &moment)
{
    const ClusterAddress &address = migratedDatabase();
    QStringList statements{u"begin"_s};
    for (const Written &rows : Tables)
        statements +=
            u"create temp table again_%1 as select * from %1 where %2"_s.arg(rows.table, rows.rows.arg(moment));
    statements += u"create temp table again_billed as select tenant_id, rental_id, billed_until, "
                  u"next_billing_date from subscriptions where rental_id in (select rental_id from "
                  u"again_payment_lines)"_s;
    statements += u"set local session_replication_role = replica"_s;
    for (const Written &rows : Tables | std::views::reverse)
        statements += u"delete from %1 where %2"_s.arg(rows.table, rows.rows.arg(moment));
    statements += u"delete from ledger where at = '%1'"_s.arg(moment); // their trigger writes it again
    statements += u"update subscriptions s set billed_until = b.billed_until - 28, next_billing_date = "
                  u"b.next_billing_date - 28 from again_billed b "
                  u"where s.tenant_id = b.tenant_id and s.rental_id = b.rental_id"_s;
    statements +=
        u"update billing_dates d set next_billing_date = b.next_billing_date - 28 from again_billed b where "
        u"d.tenant_id = b.tenant_id and d.rental_id = b.rental_id and b.next_billing_date is not null"_s;
    // their indexes have work, too
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

// Somebody who looks at lists and records all the time, and how long each look takes.
class Somebody
{
public:
    explicit Somebody(const Shop &shop)
        : m_thread([this, &shop](const std::stop_token &stop) { look(shop, stop); })
    {
    }

    // Milliseconds that 99 of 100 looks do not exceed.
    double stop()
    {
        m_thread.request_stop();
        m_thread.join();
        std::ranges::sort(m_taken);
        return m_taken.empty() ? 0 : double(m_taken[m_taken.size() * 99 / 100]) / 1'000'000;
    }

private:
    void look(const Shop &shop, const std::stop_token &stop)
    {
        Shop own = shop.elsewhere();
        for (int turn = 0; !stop.stop_requested(); ++turn) {
            QElapsedTimer timer;
            timer.start();
            const auto orders = listOrders(own.context(), {.sortBy = u"createdAt"_s});
            if (!orders || orders->records.isEmpty())
                qFatal("nothing to be seen");
            m_taken.push_back(timer.nsecsElapsed());
            std::this_thread::sleep_for(10ms); // people think
        }
    }

    std::vector<qint64> m_taken;
    std::jthread m_thread; // last: it writes what stands before it
};

// The active contracts of the company as members of so many groups, evenly.
void formGroups(const Shop &shop, int groups)
{
    const QString tenant = shop.tenant->id;
    runSql(
        migratedDatabase(), adminRole,
        {u"set session_replication_role = replica"_s,
         u"create temp table shared as select customer_id, row_number() over (order by customer_id) - 1 as "
         u"nr from "
         u"customers where tenant_id = '%1' order by customer_id limit %2"_s.arg(tenant)
             .arg(groups),
         u"insert into billing_groups (tenant_id, billing_group_id, customer_id, group_name, billing_day, "
         u"currency, "
         u"status, created_by, created_at, updated_at) select '%1', 'bgrp_' || lpad(nr::text, 26, '0'), "
         u"customer_id, "
         u"'Group ' || nr, 1 + nr % 28, 'EUR', 'active', 'bench', now(), now() from shared"_s.arg(tenant),
         u"update subscriptions s set customer_id = g.customer_id, billing_group_id = g.billing_group_id, "
         u"next_billing_date = date_trunc('month', s.billed_until)::date + 31 "
         u"from (select rental_id, row_number() over (order by rental_id) % %2 as nr from subscriptions "
         u"where tenant_id = '%1' and status = 'active') n join shared on shared.nr = n.nr "
         u"join billing_groups g on g.tenant_id = '%1' and g.customer_id = shared.customer_id "
         u"where s.tenant_id = '%1' and s.rental_id = n.rental_id"_s.arg(tenant)
             .arg(groups),
         u"set session_replication_role = origin"_s,
         u"update billing_dates d set next_billing_date = s.next_billing_date from subscriptions s "
         u"where s.tenant_id = d.tenant_id and s.rental_id = d.rental_id and s.next_billing_date is not null"_s,
         u"vacuum analyze subscriptions, billing_dates"_s});
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
        fill(shop);
        Somebody idle(shop);
        std::this_thread::sleep_for(5s);
        const double idleTime = idle.stop();

        goOn(shop);
        Somebody busy(shop);
        const double own = timeOfRun(shop);
        const double busyTime = busy.stop();
        const QString moment = toTimestamp(shop.clock.now());
        const int charged = count(shop, u"payments where created_at = '%1'"_s.arg(moment));
        QVERIFY(charged > 0);
        const double lean = leanTime(moment);
        qInfo("%d payments: %.1f s, %.0f a second; the leanest SQL %.1f s: %.2f of it", charged, own,
              charged / own, lean, lean / own);
        qInfo("others wait %.1f ms (p99), and %.1f ms when it is idle: %.1f times as long", busyTime, idleTime,
              busyTime / idleTime);
        QVERIFY(lean / own >= LeastOfLean);
    }

    void aYearOfGroups()
    {
        Shop shop;
        fill(shop);
        formGroups(shop, Groups);
        double own = 0, last = 0;
        for (int month = 0; month < 12; ++month) {
            goOn(shop);
            last = timeOfRun(shop);
            own += last;
        }
        const int lines = count(shop,
                                u"payment_lines l join payments p using (tenant_id, payment_id) where "
                                u"p.created_by <> 'demo' and p.billing_group_id is not null"_s);
        const int payments = count(shop, u"payments p where p.billing_group_id is not null"_s);
        QVERIFY(payments > Groups * 10);
        qInfo("%d lines of %d payments: %.1f s, %.0f lines a second", lines, payments, own, lines / own);
        const double lean = leanTime(toTimestamp(shop.clock.now()));
        qInfo("the last month %.1f s; the leanest SQL %.1f s: %.2f of it", last, lean, lean / last);
        QVERIFY(lean / last >= LeastOfLean);
    }

    void contractsThatEndOnOneDay_data()
    {
        QTest::addColumn<QByteArray>("contractEnd");
        QTest::newRow("somebody is to decide") << "\"require_action\""_ba;
        QTest::newRow("they go on") << "\"auto_renew_monthly\""_ba;
        QTest::newRow("they are finished") << "\"auto_terminate\""_ba;
    }

    void contractsThatEndOnOneDay()
    {
        QFETCH(const QByteArray, contractEnd);
        Shop shop;
        fill(shop);
        QVERIFY(setSetting(shop.context(), u"contractEnd"_s, json(contractEnd)));
        shop.tenant = *findTenant(shop.database.connection(), shop.tenant->id);
        endAll(shop);
        QElapsedTimer timer;
        timer.start();
        const WorkDone settled = settleContractEnds(shop.context(), std::numeric_limits<int>::max());
        const double took = double(timer.elapsed()) / 1000;
        QVERIFY(settled.troubles.empty());
        QVERIFY(settled.count > 0);
        qInfo("%d contracts: %.2f s, %.0f a second", settled.count, took, settled.count / took);
    }

private:
    static constexpr int Groups = 500;

    // At most 5,000 contracts of the company, charged to their end, which is today.
    static void endAll(Shop &shop)
    {
        const QString today = shop.clock.now().date().toString(Qt::ISODate);
        runSql(migratedDatabase(), adminRole,
               {u"update subscriptions set start_date = date '%2' - interval '1 year', contract_length = 12, "
                u"original_contract_length = 12, end_date = '%2', billed_until = '%2', next_billing_date = "
                u"null, ending_type = null, ending_date = null, ending_order_id = null, prices = '[[0,4990]]' "
                u"where tenant_id = '%1' and rental_id in (select rental_id from subscriptions where "
                u"tenant_id = '%1' and status = 'active' order by rental_id limit 5000)"_s.arg(shop.tenant->id,
                                                                                               today),
                u"vacuum analyze subscriptions, billing_dates"_s});
    }

    static void fill(Shop &shop)
    {
        const int orders = qEnvironmentVariable("ONHIRE_BENCH_ORDERS", u"20000"_s).toInt();
        QVERIFY(fillWithDemo(shop.context(), {.orders = orders, .seed = 1}));
        runSql(migratedDatabase(), adminRole, {u"vacuum analyze"_s});
        QVERIFY(test::doWorkDue(shop.context()));
    }

    static void goOn(Shop &shop) { shop.clock.set(shop.clock.now().addMonths(1)); }

    static double timeOfRun(Shop &shop)
    {
        QElapsedTimer timer;
        timer.start();
        if (const auto done = test::doWorkDue(shop.context()); !done)
            qWarning("%s", qUtf8Printable(done.error().detail));
        return double(timer.elapsed()) / 1000;
    }

    static int count(Shop &shop, const QString &rows)
    {
        return shop.look(u"select count(*)::text from %1"_s.arg(rows)).toInt();
    }
};

QTEST_GUILESS_MAIN(TestBillingBench)
#include "tst_billing_bench.moc"
