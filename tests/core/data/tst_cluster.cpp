// SPDX-License-Identifier: GPL-3.0-or-later
// The private cluster as its users meet it. A second user is this program again, as a process of its own.
#include "core/data/cluster/postgres_programs.h"
#include "core/data/cluster/private_cluster.h"
#include "core/data/cluster/server_words.h"
#include "core/data/db/connection.h"
#include "tests/support/test_cluster.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace onhire;
using namespace Qt::StringLiterals;

namespace {

const ClusterOptions quick{.durability = Durability::None};

// Another process that uses the cluster until told to leave.
class OtherUser
{
public:
    explicit OtherUser(const QString &dataDir, const QStringList &within = {})
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const QStringList words =
            within + QStringList{QCoreApplication::applicationFilePath(), u"--use"_s, dataDir};
        m_process.start(words.constFirst(), words.sliced(1));
    }

    ~OtherUser() { leave(); }

    QString socketDir()
    {
        while (!m_process.canReadLine() && m_process.waitForReadyRead(60'000)) { }
        return QString::fromLocal8Bit(m_process.readLine().trimmed());
    }

    void leave()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

    void crash()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
};

int useUntilToldToLeave(const QString &dataDir)
{
    PrivateCluster cluster(dataDir, quick);
    const auto address = cluster.open();
    if (!address) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(address.error().detail));
        return 1;
    }
    std::printf("%s\n", qUtf8Printable(address->socketDir));
    std::fflush(stdout);
    while (std::getchar() != EOF) { }
    return 0;
}

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void replace(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
    file.write(text);
}

QString dataOf(const QString &dataDir)
{
    return dataDir + u"/postgresql/data"_s;
}

pid_t serverOf(const QString &dataDir)
{
    return content(dataOf(dataDir) + u"/postmaster.pid"_s).split('\n').first().toInt();
}

bool isRunning(pid_t pid)
{
    return pid > 0 && ::kill(pid, 0) == 0 && !content(u"/proc/%1/cmdline"_s.arg(pid)).isEmpty();
}

void killHard(pid_t server)
{
    ::kill(server, SIGKILL);
    QTRY_VERIFY(!isRunning(server));
}

QString sentenceOf(const Result<ClusterAddress> &result)
{
    return result ? u"(no failure)"_s : result.error().detail;
}

// With what PostgreSQL said, should it fail.
#define OPEN(address, cluster)                                                                                 \
    const auto address##Result = (cluster).open();                                                             \
    QVERIFY2(address##Result, qPrintable(sentenceOf(address##Result)));                                        \
    const ClusterAddress address = *address##Result

} // namespace

class ClusterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_dataDir = m_folder->path() + u"/data"_s;
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0711);
    }

    void firstUseMakesADatabaseForEachRole();
    void theProgramsRoleMayNotAlterTheSchema();
    void nobodyIsOnTheNetworkAndPagesHaveChecksums();
    void aSecondProcessJoins();
    void theLastUserStopsIt();
    void aRunningServerIsJoinedAtOnce();
    void anotherFirstUserAfterTheLastOneFindsTheRows();
    void aKilledUserLeavesAServerToJoin();
    void aKilledServerRecoversWhatWasAcknowledged();
    void aStrangerWithTheOldProcessNumberIsNoObstacle();
    void aServerStartedUnderAnotherSpellingIsJoined();
    void aKilledServerIsStartedAgainForItsUsers();
    void theUserWhoIsLeftStartsItAgain();
    void anEndedProcessThatStillCalculatesIsNoObstacle();
    void aClusterThatIsGoneIsNotMadeAnewUnderItsUsers();
    void aStartCanBeCalledOff();
    void fourFirstStartsMakeOneCluster();
    void usersThatComeAndGoNeverMeetAStoppingServer();
    void aServerThatIsStillWithoutItsNameIsWaitedFor();
    void aHalfMadeClusterIsMadeAnew();
    void aLongPathWorks();
    void anotherVersionIsRefused();
    void aPlaceThatCannotBeIsNamed();
    void aBrokenSettingIsNamed();
    void rootsClosedHomeIsNoObstacle();
    void theServerKeepsNoFileOfItsStarter();
    void addressesAreQuoted();
    void reasonsAreWordedForPeople_data();
    void reasonsAreWordedForPeople();
    void testsGetFreshDatabases();

private:
    void expectNewServer(pid_t old);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_dataDir;
};

