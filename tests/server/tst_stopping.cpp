// SPDX-License-Identifier: GPL-3.0-or-later
// Long sub-commands, stopped as by Ctrl+C or by systemd: at once, in good order, and with a word on how far
// they came.
#include "core/data/cluster/cluster_address.h"
#include "core/data/cluster/temporary_place.h"
#include "core/data/db/connection.h"
#include "tests/support/server_program.h"
#include "tests/support/test_cluster.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int MostMilliseconds = 1000;

class Sub
{
public:
    explicit Sub(const QStringList &arguments)
    {
        m_process.start(qEnvironmentVariable("ONHIRE_SERVER"), arguments);
        if (!m_process.waitForStarted())
            qFatal("%s", qUtf8Printable(m_process.errorString()));
    }

    // Answers the milliseconds until it had ended.
    qint64 stop(int signal)
    {
        QElapsedTimer since;
        since.start();
        ::kill(pid_t(m_process.processId()), signal);
        m_process.waitForFinished(60'000);
        return since.elapsed();
    }
    void typeLine(const QByteArray &line) { m_process.write(line + '\n'); }

    bool isRunning() { return m_process.state() == QProcess::Running && !m_process.waitForFinished(0); }
    int exitCode() const { return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1; }
    QByteArray said() { return m_said += m_process.readAllStandardOutput(); }
    QByteArray complaint() { return m_process.readAllStandardError(); }

private:
    QProcess m_process;
    QByteArray m_said;
};

} // namespace

