// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program as it is installed, stopped as by a logout or by Ctrl+C: in good order, and its private
// PostgreSQL with it.
#include "core/data/cluster/temporary_place.h"

#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestStopped : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<TemporaryPlace> m_folder;
    QProcess m_program;

    QString lockFile() const { return m_folder->filePath(u"data/postgresql/data/postmaster.pid"_s); }
    QString settings() const { return m_folder->filePath(u"config/onhire/onhire.ini"_s); }

    void start(const QStringList &more = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"XDG_CONFIG_HOME"_s, m_folder->filePath(u"config"_s));
        m_program.setProcessEnvironment(environment);
        m_program.start(qEnvironmentVariable("ONHIRE_DESKTOP"),
                        QStringList{u"--data-dir"_s, m_folder->filePath(u"data"_s)} + more);
        QVERIFY2(m_program.waitForStarted(), qPrintable(m_program.errorString()));
    }

    void stop(int signal)
    {
        ::kill(pid_t(m_program.processId()), signal);
        QVERIFY(m_program.waitForFinished(60'000));
        QCOMPARE(m_program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(m_program.exitCode(), 0);
        QVERIFY(!QFile::exists(lockFile()));
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<TemporaryPlace>(); }

    void cleanup()
    {
        m_program.kill();
        m_program.waitForFinished();
    }

    void itsDatabaseStopsWithIt_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("Ctrl+C") << SIGINT;
    }
    void itsDatabaseStopsWithIt()
    {
        QFETCH(const int, signal);
        start();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(settings()), 60'000); // the place is remembered once it is open
        QVERIFY(QFile::exists(lockFile()));
        stop(signal);
        QFile kept(settings());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(kept.readAll().contains("geometry=")); // as when the window is closed
    }

    // However far it is: nobody has taken the database over yet.
    void whileItOpensItsDataToo_data()
    {
        QTest::addColumn<int>("milliseconds");
        for (const int milliseconds : {0, 150, 300, 500, 800, 1500})
            QTest::addRow("after %d ms", milliseconds) << milliseconds;
    }
    void whileItOpensItsDataToo()
    {
        QFETCH(const int, milliseconds);
        start({u"--demo"_s});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(lockFile()), 60'000);
        QTest::qSleep(milliseconds);
        stop(SIGTERM);
    }
};

QTEST_GUILESS_MAIN(TestStopped)
#include "tst_stopped.moc"
