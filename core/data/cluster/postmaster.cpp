// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/postmaster.h"

#include "core/data/cluster/server_words.h"
#include "core/data/cluster/unavailable.h"

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

static constexpr int pollMilliseconds = 4;
static constexpr int patienceMilliseconds = 300'000; // recovery after a crash reads up to 1 GB of log
static constexpr int predecessorMilliseconds = 20'000; // processes of a killed server end by themselves
static constexpr qint64 largestLog = 10 * 1024 * 1024;
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

class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) { }
    ~Descriptor() { ::close(m_number); }
    Q_DISABLE_COPY(Descriptor)
    operator int() const { return m_number; }

private:
    int m_number;
};

// Who listens there; nothing is sent, so that PostgreSQL drops the connection without a word in its log.
static ucred listenerAt(const QString &socketFolder, const QString &portName)
{
    const QByteArray path = QFile::encodeName(socketFolder + u"/.s.PGSQL."_s + portName);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (size_t(path.size()) >= sizeof address.sun_path)
        return {};
    std::memcpy(address.sun_path, path.constData(), size_t(path.size()));

    const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    ucred peer = {};
    socklen_t size = sizeof peer;
    if (::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0
        || ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0)
        return {};
    return peer;
}

Postmaster::Postmaster(QString dataFolder, QString logFile, Account account)
    : m_dataFolder(std::move(dataFolder)), m_logFile(std::move(logFile)), m_account(std::move(account))
{
}

// Its command line, which everyone may read: postgres -D <data folder>. Empty for a zombie.
bool Postmaster::isServer(pid_t pid) const
{
    QFile file(u"/proc/%1/cmdline"_s.arg(pid));
    return pid > 0 && file.open(QIODevice::ReadOnly)
        && file.readAll().split('\0').contains(QFile::encodeName(m_dataFolder));
}

// Whatever it is called: a process that has just become another program has no command line yet.
static bool lives(pid_t pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    if (pid <= 0 || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray stat = file.readAll(); // 4711 (postgres) S …, where the name may hold anything
    const char state = stat.mid(stat.lastIndexOf(')') + 2, 1).append('X').front();
    return state != 'Z' && state != 'X';
}

Postmaster::Sighting Postmaster::look() const
{
    const PidFile file = readPidFile(m_dataFolder);
    if (file.pid <= 0)
        return {};
    // First the socket, then the process: one that is being killed loses its memory before its sockets. Number
    // 0 is a server in another container; it can be joined, not signalled.
    const ucred peer = listenerAt(file.socketFolder, file.port);
    const bool foreign = peer.uid == m_account.uid && peer.pid == 0;
    const bool answers = foreign || (peer.uid == m_account.uid && peer.pid == file.pid);
    if (!foreign && !isServer(file.pid))
        return {};
    if (answers)
        return {file.ready ? State::Ready : State::Busy, peer.pid, file.socketFolder};
    return {file.ready ? State::Unreachable : State::Busy, file.pid, file.socketFolder};
}

Result<Postmaster::Sighting> Postmaster::waitWhileBusy() const
{
    const QDeadlineTimer deadline(patienceMilliseconds);
    Sighting seen = look();
    while (seen.state == State::Busy && !deadline.hasExpired()) {
        QThread::msleep(pollMilliseconds);
        seen = look();
    }
    if (seen.state == State::Busy)
        return unavailable(
            u"PostgreSQL (process %1) has been busy starting or stopping for minutes; its log is %2."_s.arg(
                QString::number(seen.pid), m_logFile));
    if (seen.state == State::Unreachable)
        return unavailable(
            u"PostgreSQL runs already (process %1), but its socket in %2 cannot be reached: stop that "
            "process and start Onhire again."_s.arg(QString::number(seen.pid), seen.socketFolder));
    return seen;
}

// PostgreSQL itself only asks whether a process of that number lives, which after a restart of a container is
// often true of somebody else, and then refuses to start.
void Postmaster::forgetStale(const QString &file) const
{
    QFile lock(file);
    if (!lock.open(QIODevice::ReadOnly))
        return;
    if (!isServer(QString::fromLatin1(lock.readLine().trimmed()).toInt()))
        lock.remove();
}

static void rotate(const QString &log)
{
    if (QFileInfo(log).size() > largestLog)
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
                                                       const QString &socketFolder) const
{
    const qint64 before = QFileInfo(m_logFile).size();
    ONHIRE_ASSIGN(const pid_t pid,
                  m_account.launch(programs.path(u"postgres"_s),
                                   {u"-D"_s, m_dataFolder, u"-k"_s, socketFolder, u"-p"_s, port}, m_logFile));
    while (look().state == State::Down && lives(pid))
        QThread::msleep(pollMilliseconds);
    ONHIRE_ASSIGN(const Sighting seen, waitWhileBusy());
    if (seen.state == State::Down)
        return unavailable(usefulLine(textFrom(m_logFile, before)));
    return seen;
}

static bool isPredecessor(const QString &reason)
{
    return reason.contains(u"pre-existing shared memory block") || reason.contains(u"lock file");
}

Result<Postmaster::Sighting> Postmaster::start(const PostgresPrograms &programs,
                                               const QString &socketFolder) const
{
    rotate(m_logFile);
    const QDeadlineTimer deadline(predecessorMilliseconds);
    while (true) {
        forgetStale(m_dataFolder + u"/postmaster.pid"_s);
        forgetStale(socketFolder + u"/.s.PGSQL."_s + port + u".lock"_s);
        const auto seen = launchAndWait(programs, socketFolder);
        if (seen)
            return seen;
        if (!isPredecessor(seen.error().detail) || deadline.hasExpired())
            return unavailable(u"The database did not start: %1 (log: %2)"_s.arg(
                plainReason(seen.error().detail, m_dataFolder), m_logFile));
        QThread::msleep(100);
    }
}

bool Postmaster::ends(pid_t pid, int milliseconds) const
{
    const QDeadlineTimer deadline(milliseconds);
    while (isServer(pid) && !deadline.hasExpired())
        QThread::msleep(pollMilliseconds);
    return !isServer(pid);
}

// Fast: rolls open transactions back. Immediate, should that hang: the next start recovers.
Result<void> Postmaster::stop() const
{
    const Sighting seen = look();
    if (seen.state == State::Down || seen.pid <= 0)
        return {};
    for (const auto &[signal, patience] : {std::pair(SIGINT, 60'000), std::pair(SIGQUIT, 10'000)}) {
        ::kill(seen.pid, signal);
        if (ends(seen.pid, patience))
            return {};
    }
    return unavailable(u"PostgreSQL (process %1) did not stop."_s.arg(seen.pid));
}

} // namespace onhire