void ClusterTest::firstUseMakesADatabaseForEachRole()
{
    PrivateCluster cluster(m_dataDir);
    OPEN(address, cluster);

    for (const QString &role : {QString(adminRole), QString(ownerRole), QString(appRole)})
        QCOMPARE(runSql(address, role, {u"SELECT current_user || ' ' || current_database()"_s}),
                 role + u" onhire"_s);
    QCOMPARE(
        runSql(address, adminRole,
               {u"SELECT string_agg(rolname || ' ' || rolsuper || ' ' || rolbypassrls, ', ' ORDER BY rolname) "
                "FROM pg_roles WHERE rolname IN ('onhire_owner', 'onhire_app')"_s}),
        u"onhire_app false false, onhire_owner false false"_s);
}

void ClusterTest::theProgramsRoleMayNotAlterTheSchema()
{
    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);

    QCOMPARE(runSql(address, ownerRole, {u"SELECT has_schema_privilege('public', 'CREATE')"_s}), u"true"_s);
    QCOMPARE(runSql(address, appRole, {u"SELECT has_schema_privilege('public', 'CREATE')"_s}), u"false"_s);
    QCOMPARE(runSql(address, appRole, {u"SELECT has_database_privilege(current_database(), 'CREATE, TEMP')"_s}),
             u"false"_s);
}

void ClusterTest::nobodyIsOnTheNetworkAndPagesHaveChecksums()
{
    PrivateCluster cluster(m_dataDir);
    OPEN(address, cluster);

    const auto setting = [&](const QString &name) { return runSql(address, adminRole, {u"SHOW "_s + name}); };
    QCOMPARE(setting(u"listen_addresses"_s), QString());
    QCOMPARE(setting(u"data_checksums"_s), u"on"_s);
    QCOMPARE(setting(u"fsync"_s), u"on"_s);
    QCOMPARE(setting(u"synchronous_commit"_s), u"on"_s);
    QCOMPARE(setting(u"log_statement"_s), u"none"_s);
    QCOMPARE(setting(u"log_min_error_statement"_s), u"panic"_s);
    QCOMPARE(setting(u"server_encoding"_s), u"UTF8"_s);
}

void ClusterTest::aSecondProcessJoins()
{
    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);
    const pid_t server = serverOf(m_dataDir);

    OtherUser other(m_dataDir);

    QCOMPARE(other.socketDir(), address.socketDir);
    QCOMPARE(serverOf(m_dataDir), server);
}

void ClusterTest::theLastUserStopsIt()
{
    OtherUser first(m_dataDir);
    QVERIFY(!first.socketDir().isEmpty());
    const pid_t server = serverOf(m_dataDir);
    PrivateCluster second(m_dataDir, quick);
    OPEN(address, second);

    first.leave();
    QVERIFY(isRunning(server));
    QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);

    second.close();
    QVERIFY(!isRunning(server));
    QVERIFY(!QFile::exists(dataOf(m_dataDir) + u"/postmaster.pid"_s));
}

void ClusterTest::aRunningServerIsJoinedAtOnce()
{
    PrivateCluster first(m_dataDir, quick);
    OPEN(address, first);

    QElapsedTimer timer;
    timer.start();
    PrivateCluster second(m_dataDir, quick);
    OPEN(same, second);
    qInfo("joined in %.2f ms", double(timer.nsecsElapsed()) / 1e6);

    QCOMPARE(same.socketDir, address.socketDir);
    QVERIFY(timer.elapsed() < 200);
}

void ClusterTest::anotherFirstUserAfterTheLastOneFindsTheRows()
{
    {
        PrivateCluster cluster(m_dataDir);
        OPEN(address, cluster);
        runSql(address, ownerRole, {u"CREATE TABLE kept AS SELECT 42 AS answer"_s});
    }

    QElapsedTimer timer;
    timer.start();
    PrivateCluster cluster(m_dataDir);
    OPEN(address, cluster);
    const QString answer = runSql(address, ownerRole, {u"SELECT answer FROM kept"_s});
    qInfo("started and answered in %lld ms", timer.elapsed());

    QCOMPARE(answer, u"42"_s);
}

void ClusterTest::aKilledUserLeavesAServerToJoin()
{
    OtherUser other(m_dataDir);
    QVERIFY(!other.socketDir().isEmpty());
    const pid_t server = serverOf(m_dataDir);

    other.crash();
    QVERIFY(isRunning(server));

    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);
    QCOMPARE(serverOf(m_dataDir), server);
    QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
    cluster.close();
    QVERIFY(!isRunning(server));
}

