// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/file_lock.h"

#include "core/data/cluster/unavailable.h"

#include <QFile>
#include <QThread>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace onhire {

using namespace Qt::StringLiterals;

static int openOrMake(const QString &path, uid_t owner, gid_t group)
{
    const QByteArray name = QFile::encodeName(path);
    const int flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW;
    const int made = ::open(name.constData(), flags | O_CREAT | O_EXCL, 0600);
    if (made < 0)
        return errno == EEXIST ? ::open(name.constData(), flags) : -1;
    if (owner != ::geteuid() && ::fchown(made, owner, group) != 0) {
        ::close(made);
        return -1;
    }
    return made;
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
    const int descriptor = openOrMake(path, owner, group);
    if (descriptor < 0)
        return unavailable(u"Onhire cannot use its lock file %1: %2."_s.arg(path, qt_error_string(errno)));
    return FileLock(descriptor, path);
}

FileLock::FileLock(FileLock &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_path(std::move(other.m_path))
{
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_path, other.m_path);
    return *this;
}

FileLock::~FileLock()
{
    release();
}

// The kernel's own wait cannot be called off from another thread.
Result<void> FileLock::waitExclusive(const std::stop_token &stop)
{
    if (!stop.stop_possible())
        return wait(LOCK_EX);
    while (!tryExclusive()) {
        if (stop.stop_requested() || errno != EWOULDBLOCK)
            return unavailable(u"Waiting for %1 was cancelled."_s.arg(m_path));
        QThread::msleep(10);
    }
    return {};
}

Result<void> FileLock::waitShared()
{
    return wait(LOCK_SH);
}

bool FileLock::tryExclusive()
{
    return lock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
}

void FileLock::release()
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

Result<void> FileLock::wait(int kind)
{
    if (lock(m_descriptor, kind) != 0)
        return unavailable(u"Onhire cannot lock %1: %2."_s.arg(m_path, qt_error_string(errno)));
    return {};
}

} // namespace onhire
