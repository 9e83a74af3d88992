// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/store_row_source.h"

#include "core/base/calendar.h"
#include "core/base/money.h"
#include "core/data/db/snapshot.h"
#include "ui/shared/tables/paged_table_model.h"
#include "ui/shared/text/range_value.h"
#include "ui/shared/workplace/workplace.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Anchor anchorAt(const Cursor &cursor)
{
    return {cursor.key, cursor.id};
}

StoreRowSource::StoreRowSource(SessionPointer session, const ListTable &table, QList<Column> columns,
                               FilterMeaning filters)
    : m_session(std::move(session)), m_table(table), m_columns(std::move(columns)),
      m_filters(std::move(filters))
{
}

static QString startOf(const QString &day, int later, const Context &context)
{
    const QDate date = QDate::fromString(day, Qt::ISODate).addDays(later);
    return toTimestamp(startOfDayIn(context.tenant->zone, date));
}

static QString minorOf(const QString &amount, const Context &context)
{
    const auto decimal = Decimal::parse(amount.toLatin1());
    const auto money = decimal ? Money::fromDecimal(*decimal, context.tenant->exponent) : std::nullopt;
    return QString::number(money.value_or(Money()).minor());
}

static QString endOf(const QString &end, RangeOf kind, int later, const Context &context)
{
    switch (kind) {
    case RangeOf::Moments: return startOf(end, later, context);
    case RangeOf::Amounts: return minorOf(end, context);
    case RangeOf::Dates:
    case RangeOf::Numbers: return end;
    }
    Q_UNREACHABLE();
}

Result<void> StoreRowSource::addFilter(ListRequest &request, const QString &filter, const QStringList &chosen,
                                       const Context &context) const
{
    const auto kind = m_filters.ranges.constFind(filter);
    const auto range = kind == m_filters.ranges.cend() ? std::nullopt : RangeValue::read(chosen.value(0));
    if (!range) {
        const QString itself = chosen.join(u',');
        ONHIRE_ASSIGN(const QString name, m_filters.name ? m_filters.name(filter, chosen, context) : filter);
        ONHIRE_ASSIGN(const QString value, m_filters.value ? m_filters.value(filter, chosen, context) : itself);
        request.filters.insert(request.filters.contains(name) ? filter : name, value); // both are to hold
        return {};
    }
    if (!range->from.isEmpty())
        request.filters.insert(filter + u"From"_s, endOf(range->from, *kind, 0, context));
    if (!range->to.isEmpty())
        request.filters.insert(filter + u"To"_s, endOf(range->to, *kind, 1, context));
    return {};
}

Result<ListRequest> StoreRowSource::requestOf(const TableQuery &query, int count, const Context &context) const
{
    ListRequest request;
    request.limit = count;
    request.sortBy = query.sortColumn.isEmpty() ? QString(m_table.sorts.constFirst().name) : query.sortColumn;
    request.descending = query.sortOrder == Qt::DescendingOrder;
    for (auto filter = query.filters.begin(); filter != query.filters.end(); ++filter)
        ONHIRE_TRY(addFilter(request, filter.key(), filter.value(), context));
    if (!query.search.isEmpty())
        request.filters.insert(u"search"_s, query.search);
    return request;
}

QVariantList StoreRowSource::cellsOf(const RawRow &row, const Tenant &tenant) const
{
    QVariantList cells;
    cells.reserve(m_columns.size());
    for (const Column &column : m_columns)
        cells.append(column.value(row, tenant));
    return cells;
}

Result<RowPage> StoreRowSource::read(const TableQuery &query, int count,
                                     const std::optional<Cursor> &after) const
{
    const Context context = m_session->context();
    ONHIRE_ASSIGN(const ListRequest request, requestOf(query, count, context));
    ONHIRE_ASSIGN(const RawRows rows,
                  fetchRows(context.database.connection(), context.scope(), m_table, request, after));
    RowPage page{{}, anchorAt(rows.end), rows.last};
    page.rows.reserve(rows.rows.size());
    for (const RawRow &row : rows.rows)
        page.rows.append({row.id, cellsOf(row, *context.tenant)});
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
    ONHIRE_ASSIGN(const ListRequest request, requestOf(query, step, context));
    ONHIRE_ASSIGN(const RowPlaces places,
                  fetchPlaces(context.database.connection(), context.scope(), m_table, request, step));
    Anchors anchors{places.total, {}};
    anchors.ends.reserve(places.ends.size());
    for (const Cursor &end : places.ends)
        anchors.ends.append(anchorAt(end));
    return anchors;
}

Result<QStringList> StoreRowSource::among(const TableQuery &query, const QStringList &ids)
{
    const Context context = m_session->context();
    ONHIRE_ASSIGN(const ListRequest request, requestOf(query, int(ids.size()), context));
    return fetchAmong(context.database.connection(), context.scope(), m_table, request, ids);
}

Result<void> StoreRowSource::atOneMoment(const std::function<Result<void>()> &read)
{
    const Context context = m_session->context();
    return inSnapshot(context.database, context.scope(), [&](Connection &) { return read(); });
}

std::unique_ptr<PagedTableModel> tableOf(const Workplace &workplace, const ListTable &rows,
                                         const QList<Column> &columns, FilterMeaning filters)
{
    auto source = std::make_shared<StoreRowSource>(workplace.session, rows, columns, std::move(filters));
    return std::make_unique<PagedTableModel>(workplace.runner, std::move(source), columns, workplace.format());
}

} // namespace onhire