void ClusterTest::aKilledServerRecoversWhatWasAcknowledged()
{
    PrivateCluster cluster(m_dataDir);
    OPEN(address, cluster);
    runSql(address, ownerRole,
           {u"CREATE TABLE kept (n int)"_s, u"INSERT INTO kept SELECT generate_series(1, 10000)"_s});

    killHard(serverOf(m_dataDir));

    PrivateCluster other(m_dataDir);
    OPEN(again, other);
    QCOMPARE(runSql(again, ownerRole, {u"SELECT count(*) FROM kept"_s}), u"10000"_s);
    QVERIFY(cluster.open());
    QCOMPARE(runSql(address, ownerRole, {u"SELECT count(*) FROM kept"_s}), u"10000"_s);
}

void ClusterTest::aStrangerWithTheOldProcessNumberIsNoObstacle()
{
    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);
    const QStringList locks = {dataOf(m_dataDir) + u"/postmaster.pid"_s,
                               address.socketDir + u"/.s.PGSQL.5432.lock"_s};
    const QByteArray server = QByteArray::number(serverOf(m_dataDir));
    QByteArrayList left;
    for (const QString &lock : locks)
        left += content(lock);
    cluster.close();
    const auto account = Account::forFolders({m_dataDir + u"/postgresql"_s});
    QVERIFY(account);
    const auto stranger = account->launch(u"/bin/sleep"_s, {u"60"_s}, u"/dev/null"_s);
    QVERIFY(stranger);
    for (qsizetype i = 0; i < locks.size(); ++i)
        replace(locks[i], QByteArray(left[i]).replace(server, QByteArray::number(*stranger)));

    const auto opened = cluster.open();
    ::kill(*stranger, SIGKILL);
    QVERIFY2(opened, qPrintable(sentenceOf(opened)));
    QCOMPARE(runSql(*opened, appRole, {u"SELECT 1"_s}), u"1"_s);
}

void ClusterTest::aServerStartedUnderAnotherSpellingIsJoined()
{
    QString socketDir;
    {
        PrivateCluster cluster(m_dataDir, quick);
        OPEN(address, cluster);
        socketDir = address.socketDir;
    }
    const auto account = Account::forFolders({m_dataDir + u"/postgresql"_s});
    QVERIFY(account);
    const auto server =
        account->launch(installedPostgres().first().path(u"postgres"_s),
                        {u"-D"_s, dataOf(m_dataDir) + u"/../data/"_s, u"-k"_s, socketDir, u"-p"_s, u"5432"_s},
                        m_dataDir + u"/postgresql/postgresql.log"_s);
    QVERIFY(server);
    const QString lock = dataOf(m_dataDir) + u"/postmaster.pid"_s;
    QTRY_VERIFY(content(lock).contains("\nready"));

    {
        PrivateCluster cluster(m_dataDir, quick);
        OPEN(address, cluster);
        QCOMPARE(serverOf(m_dataDir), *server);
        QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
    }
    QVERIFY(!isRunning(*server));
}

// Answers as soon as the server is there again; fails the test when that takes too long.
void ClusterTest::expectNewServer(pid_t old)
{
    QElapsedTimer timer;
    timer.start();
    QTRY_VERIFY_WITH_TIMEOUT(serverOf(m_dataDir) != old
                                 && content(dataOf(m_dataDir) + u"/postmaster.pid"_s).contains("\nready"),
                             5000);
    qInfo("there again after %lld ms", timer.elapsed());
}

void ClusterTest::aKilledServerIsStartedAgainForItsUsers()
{
    PrivateCluster cluster(m_dataDir);
    OPEN(address, cluster);
    OtherUser other(m_dataDir);
    QVERIFY(!other.socketDir().isEmpty());
    runSql(address, ownerRole, {u"CREATE TABLE kept AS SELECT 42 AS answer"_s});

    for (int kill = 0; kill < 3; ++kill) {
        const pid_t server = serverOf(m_dataDir);
        killHard(server);
        expectNewServer(server);
        QCOMPARE(runSql(address, ownerRole, {u"SELECT answer FROM kept"_s}), u"42"_s);
    }
    const pid_t server = serverOf(m_dataDir);
    other.leave();
    QVERIFY(isRunning(server));
    cluster.close();
    QVERIFY(!isRunning(server));
    QTest::qWait(300);
    QCOMPARE(serverOf(m_dataDir), 0);
}

