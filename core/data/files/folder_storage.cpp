// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/files/folder_storage.h"

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/data/system/descriptor.h"
#include "core/data/system/durable_files.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 PieceBytes = 64 * 1024;

Error trouble(QLatin1StringView what, const QString &path)
{
    const bool isFull = errno == ENOSPC || errno == EDQUOT || errno == EMFILE || errno == ENFILE;
    const QString detail = u"%1 %2: %3"_s.arg(what, path, qt_error_string(errno));
    return isFull ? Error{ErrorCode::ServiceUnavailable, {}, {}, detail} : Error::internal(detail);
}

// Root may have made it for another user, or an earlier version of this program as root.
Error noFolder(const QString &path)
{
    const int reason = errno;
    const QFileInfo folder(path);
    if (reason == EACCES && folder.exists())
        return Error::unavailable(
            u"The folder %1 for files belongs to the user %2, and this program runs as another one: give it to "
            "that one with chown --recursive, or choose another folder with --files-dir."_s.arg(
                path, folder.owner()));
    return Error::unavailable(
        u"The folder %1 for files could not be created: %2. Choose another one with --files-dir."_s.arg(
            path, qt_error_string(reason)));
}

class IncomingInFolder final : public IncomingFile
{
public:
    IncomingInFolder(QByteArray path, Descriptor file) : m_path(std::move(path)), m_file(std::move(file)) { }
    ~IncomingInFolder() override
    {
        if (!m_path.isEmpty())
            ::unlink(m_path.constData());
    }

    bool write(QByteArrayView bytes) override
    {
        while (!bytes.isEmpty()) {
            const ssize_t written = ::write(m_file.get(), bytes.data(), size_t(bytes.size()));
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return false;
            m_size += written;
            bytes = bytes.sliced(written);
        }
        return true;
    }

    bool finish() override { return ::fsync(m_file.get()) == 0; }
    qint64 size() const override { return m_size; }

    const QByteArray &path() const { return m_path; }
    void leave() { m_path.clear(); } // it has another name now

private:
    QByteArray m_path;
    const Descriptor m_file;
    qint64 m_size = 0;
};

// What a program that was killed had begun to receive; nothing takes a day to come in.
void clearLeftovers(const QString &incoming, const QDateTime &yesterday)
{
    const auto found = QDir(incoming).entryInfoList(QDir::Files);
    for (const QFileInfo &file : found) {
        if (file.lastModified() < yesterday)
            QFile::remove(file.filePath());
    }
}

bool rename(const QByteArray &from, const QString &to)
{
    return ::rename(from.constData(), QFile::encodeName(to).constData()) == 0
        && syncFolder(QFileInfo(to).path());
}

} // namespace

Result<std::unique_ptr<FolderStorage>> FolderStorage::open(const QString &folder, const QDateTime &now)
{
    const QString path = QDir::cleanPath(QDir(folder).absolutePath());
    if (!QDir().mkpath(QFileInfo(path).path()) || !makePrivateFolder(path)
        || !makePrivateFolder(path + "/incoming"_L1) || !makePrivateFolder(path + "/aside"_L1))
        return Failure(noFolder(path));
    clearLeftovers(path + "/incoming"_L1, now.addDays(-1));
    return std::unique_ptr<FolderStorage>(new FolderStorage(path));
}

// Nothing but ids of ours ever becomes a part of a path.
Result<QString> FolderStorage::pathOf(const ContentKey &key) const
{
    if (!isId(IdKind::Tenant, key.tenantId) || !isId(IdKind::File, key.fileId))
        return Failure(Error{ErrorCode::NotFound, key.fileId});
    return u"%1/%2/%3/%4"_s.arg(m_folder, key.tenantId, key.fileId.last(2), key.fileId);
}

Result<std::shared_ptr<IncomingFile>> FolderStorage::receive()
{
    QByteArray path = QFile::encodeName(m_folder + "/incoming/XXXXXX"_L1);
    Descriptor file(::mkostemp(path.data(), O_CLOEXEC));
    if (!file.isOpen())
        return Failure(trouble("no room for"_L1, QFile::decodeName(path)));
    giveToOwnerOf(m_folder, file.get());
    return std::make_shared<IncomingInFolder>(path, std::move(file));
}

Result<void> FolderStorage::keep(IncomingFile &file, const ContentKey &key)
{
    ONHIRE_ASSIGN(const QString path, pathOf(key));
    auto &incoming = static_cast<IncomingInFolder &>(file);
    if (incoming.path().isEmpty())
        return {};
    const QString shelf = QFileInfo(path).path();
    if (!makePrivateFolder(QFileInfo(shelf).path()) || !makePrivateFolder(shelf)
        || !rename(incoming.path(), path))
        return Failure(trouble("could not keep"_L1, path));
    incoming.leave();
    return {};
}

Result<bool> FolderStorage::holds(const ContentKey &key, const IncomingFile &file) const
{
    const QByteArray &incoming = static_cast<const IncomingInFolder &>(file).path();
    if (incoming.isEmpty())
        return true; // it was kept: there it is
    ONHIRE_ASSIGN(const std::unique_ptr<QIODevice> kept, open(key));
    QFile sent(QFile::decodeName(incoming));
    if (!sent.open(QIODevice::ReadOnly))
        return Failure(trouble("could not open"_L1, sent.fileName()));
    if (kept->size() != sent.size())
        return false;
    while (!sent.atEnd()) {
        const QByteArray piece = sent.read(PieceBytes);
        if (piece.isEmpty() || piece != kept->read(piece.size()))
            return false;
    }
    return true;
}

Result<std::unique_ptr<QIODevice>> FolderStorage::open(const ContentKey &key) const
{
    ONHIRE_ASSIGN(const QString path, pathOf(key));
    auto file = std::make_unique<QFile>(path);
    errno = 0;
    if (file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return file;
    if (errno == ENOENT)
        return Failure(Error{ErrorCode::NotFound, key.fileId});
    return Failure(trouble("could not open"_L1, path));
}

Result<void> FolderStorage::remove(const ContentKey &key)
{
    ONHIRE_ASSIGN(const QString path, pathOf(key));
    if (::unlink(QFile::encodeName(path).constData()) != 0)
        return errno == ENOENT ? Result<void>() : Failure(trouble("could not remove"_L1, path));
    return syncFolder(QFileInfo(path).path()) ? Result<void>() : Failure(trouble("could not sync"_L1, path));
}

Result<void> FolderStorage::setAside(const ContentKey &key)
{
    ONHIRE_ASSIGN(const QString path, pathOf(key));
    const QString folder = u"%1/aside/%2"_s.arg(m_folder, key.tenantId);
    if (!makePrivateFolder(folder))
        return Failure(trouble("could not make"_L1, folder));
    if (rename(QFile::encodeName(path), folder + u'/' + key.fileId) || errno == ENOENT)
        return {};
    return Failure(trouble("could not set aside"_L1, path));
}

Result<QStringList> FolderStorage::fileIds(const QString &tenantId) const
{
    QStringList ids;
    QDirIterator all(m_folder + u'/' + tenantId, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        all.next();
        ids += all.fileName();
    }
    return ids;
}

} // namespace onhire
