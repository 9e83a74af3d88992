// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/row_table.h"

#include "core/data/lists/list_reader.h"

#include <algorithm>

namespace onhire {

constexpr int FirstCell = 2;

const ListFilter &searchOf(const ListTable &list)
{
    return *std::find_if(list.filters.begin(), list.filters.end(),
                         [](const ListFilter &filter) { return filter.kind == ListFilter::Kind::Search; });
}

static QVariantList cellsOf(const Rows &rows, int columns)
{
    QVariantList cells;
    for (int column = FirstCell; column < columns; ++column)
        cells += rows.value(column);
    return cells;
}

Result<RawRows> fetchRows(Connection &connection, const Scope &scope, const ListTable &table,
                          const ListRequest &request, const std::optional<Cursor> &after)
{
    ListQuery query(scope, table, request);
    if (after)
        query.startAfter(*after);
    ONHIRE_ASSIGN(Rows rows, readPage(connection, scope, query, request.limit + 1));
    const int columns = rows.columns();
    RawRows page;
    page.last = true;
    while (rows.next()) {
        if (page.rows.size() == request.limit) {
            page.last = false;
            break;
        }
        page.rows.append({rows.text(0), cellsOf(rows, columns)});
        page.end = {rows.text(1), rows.text(0)};
    }
    return page;
}

Result<RowPlaces> fetchPlaces(Connection &connection, const Scope &scope, const ListTable &table,
                              const ListRequest &request, int step)
{
    ListQuery query(scope, table, request);
    ONHIRE_TRY(countWhatIsAsked(connection, scope, query));
    const ListQuery::Sql sql = query.places(step);
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql.text, sql.values));
    RowPlaces places;
    while (rows.next()) {
        places.total = rows.integer(2);
        if (places.total % step == 0)
            places.ends.append({rows.text(0), rows.text(1)});
    }
    return places;
}

Result<QStringList> fetchAmong(Connection &connection, const Scope &scope, const ListTable &table,
                               const ListRequest &request, const QStringList &ids)
{
    ListQuery query(scope, table, request);
    ONHIRE_TRY(countWhatIsAsked(connection, scope, query));
    const ListQuery::Sql sql = query.among(ids);
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql.text, sql.values));
    QStringList found;
    while (rows.next())
        found += rows.text(0);
    return found;
}

} // namespace onhire
