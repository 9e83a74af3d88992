// SPDX-License-Identifier: GPL-3.0-or-later
// What whoever runs a server meets: the first start, a key file that is lost, a backup by PostgreSQL's own
// tools.
#include "core/data/cluster/postgres_programs.h"
#include "core/data/cluster/temporary_place.h"
#include "tests/support/server_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A tool of PostgreSQL's, to its end; the test fails with what it said.
void runTool(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(installedPostgres().first().path(tool), arguments);
    QVERIFY(process.waitForFinished(120'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

} // namespace

class TestOperating : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<TemporaryPlace> m_folder;

    QString folder(const QString &name = u"data"_s) const { return m_folder->filePath(name); }

    QByteArray run(const QStringList &arguments, const QString &name = u"data"_s) const
    {
        return ServerProgram::run(arguments + QStringList{u"--data-dir"_s, folder(name)});
    }
    QJsonObject runJson(const QStringList &arguments, const QString &name = u"data"_s) const
    {
        return QJsonDocument::fromJson(run(arguments + QStringList{u"--json"_s}, name)).object();
    }

    // What the doctor says of the secrets; empty when they are well.
    QString adviceOnSecrets() const
    {
        QProcess doctor;
        doctor.start(qEnvironmentVariable("ONHIRE_SERVER"),
                     {u"doctor"_s, u"--json"_s, u"--data-dir"_s, folder()});
        doctor.waitForFinished(60'000);
        const QJsonArray checks =
            QJsonDocument::fromJson(doctor.readAllStandardOutput()).object()[u"checks"_s].toArray();
        for (const QJsonValue &check : checks) {
            if (check[u"check"_s].toString().contains(u"secrets are sealed"))
                return check[u"advice"_s].toString();
        }
        return u"not examined"_s;
    }

    // What a server says when it is started so that its output is the system's journal.
    QByteArray firstWordsInTheJournal() const
    {
        QFile journal(folder(u"journal"_s));
        if (!journal.open(QIODevice::WriteOnly))
            return {};
        struct stat info = {};
        ::fstat(journal.handle(), &info);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"JOURNAL_STREAM"_s, u"%1:%2"_s.arg(info.st_dev).arg(info.st_ino));
        QProcess server;
        server.setProcessEnvironment(environment);
        server.setStandardOutputFile(journal.fileName(), QIODevice::Append);
        server.start(qEnvironmentVariable("ONHIRE_SERVER"),
                     {u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data-dir"_s, folder()});
        (void)QTest::qWaitFor([&] { return content(journal.fileName()).contains("listening on"); }, 60'000);
        server.terminate();
        server.waitForFinished();
        return content(journal.fileName());
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<TemporaryPlace>(); }

    void theFirstKeyIsPrintedOnce()
    {
        for (const bool isFirst : {true, false}) {
            const ServerProgram server({u"--data-dir"_s, folder()});
            QCOMPARE(server.output().contains("key     ohk_"), isFirst);
        }
        QVERIFY(!QFile::exists(folder() + u"/first-key"_s));
    }

    void theJournalNeverHoldsTheFirstKey()
    {
        const QByteArray said = firstWordsInTheJournal();
        const QString file = folder() + u"/first-key"_s;
        QVERIFY2(said.contains("tenant  ten_") && said.contains(file.toLocal8Bit()), said.constData());
        QVERIFY(!said.contains("ohk_"));
        QVERIFY(content(file).contains("key     ohk_"));
        struct stat info = {};
        QCOMPARE(::stat(file.toLocal8Bit().constData(), &info), 0);
        QCOMPARE(info.st_mode & 0777, 0600U);
    }

    void aNumberThatIsNoneIsRefusedByItsOption_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *command, const QByteArray &said) {
            QTest::newRow(command) << QString::fromLatin1(command).split(u' ') << said;
        };
        row("serve --threads abc", "--threads takes a number from 0 to 256.");
        row("serve --threads 257", "--threads takes a number from 0 to 256.");
        row("serve --threads=", "--threads takes a number from 0 to 256.");
        row("serve --fair-use ten", "--fair-use takes a number from 0 to 1000000.");
        row("serve --fair-use -5", "--fair-use takes a number from 0 to 1000000.");
        row("serve --per-address 0", "--per-address takes a number from 1 to 1000000.");
        row("serve --per-address many", "--per-address takes a number from 1 to 1000000.");
        row("demo --orders 9", "--orders takes a number from 10 to 10000000.");
        row("demo --orders 12.5", "--orders takes a number from 10 to 10000000.");
        row("demo --seed x", "--seed takes a number from 0 to 4294967295.");
        row("demo --seed 4294967296", "--seed takes a number from 0 to 4294967295.");
    }
    void aNumberThatIsNoneIsRefusedByItsOption()
    {
        QFETCH(const QStringList, command);
        QFETCH(const QByteArray, said);
        QProcess server;
        server.start(qEnvironmentVariable("ONHIRE_SERVER"), command + QStringList{u"--data-dir"_s, folder()});
        QVERIFY(server.waitForFinished());
        QCOMPARE(server.exitCode(), 1);
        const QByteArray heard = server.readAllStandardError();
        QVERIFY2(heard.endsWith("onhire-server: " + said + '\n'), heard.constData());
        QVERIFY(!QFile::exists(folder()));
    }

    void aKeyMayExpireOnADate()
    {
        const QString tenant =
            QString::fromLatin1(run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s}).trimmed());
        run({u"key"_s, u"create"_s, u"--tenant"_s, tenant, u"--name"_s, u"x"_s, u"--role"_s, u"admin"_s,
             u"--expires"_s, u"2999-07-01"_s});
        const QJsonObject keys = runJson({u"key"_s, u"list"_s});
        QCOMPARE(keys[u"apiKeys"][0][u"expiresAt"].toString(), u"2999-06-30T22:00:00.000Z"_s);
    }

    // And how to write it: what is printed there can be typed as it is.
    void aSettingThatIsRefusedNamesItsFields()
    {
        const QString tenant =
            QString::fromLatin1(run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s}).trimmed());
        const auto set = [&](const QString &value, const QString &key = u"seller.address"_s) {
            QProcess server;
            server.start(
                qEnvironmentVariable("ONHIRE_SERVER"),
                {u"settings"_s, u"set"_s, key, value, u"--tenant"_s, tenant, u"--data-dir"_s, folder()});
            server.waitForFinished(60'000);
            return QString::fromUtf8(server.readAllStandardError());
        };
        const QString said = set(uR"({"city":"Bonn","country":"Germany"})"_s);
        const QStringList lines = said.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], u"onhire-server: seller.address.contactName: Required."_s);
        QCOMPARE(lines[1], u"seller.address.streetAddress: Required."_s);
        QCOMPARE(lines[2], u"seller.address.country: Must be a country code of two letters, such as DE."_s);
        QVERIFY2(lines[3].startsWith(u"Write seller.address like this: '{"_s), qPrintable(said));
        QCOMPARE(set(lines[3].section(u'\'', 1, 1)), QString());
        QVERIFY(set(u"Bonn"_s).startsWith(u"onhire-server: seller.address: "_s));
        QVERIFY(set(u"file_1"_s, u"seller.logoFileId"_s)
                    .endsWith(u"onhire-server: seller.logoFileId: Must be a PNG, JPEG or SVG image among the "
                              "files.\n"_s));
    }

    void aLostOrSwappedKeyFileIsSaid()
    {
        const QByteArray tenant = run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s}).trimmed();
        run({u"webhook"_s, u"create"_s, u"--tenant"_s, QString::fromLatin1(tenant), u"--url"_s,
             u"https://example.com/hook"_s});
        const QString keyFile = folder() + u"/secrets.key"_s;
        QCOMPARE(adviceOnSecrets(), QString());

        QVERIFY(QFile::rename(keyFile, keyFile + u".aside"_s));
        QVERIFY2(adviceOnSecrets().contains(keyFile + u" is missing"_s), qUtf8Printable(adviceOnSecrets()));
        QVERIFY(!QFile::exists(keyFile));
        {
            const ServerProgram server({u"--data-dir"_s, folder()}); // which makes a new one
            QVERIFY2(server.output().contains("WARNING: check failed: Shop: its secrets")
                         && server.output().contains("is missing"),
                     server.output().constData());
        }
        QVERIFY2(adviceOnSecrets().contains(keyFile + u" holds another one"_s),
                 qUtf8Printable(adviceOnSecrets()));

        QVERIFY(QFile::remove(keyFile) && QFile::rename(keyFile + u".aside"_s, keyFile));
        QCOMPARE(adviceOnSecrets(), QString());
        const ServerProgram server({u"--data-dir"_s, folder()});
        QVERIFY(!server.output().contains("WARNING"));
    }

    // As docs/operating.md tells it.
    void aBackupByPostgresqlsOwnToolsIsWhole()
    {
        const QString tenant = runJson({u"demo"_s, u"--orders"_s, u"50"_s})[u"tenantId"_s].toString();
        const QString dump = m_folder->filePath(u"onhire.dump"_s);
        const QString from = runJson({u"database"_s, u"uri"_s, u"--admin"_s})[u"uri"_s].toString();
        {
            const ServerProgram server({u"--data-dir"_s, folder()});
            runTool(u"pg_dump"_s, {u"--format=custom"_s, u"--file"_s, dump, from});
        }
        const QString to = runJson({u"database"_s, u"uri"_s, u"--admin"_s}, u"new"_s)[u"uri"_s].toString();
        {
            const ServerProgram server({u"--data-dir"_s, folder(u"new"_s)});
            runTool(u"pg_restore"_s,
                    {u"--clean"_s, u"--if-exists"_s, u"--exit-on-error"_s, u"--dbname"_s, to, dump});
        }
        QVERIFY(run({u"tenant"_s, u"list"_s}, u"new"_s).contains(tenant.toLatin1()));
        QVERIFY(runJson({u"doctor"_s}, u"new"_s)[u"ok"_s].toBool());
        QVERIFY(runJson({u"audit"_s, u"verify"_s, u"--tenant"_s, tenant}, u"new"_s)[u"ok"_s].toBool());
    }
};

QTEST_GUILESS_MAIN(TestOperating)
#include "tst_operating.moc"
