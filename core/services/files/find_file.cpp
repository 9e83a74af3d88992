// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/files/files.h"

namespace onhire {

Result<Record> findFile(const Context &context, const QString &fileId)
{
    ONHIRE_ASSIGN(const auto file, findFile(context.database.connection(), context.scope(), fileId));
    if (!file)
        return Failure(Error{ErrorCode::NotFound, fileId});
    return Record{file->fileId, file->json, file->version};
}

Result<ListPage> listFiles(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), fileList(), request);
}

} // namespace onhire
