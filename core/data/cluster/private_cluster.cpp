// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/private_cluster.h"

#include "core/data/cluster/make_cluster.h"
#include "core/data/cluster/unavailable.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>

#include <algorithm>
#include <cerrno>
#include <sys/stat.h>

namespace onhire {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr auto HastyPatience = 300ms; // of a stop that is to be over within a second
// Whoever starts the cluster may have to recover it first (Postmaster waits 300 s for that).
static constexpr auto PatienceWithStarters = 330s;
// Who quits does not wait for them: they use the cluster, and stop it in their turn.
static constexpr auto PatienceAtTheEnd = 5s;

// Starting and stopping happen under the exclusive lock on start.lock; whoever uses the cluster holds
// users.lock shared. So the last user can be told from the others, and nobody joins a server that is about to
// be stopped.

PrivateCluster::PrivateCluster(QString dataDir, ClusterOptions options)
    : m_dataDir(QDir::cleanPath(QDir(dataDir).absolutePath())), m_options(std::move(options))
{
}

PrivateCluster::~PrivateCluster()
{
    close();
}

// A new data folder is nobody else's to read; one that exists keeps the rights that it has.
static Result<void> makeDataDir(const QString &dataDir)
{
    if (QFileInfo(dataDir).isDir())
        return {};
    const QByteArray name = QFile::encodeName(dataDir);
    errno = 0;
    if (QDir().mkpath(QFileInfo(dataDir).path()) && (::mkdir(name.constData(), 0700) == 0 || errno == EEXIST)
        && QFileInfo(dataDir).isDir())
        return {};
    return unavailable(u"The data folder %1 could not be created%2. Choose another one."_s.arg(
        dataDir, errno != 0 ? u": "_s + qt_error_string(errno) : QString()));
}

static Result<FileLock> startLock(const QString &dataDir, const Account &account,
                                  std::chrono::milliseconds patience, const std::stop_token &stop = {})
{
    ONHIRE_ASSIGN(FileLock lock, FileLock::on(dataDir + u"/start.lock"_s, account.uid, account.gid));
    ONHIRE_TRY(lock.waitExclusive(patience, stop));
    return lock;
}

// The programs of the version that made the cluster; makes it first where there is none.
static Result<PostgresPrograms> programsFor(const ClusterPlace &place, const Account &account,
                                            Durability durability, const std::stop_token &stop)
{
    const QList<PostgresPrograms> installed = installedPostgres();
    if (!QFileInfo::exists(place.dataFolder())) {
        ONHIRE_ASSIGN(const PostgresPrograms newest, postgresForNewCluster(installed));
        ONHIRE_TRY(makeCluster(place, account, newest, durability, stop));
        return newest;
    }
    QFile version(place.dataFolder() + u"/PG_VERSION"_s);
    if (!version.open(QIODevice::ReadOnly))
        return unavailable(u"%1 is not a PostgreSQL cluster: its PG_VERSION cannot be read (%2)."_s.arg(
            place.dataFolder(), version.errorString()));
    return postgresForCluster(QString::fromLatin1(version.readAll().trimmed()).toInt(), place.dataFolder(),
                              installed);
}

Result<Postmaster::Sighting> PrivateCluster::bringUp(const ClusterPlace &place, const std::stop_token &stop)
{
    ONHIRE_ASSIGN(const Postmaster::Sighting seen, m_postmaster->waitWhileBusy(stop));
    if (seen.state == Postmaster::State::Ready)
        return seen;
    place.removeLeftovers(m_account);
    ONHIRE_ASSIGN(const PostgresPrograms programs, programsFor(place, m_account, m_options.durability, stop));
    ONHIRE_TRY(writeSettings(place.dataFolder(), m_account, m_options.durability));
    ONHIRE_ASSIGN(const QString sockets, place.socketFolder(m_account));
    return m_postmaster->start(programs, sockets, stop);
}

// A cluster that is gone is not made anew behind the back of those who use it: they would find it empty.
Result<pid_t> PrivateCluster::bringBack(const ClusterPlace &place, const std::stop_token &stop)
{
    ONHIRE_ASSIGN(const FileLock starting, startLock(m_dataDir, m_account, PatienceWithStarters, stop));
    if (!QFileInfo::exists(place.dataFolder()))
        return unavailable(u"The database folder %1 is missing: restore it."_s.arg(place.dataFolder()));
    ONHIRE_ASSIGN(const Postmaster::Sighting seen, bringUp(place, stop));
    return seen.pid;
}

Result<ClusterAddress> PrivateCluster::open(const std::stop_token &stop)
{
    close();
    ONHIRE_TRY(makeDataDir(m_dataDir));
    ONHIRE_ASSIGN(m_account, Account::forFolders({m_dataDir + u"/postgresql"_s, m_dataDir}));
    ONHIRE_ASSIGN(const FileLock starting, startLock(m_dataDir, m_account, PatienceWithStarters, stop));
    ONHIRE_ASSIGN(FileLock use, FileLock::on(m_dataDir + u"/users.lock"_s, m_account.uid, m_account.gid));
    ONHIRE_TRY(use.waitShared(PatienceWithStarters, stop));
    ONHIRE_ASSIGN(const ClusterPlace place,
                  ClusterPlace::prepare(m_dataDir, m_account, m_options.placeForRoot));
    m_postmaster.emplace(place.dataFolder(), place.logFile(), m_account);
    const auto seen = bringUp(place, stop);
    if (!seen) {
        if (stop.stop_requested()) {
            endAtOnce();
            stopIfLast(use);
        }
        m_postmaster.reset();
        return Failure(seen.error());
    }
    m_use = std::move(use);
    m_watch.emplace(seen->pid, [this, place](const std::stop_token &ended) { return bringBack(place, ended); });
    return ClusterAddress{seen->socketFolder, 5432, onhireDatabase};
}

// To be called under the lock on the start.
void PrivateCluster::stopIfLast(FileLock &use) const
{
    if (!use.tryExclusive())
        return;
    if (const auto stopped = m_postmaster->stop(m_patience); !stopped)
        qWarning("%s", qUtf8Printable(stopped.error().detail));
}

void PrivateCluster::endAtOnce()
{
    m_patience = HastyPatience;
}

void PrivateCluster::close()
{
    m_watch.reset();
    if (!m_postmaster)
        return;
    const std::chrono::milliseconds patience =
        std::min<std::chrono::milliseconds>(m_patience, PatienceAtTheEnd);
    if (const auto starting = startLock(m_dataDir, m_account, patience))
        stopIfLast(m_use);
    else
        qWarning("%s", qUtf8Printable(starting.error().detail));
    m_use.release();
    m_postmaster.reset();
}

} // namespace onhire
