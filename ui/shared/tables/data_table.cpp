// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/data_table.h"

#include "ui/shared/tables/cell_delegate.h"
#include "ui/shared/tables/table_header.h"
#include "ui/theme/metrics.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace onhire {

DataTable::DataTable(PagedTableModel &model, QSettings &settings, QString name, QWidget *parent)
    : QTableView(parent), m_model(model), m_settings(settings), m_name(std::move(name))
{
    setHorizontalHeader(new TableHeader(this));
    setModel(&model);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    dressColumns();
    restoreLayout();

    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &DataTable::applySort);
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, &DataTable::saveLayout);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &DataTable::saveLayout);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu *menu = columnMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(horizontalHeader()->mapToGlobal(at));
    });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (const QString id = m_model.idAt(index.row()); !id.isEmpty())
            Q_EMIT opened(id);
    });
    connect(&model, &PagedTableModel::pageArrived, this, &DataTable::keepSelection);
    connect(&model, &PagedTableModel::stateChanged, this, &DataTable::visibleRowsChanged);
}

void DataTable::dressColumns()
{
    const QFontMetrics metrics = fontMetrics();
    for (int i = 0; i < m_model.columns().size(); ++i) {
        const Column &column = m_model.columns()[i];
        setItemDelegateForColumn(i, delegateFor(column.kind, this));
        const int title = horizontalHeader()->fontMetrics().horizontalAdvance(column.title)
            + units(metrics, column.id == m_model.query().sortColumn ? 35 : 21);
        setColumnWidth(i, qMax(title, units(metrics, 6.8 * column.width + 18)));
        setColumnHidden(i, !column.shown);
    }
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setMinimumSectionSize(units(metrics, 40));
    fitRowHeight();
}

void DataTable::fitRowHeight()
{
    verticalHeader()->setMinimumSectionSize(units(this, 24));
    verticalHeader()->setDefaultSectionSize(units(this, 35));
}

void DataTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRowHeight();
}

// By column id, not by position, so that a later version may add columns.
void DataTable::saveLayout()
{
    if (m_restoring)
        return;
    const QHeaderView *header = horizontalHeader();
    QVariantList columns;
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        const bool hidden = header->isSectionHidden(column);
        columns.append(QVariantMap{{u"id"_s, m_model.columns()[column].id},
                                   {u"width"_s, hidden ? 0 : header->sectionSize(column)},
                                   {u"shown"_s, !hidden}});
    }
    m_settings.setValue(u"tables/%1/columns"_s.arg(m_name), columns);
    m_settings.setValue(u"tables/%1/sort"_s.arg(m_name),
                        QVariantMap{{u"column"_s, m_model.query().sortColumn},
                                    {u"descending"_s, m_model.query().sortOrder == Qt::DescendingOrder}});
}

static int indexOf(const QList<Column> &columns, const QString &id)
{
    for (int i = 0; i < columns.size(); ++i) {
        if (columns[i].id == id)
            return i;
    }
    return -1;
}

void DataTable::restoreLayout()
{
    const QScopedValueRollback restoring(m_restoring, true);
    QHeaderView *header = horizontalHeader();
    const QVariantList columns = m_settings.value(u"tables/%1/columns"_s.arg(m_name)).toList();
    int visual = 0;
    for (const QVariant &entry : columns) {
        const QVariantMap saved = entry.toMap();
        const int column = indexOf(m_model.columns(), saved[u"id"_s].toString());
        if (column < 0)
            continue;
        header->moveSection(header->visualIndex(column), visual++);
        header->setSectionHidden(column, !saved[u"shown"_s].toBool());
        if (const int width = saved[u"width"_s].toInt(); width > 0)
            header->resizeSection(column, width);
    }
    const QVariantMap sort = m_settings.value(u"tables/%1/sort"_s.arg(m_name)).toMap();
    const QString sortId = sort.value(u"column"_s, m_model.query().sortColumn).toString();
    const bool descending =
        sort.value(u"descending"_s, m_model.query().sortOrder == Qt::DescendingOrder).toBool();
    const Qt::SortOrder order = descending ? Qt::DescendingOrder : Qt::AscendingOrder;
    header->setSortIndicatorShown(true);
    header->setSortIndicator(indexOf(m_model.columns(), sortId), order);
    if (const int column = indexOf(m_model.columns(), sortId); column >= 0)
        m_model.sort(column, order);
}

void DataTable::applySort(int column, Qt::SortOrder order)
{
    if (column >= 0 && !m_model.columns()[column].sortable) {
        const QSignalBlocker blocked(horizontalHeader());
        horizontalHeader()->setSortIndicator(indexOf(m_model.columns(), m_model.query().sortColumn),
                                             m_model.query().sortOrder);
        return;
    }
    m_model.sort(column, order);
    saveLayout();
}

void DataTable::setColumnShown(const QString &id, bool shown)
{
    if (const int column = indexOf(m_model.columns(), id); column >= 0) {
        setColumnHidden(column, !shown);
        saveLayout();
    }
}

