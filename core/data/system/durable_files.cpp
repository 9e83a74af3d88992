// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/system/durable_files.h"

#include "core/data/system/descriptor.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace onhire {

bool syncFolder(const QString &path)
{
    const Descriptor folder(::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return folder.isOpen() && ::fsync(folder.get()) == 0;
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
    const bool isThere =
        writeOut(file, secret) && ::link(draft.constData(), QFile::encodeName(path).constData()) == 0;
    const int reason = errno;
    ::unlink(draft.constData());
    errno = reason;
    return isThere && syncFolder(QFileInfo(path).absolutePath());
}

} // namespace onhire
