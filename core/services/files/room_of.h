// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/context.h"
#include "core/services/files/file_room.h"

namespace onhire {

inline Result<const FileRoom *> roomOf(const Context &context)
{
    if (!context.files)
        return Failure(Error::internal(QStringLiteral("this program was not given a folder for files")));
    return context.files;
}

inline ContentKey contentKey(const Context &context, const QString &fileId)
{
    return {context.tenant->id, fileId};
}

} // namespace onhire
