// SPDX-License-Identifier: GPL-3.0-or-later
// The nouns whose rows hold their record as it is shown. Each can be read from its columns and written anew: so
// rows that have no document yet get one, and the doctor sees whether a document says what its columns say.
#pragma once

#include "core/data/db/connection.h"
#include "core/data/db/row_document.h"

#include <span>
#include <vector>

namespace onhire {

struct DocumentedNoun
{
    QLatin1StringView table;
    // A batch of rows with ids after the given one, by id; none at the end.
    Result<std::vector<RowDocument>> (*read)(Connection &, const Scope &, const QString &afterId, Documents);
    const Statement *give; // documents to rows that have none: $1 tenant, $2 ids, $3 documents
    // Gives the next rows after that id what those from before lack besides, with the documents that show it;
    // answers the last id, null at the end. Null: they lack nothing.
    Result<QString> (*complete)(Connection &, const Scope &, const QString &afterId) = nullptr;
};

std::span<const DocumentedNoun> documentedNouns();

} // namespace onhire
