// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/paged_table_model.h"

#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

static constexpr int PagesUnderway = 2;
static constexpr int PagesWanted = 6;

PagedTableModel::PagedTableModel(AsyncRunner &runner, std::shared_ptr<PageSource> source, QList<Column> columns,
                                 TextFormat format, QObject *parent)
    : QAbstractTableModel(parent), m_runner(runner), m_source(std::move(source)), m_columns(std::move(columns)),
      m_format(std::move(format))
{
    m_fetchSoon.setSingleShot(true);
    m_fetchSoon.setInterval(15ms);
    connect(&m_fetchSoon, &QTimer::timeout, this, &PagedTableModel::fetchWanted);
    m_countSoon.setSingleShot(true);
    connect(&m_countSoon, &QTimer::timeout, this, [this] { loadAnchors(); });
}

void PagedTableModel::setQuery(const TableQuery &query)
{
    if (m_query == query && (m_hasLoaded || m_loading))
        return;
    m_query = query;
    reload();
}

void PagedTableModel::setInitialSort(const QString &column, Qt::SortOrder order)
{
    m_query.sortColumn = column;
    m_query.sortOrder = order;
}

void PagedTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= m_columns.size() || !m_columns[column].sortable)
        return;
    TableQuery query = m_query;
    query.sortColumn = m_columns[column].id;
    query.sortOrder = order;
    if (m_hasLoaded || m_loading)
        setQuery(query);
    else
        m_query = query;
}

void PagedTableModel::reload()
{
    m_counts.cancel();
    m_countSoon.stop();
    m_isCounting = false;
    m_loading = true;
    Q_EMIT stateChanged();
    loadFirst();
}

void PagedTableModel::refresh()
{
    if (m_loading || !m_hasLoaded)
        return;
    m_failed.clear();
    m_cache.markAllStale();
    countSoon();
    if (m_rows == 0)
        want(0);
    else
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, int(m_columns.size()) - 1));
}

void PagedTableModel::refreshRow(const QString &id)
{
    const auto place = m_cache.placeOf(id);
    if (!place) {
        refresh();
        return;
    }
    m_cache.markStale(place->page);
    announce(place->page);
}

// The coroutines pass their state as copies: the model may be gone when an answer arrives, and then there is
// none.
QCoro::Task<> PagedTableModel::loadFirst()
{
    const auto read = [source = m_source, query = m_query] { return source->first(query, PageSize); };
    const Ticket ticket = m_loads.next();
    const auto answer = co_await m_runner.run(ticket, read);
    if (!answer)
        co_return;
    m_loading = false;
    if (*answer)
        showFirst(**answer);
    else
        fail(answer->error());
}

void PagedTableModel::showFirst(RowPage page)
{
    beginResetModel();
    m_pages.cancel();
    m_wanted.clear();
    m_underway.clear();
    m_failed.clear();
    m_failure.reset();
    m_cache.clear();
    m_ends.clear();
    m_total.reset();
    m_rows = int(page.rows.size());
    if (page.last)
        m_total = m_rows;
    else
        m_ends.append(page.end);
    m_cache.put(0, std::move(page.rows));
    m_hasLoaded = true;
    endResetModel();
    Q_EMIT stateChanged();
    Q_EMIT pageArrived();
    if (!m_total)
        loadAnchors();
}

// To count a million rows takes the database a second: one at a time, and then it rests, however much others
// change.
void PagedTableModel::countSoon()
{
    m_countAgain = m_isCounting;
    if (m_isCounting || m_countSoon.isActive())
        return;
    const qint64 rested = m_counted.isValid() ? m_counted.elapsed() : 0;
    m_countSoon.start(int(qMax<qint64>(200, 3 * m_costOfCount - rested)));
}

QCoro::Task<> PagedTableModel::loadAnchors()
{
    m_isCounting = true;
    m_countAgain = false;
    m_counted.start();
    const auto read = [source = m_source, query = m_query] { return source->anchors(query, PageSize); };
    const Ticket ticket = m_counts.next();
    const auto answer = co_await m_runner.run(ticket, read);
    if (!answer)
        co_return;
    m_isCounting = false;
    m_costOfCount = m_counted.restart();
    if (*answer)
        adopt(**answer);
    else
        fail(answer->error());
    if (m_countAgain)
        countSoon();
}

// The borders between pages have moved: what is shown stays until it is read again, what is under way is
// outdated.
void PagedTableModel::adopt(Anchors anchors)
{
    const bool moved = m_total.has_value();
    m_total = int(anchors.total);
    m_ends = std::move(anchors.ends);
    if (moved) {
        m_pages.cancel();
        m_underway.clear();
        m_cache.markAllStale();
    }
    resizeTo(*m_total);
    if (moved && m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, int(m_columns.size()) - 1));
    Q_EMIT stateChanged();
}

void PagedTableModel::resizeTo(int rows)
{
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        // a page that was cut short at the old end has more rows now
        m_cache.markStale(m_rows / PageSize);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        m_cache.dropFrom((rows + PageSize - 1) / PageSize);
        endRemoveRows();
    }
}

std::optional<Anchor> PagedTableModel::anchorBefore(int page) const
{
    if (page == 0)
        return Anchor();
    return page <= m_ends.size() ? std::optional(m_ends[page - 1]) : std::nullopt;
}

