// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds a table from the database: a screen says which rows (ListTable) and what its columns show of them. The
// ids of its columns and filters are the names of the table's sorts and filters.
#pragma once

#include "core/data/lists/row_table.h"
#include "ui/shared/tables/column.h"
#include "ui/shared/tables/page_source.h"
#include "ui/shared/workplace/session.h"

#include <functional>

namespace onhire {

class PagedTableModel;
struct Workplace;

// What a filter's RangeValue is a range of. The table has both its ends: createdFrom and createdTo.
enum class RangeOf {
    Moments, // whole days in the tenant's zone; the end comes before createdTo
    Dates, // of a contract: with both ends, as everything below
    Amounts,
    Numbers,
};

struct FilterMeaning
{
    // What a filter's choices mean to the table, where it is not the choices themselves separated by commas
    // (spans of time that end now). Called on worker threads.
    std::function<Result<QString>(const QString &filter, const QStringList &chosen, const Context &context)>
        value = {};
    QMap<QString, RangeOf> ranges = {}; // by filter
    // The table's filter that is asked for these choices, where its name is another one. Likewise.
    std::function<Result<QString>(const QString &filter, const QStringList &chosen, const Context &context)>
        name = {};
};

class StoreRowSource final : public PageSource
{
public:
    StoreRowSource(SessionPointer session, const ListTable &table, QList<Column> columns,
                   FilterMeaning filters = {});

    Result<RowPage> first(const TableQuery &query, int count) override;
    Result<RowPage> after(const TableQuery &query, const Anchor &anchor, int count) override;
    Result<Anchors> anchors(const TableQuery &query, int step) override;
    Result<QStringList> among(const TableQuery &query, const QStringList &ids) override;
    Result<void> atOneMoment(const std::function<Result<void>()> &read) override;

private:
    Result<void> addFilter(ListRequest &request, const QString &filter, const QStringList &chosen,
                           const Context &context) const;
    Result<ListRequest> requestOf(const TableQuery &query, int count, const Context &context) const;
    QVariantList cellsOf(const RawRow &row, const Tenant &tenant) const;
    Result<RowPage> read(const TableQuery &query, int count, const std::optional<Cursor> &after) const;

    const SessionPointer m_session;
    const ListTable &m_table;
    const QList<Column> m_columns;
    const FilterMeaning m_filters;
};

// A table of such rows.
std::unique_ptr<PagedTableModel> tableOf(const Workplace &workplace, const ListTable &rows,
                                         const QList<Column> &columns, FilterMeaning filters = {});

} // namespace onhire
