// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/system/durable_files.h"

#include "core/data/system/descriptor.h"

#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace onhire {

bool syncFolder(const QString &path)
{
    const Descriptor folder(::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return folder.isOpen() && ::fsync(folder.get()) == 0;
}

void giveToOwnerOf(const QString &folder, int descriptor)
{
    struct stat info = {};
    if (::geteuid() != 0)
        return;
    if (::stat(QFile::encodeName(folder).constData(), &info) == 0
        && (info.st_uid == 0 || ::fchown(descriptor, info.st_uid, info.st_gid) == 0))
        return;
    const QString reason = qt_error_string(errno);
    static std::atomic_flag isSaid;
    if (!isSaid.test_and_set())
        qWarning("What is made in %s stays root's, because it cannot be given to the owner of that folder: %s",
                 qUtf8Printable(folder), qUtf8Printable(reason));
}

bool makePrivateFolder(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const QString parent = QFileInfo(path).path();
    if (::mkdir(name.constData(), 0700) != 0)
        return errno == EEXIST && QFileInfo(path).isDir();
    const Descriptor made(::open(name.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!made.isOpen())
        return false;
    giveToOwnerOf(parent, made.get());
    return syncFolder(parent);
}

static bool writeOut(const Descriptor &file, QByteArrayView content)
{
    errno = ENOSPC; // of a disk that takes only a part
    return ::write(file.get(), content.data(), size_t(content.size())) == content.size()
        && ::fsync(file.get()) == 0;
}

bool makeSecretFile(const QString &path, QByteArrayView secret)
{
    QByteArray draft = QFile::encodeName(path + ".XXXXXX"_L1);
    const Descriptor file(::mkostemp(draft.data(), O_CLOEXEC)); // mode 0600
    if (!file.isOpen())
        return false;
    giveToOwnerOf(QFileInfo(path).absolutePath(), file.get());
    const bool isThere =
        writeOut(file, secret) && ::link(draft.constData(), QFile::encodeName(path).constData()) == 0;
    const int reason = errno;
    ::unlink(draft.constData());
    errno = reason;
    return isThere && syncFolder(QFileInfo(path).absolutePath());
}

} // namespace onhire
