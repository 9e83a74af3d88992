// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/services/files/add_file.h"
#include "core/services/files/room_of.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<SignedFile> signedFile(const Context &context, const FileFacts &file, FileUse use, int minutes)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    const qint64 expiresAt = context.now().addSecs(60LL * minutes).toMSecsSinceEpoch();
    const QByteArray target = room->signer.targetOf({context.tenant->id, file.fileId, use, expiresAt});
    return SignedFile{file, target, expiresAt};
}

} // namespace

Result<SignedFile> addressOf(const Context &context, const QString &fileId, FileUse use, int minutes)
{
    ONHIRE_ASSIGN(const auto file, findFile(context.database.connection(), context.scope(), fileId));
    if (!file || !file->isStored)
        return Failure(Error{ErrorCode::NotFound, fileId});
    return signedFile(context, *file, use, minutes);
}

Result<SignedFile> promiseFile(const Context &context, const NewFile &file, int minutes)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<SignedFile> {
        const QString fileId = newId(IdKind::File, still.now());
        ONHIRE_TRY(addFile(connection, still, {fileId, u"uploaded"_s, u"file.promise"_s}, file));
        ONHIRE_ASSIGN(const auto facts, findFile(connection, still.scope(), fileId));
        return signedFile(still, *facts, FileUse::Upload, minutes);
    });
}

} // namespace onhire
