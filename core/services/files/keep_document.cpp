// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/data/db/transaction.h"
#include "core/services/files/add_file.h"
#include "core/services/files/room_of.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> keepDocument(const Context &context, const NewFile &file, const QByteArray &content,
                            const QString &action)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    ONHIRE_ASSIGN(const std::shared_ptr<IncomingFile> incoming, room->storage->receive());
    if (!incoming->write(content) || !incoming->finish())
        return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, u"no room for a document"_s});
    const AddedFile added{newId(IdKind::File, context.now()), u"generated"_s, action, content.size()};
    const auto work = [&](Connection &connection) -> Result<Record> {
        ONHIRE_ASSIGN(Record record, addFile(connection, context, added, file));
        ONHIRE_TRY(room->storage->keep(*incoming, contentKey(context, added.fileId)));
        return record;
    };
    auto kept = inTransaction(context.database, context.scope(), work);
    if (kept)
        context.announce(kept->id);
    return kept;
}

} // namespace onhire
