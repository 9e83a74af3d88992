// SPDX-License-Identifier: GPL-3.0-or-later
// What whoever runs a server meets: the first start, a key file that is lost, a backup by PostgreSQL's own
// tools.
#include "core/data/cluster/postgres_programs.h"
#include "core/data/cluster/temporary_place.h"
#include "tests/support/server_program.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A tool of PostgreSQL's, to its end: what it complains of.
QByteArray complaintOf(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(installedPostgres().first().path(tool), arguments);
    if (!process.waitForFinished(120'000))
        return "did not end";
    const QByteArray said = process.readAllStandardError();
    return process.exitCode() == 0 ? QByteArray() : said + " (failed)";
}

void runTool(const QString &tool, const QStringList &arguments)
{
    QCOMPARE(complaintOf(tool, arguments), QByteArray());
}

// As docs/operating.md has it.
QStringList restoring(const QString &dump, const QString &to)
{
    return {u"--clean"_s,
            u"--if-exists"_s,
            u"--no-owner"_s,
            u"--role=onhire_owner"_s,
            u"--single-transaction"_s,
            u"--dbname"_s,
            to,
            dump};
}

QString answerOfLastWeek(const QString &tenant)
{
    return u"insert into idempotency_keys (tenant_id, key, request_digest, status, body, created_at) values "
           "('%1', 'old', '', 200, '', now() - interval '7 days')"_s.arg(tenant);
}

QByteArray oldAnswers(const QString &database)
{
    QProcess process;
    process.start(installedPostgres().first().path(u"psql"_s),
                  {u"--dbname"_s, database, u"--tuples-only"_s, u"--no-align"_s, u"--command"_s,
                   u"select count(*) from idempotency_keys where key = 'old'"_s});
    return process.waitForFinished(20'000) ? process.readAllStandardOutput().trimmed() : QByteArray();
}

// What a command answers that is not expected to succeed.
struct Answer
{
    int exitCode = 0;
    QByteArray output, complaint;
};

Answer answerOf(const QStringList &arguments)
{
    QProcess server;
    server.start(qEnvironmentVariable("ONHIRE_SERVER"), arguments);
    server.waitForFinished(60'000);
    return {server.exitCode(), server.readAllStandardOutput(), server.readAllStandardError()};
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
                return check[u"trouble"_s].toString();
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
            QVERIFY2(server.output().contains("WARNING: Shop (ten_") && server.output().contains("is missing"),
                     server.output().constData());
        }
        QVERIFY2(adviceOnSecrets().contains(keyFile + u" holds another one"_s),
                 qUtf8Printable(adviceOnSecrets()));

        QVERIFY(QFile::remove(keyFile) && QFile::rename(keyFile + u".aside"_s, keyFile));
        QCOMPARE(adviceOnSecrets(), QString());
        const ServerProgram server({u"--data-dir"_s, folder()});
        QVERIFY(!server.output().contains("WARNING"));
    }

    void wrongUsageIsSaidBeforeAnythingIsDone_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *command, const QByteArray &said) {
            QStringList words = QString::fromLatin1(command).split(u' ');
            words.replaceInStrings(u"EMPTY"_s, QString());
            QTest::newRow(command) << words << said;
        };
        row("key create --tenant ten_1 --name x --permissions EMPTY", "--permissions needs a value.");
        row("key create --tenant ten_1 --name x --role=", "--role needs a value.");
        row("tenant create --name x --sandbox=false", "--sandbox takes no value.");
        row("serve --allow-private-webhooks=no", "--allow-private-webhooks takes no value.");
        row("tenant list --json=no", "--json takes no value.");
        row("tenant list --database EMPTY", "--database needs a value.");
        row("tenant list --database=", "--database needs a value.");
        row("serve --threads=", "--threads needs a value.");
        row("serve --listen", "--listen needs a value.");
        row("tenant",
            "unknown sub-command tenant; there are: tenant create, tenant list, tenant set-tier, tenant "
            "rename");
        row("nonsense", "unknown sub-command nonsense; see onhire-server --help");
    }
    void wrongUsageIsSaidBeforeAnythingIsDone()
    {
        QFETCH(const QStringList, command);
        QFETCH(const QByteArray, said);
        const Answer answer = answerOf(command + QStringList{u"--data-dir"_s, folder()});
        QCOMPARE(answer.complaint, "onhire-server: " + said + '\n');
        QCOMPARE(answer.exitCode, 2);
        QVERIFY(!QFile::exists(folder()));
    }

    void anAddressThatIsNoneIsRefusedByItsOption_data()
    {
        QTest::addColumn<QStringList>("option");
        for (const QString &name : {u"https://onhire.example.com"_s, u"onhire.example.com:443"_s, u"*"_s})
            QTest::addRow("--allowed-host %s", qPrintable(name)) << QStringList{u"--allowed-host"_s, name};
        for (const QString &url : {u"hallo"_s, u"onhire.example.com"_s, u"ftp://onhire.example.com"_s})
            QTest::addRow("--public-url %s", qPrintable(url)) << QStringList{u"--public-url"_s, url};
    }
    void anAddressThatIsNoneIsRefusedByItsOption()
    {
        QFETCH(const QStringList, option);
        const Answer answer =
            answerOf(QStringList{u"serve"_s} + option + QStringList{u"--data-dir"_s, folder()});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.complaint.contains("onhire-server: " + option[0].toLatin1() + " takes "),
                 answer.complaint.constData());
        QVERIFY(!QFile::exists(folder()));
    }

    void helpIsOfTheCommandThatIsAskedAbout()
    {
        for (const QString &asking : {u"--help"_s, u"-h"_s}) {
            const Answer all = answerOf({asking}), one = answerOf({u"key"_s, u"create"_s, asking});
            QCOMPARE(all.exitCode + one.exitCode, 0);
            QVERIFY(all.output.contains("  tenant create ") && all.output.contains("  key create "));
            QVERIFY(!one.output.contains("  tenant create ") && one.output.contains("  key create "));
            QVERIFY(one.output.contains("it may do everything (role admin)"));
        }
    }

    void whatIsNotThereOrThereAlreadyIsNamed()
    {
        const QString tenant =
            QString::fromLatin1(run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s}).trimmed());
        const QStringList place{u"--data-dir"_s, folder()};
        const auto complaint = [&](const QStringList &words) { return answerOf(words + place).complaint; };
        const QStringList anna{u"user"_s,    u"create"_s, u"--tenant"_s,   tenant,
                               u"--login"_s, u"anna"_s,   u"--password"_s, u"long enough"_s};
        QCOMPARE(complaint(anna), QByteArray());
        QCOMPARE(complaint(anna), "onhire-server: There is already a user with the login anna.\n");
        QCOMPARE(complaint({u"key"_s, u"revoke"_s, u"nosuch"_s}),
                 "onhire-server: There is no key nosuch. See onhire-server key list.\n");
        QCOMPARE(
            complaint({u"settings"_s, u"set"_s, u"seller.registerNumber"_s, u"12345"_s, u"--tenant"_s, tenant}),
            QByteArray());
        QVERIFY(run({u"settings"_s, u"get"_s, u"seller.registerNumber"_s, u"--tenant"_s, tenant})
                    .contains("12345"));
        QCOMPARE(complaint({u"tenant"_s, u"set-tier"_s, u"--tenant"_s, u"x"_s}),
                 "onhire-server: tenant set-tier has no option --tenant.\n");
        QVERIFY(complaint({u"key"_s, u"create"_s, u"--tenant"_s, tenant, u"--name"_s, u"x"_s, u"--expires"_s,
                           u"2020-01-01"_s})
                    .contains("--expires is in the past"));
        QVERIFY(complaint({u"key"_s, u"create"_s, u"--tenant"_s, tenant, u"--name"_s, u"x"_s,
                           u"--permissions"_s, u","_s})
                    .contains("--permissions takes names of permissions"));
        const Answer failed = answerOf(QStringList{u"key"_s, u"revoke"_s, u"nosuch"_s, u"--json"_s} + place);
        QCOMPARE(QJsonDocument::fromJson(failed.output)[u"error"].toString(),
                 u"There is no key nosuch. See onhire-server key list."_s);
        QVERIFY(answerOf(place.first(1) + QStringList{folder()}).exitCode == 2);
    }

    // Whoever runs a command as root does not take the folder from the user as whom the server runs.
    void whatRootMakesBelongsToTheOwnerOfTheFolder()
    {
        const passwd *service = ::getpwnam("postgres");
        if (::geteuid() != 0 || !service)
            QSKIP("needs root and a user postgres");
        QVERIFY(QDir().mkpath(folder()));
        QCOMPARE(::chown(folder().toLocal8Bit().constData(), service->pw_uid, service->pw_gid), 0);
        const QString tenant =
            QString::fromLatin1(run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s}).trimmed());
        run({u"webhook"_s, u"create"_s, u"--tenant"_s, tenant, u"--url"_s, u"https://example.com/hook"_s});
        run({u"doctor"_s});
        QVERIFY(QFile::exists(folder() + u"/secrets.key"_s) && QFile::exists(folder() + u"/files/incoming"_s));
        QDirIterator all(folder(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QFileInfo entry(all.next());
            QVERIFY2(entry.ownerId() == service->pw_uid, qPrintable(entry.filePath()));
        }
    }

    // A restore that stopped half-way, by other means than the documented ones.
    void theAddressOfADatabaseThatCannotBeOpenedIsToldAllTheSame()
    {
        run({u"tenant"_s, u"create"_s, u"--name"_s, u"Shop"_s});
        const ServerProgram server({u"--data-dir"_s, folder()});
        const QString uri = runJson({u"database"_s, u"uri"_s, u"--admin"_s})[u"uri"_s].toString();
        runTool(u"psql"_s, {u"--quiet"_s, u"--command"_s, u"truncate schema_migrations"_s, uri});
        const Answer answer = answerOf({u"tenant"_s, u"list"_s, u"--data-dir"_s, folder()});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.complaint.contains("as a restore leaves them that stopped half-way"),
                 answer.complaint.constData());
        QCOMPARE(runJson({u"database"_s, u"uri"_s, u"--admin"_s})[u"uri"_s].toString(), uri);
    }

    void aBackupThatIsCutOffLeavesTheDatabaseAsItWas()
    {
        run({u"tenant"_s, u"create"_s, u"--name"_s, u"Of the backup"_s});
        run({u"tenant"_s, u"create"_s, u"--name"_s, u"Present"_s}, u"new"_s);
        const ServerProgram from({u"--data-dir"_s, folder()}), to({u"--data-dir"_s, folder(u"new"_s)});
        const QString dump = m_folder->filePath(u"onhire.dump"_s);
        runTool(u"pg_dump"_s,
                {u"--format=custom"_s, u"--file"_s, dump,
                 runJson({u"database"_s, u"uri"_s, u"--admin"_s})[u"uri"_s].toString()});
        const QString uri = runJson({u"database"_s, u"uri"_s, u"--admin"_s}, u"new"_s)[u"uri"_s].toString();
        QVERIFY(QFile::copy(dump, dump + u".cut"_s)
                && QFile::resize(dump + u".cut"_s, QFileInfo(dump).size() * 2 / 3));
        QVERIFY(complaintOf(u"pg_restore"_s, restoring(dump + u".cut"_s, uri)).endsWith(" (failed)"));
        QVERIFY(run({u"tenant"_s, u"list"_s}, u"new"_s).contains("Present"));
        runTool(u"pg_restore"_s, restoring(dump, uri));
        QVERIFY(run({u"tenant"_s, u"list"_s}, u"new"_s).contains("Of the backup"));
        QVERIFY(!run({u"tenant"_s, u"list"_s}, u"new"_s).contains("Present"));
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
            const ServerProgram server({u"--data-dir"_s, folder(u"new"_s), u"--no-background"_s});
            runTool(u"pg_restore"_s, restoring(dump, to));
            runTool(u"psql"_s, {u"--dbname"_s, to, u"--quiet"_s, u"--command"_s, answerOfLastWeek(tenant)});
            QTest::qWait(1500); // in which what works in the background would have forgotten it
            QCOMPARE(oldAnswers(to), "1"_ba);
        }
        {
            const ServerProgram server({u"--data-dir"_s, folder(u"new"_s)});
            QTRY_COMPARE_WITH_TIMEOUT(oldAnswers(to), "0"_ba, 20'000);
        }
        QVERIFY(run({u"tenant"_s, u"list"_s}, u"new"_s).contains(tenant.toLatin1()));
        QVERIFY(runJson({u"doctor"_s}, u"new"_s)[u"ok"_s].toBool());
        const QJsonObject verified = runJson({u"audit"_s, u"verify"_s, u"--tenant"_s, tenant}, u"new"_s);
        QVERIFY(verified[u"ok"_s].toBool());
        const QString head = verified[u"head"_s].toString();
        QVERIFY(runJson({u"audit"_s, u"verify"_s, u"--tenant"_s, tenant, u"--head"_s, head}, u"new"_s)[u"ok"_s]
                    .toBool());
    }
};

QTEST_GUILESS_MAIN(TestOperating)
#include "tst_operating.moc"
