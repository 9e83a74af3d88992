// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/data_table.h"

#include "ui/shared/tables/cell_delegate.h"
#include "ui/shared/tables/column_layout.h"
#include "ui/shared/tables/record_selection.h"
#include "ui/shared/tables/table_header.h"
#include "ui/shared/tables/tsv.h"
#include "ui/theme/metrics.h"

#include <QApplication>
#include <QClipboard>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

namespace onhire {

DataTable::DataTable(PagedTableModel &model, QSettings &settings, const QString &name, QWidget *parent)
    : QTableView(parent), m_model(model)
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
    fitRowHeight();
    for (int i = 0; i < model.columns().size(); ++i)
        setItemDelegateForColumn(i, delegateFor(model.columns()[i].kind, this));
    keepEdge(this);
    m_columns = new ColumnLayout(horizontalHeader(), model, settings, name, this);
    m_selection = new RecordSelection(model, selectionModel(), this);
    connectParts();
}

void DataTable::connectParts()
{
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu *menu = m_columns->menu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(horizontalHeader()->mapToGlobal(at));
    });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (const QString id = m_model.idAt(index.row()); !id.isEmpty())
            Q_EMIT opened(id);
    });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, viewport(),
            qOverload<>(&QWidget::update));
    connect(m_selection, &RecordSelection::currentIdChanged, this, &DataTable::currentIdChanged);
    connect(m_selection, &RecordSelection::currentLost, this, &DataTable::currentLost);
    connect(m_selection, &RecordSelection::leftOut, this, &DataTable::leftOut);
    connect(m_selection, &RecordSelection::countChanged, this, &DataTable::selectionCountChanged);
    connect(&m_model, &PagedTableModel::stateChanged, this, &DataTable::visibleRowsChanged);
    const auto seeRows = [this] {
        const auto [first, last] = visibleRows();
        m_columns->seeRows(first, last);
    };
    connect(&m_model, &PagedTableModel::pageArrived, this, seeRows);
    connect(this, &DataTable::visibleRowsChanged, this, seeRows);
}

void DataTable::fitRowHeight()
{
    verticalHeader()->setMinimumSectionSize(units(this, 24));
    verticalHeader()->setDefaultSectionSize(units(this, 36));
}

void DataTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRowHeight();
}

// Qt goes to the first row where there is no current one. But the record that is shown beside the table may
// only not be loaded here, and no other is to look as if it were that.
void DataTable::focusInEvent(QFocusEvent *event)
{
    const bool isElsewhere = !currentIndex().isValid() && !currentId().isEmpty();
    QTableView::focusInEvent(event);
    if (isElsewhere)
        selectionModel()->clearCurrentIndex();
}

void DataTable::letGoOfLeftOut(const QStringList &ids)
{
    m_selection->letGoOfLeftOut(ids);
}

QStringList DataTable::namedSelection() const
{
    return m_selection->named();
}

void DataTable::nameSelected(const QStringList &ids)
{
    m_selection->name(ids);
}

int DataTable::selectedCount() const
{
    return m_selection->count();
}

QStringList DataTable::selectedIds() const
{
    return m_selection->ids();
}

QList<int> DataTable::selectedRows(int most) const
{
    return m_selection->rows(most);
}

QString DataTable::currentId() const
{
    return m_selection->currentId();
}

bool DataTable::isCurrentListed() const
{
    return m_selection->isCurrentListed();
}

void DataTable::select(const QString &id)
{
    select(QStringList(id));
}

void DataTable::select(const QStringList &ids)
{
    m_selection->select(ids);
    if (const auto row = m_model.rowOf(ids.constFirst()))
        scrollTo(m_model.index(*row, 0));
}

QString DataTable::selectionAsTsv() const
{
    return asTsv(m_model, m_selection->loadedRows(), m_columns->shownColumns());
}

void DataTable::copy()
{
    const int chosen = m_selection->count();
    if (chosen == 0)
        return;
    const int loaded = int(m_selection->loadedRows().size());
    QApplication::clipboard()->setText(selectionAsTsv());
    Q_EMIT copied(loaded, chosen - loaded);
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (isCurrentListed() && event->modifiers() == Qt::NoModifier)
            Q_EMIT opened(currentId());
        else
            event->ignore();
    } else if (event->key() == Qt::Key_Escape) {
        event->ignore(); // the screen knows what it leaves
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
    m_columns->fit(viewport()->width());
    Q_EMIT visibleRowsChanged();
}

void DataTable::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    Q_EMIT visibleRowsChanged();
}

} // namespace onhire
