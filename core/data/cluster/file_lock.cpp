// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/file_lock.h"

#include "core/data/cluster/processes.h"
#include "core/data/cluster/unavailable.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace onhire {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr unsigned long BetweenTriesMs = 10;
static constexpr std::chrono::milliseconds BetweenLooks = 1s;
static constexpr std::chrono::milliseconds PatienceWithStopped = 5s; // it may be resumed at once

static Descriptor openOrMake(const QString &path, uid_t owner, gid_t group)
{
    const QByteArray name = QFile::encodeName(path);
    const int flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW;
    Descriptor made(::open(name.constData(), flags | O_CREAT | O_EXCL, 0600));
    if (!made.isOpen())
        return Descriptor(errno == EEXIST ? ::open(name.constData(), flags) : -1);
    if (owner != ::geteuid() && ::fchown(made.get(), owner, group) != 0)
        return {};
    return made;
}

// As the kernel lists it, by the number of the file alone: of the device some file systems show another one. 0:
// unknown, as from within a container.
static pid_t holderOf(const Descriptor &file)
{
    struct stat info = {};
    QFile list(u"/proc/locks"_s);
    if (::fstat(file.get(), &info) != 0 || !list.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray inode = ':' + QByteArray::number(qulonglong(info.st_ino));
    for (const QByteArray &line : list.readAll().split('\n')) { // 7: FLOCK ADVISORY WRITE 4711 08:02:815 0 EOF
        const QByteArrayList words = line.simplified().split(' ');
        if (words.value(1) == "FLOCK" && words.value(5).endsWith(inode))
            return words[4].toInt();
    }
    return 0;
}

static int lock(int descriptor, int kind)
{
    int answer = 0;
    do
        answer = ::flock(descriptor, kind);
    while (answer != 0 && errno == EINTR);
    return answer;
}

Result<FileLock> FileLock::on(const QString &path, uid_t owner, gid_t group)
{
    Descriptor file = openOrMake(path, owner, group);
    if (!file.isOpen())
        return unavailable(u"Onhire cannot use its lock file %1: %2."_s.arg(path, qt_error_string(errno)));
    return FileLock(std::move(file), path);
}

Result<void> FileLock::waitExclusive(std::chrono::milliseconds patience, const std::stop_token &stop)
{
    return wait(LOCK_EX, patience, stop);
}

Result<void> FileLock::waitShared(std::chrono::milliseconds patience, const std::stop_token &stop)
{
    return wait(LOCK_SH, patience, stop);
}

bool FileLock::tryExclusive()
{
    return lock(m_file.get(), LOCK_EX | LOCK_NB) == 0;
}

void FileLock::release()
{
    m_file = {};
}

// The kernel's own wait has no end and cannot be called off from another thread.
Result<void> FileLock::wait(int kind, std::chrono::milliseconds patience, const std::stop_token &stop)
{
    const QDeadlineTimer deadline(patience);
    QDeadlineTimer lookAtHolder(std::min(patience, PatienceWithStopped));
    while (lock(m_file.get(), kind | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return unavailable(u"Onhire cannot lock %1: %2."_s.arg(m_path, qt_error_string(errno)));
        if (stop.stop_requested())
            return unavailable(u"Waiting for %1 was cancelled."_s.arg(m_path));
        if (lookAtHolder.hasExpired()) {
            const pid_t holder = holderOf(m_file);
            if (deadline.hasExpired() || isStopped(holder))
                return refusal(patience, holder);
            lookAtHolder.setRemainingTime(BetweenLooks);
        }
        QThread::msleep(BetweenTriesMs);
    }
    return {};
}

Failure FileLock::refusal(std::chrono::milliseconds waited, pid_t holder) const
{
    const QString who = holder > 0 ? u"Process %1 (%2)"_s.arg(QString::number(holder), nameOfProcess(holder))
                                   : u"Another program"_s;
    if (isStopped(holder))
        return unavailable(
            u"%1 holds %2, but is suspended: resume or end it, then try again."_s.arg(who, m_path));
    return unavailable(u"%1 has held %2 for more than %3 s: if it hangs, end it, then try again."_s.arg(
        who, m_path, QString::number(std::chrono::floor<std::chrono::seconds>(waited).count())));
}

} // namespace onhire
