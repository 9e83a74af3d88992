// SPDX-License-Identifier: GPL-3.0-or-later
// Rows for a table on a screen: filtered, sorted and paged by key like every list, but raw cells instead of
// records, with places from which any page can be read at once, so that a scroll bar covers a million rows. The
// statement of such a list selects the id, the sort key %1::text, then the cells.
#pragma once

#include "core/data/lists/cursor.h"
#include "core/data/lists/list_request.h"

namespace onhire {

// A screen searches as the API does.
const ListFilter &searchOf(const ListTable &list);

struct RawRow
{
    QString id;
    QVariantList cells; // as the database types them: text, bigint, boolean; timestamps as stamp() writes them
};

struct RawRows
{
    QList<RawRow> rows;
    Cursor end; // behind the last row
    bool last = false;
};

// The `request.limit` rows behind `after`, or the first ones.
Result<RawRows> fetchRows(Connection &connection, const Scope &scope, const ListTable &table,
                          const ListRequest &request, const std::optional<Cursor> &after = {});

struct RowPlaces
{
    qint64 total = 0;
    QList<Cursor> ends; // behind row step, 2 × step, …
};

Result<RowPlaces> fetchPlaces(Connection &connection, const Scope &scope, const ListTable &table,
                              const ListRequest &request, int step);

// Those of these ids whose rows are in the list.
Result<QStringList> fetchAmong(Connection &connection, const Scope &scope, const ListTable &table,
                               const ListRequest &request, const QStringList &ids);

} // namespace onhire
