// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/paged_table_model.h"

#include <QScopedValueRollback>

#include <utility>

namespace onhire {

PagedTableModel::PagedTableModel(AsyncRunner &runner, std::shared_ptr<PageSource> source, QList<Column> columns,
                                 TextFormat format, QObject *parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns)), m_format(std::move(format)),
      m_reader(runner, std::move(source), KnownRows::PageSize), m_requests(m_reader, m_rows),
      m_counter(m_reader)
{
    connect(&m_requests, &PageRequests::arrived, this, &PagedTableModel::showPage);
    connect(&m_requests, &PageRequests::failed, this, &PagedTableModel::fail);
    connect(&m_counter, &RowCounter::counted, this, &PagedTableModel::adopt);
    connect(&m_counter, &RowCounter::failed, this, &PagedTableModel::fail);
}

void PagedTableModel::setFormat(const TextFormat &format)
{
    m_format = format;
    if (m_rows.count() > 0)
        announceAll();
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
    if (m_hasLoaded || m_loading) {
        TableQuery query = m_query;
        query.sortColumn = m_columns[column].id;
        query.sortOrder = order;
        setQuery(query);
    } else {
        setInitialSort(m_columns[column].id, order);
    }
}

void PagedTableModel::reload()
{
    m_counter.cancel();
    m_requests.clear(); // the database has better to do than rows that are about to go
    m_loading = true;
    m_isOutdated = false;
    Q_EMIT stateChanged();
    loadFirst();
}

QCoro::Task<> PagedTableModel::loadFirst()
{
    const Ticket ticket = m_loads.next();
    const auto answer = co_await m_reader.firstPage(ticket, m_query);
    if (!answer)
        co_return;
    m_loading = false;
    const bool isOutdated = std::exchange(m_isOutdated, false);
    if (!*answer) {
        failToLoad(answer->error());
        co_return;
    }
    startWith(**answer);
    if (isOutdated)
        refresh();
}

// The rows before stay, and what is missing of them is read now.
void PagedTableModel::failToLoad(const Error &error)
{
    fail(error);
    if (m_rows.count() > 0)
        announceAll();
}

void PagedTableModel::startWith(const RowPage &first)
{
    beginResetModel();
    m_requests.clear();
    m_failure.reset();
    m_reader.setQuery(m_query);
    m_rows.startWith(first);
    m_hasLoaded = true;
    endResetModel();
    Q_EMIT stateChanged();
    Q_EMIT pageArrived();
    if (!m_rows.areCounted())
        m_counter.count();
}

void PagedTableModel::refresh()
{
    if (m_loading) {
        m_isOutdated = true; // it may be read already, as it was before
        return;
    }
    if (!m_hasLoaded)
        return;
    if (m_reader.query() != m_query) // whose first page could not be read
        return reload();
    m_requests.forgiveFailures();
    m_rows.markAllStale();
    m_counter.countSoon();
    if (m_rows.count() == 0)
        m_requests.want(0);
    else
        announceAll();
}

void PagedTableModel::refreshRow(const QString &id)
{
    const auto page = m_rows.pageWith(id);
    if (m_loading || !page) {
        refresh();
        return;
    }
    m_rows.markStale(*page);
    announcePage(*page);
}

// The borders between pages have moved: what is shown stays until it is read again, what is under way is
// outdated.
void PagedTableModel::adopt(const Anchors &anchors)
{
    const bool moved = m_rows.areCounted();
    m_rows.setBorders(anchors);
    if (moved) {
        m_requests.dropUnderway();
        m_rows.markAllStale();
    }
    resizeTo(int(anchors.total));
    if (moved && m_rows.count() > 0)
        announceAll();
    Q_EMIT stateChanged();
}

void PagedTableModel::showPage(int page, const RowPage &read)
{
    if (page == m_rows.nextPage()) {
        m_rows.addEnd(read);
        resizeTo(m_rows.count() + int(read.rows.size()));
    }
    const int expected = m_rows.countOn(page);
    if (read.rows.size() != expected)
        m_counter.countSoon();
    m_rows.put(page, read.rows);
    if (m_failure && m_reader.query() == m_query) {
        m_failure.reset();
        Q_EMIT stateChanged();
    }
    if (expected > 0)
        announcePage(page);
    Q_EMIT pageArrived();
}

