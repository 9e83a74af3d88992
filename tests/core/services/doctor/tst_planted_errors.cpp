// SPDX-License-Identifier: GPL-3.0-or-later
// What only somebody with access to the database or the disk can spoil: the doctor finds it, and says what it
// is, whose it is and what to do.
#include "core/data/files/folder_storage.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/doctor/doctor.h"
#include "tests/support/office.h"
#include "tests/support/test_cluster.h"

#include <QDir>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace onhire;
using namespace onhire::test;

namespace {

struct LookedOver : Office
{
    LookedOver() : files(need(FolderStorage::open(folder.filePath(u"files"_s), clock.now())))
    {
        need(issueInvoices(context(), 1000));
        need(sealAuditChain(database, tenant->id));
    }

    QList<Finding> findings(const QString &filesDir = {}, qint64 leastFreeBytes = 0)
    {
        return examine({.database = database,
                        .clock = SystemClock(),
                        .dataDir = folder.path(),
                        .filesDir = filesDir.isEmpty() ? folder.path() : filesDir,
                        .files = *files,
                        .keyFile = folder.filePath(u"key"_s),
                        .leastFreeBytes = leastFreeBytes})
            .findings;
    }

    QStringList troubles(const QString &filesDir = {}, qint64 leastFreeBytes = 0)
    {
        QStringList found;
        for (const Finding &finding : findings(filesDir, leastFreeBytes)) {
            const bool isOurs = finding.tenantId.isEmpty() || finding.tenantId == tenant->id;
            if (!finding.isWell() && isOurs)
                found += finding.text();
        }
        return found;
    }

    static void spoil(const QStringList &statements)
    {
        runSql(migratedDatabase(), adminRole,
               QStringList{u"set session_replication_role = replica"_s} + statements);
    }

    // In the table and in what finds it by the date, as both would be where a fault of the program did it.
    void moveNextCharge(const QString &id, const QString &to)
    {
        spoil({u"update subscriptions set next_billing_date = %2 where rental_id = '%1'"_s.arg(id, to),
               u"update billing_dates d set next_billing_date = coalesce(s.next_billing_date, 'infinity') "
               u"from subscriptions s where s.rental_id = '%1' and d.rental_id = '%1'"_s.arg(id)});
    }

    QTemporaryDir folder;
    std::unique_ptr<FolderStorage> files;
};

} // namespace

class TestPlantedErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void troubleIsToldWithItsTenantAndWhatToDo()
    {
        LookedOver office;
        QCOMPARE(office.troubles(), QStringList());
        office.spoil(
            {u"delete from variant_prices where tenant_id = '%1' and variant_id = (select variant_id from "
             u"variants where tenant_id = '%1' and variant_sku = 'TABLET')"_s.arg(office.tenant->id)});
        // the documents of its product and its variant no longer match, either
        const QStringList troubles = office.troubles();
        QVERIFY2(
            troubles.contains(u"Shop (%1): an active variant has no price, for example TABLET. Enter a price "
                              u"for it in the catalogue, or deactivate it."_s.arg(office.tenant->id)),
            qPrintable(troubles.join(u'\n')));
        const auto findings = office.findings();
        const auto bad =
            std::ranges::find(findings, u"every active variant has a price"_s, [&](const Finding &finding) {
                return finding.tenantId == office.tenant->id ? finding.subject : QString();
            });
        QVERIFY(bad != findings.end() && !bad->isWell());
    }

    void everyCheckSaysWhatToDoWhereItDoesNotHold()
    {
        for (const auto &invariants : {wallInvariants(), tenantInvariants()}) {
            for (const Invariant &invariant : invariants) {
                QVERIFY2(invariant.broken != invariant.sentence, invariant.sentence.data());
                QVERIFY2(invariant.remedy.endsWith("."_L1), invariant.sentence.data());
            }
        }
    }

    void anInvoiceThatIsMissingIsNamed()
    {
        LookedOver office;
        office.go(2027, 2, 1);
        office.work();
        need(issueInvoices(office.context(), 1000));
        const QString second =
            office.look(u"select invoice_number from invoices order by place offset 1 limit 1"_s);
        office.spoil({u"delete from invoices where tenant_id = '%1' and invoice_number = '%2'"_s.arg(
            office.tenant->id, second)});
        QVERIFY2(office.violations().contains(u"invoice numbers have no gaps: "_s + second),
                 qPrintable(office.violations() + second));
        office.spoil({u"delete from invoices where tenant_id = '%1' and number = 1"_s.arg(office.tenant->id)});
        QVERIFY2(
            office.violations().contains(u"invoice numbers have no gaps: %1-000001"_s.arg(second.first(4))),
            qPrintable(office.violations()));
    }

    void aChargeThatWasMovedIsFound_data()
    {
        QTest::addColumn<QByteArray>("more"); // of the subscription
        QTest::addColumn<QString>("to");
        QTest::newRow("by a year") << QByteArray() << u"next_billing_date + 365"_s;
        QTest::newRow("by a day") << QByteArray() << u"next_billing_date + 1"_s;
        QTest::newRow("to never") << QByteArray() << u"null"_s;
        QTest::newRow("billed from the first")
            << ",'billingStartOption':'first_of_next_month'"_ba << u"next_billing_date + 365"_s;
        QTest::newRow("billed a month later")
            << ",'billingStartOption':'same_day_next_month'"_ba << u"next_billing_date + 31"_s;
        QTest::newRow("begins later") << ",'startDate':'2027-03-31'"_ba << u"next_billing_date + 365"_s;
    }

    void aChargeThatWasMovedIsFound()
    {
        QFETCH(const QByteArray, more);
        QFETCH(const QString, to);
        LookedOver office;
        const QString id = office.rent(more);
        QCOMPARE(office.violations(), QString());
        office.moveNextCharge(id, to);
        QCOMPARE(office.violations(),
                 u"subscriptions are charged next on the day that their terms say: "_s + id);
    }

    void aChargeOfAGroupThatWasMovedIsFound_data()
    {
        QTest::addColumn<QString>("to");
        QTest::newRow("by a year") << u"(next_billing_date + interval '1 year')::date"_s;
        QTest::newRow("to another day") << u"next_billing_date - 1"_s;
        QTest::newRow("to never") << u"null"_s;
    }

    void aChargeOfAGroupThatWasMovedIsFound()
    {
        QFETCH(const QString, to);
        LookedOver office;
        office.look(u"update customers set customer_type = 'business' where true returning 1"_s);
        const QString id = office.rent();
        need(createBillingGroup(office.context(),
                                {.customerId = office.of(id, u"customer_id"_s),
                                 .groupName = u"Head office"_s,
                                 .notes = {},
                                 .billingDay = 15,
                                 .rentalIds = {id}}));
        for (const QDate day : {QDate(2026, 12, 20), QDate(2027, 3, 1)}) {
            QVERIFY(!office.violations().contains("charged next"_L1));
            office.go(day.year(), day.month(), day.day());
            office.work();
        }
        QVERIFY2(!office.violations().contains("charged next"_L1), qPrintable(office.violations()));
        office.moveNextCharge(id, to);
        QVERIFY2(office.violations().contains(
                     u"subscriptions are charged next on the day that their terms say: "_s + id),
                 qPrintable(office.violations()));
    }

    // Contracts that are over wait for a decision, go on or are ended; none of that is a fault.
    void whatBecomesOfContractsIsNoFault_data()
    {
        QTest::addColumn<QByteArray>("end");
        for (const char *end :
             {"require_action", "auto_renew_monthly", "auto_renew_same_term", "auto_terminate"})
            QTest::newRow(end) << QByteArray(end);
    }

    void whatBecomesOfContractsIsNoFault()
    {
        QFETCH(const QByteArray, end);
        Office office;
        office.choose("contractEnd", "'" + end + "'");
        office.rent(",'billingStartOption':'first_of_next_month'");
        office.rent(",'startDate':'2027-01-31'");
        for (const QDate day :
             {QDate(2027, 2, 28), QDate(2027, 11, 30), QDate(2028, 2, 29), QDate(2028, 5, 2)}) {
            office.go(day.year(), day.month(), day.day());
            office.work();
            QVERIFY2(!office.violations().contains("charged next"_L1), qPrintable(office.violations()));
        }
    }

    void wallsThatWereOpenedAreFound_data()
    {
        QTest::addColumn<QStringList>("opened");
        QTest::addColumn<QStringList>("closed");
        QTest::addColumn<QString>("table");
        const QString ours = u"(tenant_id = current_tenant())"_s;
        const QString again = u"create policy own_rows on customers using %1 with check %1"_s.arg(ours);
        QTest::newRow("to everybody") << QStringList{u"alter policy own_rows on customers using (true)"_s}
                                      << QStringList{u"alter policy own_rows on customers using "_s + ours}
                                      << u"customers"_s;
        QTest::newRow("for writing") << QStringList{u"alter policy own_rows on payments with check (true)"_s}
                                     << QStringList{u"alter policy own_rows on payments with check "_s + ours}
                                     << u"payments"_s;
        QTest::newRow("dropped") << QStringList{u"drop policy own_rows on customers"_s} << QStringList{again}
                                 << u"customers"_s;
        QTest::newRow("another beside it")
            << QStringList{u"create policy more on customers for select using (true)"_s}
            << QStringList{u"drop policy more on customers"_s} << u"customers"_s;
        QTest::newRow("above tenants")
            << QStringList{u"alter policy above_tenants on users using (true)"_s}
            << QStringList{u"alter policy above_tenants on users using (current_tenant() = '*')"_s}
            << u"users"_s;
        QTest::newRow("off") << QStringList{u"alter table organisations disable row level security"_s}
                             << QStringList{u"alter table organisations enable row level security"_s}
                             << u"organisations"_s;
        QTest::newRow("for the owner")
            << QStringList{u"alter table api_keys no force row level security"_s}
            << QStringList{u"alter table api_keys force row level security"_s} << u"api_keys"_s;
    }

    void wallsThatWereOpenedAreFound()
    {
        QFETCH(const QStringList, opened);
        QFETCH(const QStringList, closed);
        QFETCH(const QString, table);
        LookedOver office;
        runSql(migratedDatabase(), adminRole, opened);
        const QStringList troubles = office.troubles();
        runSql(migratedDatabase(), adminRole, closed);
        QVERIFY2(
            !troubles.isEmpty()
                && troubles[0].startsWith(u"not every table is behind row-level security with the policy that "
                                          u"the migrations made, for example %1. Stop the server"_s.arg(table)),
            qPrintable(troubles.join(u'\n')));
        QCOMPARE(office.troubles(), QStringList());
    }

    void anAuditLogThatWasEmptiedIsFound_data()
    {
        QTest::addColumn<bool>("isWrittenToAgain");
        QTest::newRow("empty") << false;
        QTest::newRow("written to again") << true;
    }

    void anAuditLogThatWasEmptiedIsFound()
    {
        QFETCH(const bool, isWrittenToAgain);
        LookedOver office;
        const QString id = office.tenant->id;
        office.spoil({u"delete from audit_entries where tenant_id = '%1'"_s.arg(id),
                      u"delete from audit_chain where tenant_id = '%1'"_s.arg(id),
                      u"delete from audit_unsealed where tenant_id = '%1'"_s.arg(id)});
        if (isWrittenToAgain)
            office.rent();
        const QStringList troubles = office.troubles();
        QCOMPARE(troubles.size(), 1);
        QVERIFY2(
            troubles[0].startsWith(u"Shop (%1): there are records, but the audit log does not say who made "
                                   u"them"_s.arg(id)),
            qPrintable(troubles[0]));
    }

    // Whichever of both disks has less room.
    void theDiskOfTheFilesIsLookedAt()
    {
        LookedOver office;
        const QStorageInfo here(office.folder.path());
        const QString other = here.rootPath() == "/dev/shm"_L1 ? QDir::homePath() : u"/dev/shm"_s;
        const QStorageInfo elsewhere(other);
        const qint64 more = std::max(elsewhere.bytesAvailable(), here.bytesAvailable());
        const qint64 less = std::min(elsewhere.bytesAvailable(), here.bytesAvailable());
        if (!elsewhere.isReady() || more - less < 64LL * 1024 * 1024)
            QSKIP("needs a second disk");
        const bool isElsewhere = elsewhere.bytesAvailable() == less;
        const QStringList troubles = office.troubles(other, less + (more - less) / 2);
        QCOMPARE(troubles.size(), 1);
        QVERIFY2(troubles[0].contains(isElsewhere ? other : office.folder.path()), qPrintable(troubles[0]));
    }
};

QTEST_GUILESS_MAIN(TestPlantedErrors)
#include "tst_planted_errors.moc"