void ClusterTest::theUserWhoIsLeftStartsItAgain()
{
    auto first = std::make_unique<PrivateCluster>(m_dataDir, quick);
    OPEN(address, *first);
    PrivateCluster second(m_dataDir, quick);
    QVERIFY(second.open());
    first.reset();

    const pid_t server = serverOf(m_dataDir);
    killHard(server);
    expectNewServer(server);
    QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
}

// It does not look up from its work, and holds the memory that the new server would take.
void ClusterTest::anEndedProcessThatStillCalculatesIsNoObstacle()
{
    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);
    const auto calculates = [&] {
        Connection connection(address.conninfo(appRole));
        (void)connection.script(u"SET statement_timeout = 0; SELECT count(*) FROM generate_series(1, 3e8)"_s);
    };
    const std::unique_ptr<QThread> busy(QThread::create(calculates));
    busy->start();
    QTRY_COMPARE(runSql(address, adminRole,
                        {u"SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE "
                         "'SET statement_timeout%'"_s}),
                 u"1"_s);

    const pid_t server = serverOf(m_dataDir);
    killHard(server);
    expectNewServer(server);
    QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
    QVERIFY(busy->wait(60'000));
}

void ClusterTest::aClusterThatIsGoneIsNotMadeAnewUnderItsUsers()
{
    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);
    const QString aside = m_dataDir + u"/postgresql/aside"_s;
    const pid_t server = serverOf(m_dataDir);
    QVERIFY(QFile::rename(dataOf(m_dataDir), aside));
    killHard(server);

    QTest::qWait(1000);
    QVERIFY(!QFile::exists(dataOf(m_dataDir)));

    QVERIFY(QFile::rename(aside, dataOf(m_dataDir)));
    expectNewServer(server);
    QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
}

void ClusterTest::aStartCanBeCalledOff()
{
    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);
    const auto account = Account::forFolders({m_dataDir + u"/postgresql"_s});
    QVERIFY(account);
    auto starting = FileLock::on(m_dataDir + u"/start.lock"_s, account->uid, account->gid);
    QVERIFY(starting
            && starting->waitExclusive(std::chrono::seconds(1))); // as by a program that recovers the cluster

    std::stop_source stop;
    Result<ClusterAddress> answer;
    const std::unique_ptr<QThread> second(QThread::create([&] {
        PrivateCluster late(m_dataDir, quick);
        answer = late.open(stop.get_token());
    }));
    second->start();
    QTest::qWait(100);
    QVERIFY(second->isRunning());
    stop.request_stop();
    QVERIFY(second->wait(1000));
    QVERIFY(!answer);
    starting->release();
}

void ClusterTest::fourFirstStartsMakeOneCluster()
{
    std::vector<std::unique_ptr<OtherUser>> users;
    for (int i = 0; i < 4; ++i)
        users.push_back(std::make_unique<OtherUser>(m_dataDir));

    QSet<QString> answers;
    for (const auto &user : users)
        answers.insert(user->socketDir());
    const pid_t server = serverOf(m_dataDir);
    QCOMPARE(answers.size(), 1);
    QVERIFY(!answers.contains(QString()));
    QCOMPARE(QDir(m_dataDir + u"/postgresql"_s).entryList({u"new-*"_s}, QDir::Dirs), QStringList());

    for (const auto &user : users)
        user->leave();
    QVERIFY(!isRunning(server));
}

