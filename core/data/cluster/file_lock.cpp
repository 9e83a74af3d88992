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
    return lock(m_file.get(), LOCK_EX | LOCK_NB) == 0;
}

void FileLock::release()
{
    m_file = {};
}

Result<void> FileLock::wait(int kind)
{
    if (lock(m_file.get(), kind) != 0)
        return unavailable(u"Onhire cannot lock %1: %2."_s.arg(m_path, qt_error_string(errno)));
    return {};
}

} // namespace onhire
