// SPDX-License-Identifier: GPL-3.0-or-later
// Where there are millions of rows, looking everything over takes minutes: one sees how far it is, and may stop
// it.
#include "core/data/files/folder_storage.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/doctor/doctor.h"
#include "tests/support/office.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace onhire;
using namespace onhire::test;

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

private:
    Examination look(const std::function<void(int, int)> &progress, std::stop_token stop)
    {
        need(sealAuditChain(m_office.database, m_office.tenant->id));
        const auto files = need(FolderStorage::open(m_folder.path(), m_office.clock.now()));
        return examine({m_office.database, SystemClock(), m_folder.path(), *files, m_folder.filePath(u"key"_s)},
                       {std::move(stop), progress});
    }

    QTemporaryDir m_folder;
    Office m_office;
};

QTEST_GUILESS_MAIN(TestSupervisedDoctor)
#include "tst_supervised_doctor.moc"
