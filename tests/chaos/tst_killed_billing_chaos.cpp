// SPDX-License-Identifier: GPL-3.0-or-later
// A server program that is killed again and again while it bills thousands of contracts: what it leaves in the
// end is what a run brings that nobody disturbs.
#include "core/services/demo/demo.h"
#include "tests/support/due_work.h"
#include "tests/support/http/test_server.h"
#include "tests/support/rentals.h"
#include "tests/support/rounds.h"
#include "tests/support/server_program.h"
#include "tests/support/test_cluster.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Orders = 2000;
constexpr int MonthsAsleep = 3;
constexpr int Kills = 6;

// A company in a database of its own that nobody has billed for months.
class Sleeper
{
public:
    explicit Sleeper(const QDateTime &now) : m_today(now.date()), m_clock(now.addMonths(-MonthsAsleep))
    {
        need(fillWithDemo(context(), {.orders = Orders, .seed = 7}));
        need(doWorkDue(context()));
        m_clock.set(now);
    }

    void bill() { need(doWorkDue(context())); }

    QString look(const QString &sql) const { return runSql(m_address, adminRole, {sql}); }
    int count(const QString &rows) const { return look(u"select count(*)::text from "_s + rows).toInt(); }
    bool isMoreDue() const
    {
        return count(u"billing_dates where status = 'active' and next_billing_date <= '%1'"_s.arg(
                   m_today.toString(Qt::ISODate)))
            > 0
            || count(u"invoices_to_issue"_s) > 0;
    }

    // All that is charged, and how many invoices each charge has; ids and numbers are of each company's own.
    QString charges() const
    {
        return look(
            u"select concat(count(*), ' ', sum(total), ' ', md5(string_agg(charge, ',' order by charge))) "
            "from (select p.total, concat_ws(' ', p.purpose, p.period_start, p.period_end, p.subtotal, "
            "p.tax_amount, p.due_date, p.status, c.email, i.invoices) as charge from payments p "
            "join customers c on c.tenant_id = p.tenant_id and c.customer_id = p.customer_id cross join "
            "lateral "
            "(select count(*) as invoices from invoices i where i.tenant_id = p.tenant_id and "
            "i.payment_id = p.payment_id and i.kind = 'invoice') i) charges"_s);
    }

    QStringList place() const { return {u"--database"_s, m_address.conninfo(adminRole)}; }

private:
    Context context() { return {m_line, m_tenant, {}, {}, m_clock}; }

    const ClusterAddress m_address = ownMigratedDatabase();
    const QDate m_today;
    FixedClock m_clock;
    Database m_line{m_address.conninfo(appRole)};
    TenantPointer m_tenant =
        need(createTenant(m_line, m_clock, {.name = u"Sleeper"_s, .timeZone = u"Etc/UTC"_s}));
};

} // namespace

class TestKilledBillingChaos : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::unique_ptr<ServerProgram> programFor(const Sleeper &company) const
    {
        return std::make_unique<ServerProgram>(QStringList{u"--key-file"_s, m_folder.filePath(u"secrets.key"_s),
                                                           u"--files-dir"_s, m_folder.filePath(u"files"_s)}
                                               + company.place());
    }

    // At some point soon after it has charged something.
    static bool killInTheMidst(const Sleeper &company, ServerProgram &program)
    {
        const int before = company.count(u"payments"_s);
        const bool begins = QTest::qWaitFor(
            [&] { return company.count(u"payments"_s) > before || !company.isMoreDue(); }, 60'000);
        std::this_thread::sleep_for(std::chrono::milliseconds(QRandomGenerator::global()->bounded(200)));
        program.kill();
        return begins && company.isMoreDue();
    }

private Q_SLOTS:
    void whatIsLeftIsWhatNobodyHasDisturbed()
    {
        const QDateTime now = SystemClock().now();
        Sleeper company(now), undisturbed(now);
        const int before = company.count(u"payments"_s);
        QCOMPARE(company.charges(), undisturbed.charges());
        undisturbed.bill();
        const int due = undisturbed.count(u"payments"_s) - before;
        QVERIFY2(due > 3000, QByteArray::number(due).constData());

        int kills = 0;
        for (int round = wantedRounds(Kills); round > 0; --round)
            kills += killInTheMidst(company, *programFor(company));
        const auto last = programFor(company);
        QVERIFY(QTest::qWaitFor([&] { return !company.isMoreDue(); }, 120'000));
        QVERIFY2(kills >= std::min(3, wantedRounds(Kills)), QByteArray::number(kills).constData());

        QCOMPARE(company.charges(), undisturbed.charges());
        // the sample data call one off before it has an invoice
        QCOMPARE(
            company.count(u"payments p cross join lateral (select count(*) as number from invoices i where "
                          "i.tenant_id = p.tenant_id and i.payment_id = p.payment_id and i.kind = "
                          "'invoice') i where i.number <> 1 and (p.status <> 'cancelled' or i.number > 1)"_s),
            0);
        QCOMPARE(company.look(u"select coalesce(string_agg(year::text, ' '), 'none') from (select year from "
                              "invoices group by year having (min(number), max(number), count(*)) <> "
                              "(1, count(distinct number), count(distinct number))) gaps"_s),
                 u"none"_s);
        QCOMPARE(
            company.look(u"select sum(receivable + credit + revenue + tax + cash + refunds + write_off)::text "
                         "from ledger"_s),
            u"0"_s);
        QCOMPARE(company.count(u"events where type = 'payment.scheduled'"_s),
                 undisturbed.count(u"events where type = 'payment.scheduled'"_s));
        ServerProgram::run(QStringList{u"doctor"_s} + company.place());
        qInfo("%d payments, %d kills in the midst of them", due, kills);
    }
};

QTEST_GUILESS_MAIN(TestKilledBillingChaos)
#include "tst_killed_billing_chaos.moc"
