// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/first_key.h"

#include "core/data/system/durable_files.h"

#include <QDir>
#include <QFile>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// systemd names the device and the inode that it connected to the journal; a redirection afterwards is another
// one.
bool isJournal(int descriptor)
{
    struct stat info = {};
    const QByteArray named = qgetenv("JOURNAL_STREAM");
    return !named.isEmpty() && ::fstat(descriptor, &info) == 0
        && named == QByteArray::number(quint64(info.st_dev)) + ':' + QByteArray::number(quint64(info.st_ino));
}

Result<void> writeForOwner(const QString &path, const QByteArray &text)
{
    QFile::remove(path); // of an earlier database
    if (makeSecretFile(path, text))
        return {};
    return Failure(Error{
        ErrorCode::InternalError,
        {},
        {},
        u"The first key could not be written to %1: %2. Create another one: onhire-server key create."_s.arg(
            path, qt_error_string(errno))});
}

} // namespace

Result<QString> firstKeyShown(const QString &dataDir, const QString &tenantId, const QString &apiKey)
{
    const QString lines = u"tenant  %1\nkey     %2"_s.arg(tenantId, apiKey);
    if (!isJournal(STDOUT_FILENO))
        return lines + u"\nThis key is shown only once: keep it."_s;
    const QString path = QDir(dataDir).absoluteFilePath(u"first-key"_s);
    QDir().mkpath(dataDir);
    ONHIRE_TRY(writeForOwner(path, lines.toUtf8() + '\n'));
    return u"tenant  %1\nIts key is in %2: store it elsewhere, then delete that file."_s.arg(tenantId, path);
}

} // namespace onhire