void ClusterTest::usersThatComeAndGoNeverMeetAStoppingServer()
{
    PrivateCluster(m_dataDir, quick).open();

    const auto comeAndGo = [this] {
        for (int round = 0; round < 15; ++round) {
            PrivateCluster cluster(m_dataDir, quick);
            const auto address = cluster.open();
            if (!address)
                qFatal("%s", qUtf8Printable(address.error().detail));
            runSql(*address, appRole, {u"SELECT 1"_s});
        }
    };
    std::vector<std::unique_ptr<QThread>> users;
    for (int i = 0; i < 4; ++i)
        users.emplace_back(QThread::create(comeAndGo))->start();
    for (const auto &user : users)
        QVERIFY(user->wait(120'000));

    QCOMPARE(serverOf(m_dataDir), 0);
}

// Between the moment at which a process becomes PostgreSQL and the one at which it is called so it has no
// command line. Here that takes long.
void ClusterTest::aServerThatIsStillWithoutItsNameIsWaitedFor()
{
    const QList<PostgresPrograms> installed = installedPostgres();
    QVERIFY(!installed.isEmpty());
    const QString real = installed.first().folder;
    QTemporaryDir programs;
    const auto forEverybody = QFile::permissions(programs.path()) | QFile::ReadGroup | QFile::ExeGroup
        | QFile::ReadOther | QFile::ExeOther; // the server may run as another user
    QVERIFY(QFile::setPermissions(programs.path(), forEverybody));
    for (const QString &name : QDir(real).entryList(QDir::Files)) {
        if (name != "postgres"_L1)
            QVERIFY(QFile::link(real + u'/' + name, programs.filePath(name)));
    }
    QFile slow(programs.filePath(u"postgres"_s));
    QVERIFY(slow.open(QIODevice::WriteOnly));
    const QByteArray program = real.toLocal8Bit() + "/postgres";
    slow.write("#!/usr/bin/perl\nif ($ARGV[0] eq '-D') { $0 = ''; select(undef, undef, undef, 0.5); }\nexec {'"
               + program + "'} '" + program + "', @ARGV;\n");
    slow.close();
    QVERIFY(slow.setPermissions(forEverybody));
    qputenv("ONHIRE_PG_BINDIR", programs.path().toLocal8Bit());
    PrivateCluster cluster(m_dataDir, quick);
    const auto opened = cluster.open();
    qunsetenv("ONHIRE_PG_BINDIR");
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().detail));
}

void ClusterTest::aHalfMadeClusterIsMadeAnew()
{
    {
        QVERIFY(PrivateCluster(m_dataDir, quick).open());
    }
    const QString half = m_dataDir + u"/postgresql/new-0123"_s;
    QVERIFY(QFile::rename(dataOf(m_dataDir), half));
    QVERIFY(QFile::remove(half + u"/PG_VERSION"_s));

    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);

    QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
    QVERIFY(!QFile::exists(half));
}

void ClusterTest::aLongPathWorks()
{
    const QString deep = m_dataDir + u'/' + QString(100, u'd');
    QString socketDir;
    {
        PrivateCluster cluster(deep, quick);
        OPEN(address, cluster);
        socketDir = address.socketDir;
        QVERIFY(socketDir.size() < 100);
        QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
    }
    QVERIFY(QDir(socketDir).removeRecursively());

    QVERIFY(QFile::link(m_folder->path(), socketDir));
    PrivateCluster cluster(deep, quick);
    const QString sentence = sentenceOf(cluster.open());
    QFile::remove(socketDir);
    QVERIFY2(sentence.contains(socketDir + u" is not a private folder"_s), qPrintable(sentence));
}

void ClusterTest::anotherVersionIsRefused()
{
    {
        QVERIFY(PrivateCluster(m_dataDir, quick).open());
    }
    const QString installed = QString::fromLatin1(content(dataOf(m_dataDir) + u"/PG_VERSION"_s).trimmed());
    replace(dataOf(m_dataDir) + u"/PG_VERSION"_s, "99\n");

    const QString sentence = sentenceOf(PrivateCluster(m_dataDir, quick).open());

    QVERIFY2(sentence.contains(u"belongs to PostgreSQL 99"), qPrintable(sentence));
    QVERIFY2(sentence.contains(installed), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"postgresql-99"), qPrintable(sentence));
    QCOMPARE(serverOf(m_dataDir), 0);
}

void ClusterTest::aPlaceThatCannotBeIsNamed()
{
    replace(m_folder->path() + u"/file"_s, "not a folder");
    const QString impossible = m_folder->path() + u"/file/data"_s;

    QElapsedTimer timer;
    timer.start();
    const auto opened = PrivateCluster(impossible, quick).open();

    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::ServiceUnavailable);
    QVERIFY2(opened.error().detail.contains(impossible), qPrintable(opened.error().detail));
    QVERIFY(timer.elapsed() < 2000);
}

void ClusterTest::aBrokenSettingIsNamed()
{
    {
        QVERIFY(PrivateCluster(m_dataDir, quick).open());
    }
    replace(dataOf(m_dataDir) + u"/local.conf"_s, "shared_bufers = 1GB\n");

    QElapsedTimer timer;
    timer.start();
    const QString sentence = sentenceOf(PrivateCluster(m_dataDir, quick).open());

    QVERIFY2(sentence.contains(u"shared_bufers"), qPrintable(sentence));
    QVERIFY(timer.elapsed() < 5000);
}