QMenu *DataTable::columnMenu(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setTitle(tr("Columns"));
    for (int i = 0; i < m_model.columns().size(); ++i) {
        const Column &column = m_model.columns()[i];
        QAction *action = menu->addAction(column.title);
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(i));
        action->setEnabled(i != 0); // what names the row always stays
        connect(action, &QAction::toggled, this, [this, id = column.id](bool on) { setColumnShown(id, on); });
    }
    return menu;
}

QStringList DataTable::selectedIds() const
{
    QStringList ids;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            if (const QString id = m_model.idAt(row); !id.isEmpty())
                ids.append(id);
        }
    }
    return ids;
}

void DataTable::select(const QString &id)
{
    m_selectedIds = {id};
    m_currentId = id;
    restoreSelection();
    if (const auto row = m_model.rowOf(id))
        scrollTo(m_model.index(*row, 0));
    Q_EMIT selectionCountChanged(1);
    Q_EMIT currentIdChanged(id);
}

void DataTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (!m_restoring)
        rememberSelection();
}

void DataTable::rememberSelection()
{
    const QStringList ids = selectedIds();
    m_selectedIds = QSet(ids.cbegin(), ids.cend());
    const QString current = currentIndex().isValid() ? m_model.idAt(currentIndex().row()) : QString();
    int count = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        count += range.height();
    Q_EMIT selectionCountChanged(count);
    if (current != m_currentId) {
        m_currentId = current;
        Q_EMIT currentIdChanged(current);
    }
}

// Who goes to a row that is not there yet has chosen it when it comes.
void DataTable::keepSelection()
{
    if (m_currentId.isEmpty() && currentIndex().isValid())
        rememberSelection();
    else
        restoreSelection();
}

// Rows may stand elsewhere now; what the user chose is the thing, not the place.
void DataTable::restoreSelection()
{
    if (m_selectedIds.isEmpty() && m_currentId.isEmpty())
        return;
    const QScopedValueRollback restoring(m_restoring, true);
    QItemSelection selection;
    for (const QString &id : std::as_const(m_selectedIds)) {
        if (const auto row = m_model.rowOf(id))
            selection.select(m_model.index(*row, 0), m_model.index(*row, m_model.columnCount() - 1));
    }
    if (const auto row = m_model.rowOf(m_currentId))
        selectionModel()->setCurrentIndex(m_model.index(*row, qMax(0, currentIndex().column())),
                                          QItemSelectionModel::NoUpdate);
    if (!selection.isEmpty())
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

static QString tsvField(QString text)
{
    return text.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
}

QString DataTable::selectionAsTsv() const
{
    QList<int> columns;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        if (const int column = horizontalHeader()->logicalIndex(visual); !isColumnHidden(column))
            columns.append(column);
    }
    QList<int> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            if (!m_model.idAt(row).isEmpty())
                rows.append(row);
        }
    }
    std::sort(rows.begin(), rows.end());

    QStringList lines;
    const auto line = [&](auto cell) {
        QStringList fields;
        for (const int column : std::as_const(columns))
            fields.append(tsvField(cell(column)));
        lines.append(fields.join(u'\t'));
    };
    line([this](int column) { return m_model.columns()[column].title; });
    for (const int row : std::as_const(rows))
        line([this, row](int column) { return m_model.index(row, column).data().toString(); });
    return lines.join(u'\n') + u'\n';
}

void DataTable::copy()
{
    int chosen = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        chosen += range.height();
    if (chosen == 0)
        return;
    const int loaded = int(selectedIds().size());
    QApplication::clipboard()->setText(selectionAsTsv());
    Q_EMIT copied(loaded, chosen - loaded);
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!m_currentId.isEmpty() && event->modifiers() == Qt::NoModifier)
            Q_EMIT opened(m_currentId);
        else
            event->ignore();
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else {
        QTableView::keyPressEvent(event);
    }
}

// Ctrl with Home and End goes to the first and the last row; elsewhere Ctrl moves without choosing.
QItemSelectionModel::SelectionFlags DataTable::selectionCommand(const QModelIndex &index,
                                                                const QEvent *event) const
{
    if (event && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        if (key->key() == Qt::Key_Home || key->key() == Qt::Key_End) {
            const QKeyEvent plain(QEvent::KeyPress, key->key(), key->modifiers() & ~Qt::ControlModifier);
            return QTableView::selectionCommand(index, &plain);
        }
    }
    return QTableView::selectionCommand(index, event);
}

bool DataTable::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseMove)
        hover(rowAt(static_cast<QMouseEvent *>(event)->position().toPoint().y()));
    else if (event->type() == QEvent::Leave)
        hover(-1);
    return QTableView::viewportEvent(event);
}

void DataTable::hover(int row)
{
    if (property("hoveredRow").toInt() == row + 1)
        return;
    setProperty("hoveredRow", row + 1);
    viewport()->update();
}

QPair<int, int> DataTable::visibleRows() const
{
    if (m_model.rowCount() == 0)
        return {-1, -1};
    const int last = rowAt(viewport()->height() - 1);
    return {qMax(0, rowAt(0)), last < 0 ? m_model.rowCount() - 1 : last};
}

void DataTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    Q_EMIT visibleRowsChanged();
}

void DataTable::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    Q_EMIT visibleRowsChanged();
}

} // namespace onhire
