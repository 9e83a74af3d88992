// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/files/add_file.h"

#include "core/base/text.h"
#include "core/data/files/file_store.h"
#include "core/domain/files/file_name.h"
#include "core/domain/search.h"
#include "core/services/changes/change.h"

namespace onhire {

Result<Record> addFile(Connection &connection, const Context &context, const AddedFile &added,
                       const NewFile &file)
{
    ONHIRE_ASSIGN(const FileLinks links, completedLinks(connection, context.scope(), file.links));
    // one that is promised is there once its content is
    const QStringList events = added.size ? QStringList{QStringLiteral("file.created")} : QStringList();
    return insertFile(connection, context.scope(), changeJson(context, added.action, events),
                      {.fileId = added.fileId,
                       .type = file.type,
                       .category = added.category,
                       .filename = safeFileName(file.filename),
                       .originalFilename = cleaned(file.filename),
                       .contentType = file.contentType,
                       .size = added.size,
                       .links = links,
                       .metadata = file.metadata,
                       .uploadedBy = context.actor.id,
                       .at = context.now(),
                       .words = searchWords({file.filename})});
}

} // namespace onhire
