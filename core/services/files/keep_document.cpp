// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/services/files/add_file.h"
#include "core/services/files/room_of.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::shared_ptr<IncomingFile>> receiveDocument(const Context &context)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    return room->storage->receive();
}

Result<Record> keepDocument(const Context &context, const NewFile &file, IncomingFile &content,
                            const QString &action)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    // One id, however often it is tried: the content moves to its place under it once.
    const QString fileId = newId(IdKind::File, context.now());
    const auto work = [&](Connection &connection, const Context &still) -> Result<Record> {
        const AddedFile added{fileId, u"generated"_s, action, content.size()};
        ONHIRE_ASSIGN(Record record, addFile(connection, still, added, file));
        ONHIRE_TRY(room->storage->keep(content, contentKey(still, added.fileId)));
        return record;
    };
    auto kept = inTransactionStill(context, work);
    if (kept)
        context.announce(kept->id);
    return kept;
}

Result<Record> keepDocument(const Context &context, const NewFile &file, const QByteArray &content,
                            const QString &action)
{
    ONHIRE_ASSIGN(const std::shared_ptr<IncomingFile> incoming, receiveDocument(context));
    if (!incoming->write(content) || !incoming->finish())
        return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, u"no room for a document"_s});
    return keepDocument(context, file, *incoming, action);
}

} // namespace onhire
