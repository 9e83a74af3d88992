// SPDX-License-Identifier: GPL-3.0-or-later
// What was looked for by its id, or NOT_FOUND.
#pragma once

#include "core/data/db/record.h"

namespace onhire {

inline Result<Record> orNotFound(Result<std::optional<Record>> lookedUp, const QString &id)
{
    ONHIRE_ASSIGN(std::optional<Record> record, std::move(lookedUp));
    if (!record)
        return Failure(Error{ErrorCode::NotFound, id});
    return *std::move(record);
}

} // namespace onhire
