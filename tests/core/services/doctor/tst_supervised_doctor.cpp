// SPDX-License-Identifier: GPL-3.0-or-later
// Where there are millions of rows, looking everything over takes minutes: one sees how far it is, and may stop
// it.
#include "core/base/id.h"
#include "core/data/files/folder_storage.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/doctor/doctor.h"
#include "tests/support/office.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace onhire;
using namespace onhire::test;

// Somebody presses Ctrl+C while the contents are looked through, among them one that belongs to no file.
class StoppingStorage final : public FileStorage
{
public:
    StoppingStorage(FileStorage &storage, std::stop_source stop) : m_storage(storage), m_stop(std::move(stop))
    {
    }

    Result<std::shared_ptr<IncomingFile>> receive() override { return m_storage.receive(); }
    Result<void> keep(IncomingFile &file, const ContentKey &key) override { return m_storage.keep(file, key); }
    Result<bool> holds(const ContentKey &key, const IncomingFile &file) const override
    {
        return m_storage.holds(key, file);
    }
    Result<std::unique_ptr<QIODevice>> open(const ContentKey &key) const override
    {
        return m_storage.open(key);
    }
    Result<void> remove(const ContentKey &key) override { return m_storage.remove(key); }
    Result<void> setAside(const ContentKey &key) override { return m_storage.setAside(key); }
    Result<QStringList> fileIds(const QString &tenantId) const override
    {
        m_stop.request_stop();
        return m_storage.fileIds(tenantId);
    }

private:
    FileStorage &m_storage;
    mutable std::stop_source m_stop;
};

class TestSupervisedDoctor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCheckIsCounted()
    {
        QList<std::pair<int, int>> told;
        const Examination seen = look([&](int done, int of) { told.append({done, of}); }, {});
        QVERIFY(!seen.isCutShort);
        QVERIFY(std::ranges::all_of(seen.findings, &Finding::isWell));
        QVERIFY(told.size() > 20);
        for (qsizetype i = 0; i < told.size(); ++i)
            QCOMPARE(told[i], std::pair(int(i), int(told.size()) - 1));
    }

    void whatIsStoppedTellsWhatWasFoundByThen()
    {
        std::stop_source stop;
        const auto [findings, isCutShort] = look(
            [&](int done, int) {
                if (done == 7)
                    stop.request_stop();
            },
            stop.get_token());
        QVERIFY(isCutShort);
        QVERIFY(!findings.isEmpty());
        QVERIFY(findings.size() <= 7);
        QVERIFY(std::ranges::all_of(findings, &Finding::isWell));
    }

    // Another company's checks would follow.
    void whatACheckHasFoundIsToldThoughAStopCameDuringIt()
    {
        need(createTenant(m_office.database, m_office.clock, {.name = u"Another"_s}));
        const auto files = need(FolderStorage::open(m_folder.path(), m_office.clock.now()));
        const QString stray = newId(IdKind::File, m_office.clock.now());
        for (const TenantPointer &tenant : need(everyTenant(m_office.database.connection()))) {
            const auto content = need(files->receive());
            QVERIFY(content->write("stray") && content->finish());
            need(files->keep(*content, {tenant->id, stray}));
        }
        const std::stop_source stop;
        StoppingStorage storage(*files, stop);
        const Examination seen = examine({m_office.database, SystemClock(), m_folder.path(), m_folder.path(),
                                          storage, m_folder.filePath(u"key"_s)},
                                         {stop.get_token(), {}});
        QVERIFY(seen.isCutShort);
        const auto bad = std::ranges::find(seen.findings, false, &Finding::isWell);
        QVERIFY(bad != seen.findings.end());
        QVERIFY2(bad->trouble.contains(stray), qPrintable(bad->trouble));
    }

    void aStopAfterTheLastCheckCutsNothingShort()
    {
        std::stop_source stop;
        const Examination seen = look(
            [&](int done, int of) {
                if (done == of)
                    stop.request_stop();
            },
            stop.get_token());
        QVERIFY(stop.stop_requested());
        QVERIFY(!seen.isCutShort);
    }

    void theAuditLogIsReadToItsEndOrStopped()
    {
        need(sealAuditChain(m_office.database, m_office.tenant->id));
        int last = -1, all = -1;
        const auto verdict =
            need(verifyAuditChain(m_office.database, m_office.tenant->id, {{}, [&](int done, int of) {
                                                                               last = done;
                                                                               all = of;
                                                                           }}));
        QVERIFY(verdict.linked > 0);
        QCOMPARE(last, int(verdict.linked));
        QCOMPARE(all, int(verdict.linked));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!verifyAuditChain(m_office.database, m_office.tenant->id, {stop.get_token(), {}}));
    }

    // The last one: the log stays so.
    void anEntryThatWasAlteredIsToldThoughAStopCameThen()
    {
        need(sealAuditChain(m_office.database, m_office.tenant->id));
        runSql(migratedDatabase(), adminRole,
               {u"set session_replication_role = replica"_s,
                u"update audit_entries set action = 'x' where tenant_id = '%1'"_s.arg(m_office.tenant->id)});
        std::stop_source stop;
        const auto verdict = need(verifyAuditChain(m_office.database, m_office.tenant->id,
                                                   {stop.get_token(), [&](int, int) { stop.request_stop(); }}));
        QVERIFY(!verdict.broken.isEmpty());
        QVERIFY(!verdict.isWhole);
    }

private:
    Examination look(const std::function<void(int, int)> &progress, std::stop_token stop)
    {
        need(sealAuditChain(m_office.database, m_office.tenant->id));
        const auto files = need(FolderStorage::open(m_folder.path(), m_office.clock.now()));
        return examine({m_office.database, SystemClock(), m_folder.path(), m_folder.path(), *files,
                        m_folder.filePath(u"key"_s)},
                       {std::move(stop), progress});
    }

    QTemporaryDir m_folder;
    Office m_office;
};

QTEST_GUILESS_MAIN(TestSupervisedDoctor)
#include "tst_supervised_doctor.moc"
