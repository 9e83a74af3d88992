// SPDX-License-Identifier: GPL-3.0-or-later
// The records of other kinds to which a list's rows belong (the subscriptions of an order), and how what was
// typed names one of them: by its id or by its short code.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

struct FoundByOwner
{
    IdKind kind;
    QLatin1StringView column; // s.order_id
    QList<Hop> hops = {}; // from the owner's id; none: the column holds it
};

// As the indexes and the filters of the list say.
QList<FoundByOwner> ownersIn(const ListTable &table);

// The column that holds the id which was typed, where an index begins with it. None: no such id was typed.
QLatin1StringView ownersColumn(const ListTable &table, const QString &id);

// The ids of that kind whose short code is this, as a select's rest behind its columns. The id is x.id.
QString idsWithCode(IdKind kind, const QString &boundCode);

} // namespace onhire
