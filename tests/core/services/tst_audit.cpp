// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/data/db/transaction.h"
#include "core/data/files/folder_storage.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/changes/change.h"
#include "core/services/doctor/doctor.h"
#include "onhire/sql.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QTemporaryDir>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

struct Logged : Shop
{
    explicit Logged(int entries = 5)
    {
        for (int i = 0; i < entries; ++i)
            write(u"rec_%1"_s.arg(i));
    }

    void write(const QString &record)
    {
        clock.set(clock.now().addSecs(1));
        const auto written = database.connection().run(
            context().scope(), sql::audit::record,
            {tenant->id, changeJson(context(), u"test"_s), record, u"{\"a\": 1}"_s, u"{\"a\": 2}"_s});
        if (!written)
            qFatal("%s", qUtf8Printable(written.error().detail));
    }

    int seal() { return sealAuditChain(database, tenant->id).value_or(-1); }
    AuditVerdict verdict() { return verifyAuditChain(database, tenant->id).value(); }
    QString idOf(const QString &record)
    {
        return look(u"select audit_id from audit_entries where record_id = '%1'"_s.arg(record));
    }

    // As somebody who got hold of the whole database.
    void tamper(const QString &sql)
    {
        runSql(migratedDatabase(), adminRole,
               {u"set session_replication_role = replica"_s,
                QString(sql).replace(u"$T"_s, u"tenant_id = '%1'"_s.arg(tenant->id))});
    }
};

} // namespace

class TestAudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entriesAreLinkedOnceAndAreAsTheyWereWritten();
    void whatWasChangedIsNamed_data();
    void whatWasChangedIsNamed();
    void theChainIsTheTenantsOwn();
    void severalSealersLinkEachEntryOnce();
    void anEntryThatIsCommittedLateIsLinkedToo();
    void anEntryIsLinkedWhateverTheClockSaid();
    void anEntryThatWaitsForLongIsOverdue();
    void anEntryThatNeitherIsLinkedNorWaitsIsNamed();
    void linksThatDoNotCoverTheTenantStillHold();
    void longChainsAreWalkedToTheirEnd();
    void anEndThatIsCutOffIsMissedByWhoeverKeptTheHead();
};

void TestAudit::entriesAreLinkedOnceAndAreAsTheyWereWritten()
{
    Logged shop;
    QCOMPARE(shop.verdict().unlinked, 5);
    QCOMPARE(shop.seal(), 5);
    QCOMPARE(shop.seal(), 0);
    shop.write(u"later"_s);
    const AuditVerdict verdict = shop.verdict();
    QCOMPARE(verdict.linked, 5);
    QCOMPARE(verdict.unlinked, 1);
    QCOMPARE(verdict.broken, QString());
    QCOMPARE(shop.seal(), 1);
    QCOMPARE(shop.verdict().unlinked, 0);
}

void TestAudit::whatWasChangedIsNamed_data()
{
    QTest::addColumn<QString>("tampering");
    QTest::addColumn<QString>("named");
    const QString entry = u"update audit_entries set %1 where $T and record_id = 'rec_2'"_s;
    QTest::newRow("before") << entry.arg(u"before = '{\"a\": 3}'"_s) << u"rec_2"_s;
    QTest::newRow("before, its white space only") << entry.arg(u"before = '{\"a\":1}'"_s) << u"rec_2"_s;
    QTest::newRow("before, taken away") << entry.arg(u"before = null"_s) << u"rec_2"_s;
    QTest::newRow("after") << entry.arg(u"after = '{\"a\": 1}'"_s) << u"rec_2"_s;
    QTest::newRow("actor") << entry.arg(u"actor_id = 'somebody'"_s) << u"rec_2"_s;
    QTest::newRow("actor's kind") << entry.arg(u"actor_kind = 'user'"_s) << u"rec_2"_s;
    QTest::newRow("actor's name, moved into the id")
        << entry.arg(u"actor_id = actor_id || '|6', actor_name = ''"_s) << u"rec_2"_s;
    QTest::newRow("origin") << entry.arg(u"origin = ''"_s) << u"rec_2"_s;
    QTest::newRow("action") << entry.arg(u"action = 'tess'"_s) << u"rec_2"_s;
    QTest::newRow("at, by a millisecond") << entry.arg(u"at = at + interval '1 ms'"_s) << u"rec_2"_s;
    QTest::newRow("digest") << u"update audit_chain set digest = sha256('x') where $T and position = 3"_s
                            << u"rec_2"_s;
    QTest::newRow("an entry removed") << u"delete from audit_entries where $T and record_id = 'rec_2'"_s
                                      << u"rec_2"_s;
    QTest::newRow("the last entry removed")
        << u"delete from audit_entries where $T and record_id = 'rec_4'"_s << u"rec_4"_s;
    QTest::newRow("an entry and its link removed")
        << u"with c as (delete from audit_chain where $T and position = 3 returning audit_id) "
           "delete from audit_entries e using c where e.$T and e.audit_id = c.audit_id"_s
        << u"rec_3"_s;
    QTest::newRow("two links exchanged")
        << u"update audit_chain set position = case position when 2 then 13 else 12 end where $T and position in (2, 3)"_s
        << u"rec_3"_s;
}

