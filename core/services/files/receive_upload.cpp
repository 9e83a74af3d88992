// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/domain/files/file_name.h"
#include "core/services/changes/change.h"
#include "core/services/files/files.h"
#include "core/services/files/room_of.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

class Upload
{
public:
    Upload(const Context &context, const FileRoom &room, const QString &fileId, IncomingFile &incoming)
        : m_context(context), m_room(room), m_fileId(fileId), m_incoming(incoming)
    {
    }

    Result<Record> run(Connection &connection, QStringView contentType)
    {
        ONHIRE_ASSIGN(const auto file, lockFile(connection, m_context.scope(), m_fileId));
        if (!file)
            return Failure(Error{ErrorCode::NotFound, m_fileId});
        if (mediaType(contentType) != file->contentType)
            return Failure(Error{ErrorCode::UnsupportedMediaType, u"Content-Type: "_s + file->contentType});
        if (file->isStored)
            return repeated(*file);
        // Kept before the commit: should that fail, the same upload again puts its content in the same place.
        ONHIRE_TRY(m_room.storage->keep(m_incoming, contentKey(m_context, m_fileId)));
        return complete(connection, *file);
    }

private:
    Result<Record> repeated(const FileFacts &file) const
    {
        ONHIRE_ASSIGN(const bool isSame, m_room.storage->holds(contentKey(m_context, m_fileId), m_incoming));
        if (!isSame)
            return Failure(Error{ErrorCode::FileExists, m_fileId});
        return Record{m_fileId, file.json, file.version};
    }

    Result<Record> complete(Connection &connection, const FileFacts &file) const
    {
        return completeFile(connection, m_context.scope(),
                            changeJson(onBehalfOf(file), u"file.upload"_s, {u"file.created"_s}), m_fileId,
                            m_incoming.size());
    }

    // Who uploads shows no key, only the address that another was given.
    Context onBehalfOf(const FileFacts &file) const
    {
        Context context = m_context;
        context.actor = {file.uploadedBy.startsWith("key_"_L1)       ? u"api_key"_s
                             : file.uploadedBy.startsWith("usr_"_L1) ? u"user"_s
                                                                     : u"system"_s,
                         file.uploadedBy, u"signed address"_s};
        return context;
    }

    const Context &m_context;
    const FileRoom &m_room;
    const QString &m_fileId;
    IncomingFile &m_incoming;
};

} // namespace

Result<Record> receiveUpload(const Context &context, const QString &fileId, QStringView contentType,
                             IncomingFile &incoming)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    Upload upload(context, *room, fileId, incoming);
    auto received = inTransaction(context.database, context.scope(),
                                  [&](Connection &connection) { return upload.run(connection, contentType); });
    if (received && received->created)
        context.announce(fileId);
    return received;
}

static Result<FileFacts> storedFile(const Context &context, const QString &fileId)
{
    ONHIRE_ASSIGN(const auto file, findFile(context.database.connection(), context.scope(), fileId));
    if (!file || !file->isStored)
        return Failure(Error{ErrorCode::NotFound, fileId});
    return *file;
}

// The file is there, so this is our fault and nobody else's.
static Error contentMissing(const Context &context, const QString &fileId)
{
    return Error::internal(
        u"the content of the file %1 of %2 (%3) is missing in the files' folder: restore it from a "
        "backup, or delete the file; `onhire-server doctor` looks for others"_s.arg(
            fileId, context.tenant->name, context.tenant->id));
}

Result<OpenedFile> openFile(const Context &context, const QString &fileId)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    ONHIRE_ASSIGN(const auto file, storedFile(context, fileId));
    auto content = room->storage->open(contentKey(context, fileId));
    if (!content && content.error().code == ErrorCode::NotFound) {
        ONHIRE_TRY(storedFile(context, fileId)); // it may have been deleted just now
        return Failure(contentMissing(context, fileId));
    }
    if (!content)
        return Failure(content.error());
    return OpenedFile{file, std::move(*content)};
}

} // namespace onhire
