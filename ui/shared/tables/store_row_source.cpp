// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/store_row_source.h"

#include "core/data/db/snapshot.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Anchor anchorAt(const Cursor &cursor)
{
    return {cursor.key, cursor.id};
}

StoreRowSource::StoreRowSource(SessionPointer session, const ListTable &table, RowMapping mapping)
    : m_session(std::move(session)), m_table(table), m_mapping(std::move(mapping))
{
}

ListRequest StoreRowSource::requestOf(const TableQuery &query, int count, const Context &context) const
{
    ListRequest request;
    request.limit = count;
    request.sortBy = query.sortColumn.isEmpty() ? QString(m_table.sorts.constFirst().name) : query.sortColumn;
    request.descending = query.sortOrder == Qt::DescendingOrder;
    for (auto filter = query.filters.begin(); filter != query.filters.end(); ++filter)
        request.filters.insert(filter.key(),
                               m_mapping.filterValue
                                   ? m_mapping.filterValue(filter.key(), filter.value(), context)
                                   : filter.value().join(u','));
    if (!query.search.isEmpty())
        request.filters.insert(u"search"_s, query.search);
    return request;
}

Result<RowPage> StoreRowSource::read(const TableQuery &query, int count,
                                     const std::optional<Cursor> &after) const
{
    const Context context = m_session->context();
    ONHIRE_ASSIGN(const RawRows rows,
                  fetchRows(context.database.connection(), context.scope(), m_table,
                            requestOf(query, count, context), after));
    RowPage page{{}, anchorAt(rows.end), rows.last};
    page.rows.reserve(rows.rows.size());
    for (const RawRow &row : rows.rows)
        page.rows.append({row.id, m_mapping.cells(row, *context.tenant)});
    return page;
}

Result<RowPage> StoreRowSource::first(const TableQuery &query, int count)
{
    return read(query, count, {});
}

Result<RowPage> StoreRowSource::after(const TableQuery &query, const Anchor &anchor, int count)
{
    return read(query, count, Cursor{anchor.value(0).toString(), anchor.value(1).toString()});
}

Result<Anchors> StoreRowSource::anchors(const TableQuery &query, int step)
{
    const Context context = m_session->context();
    ONHIRE_ASSIGN(const RowPlaces places,
                  fetchPlaces(context.database.connection(), context.scope(), m_table,
                              requestOf(query, step, context), step));
    Anchors anchors{places.total, {}};
    anchors.ends.reserve(places.ends.size());
    for (const Cursor &end : places.ends)
        anchors.ends.append(anchorAt(end));
    return anchors;
}

Result<void> StoreRowSource::atOneMoment(const std::function<Result<void>()> &read)
{
    const Context context = m_session->context();
    return inSnapshot(context.database, context.scope(), [&](Connection &) { return read(); });
}

} // namespace onhire