void TestAudit::whatWasChangedIsNamed()
{
    QFETCH(const QString, tampering);
    QFETCH(const QString, named);
    Logged shop;
    QCOMPARE(shop.seal(), 5);
    const QString id = shop.idOf(named);
    shop.tamper(tampering);
    QCOMPARE(shop.verdict().broken, id);
}

void TestAudit::theChainIsTheTenantsOwn()
{
    Logged one, other;
    one.seal();
    other.seal();
    other.tamper(u"update audit_entries set action = 'x' where $T"_s);
    QVERIFY(!other.verdict().broken.isEmpty());
    QCOMPARE(one.verdict().broken, QString());
    QCOMPARE(one.verdict().linked, 5);
}

void TestAudit::severalSealersLinkEachEntryOnce()
{
    Logged shop(1200);
    std::vector<std::future<int>> sealers;
    for (int i = 0; i < 4; ++i) {
        sealers.push_back(std::async(std::launch::async, [&shop] {
            Shop elsewhere = shop.elsewhere();
            return sealAuditChain(elsewhere.database, elsewhere.tenant->id).value_or(-10000);
        }));
    }
    int sealed = 0;
    for (auto &sealer : sealers)
        sealed += sealer.get();
    sealed += shop.seal();
    QCOMPARE(sealed, 1200);
    const AuditVerdict verdict = shop.verdict();
    QCOMPARE(verdict.linked, 1200);
    QCOMPARE(verdict.broken, QString());
}

// Its id is older than those that are linked already.
void TestAudit::anEntryThatIsCommittedLateIsLinkedToo()
{
    Logged shop(2);
    Shop slow = shop.elsewhere();
    QVERIFY(slow.database.connection().begin(slow.context().scope()));
    QVERIFY(slow.database.connection().run(
        slow.context().scope(), sql::audit::record,
        {slow.tenant->id, changeJson(slow.context(), u"test"_s), u"slow"_s, u"{}"_s, u"{}"_s}));
    shop.write(u"quick"_s);
    QCOMPARE(shop.seal(), 3);
    QVERIFY(slow.database.connection().commit());
    QVERIFY(shop.idOf(u"slow"_s) < shop.idOf(u"quick"_s));
    QCOMPARE(shop.verdict().unlinked, 1);
    QCOMPARE(shop.seal(), 1);
    QCOMPARE(shop.verdict().linked, 4);
    QCOMPARE(shop.verdict().broken, QString());
}

void TestAudit::anEntryIsLinkedWhateverTheClockSaid()
{
    Logged shop(2);
    QCOMPARE(shop.seal(), 2);
    shop.clock.set(shop.clock.now().addYears(-1));
    shop.write(u"long ago"_s);
    shop.clock.set(shop.clock.now().addYears(2));
    shop.write(u"some day"_s);
    QCOMPARE(shop.seal(), 2);
    QCOMPARE(shop.verdict().linked, 4);
    QCOMPARE(shop.verdict().unlinked, 0);
    QCOMPARE(shop.verdict().broken, QString());
}

