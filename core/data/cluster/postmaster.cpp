// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/postmaster.h"

#include "core/data/cluster/processes.h"
#include "core/data/cluster/server_words.h"
#include "core/data/cluster/unavailable.h"
#include "core/data/system/descriptor.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace onhire {

using namespace Qt::StringLiterals;

static constexpr int LookAgainMilliseconds = 4;
static constexpr int PatienceMilliseconds = 300'000; // recovery after a crash reads up to 1 GB of log
static constexpr int PredecessorMilliseconds = 20'000; // processes of a killed server end by themselves
static constexpr int PoliteMilliseconds = 300; // after that they are made to end
static constexpr int ConnectSeconds = 2;
static constexpr std::chrono::milliseconds LastPatience{10'000};
static constexpr qint64 LargestLog = 10 * 1024 * 1024;
static const QString port = u"5432"_s;

// postmaster.pid: process, data folder, start, port, socket folder, address, memory key, status.
struct PidFile
{
    pid_t pid = 0;
    QString port;
    QString socketFolder;
    bool ready = false;
};

static PidFile readPidFile(const QString &dataFolder)
{
    QFile file(dataFolder + u"/postmaster.pid"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QStringList lines = QFile::decodeName(file.read(4096)).split(u'\n');
    return {lines.value(0).toInt(), lines.value(3), lines.value(4), lines.value(7).trimmed() == u"ready"};
}

namespace {

struct Occupant
{
    ucred process = {};
    bool isSilent = false; // somebody listens, but accepts nobody: stopped, or on a disk that hangs
};

} // namespace

// Who listens there, if anybody; nothing is sent, so that PostgreSQL drops the connection without a word in its
// log.
static Occupant occupantOf(const QString &socketFolder, const QString &portName)
{
    const QByteArray path = QFile::encodeName(socketFolder + u"/.s.PGSQL."_s + portName);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (size_t(path.size()) >= sizeof address.sun_path)
        return {};
    std::memcpy(address.sun_path, path.constData(), size_t(path.size()));

    const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const timeval patience{ConnectSeconds, 0};
    ::setsockopt(socket.get(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (::connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        return {{}, errno == EAGAIN};
    Occupant occupant;
    socklen_t size = sizeof occupant.process;
    if (::getsockopt(socket.get(), SOL_SOCKET, SO_PEERCRED, &occupant.process, &size) != 0)
        return {};
    return occupant;
}

Postmaster::Postmaster(QString dataFolder, QString logFile, Account account)
    : m_dataFolder(std::move(dataFolder)), m_logFile(std::move(logFile)), m_account(std::move(account))
{
}

bool Postmaster::isServer(pid_t pid) const
{
    return workingFolderOf(pid, m_dataFolder) == WorkingFolder::This;
}

Postmaster::Sighting Postmaster::look() const
{
    const PidFile file = readPidFile(m_dataFolder);
    if (file.pid <= 0)
        return {};
    // First the socket, then the process: one that is being killed loses its memory before its sockets. Number
    // 0 is a server in another container; it can be joined, not signalled.
    const Occupant occupant = occupantOf(file.socketFolder, file.port);
    const ucred &peer = occupant.process;
    const bool foreign = peer.uid == m_account.uid && peer.pid == 0;
    const bool answers = foreign || (peer.uid == m_account.uid && peer.pid == file.pid);
    if (!foreign && !isServer(file.pid))
        return occupant.isSilent ? Sighting{State::Busy, file.pid, file.socketFolder} : Sighting{};
    if (answers)
        return {file.ready ? State::Ready : State::Busy, peer.pid, file.socketFolder};
    return {file.ready ? State::Unreachable : State::Busy, file.pid, file.socketFolder};
}

Result<Postmaster::Sighting> Postmaster::waitWhileBusy(const std::stop_token &stop) const
{
    const QDeadlineTimer deadline(PatienceMilliseconds);
    Sighting seen = look();
    while (seen.state == State::Busy && !deadline.hasExpired() && !stop.stop_requested()) {
        QThread::msleep(LookAgainMilliseconds);
        seen = look();
    }
    if (stop.stop_requested())
        return unavailable(u"Starting the database was interrupted."_s);
    if (seen.state == State::Busy)
        return unavailable(
            u"PostgreSQL (process %1) has been busy starting or stopping for minutes; its log is %2."_s.arg(
                QString::number(seen.pid), m_logFile));
    if (seen.state == State::Unreachable)
        return unavailable(
            u"PostgreSQL is already running (process %1), but its socket in %2 cannot be reached: "
            "stop that process and start Onhire again."_s.arg(QString::number(seen.pid), seen.socketFolder));
    return seen;
}

// PostgreSQL itself judges whether its lock file is stale, but only by whether there is a process of that
// number: that may be a dead one whom nobody has buried yet or, after a restart of a container, somebody else.
// It passes over its own parents; so we name those as one of them, as pg_ctl names itself. All its other checks
// still count, so that a server that is alive after all is not harmed.
QStringList Postmaster::harmlessLockHolder() const
{
    const pid_t pid = readPidFile(m_dataFolder).pid;
    if (lives(pid) && workingFolderOf(pid, m_dataFolder) != WorkingFolder::Another)
        return {};
    return {u"PG_GRANDPARENT_PID=%1"_s.arg(pid)};
}

static void rotate(const QString &log)
{
    if (QFileInfo(log).size() > LargestLog)
        ::rename(QFile::encodeName(log).constData(), QFile::encodeName(log + u".old"_s).constData());
}

static QString textFrom(const QString &log, qint64 offset)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(offset))
        return {};
    return QString::fromLocal8Bit(file.readAll());
}

Result<Postmaster::Sighting> Postmaster::launchAndWait(const PostgresPrograms &programs,
                                                       const QString &socketFolder,
                                                       const std::stop_token &stop) const
{
    const qint64 before = QFileInfo(m_logFile).size();
    ONHIRE_ASSIGN(const pid_t pid,
                  m_account.launch(programs.path(u"postgres"_s),
                                   {u"-D"_s, m_dataFolder, u"-k"_s, socketFolder, u"-p"_s, port}, m_logFile,
                                   harmlessLockHolder()));
    const QDeadlineTimer deadline(PatienceMilliseconds);
    State first = look().state;
    while (first == State::Down && lives(pid) && !deadline.hasExpired() && !stop.stop_requested()) {
        QThread::msleep(LookAgainMilliseconds);
        first = look().state;
    }
    if (first == State::Down && lives(pid)) {
        ::kill(pid, SIGINT); // nobody would find it any more
        return unavailable(
            stop.stop_requested()
                ? u"Starting the database was interrupted."_s
                : u"PostgreSQL (process %1) has not begun its work for minutes; its log is %2."_s.arg(
                    QString::number(pid), m_logFile));
    }
    ONHIRE_ASSIGN(const Sighting seen, waitWhileBusy(stop));
    if (seen.state == State::Down)
        return unavailable(usefulLine(textFrom(m_logFile, before)));
    return seen;
}

static bool isPredecessor(const QString &reason)
{
    return reason.contains(u"pre-existing shared memory block")
        || (reason.contains(u"lock file") && reason.contains(u"already exists"));
}

// Processes of a killed server end when they next look up from their work, which may take minutes. Nothing of
// theirs that was not committed can be saved, and the new server recovers the rest.
void Postmaster::endOrphans() const
{
    for (const pid_t orphan : orphansIn(m_dataFolder))
        ::kill(orphan, SIGQUIT);
}

Result<Postmaster::Sighting> Postmaster::start(const PostgresPrograms &programs, const QString &socketFolder,
                                               const std::stop_token &stop) const
{
    rotate(m_logFile);
    const QDeadlineTimer polite(PoliteMilliseconds), deadline(PredecessorMilliseconds);
    while (true) {
        const auto seen = launchAndWait(programs, socketFolder, stop);
        if (seen)
            return seen;
        if (!isPredecessor(seen.error().detail) || deadline.hasExpired() || stop.stop_requested())
            return unavailable(u"The database did not start: %1 (log: %2)"_s.arg(
                plainReason(seen.error().detail, m_dataFolder), m_logFile));
        if (polite.hasExpired())
            endOrphans();
        QThread::msleep(100);
    }
}

bool Postmaster::ends(pid_t pid, std::chrono::milliseconds patience) const
{
    const QDeadlineTimer deadline(patience);
    while (isServer(pid) && !deadline.hasExpired())
        QThread::msleep(LookAgainMilliseconds);
    return !isServer(pid);
}

// SIGINT rolls open transactions back.
Result<void> Postmaster::stop(std::chrono::milliseconds patience) const
{
    const Sighting seen = look();
    if (seen.state == State::Down || seen.pid <= 0)
        return {};
    for (const auto &[signal, time] : {std::pair(SIGINT, patience), std::pair(SIGQUIT, LastPatience)}) {
        ::kill(seen.pid, signal);
        if (ends(seen.pid, time))
            return {};
    }
    return unavailable(u"PostgreSQL (process %1) did not stop."_s.arg(seen.pid));
}

} // namespace onhire