void PagedTableModel::resizeTo(int count)
{
    const int before = m_rows.count();
    if (count > before) {
        beginInsertRows({}, before, count - 1);
        m_rows.resize(count);
        endInsertRows();
    } else if (count < before) {
        const QScopedValueRollback shrinking(m_isShrinking, true);
        beginRemoveRows({}, count, before - 1);
        m_rows.resize(count);
        endRemoveRows();
    }
}

void PagedTableModel::fail(const Error &error)
{
    m_failure = error;
    Q_EMIT stateChanged();
}

void PagedTableModel::announcePage(int page)
{
    const int first = m_rows.firstOn(page);
    Q_EMIT dataChanged(index(first, 0), index(first + m_rows.countOn(page) - 1, int(m_columns.size()) - 1));
}

void PagedTableModel::announceAll()
{
    Q_EMIT dataChanged(index(0, 0), index(m_rows.count() - 1, int(m_columns.size()) - 1));
}

// Until the total is known, or if it cannot be found out, the table grows at its end.
bool PagedTableModel::canFetchMore(const QModelIndex &parent) const
{
    const auto next = m_rows.nextPage();
    return !parent.isValid() && next && !m_loading && m_requests.mayRead(*next);
}

void PagedTableModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        m_requests.read(*m_rows.nextPage());
}

QString PagedTableModel::idAt(int row) const
{
    const TableRow *found = m_rows.at(row);
    return found ? found->id : QString();
}

std::optional<int> PagedTableModel::rowOf(const QString &id) const
{
    return m_rows.rowOf(id);
}

int PagedTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows.count();
}

int PagedTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

std::function<Result<QStringList>()> PagedTableModel::idsReader(const QList<int> &rows) const
{
    struct Missing
    {
        std::optional<Anchor> before; // none: the first page
        QList<int> places; // on the page
    };
    QStringList loaded;
    QMap<int, Missing> pages;
    for (const int row : rows) {
        const int page = KnownRows::pageAt(row);
        if (const QString id = idAt(row); !id.isEmpty())
            loaded += id;
        else if (page == 0 || m_rows.anchorBefore(page))
            pages[page].places += row - m_rows.firstOn(page);
    }
    for (auto page = pages.begin(); page != pages.end(); ++page)
        page->before = page.key() == 0 ? std::nullopt : m_rows.anchorBefore(page.key());
    return [source = source(), query = m_reader.query(), loaded, pages]() -> Result<QStringList> {
        QStringList ids = loaded;
        for (const Missing &page : pages) {
            ONHIRE_ASSIGN(const RowPage read,
                          page.before ? source->after(query, *page.before, KnownRows::PageSize)
                                      : source->first(query, KnownRows::PageSize));
            for (const int place : page.places) {
                if (place < read.rows.size())
                    ids += read.rows[place].id;
            }
        }
        return ids;
    };
}

QVariant PagedTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Column &column = m_columns[index.column()];
    if (role == Qt::TextAlignmentRole)
        return int(column.alignment());
    if (role == Qt::DisplayRole) {
        const int page = KnownRows::pageAt(index.row());
        m_rows.touch(page);
        // of rows that are about to go, only those that nobody has seen yet
        const bool isMissed = m_loading ? !m_rows.at(index.row()) : !m_rows.isFresh(page);
        if (isMissed)
            m_requests.want(page);
    }
    const TableRow *row = m_rows.at(index.row());
    if (role == LoadedRole)
        return row != nullptr;
    return row ? cell(*row, column, index.column(), role) : QVariant();
}

QString PagedTableModel::displayed(const TableRow &row, const Column &column, int index) const
{
    const QString told = column.inRow ? column.inRow({m_columns, row.cells}, m_format) : QString();
    return told.isEmpty() ? column.display(row.cells.value(index), m_format) : told;
}

// A day has no time.
QString PagedTableModel::wholeDate(const QVariant &raw) const
{
    return raw.typeId() == QMetaType::QDate ? m_format.fullDay(raw.toDate())
                                            : m_format.fullMoment(raw.toDateTime());
}

QVariant PagedTableModel::cell(const TableRow &row, const Column &column, int index, int role) const
{
    switch (role) {
    case IdRole: return row.id;
    case RawRole: return row.cells.value(index);
    case Qt::DisplayRole: return displayed(row, column, index);
    case StatusRole:
        return column.status ? QVariant::fromValue(column.status(row.cells.value(index))) : QVariant();
    case PressesRole: return column.presses && column.presses({m_columns, row.cells}, m_format);
    case Qt::ToolTipRole: return column.kind == CellKind::Date ? wholeDate(row.cells.value(index)) : QString();
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