QCoro::Task<> PagedTableModel::loadPage(int page)
{
    const std::optional<Anchor> anchor = anchorBefore(page);
    if (!anchor)
        co_return;
    m_underway.insert(page);
    const auto read = [source = m_source, query = m_query, anchor = *anchor, page] {
        return page == 0 ? source->first(query, PageSize) : source->after(query, anchor, PageSize);
    };
    const Ticket ticket = m_pages.current();
    const auto answer = co_await m_runner.run(ticket, read);
    if (!answer)
        co_return;
    m_underway.remove(page);
    if (*answer) {
        showPage(page, **answer);
    } else {
        m_failed.insert(page);
        fail(answer->error());
    }
    fetchWanted();
}

void PagedTableModel::showPage(int page, RowPage rows)
{
    const int begin = page * PageSize;
    const int expected = qMin(PageSize, m_rows - begin);
    if (rows.rows.size() != expected)
        countSoon();
    m_cache.put(page, std::move(rows.rows));
    if (m_failure) {
        m_failure.reset();
        Q_EMIT stateChanged();
    }
    if (expected > 0)
        announce(page);
    Q_EMIT pageArrived();
}

void PagedTableModel::announce(int page)
{
    const int last = qMin((page + 1) * PageSize, m_rows) - 1;
    Q_EMIT dataChanged(index(page * PageSize, 0), index(last, int(m_columns.size()) - 1));
}

void PagedTableModel::fail(const Error &error)
{
    m_failure = error;
    Q_EMIT stateChanged();
}

// Until the total is known, or if it cannot be found out, the table grows at its end.
bool PagedTableModel::canFetchMore(const QModelIndex &parent) const
{
    const int next = int(m_ends.size());
    return !parent.isValid() && !m_total && !m_loading && next > 0 && !m_underway.contains(next)
        && !m_failed.contains(next);
}

void PagedTableModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        loadNext();
}

QCoro::Task<> PagedTableModel::loadNext()
{
    const int page = int(m_ends.size());
    m_underway.insert(page);
    const auto read = [source = m_source, query = m_query, anchor = m_ends.last()] {
        return source->after(query, anchor, PageSize);
    };
    const Ticket ticket = m_pages.current();
    const auto answer = co_await m_runner.run(ticket, read);
    if (!answer)
        co_return;
    m_underway.remove(page);
    if (*answer) {
        showNext(page, **answer);
    } else {
        m_failed.insert(page);
        fail(answer->error());
    }
}

void PagedTableModel::showNext(int page, RowPage rows)
{
    if (!m_total) {
        if (rows.last)
            m_total = m_rows + int(rows.rows.size());
        else
            m_ends.append(rows.end);
        resizeTo(m_rows + int(rows.rows.size()));
    }
    showPage(page, std::move(rows));
}

void PagedTableModel::want(int page) const
{
    if (m_underway.contains(page) || m_failed.contains(page))
        return;
    m_wanted.removeOne(page);
    m_wanted.append(page);
    if (m_wanted.size() > PagesWanted)
        m_wanted.removeFirst();
    if (!m_fetchSoon.isActive())
        m_fetchSoon.start();
}

void PagedTableModel::fetchWanted()
{
    while (!m_wanted.isEmpty() && m_underway.size() < PagesUnderway) {
        const int page = m_wanted.takeLast();
        const auto *held = m_cache.find(page);
        if (!m_underway.contains(page) && (!held || !held->fresh))
            loadPage(page);
    }
}

const TableRow *PagedTableModel::rowAt(int row) const
{
    const auto *held = m_cache.find(row / PageSize);
    const int at = row % PageSize;
    return held && at < held->rows.size() ? &held->rows[at] : nullptr;
}

QString PagedTableModel::idAt(int row) const
{
    const TableRow *found = rowAt(row);
    return found ? found->id : QString();
}

std::optional<int> PagedTableModel::rowOf(const QString &id) const
{
    const auto place = m_cache.placeOf(id);
    if (!place || place->page * PageSize + place->index >= m_rows)
        return std::nullopt;
    return place->page * PageSize + place->index;
}

int PagedTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int PagedTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant PagedTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column &column = m_columns[index.column()];
    if (role == Qt::TextAlignmentRole)
        return int(column.alignment());
    if (role == Qt::DisplayRole) {
        const int page = index.row() / PageSize;
        const auto *held = m_cache.find(page);
        m_cache.touch(page);
        if (!held || !held->fresh)
            want(page);
    }
    const TableRow *row = rowAt(index.row());
    if (role == LoadedRole)
        return row != nullptr;
    return row ? cell(*row, column, index.column(), role) : QVariant();
}

QVariant PagedTableModel::cell(const TableRow &row, const Column &column, int index, int role) const
{
    switch (role) {
    case IdRole: return row.id;
    case RawRole: return row.cells.value(index);
    case Qt::DisplayRole: return column.display(row.cells.value(index), m_format);
    case StatusRole:
        return column.status ? QVariant::fromValue(column.status(row.cells.value(index))) : QVariant();
    case Qt::ToolTipRole:
        return column.kind == CellKind::Date ? m_format.fullMoment(row.cells.value(index).toDateTime())
                                             : QString();
    default: return {};
    }
}

QVariant PagedTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_columns[section].title;
    if (role == Qt::TextAlignmentRole)
        return int(m_columns[section].alignment());
    return {};
}

} // namespace onhire
