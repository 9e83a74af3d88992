// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/data/files/file_store.h"
#include "core/services/changes/change.h"
#include "core/services/files/files.h"
#include "core/services/files/room_of.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Failure keptForInvoices()
{
    return Failure(Error::invalid(
        u"fileId"_s, Fault::Kind::Custom,
        u"The file is kept: it is the document of an invoice or a credit note, or the logo in the settings or "
        u"on "
        "an invoice. To delete a logo that no invoice has, choose another one in seller.logoFileId first."_s));
}

// What invoices are made of stays. The content goes before the commit: should that fail, the file is still
// there to be deleted again, where the other way round a content would be left that nobody knows of.
Result<void> removeFile(const Context &context, const QString &fileId, Content content,
                        std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    const auto work = [&](Connection &connection) -> Result<void> {
        if (expectedVersion) {
            ONHIRE_ASSIGN(const auto file, lockFile(connection, context.scope(), fileId));
            if (file && file->version != *expectedVersion)
                return Failure(Error{ErrorCode::VersionConflict, fileId});
        }
        ONHIRE_ASSIGN(const bool isKept, isFileOfInvoices(connection, context.scope(), fileId));
        if (isKept)
            return keptForInvoices();
        ONHIRE_ASSIGN(const bool wasThere,
                      deleteFile(connection, context.scope(),
                                 changeJson(context, u"file.delete"_s, {u"file.deleted"_s}), fileId));
        if (!wasThere)
            return Failure(Error{ErrorCode::NotFound, fileId});
        const ContentKey key = contentKey(context, fileId);
        const auto gone =
            content == Content::Remove ? room->storage->remove(key) : room->storage->setAside(key);
        if (!gone)
            return Failure(Error{ErrorCode::DeleteFailed, fileId, {}, gone.error().detail});
        return {};
    };
    ONHIRE_TRY(inTransaction(context.database, context.scope(), work));
    context.announce(fileId);
    return {};
}

} // namespace onhire
