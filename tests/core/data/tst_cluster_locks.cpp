// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever starts or stops the private cluster holds its lock. Should that process hang, the others say which
// one it is, and do not hang with it.
#include "core/data/cluster/private_cluster.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

using namespace onhire;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

// Another process that has taken the lock, until it is killed.
class Holder
{
public:
    explicit Holder(const QString &path)
    {
        m_process.start(u"flock"_s, {u"--no-fork"_s, path, u"sh"_s, u"-c"_s, u"echo held; read end"_s});
        if (!m_process.waitForReadyRead())
            qFatal("the lock was not taken");
    }
    ~Holder()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    pid_t pid() const { return pid_t(m_process.processId()); }
    void suspend() const { ::kill(pid(), SIGSTOP); }

private:
    QProcess m_process;
};

} // namespace

class ClusterLocksTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_dataDir;

    QString startLock() const { return m_dataDir + u"/start.lock"_s; }
    FileLock lock() const { return FileLock::on(startLock(), ::geteuid(), ::getegid()).value(); }

private Q_SLOTS:
    void initTestCase()
    {
        ::chmod(QFile::encodeName(m_folder.path()).constData(), 0711);
        m_dataDir = m_folder.filePath(u"data"_s);
        QVERIFY(QDir().mkpath(m_dataDir));
        QVERIFY(PrivateCluster(m_dataDir, {.durability = Durability::None}).open());
    }

    void itsHolderIsNamedWhenPatienceEnds()
    {
        const Holder holder(startLock());
        QElapsedTimer timer;
        timer.start();
        const auto taken = lock().waitExclusive(1s);
        QVERIFY(!taken);
        QCOMPARE(taken.error().detail,
                 u"Process %1 (sh) has held %2 for more than 1 s: if it hangs, end it, then try again."_s.arg(
                     QString::number(holder.pid()), startLock()));
        QVERIFY(timer.elapsed() >= 1000 && timer.elapsed() < 4000);
        QVERIFY(!lock().waitShared(1ms));
    }

    void aHolderThatIsSuspendedIsNotWaitedFor()
    {
        const Holder holder(startLock());
        holder.suspend();
        QElapsedTimer timer;
        timer.start();
        PrivateCluster cluster(m_dataDir);
        const auto opened = cluster.open();
        QVERIFY(!opened);
        QCOMPARE(opened.error().detail,
                 u"Process %1 (sh) holds %2, but is suspended: resume or end it, then try again."_s.arg(
                     QString::number(holder.pid()), startLock()));
        QVERIFY(timer.elapsed() < 8000);
    }

    void whoQuitsDoesNotWaitForASuspendedOne()
    {
        PrivateCluster cluster(m_dataDir, {.durability = Durability::None});
        QVERIFY(cluster.open());
        const Holder holder(startLock());
        holder.suspend();
        QElapsedTimer timer;
        timer.start();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^Process %1 "_s.arg(holder.pid())));
        cluster.close();
        QVERIFY(timer.elapsed() < 8000);
    }

    void theNextUserStopsWhatWasLeftRunning()
    {
        PrivateCluster cluster(m_dataDir, {.durability = Durability::None});
        QVERIFY(cluster.open());
        cluster.close();
        QVERIFY(!QFile::exists(m_dataDir + u"/postgresql/data/postmaster.pid"_s));
    }
};

QTEST_GUILESS_MAIN(ClusterLocksTest)
#include "tst_cluster_locks.moc"