void TestAudit::anEntryThatWaitsForLongIsOverdue()
{
    Logged shop(2);
    shop.look(u"update tenants set name = 'Late' returning 1"_s);
    QCOMPARE(shop.verdict().overdue, 0);
    const QTemporaryDir folder;
    const auto files = FolderStorage::open(folder.path(), SystemClock().now());
    const auto isLinkedInTime = [&] {
        for (const Finding &finding :
             examine({shop.database, shop.clock, u"/"_s, u"/"_s, **files, u"/none"_s}).findings) {
            if (finding.tenantName == u"Late" && finding.subject.endsWith(u"linked promptly"))
                return finding.isWell() ? u"yes"_s : finding.trouble + u". "_s + finding.advice;
        }
        return u"not looked at"_s;
    };
    QCOMPARE(isLinkedInTime(), u"yes"_s);
    shop.tamper(u"update audit_unsealed set since = since - interval '11 minutes' where $T"_s);
    QCOMPARE(shop.verdict().overdue, 2);
    QCOMPARE(shop.verdict().broken, QString());
    QVERIFY(isLinkedInTime().startsWith(u"2 entries of the audit log have been unlinked"));
    QCOMPARE(shop.seal(), 2);
    QCOMPARE(shop.verdict().overdue, 0);
}

void TestAudit::anEntryThatNeitherIsLinkedNorWaitsIsNamed()
{
    Logged shop(3);
    shop.tamper(u"delete from audit_unsealed where $T and audit_id = '%1'"_s.arg(shop.idOf(u"rec_1"_s)));
    QCOMPARE(shop.seal(), 2);
    QCOMPARE(shop.verdict().broken, shop.idOf(u"rec_1"_s));
}

// As a database of before has them.
void TestAudit::linksThatDoNotCoverTheTenantStillHold()
{
    Logged shop(1);
    QCOMPARE(shop.seal(), 1);
    shop.tamper(u"update audit_chain set format = 1 where $T"_s);
    QCOMPARE(shop.verdict().broken, shop.idOf(u"rec_0"_s));
    shop.tamper(u"update audit_chain c set digest = sha256(convert_to(concat_ws('|', '0' || chr(10) || "
                u"e.audit_id, stamp(e.at), "
                "e.actor_kind, length(e.actor_id), e.actor_id, length(e.actor_name), e.actor_name, "
                "length(e.origin), e.origin, "
                "length(e.request_id), e.request_id, e.action, length(e.record_id), e.record_id, "
                "length(e.before::text), "
                "e.before::text, length(e.after::text), e.after::text), 'UTF8')) "
                "from audit_entries e where e.tenant_id = c.tenant_id and e.audit_id = c.audit_id and c.$T"_s);
    QCOMPARE(shop.verdict().broken, QString());
    shop.write(u"rec_1"_s);
    QCOMPARE(shop.seal(), 1);
    QCOMPARE(shop.verdict().broken, QString());
    QCOMPARE(shop.verdict().linked, 2);
}

void TestAudit::longChainsAreWalkedToTheirEnd()
{
    Logged shop(1);
    shop.tamper(
        u"insert into audit_entries select tenant_id, left(audit_id, -6) || lpad(n::text, 6, '0'), at, "
        u"actor_kind, actor_id, actor_name, "
        "origin, request_id, action, record_id, before, after from audit_entries, generate_series(1, 2499) n where $T"_s);
    shop.tamper(
        u"insert into audit_unsealed (tenant_id, audit_id) select tenant_id, audit_id from audit_entries "
        "where $T on conflict do nothing"_s);
    QCOMPARE(shop.seal(), 2500);
    QCOMPARE(shop.verdict().linked, 2500);
    shop.tamper(
        u"update audit_entries set action = 'x' where $T and audit_id = (select audit_id from audit_chain where $T and position = 2500)"_s);
    QCOMPARE(shop.verdict().broken, shop.look(u"select audit_id from audit_chain where position = 2500"_s));
}

// The chain itself is as whole as before.
void TestAudit::anEndThatIsCutOffIsMissedByWhoeverKeptTheHead()
{
    Logged shop;
    shop.seal();
    const QString kept = shop.verdict().head;
    const auto isThere = [&] {
        return verifyAuditChain(shop.database, shop.tenant->id, {}, kept).value().broken;
    };
    QVERIFY(kept.startsWith(u"5:"_s));
    shop.write(u"later"_s);
    shop.seal();
    QCOMPARE(isThere(), QString());
    shop.tamper(u"delete from audit_chain where $T and position > 3"_s);
    shop.tamper(
        u"delete from audit_entries e where $T and not exists (select from audit_chain c where c.audit_id = "
        u"e.audit_id)"_s);
    QCOMPARE(shop.verdict().broken, QString());
    QCOMPARE(isThere(), kept);
}

QTEST_GUILESS_MAIN(TestAudit)
#include "tst_audit.moc"