void ClusterTest::rootsClosedHomeIsNoObstacle()
{
    if (::geteuid() != 0)
        QSKIP("only root has PostgreSQL run as somebody else");
    const QString home = m_folder->path() + u"/home"_s;
    QVERIFY(QDir().mkpath(home + u"/data"_s));
    ::chmod(QFile::encodeName(home).constData(), 0700);
    const ClusterOptions options{.durability = Durability::None, .placeForRoot = m_folder->path() + u"/var"_s};

    for (int start = 0; start < 2; ++start) {
        PrivateCluster cluster(home + u"/data"_s, options);
        OPEN(address, cluster);
        QCOMPARE(runSql(address, appRole, {u"SELECT 1"_s}), u"1"_s);
        QVERIFY(address.socketDir.startsWith(options.placeForRoot));
    }
    struct stat info = {};
    QCOMPARE(::stat(QFile::encodeName(home).constData(), &info), 0);
    QCOMPARE(info.st_mode & 0777, 0700U);
}

void ClusterTest::theServerKeepsNoFileOfItsStarter()
{
    QFile own(m_folder->path() + u"/own"_s);
    QVERIFY(own.open(QIODevice::WriteOnly));
    const int inheritable = ::dup(own.handle());
    PrivateCluster cluster(m_dataDir, quick);
    OPEN(address, cluster);
    ::close(inheritable);

    const QDir descriptors(u"/proc/%1/fd"_s.arg(serverOf(m_dataDir)));
    const QFileInfoList held =
        descriptors.entryInfoList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    QVERIFY(!held.isEmpty());
    for (const QFileInfo &descriptor : held) {
        QVERIFY(descriptor.symLinkTarget() != own.fileName());
        QVERIFY(!descriptor.symLinkTarget().endsWith(u".lock"));
    }
}

void ClusterTest::addressesAreQuoted()
{
    const ClusterAddress address{u"/data of O'Hara/run"_s, 5432, u"onhire"_s};

    QCOMPARE(address.conninfo(appRole),
             u"host='/data of O\\'Hara/run' port=5432 dbname='onhire' user='onhire_app'"_s);
    QCOMPARE(address.uri(appRole),
             u"postgresql://onhire_app@/onhire?host=%2Fdata%20of%20O%27Hara%2Frun&port=5432"_s);
}

void ClusterTest::reasonsAreWordedForPeople_data()
{
    QTest::addColumn<QString>("log");
    QTest::addColumn<QString>("words");

    QTest::newRow("full disk")
        << u"2026-11-21 04:00:00 UTC [7] LOG:  starting PostgreSQL\n"
           "2026-11-21 04:00:00 UTC [7] FATAL:  could not write lock file \"postmaster.pid\": "
           "No space left on device\n"_s
        << u"the disk that holds /here is full"_s;
    QTest::newRow("no permission")
        << u"2026-11-21 04:00:00 UTC [7] FATAL:  could not open directory \"pg_wal\": "
           "Permission denied"_s
        << u"PostgreSQL has no access to /here (could not open directory"_s;
    QTest::newRow("the cause, not what came before it")
        << u"postgres: could not find the database system\nbut could not open file \"pg_control\": Permission denied"_s
        << u"PostgreSQL has no access to /here (but could not open file"_s;
    QTest::newRow("first cause, not its echo")
        << u"LOG:  could not bind Unix address\nFATAL:  could not create any Unix-domain sockets"_s
        << u"could not bind Unix address"_s;
    QTest::newRow("silence") << QString() << u"PostgreSQL gave no reason."_s;
}

void ClusterTest::reasonsAreWordedForPeople()
{
    QFETCH(QString, log);
    QFETCH(QString, words);

    const QString reason = plainReason(usefulLine(log), u"/here"_s);

    QVERIFY2(reason.startsWith(words), qPrintable(reason));
}

void ClusterTest::testsGetFreshDatabases()
{
    const ClusterAddress model = TestCluster::freshDatabase();
    runSql(model, ownerRole, {u"CREATE TABLE filled AS SELECT 7 AS n"_s});

    QElapsedTimer timer;
    timer.start();
    const ClusterAddress copy = TestCluster::freshDatabase(model);
    TestCluster::freshDatabase(model);
    qInfo("two copies of a database in %lld ms", timer.elapsed());

    QCOMPARE(runSql(copy, ownerRole, {u"SELECT n FROM filled"_s}), u"7"_s);
    QCOMPARE(runSql(TestCluster::freshDatabase(), ownerRole, {u"SELECT to_regclass('filled') IS NULL"_s}),
             u"true"_s);
}

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    if (app.arguments().value(1) == u"--use")
        return useUntilToldToLeave(app.arguments().value(2));
    ClusterTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_cluster.moc"