class TestStopping : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<TemporaryPlace> m_folder;

    QString dataDir() const { return m_folder->filePath(u"data"_s); }
    QString lockFile() const { return dataDir() + u"/postgresql/data/postmaster.pid"_s; }
    ClusterAddress address() const { return {dataDir() + u"/postgresql/run"_s, 5432, onhireDatabase}; }

    // Without being one of its users: those would keep the cluster running.
    QString look(const QString &statement) const
    {
        Connection connection(address().conninfo(adminRole));
        auto rows = connection.run(Scope::control(), statement, {});
        return rows && rows->next() ? rows->text(0) : QString();
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<TemporaryPlace>(); }

    void whatIsSaidOfSampleDataIsThere_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("orders");
        QTest::newRow("Ctrl+C") << SIGINT << u"100000"_s;
        QTest::newRow("SIGTERM") << SIGTERM << u"100000"_s;
    }
    void whatIsSaidOfSampleDataIsThere()
    {
        QFETCH(int, signal);
        QFETCH(QString, orders);
        Sub demo({u"demo"_s, u"--orders"_s, orders, u"--data-dir"_s, dataDir()});
        const QString written = u"select count(*) from orders"_s;
        QTRY_VERIFY_WITH_TIMEOUT(look(written).toInt() > 1000, 120'000);
        const qint64 took = demo.stop(signal);
        const QByteArray said = demo.complaint();
        qInfo("stopped within %lld ms", took);
        QVERIFY2(took < MostMilliseconds, QByteArray::number(took).constData());
        QCOMPARE(demo.exitCode(), 1);
        QVERIFY(!QFile::exists(lockFile()));

        const QByteArray tenants = ServerProgram::run({u"tenant"_s, u"list"_s, u"--data-dir"_s, dataDir()});
        const ServerProgram server({u"--data-dir"_s, dataDir()});
        const QByteArray sentence = "onhire-server: stopped. " + look(written).toLatin1() + " of "
            + orders.toLatin1() + " orders were written and remain in the tenant "
            + tenants.left(tenants.indexOf(' '));
        QVERIFY2(said.contains(sentence), said.constData());
        QVERIFY(look(u"select count(*) from invoices"_s).toInt() > 0);
        QCOMPARE(
            look(u"select count(*) from payments p where p.status <> 'cancelled' and not exists "
                 "(select from invoices i where i.tenant_id = p.tenant_id and i.payment_id = p.payment_id)"_s),
            u"0"_s);
    }

    // However far it is: whatever was made halfway is gone, and the next start makes it.
    void theFirstStartIsStopped_data()
    {
        QTest::addColumn<int>("milliseconds");
        for (const int milliseconds : {0, 300, 600, 900, 1200})
            QTest::addRow("after %d ms", milliseconds) << milliseconds;
    }
    void theFirstStartIsStopped()
    {
        QFETCH(int, milliseconds);
        Sub demo({u"demo"_s, u"--data-dir"_s, dataDir()});
        QTRY_VERIFY(QFile::exists(dataDir()));
        QTest::qSleep(milliseconds);
        const qint64 took = demo.stop(SIGTERM);
        const QByteArray said = demo.complaint();
        QVERIFY2(took < MostMilliseconds, QByteArray::number(took).constData());
        QCOMPARE(demo.exitCode(), 1);
        QVERIFY2(said.contains("onhire-server: stopped. "), said.constData());
        QVERIFY(!QFile::exists(lockFile()));
        QCOMPARE(
            ServerProgram::run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s, u"--data-dir"_s, dataDir()})
                .left(4),
            "ten_");
    }

    void aMigrationThatWaitsIsStopped()
    {
        const ClusterAddress database = TestCluster::freshDatabase();
        Connection other(database.conninfo(ownerRole));
        QVERIFY(other.script(u"select pg_advisory_lock(hashtext('onhire schema'))"_s)); // as one that migrates
        Sub migrate({u"migrate"_s, u"--database"_s, database.uri(ownerRole)});
        QTRY_COMPARE_WITH_TIMEOUT(
            runSql(database, adminRole,
                   {u"select count(*) from pg_locks where locktype = 'advisory' and not granted"_s}),
            u"1"_s, 60'000);
        const qint64 took = migrate.stop(SIGTERM);
        const QByteArray said = migrate.complaint();
        QVERIFY2(took < MostMilliseconds, QByteArray::number(took).constData());
        QCOMPARE(migrate.exitCode(), 1);
        QVERIFY2(said.contains("onhire-server: stopped. Schema steps completed: 0;"), said.constData());
    }

    // Of somebody else's database, too, where the session works as another role than the one that logged in.
    void aStatementThatWaitsIsStopped()
    {
        const ClusterAddress database = TestCluster::freshDatabase();
        const QStringList place{u"--database"_s, database.uri(adminRole), u"--data-dir"_s, dataDir()};
        ServerProgram::run(QStringList{u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s} + place);
        Connection other(database.conninfo(adminRole));
        QVERIFY(other.script(u"set idle_in_transaction_session_timeout = 0; begin; "
                             "lock table payment_lines in access exclusive mode"_s));
        Sub doctor(QStringList{u"doctor"_s} + place);
        QTRY_COMPARE_WITH_TIMEOUT(
            runSql(database, adminRole, {u"select count(*) from pg_locks where not granted"_s}), u"1"_s,
            60'000);
        const qint64 took = doctor.stop(SIGTERM);
        QVERIFY2(took < MostMilliseconds, QByteArray::number(took).constData());
        QCOMPARE(doctor.exitCode(), 1);
    }

    void aTerminalThatGoesStopsAServerInOrder()
    {
        Sub server({u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data-dir"_s, dataDir()});
        QTRY_VERIFY_WITH_TIMEOUT(server.said().contains("listening on"), 60'000);
        server.stop(SIGHUP);
        QCOMPARE(server.exitCode(), 0);
        QVERIFY(!QFile::exists(lockFile()));
    }

    void aServerWaitsForADatabaseThatStartsWithIt()
    {
        ServerProgram::run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s, u"--data-dir"_s, dataDir()});
        QVERIFY(!QFile::exists(lockFile()));
        Sub server({u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--database"_s, address().uri(adminRole),
                    u"--data-dir"_s, m_folder->filePath(u"of-server"_s)});
        QTest::qWait(1500);
        QVERIFY(server.isRunning());
        const ServerProgram starts({u"--data-dir"_s, dataDir()});
        QTRY_VERIFY_WITH_TIMEOUT(server.said().contains("listening on"), 60'000);
        server.stop(SIGTERM);
        QCOMPARE(server.exitCode(), 0);
        QVERIFY(server.complaint().contains("The database does not answer yet: "));
    }

    void whoIsAskedForAPasswordMayLeave()
    {
        const QByteArray tenant =
            ServerProgram::run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s, u"--data-dir"_s, dataDir()})
                .trimmed();
        const QStringList arguments{u"user"_s,    u"create"_s, u"--tenant"_s,   QString::fromLatin1(tenant),
                                    u"--login"_s, u"ada"_s,    u"--data-dir"_s, dataDir()};
        Sub create(arguments);
        QTRY_VERIFY_WITH_TIMEOUT(look(u"select 1"_s) == "1"_L1, 60'000);
        QTest::qWait(300); // it waits for the word by now, but does not say so
        QVERIFY(create.isRunning());
        QVERIFY(create.stop(SIGINT) < MostMilliseconds);
        QCOMPARE(create.exitCode(), 1);

        Sub again(arguments);
        again.typeLine("a long enough password");
        QTRY_VERIFY_WITH_TIMEOUT(!again.isRunning(), 60'000);
        QCOMPARE(again.exitCode(), 0);
    }
};

QTEST_GUILESS_MAIN(TestStopping)
#include "tst_stopping.moc"
