// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/column_layout.h"

#include "ui/shared/controls/painting.h"
#include "ui/shared/tables/cell_delegate.h"
#include "ui/shared/tables/column_widths.h"
#include "ui/theme/metrics.h"

#include <QActionGroup>
#include <QHeaderView>
#include <QMenu>
#include <QSettings>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

ColumnLayout::ColumnLayout(QHeaderView *header, PagedTableModel &model, QSettings &settings,
                           const QString &name, QObject *parent)
    : QObject(parent), m_header(header), m_model(model), m_settings(settings),
      m_columnsKey(u"tables/%1/columns"_s.arg(name)), m_sortKey(u"tables/%1/sort"_s.arg(name)),
      m_seen(*header->parentWidget(), model)
{
    setDefaults();
    restoreColumns();
    restoreSort();
    connect(header, &QHeaderView::sortIndicatorChanged, this, &ColumnLayout::applySort);
    connect(header, &QHeaderView::sectionMoved, this, &ColumnLayout::save);
    connect(header, &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { noteDrawn(column, width); });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { m_seen.forget(); });
}

void ColumnLayout::setDefaults()
{
    for (int i = 0; i < m_model.columns().size(); ++i) {
        const Column &column = m_model.columns()[i];
        m_header->resizeSection(i, defaultWidth(column));
        m_header->setSectionHidden(i, !column.shown);
    }
    m_header->setStretchLastSection(false);
    m_header->setMinimumSectionSize(units(m_header->parentWidget(), 40));
}

// Beside its arrow, where the table is sorted by it.
int ColumnLayout::titleWidth(const Column &column) const
{
    const int beside = column.id == m_model.query().sortColumn ? 35 : 21;
    return m_header->fontMetrics().horizontalAdvance(column.title) + units(m_header->parentWidget(), beside)
        + edgeBefore(column);
}

int ColumnLayout::edgeBefore(const Column &column) const
{
    return onhire::edgeBefore(indexOf(column.id), m_header->parentWidget());
}

// Room for the title and for what stands below it.
int ColumnLayout::defaultWidth(const Column &column) const
{
    const QFontMetrics cells = m_header->parentWidget()->fontMetrics();
    const int edge = edgeBefore(column);
    return std::max({titleWidth(column), units(cells, 6.8 * column.width + 18) + edge,
                     contentWidth(column) + units(cells, 2 * CellMargin) + 1 + edge});
}

// Of the longest texts that are known: a date that is cut says another year, or none.
int ColumnLayout::contentWidth(const Column &column) const
{
    const QFont font = m_header->parentWidget()->font();
    const QFontMetrics metrics(font);
    int widest = 0;
    for (const QString &held : column.holds)
        widest = std::max(widest,
                          column.kind == CellKind::Status && column.status
                              ? pillSize(font, column.status(held)).width()
                              : metrics.horizontalAdvance(held));
    if (column.kind != CellKind::Date)
        return widest;
    const int clock = column.presses ? pressingRoom(metrics) : 0;
    for (int month = 1; month <= 12; ++month) {
        for (const int day : {20, 24, 28}) // two digits, of which one may be the widest
            widest = std::max(
                widest, clock + metrics.horizontalAdvance(m_model.format().fullDay(QDate(2028, month, day))));
    }
    return widest;
}

int ColumnLayout::indexOf(const QString &id) const
{
    const QList<Column> &columns = m_model.columns();
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const Column &column) { return column.id == id; });
    return found == columns.end() ? -1 : int(found - columns.begin());
}

// By column id, not by position, so that a later version may add columns.
void ColumnLayout::save()
{
    QVariantList columns;
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const int column = m_header->logicalIndex(visual);
        const bool hidden = m_header->isSectionHidden(column);
        const QString id = m_model.columns()[column].id;
        columns.append(QVariantMap{{u"id"_s, id}, {u"drawn"_s, m_drawn.value(id)}, {u"shown"_s, !hidden}});
    }
    m_settings.setValue(m_columnsKey, columns);
}

void ColumnLayout::restoreColumns()
{
    int visual = 0;
    for (const QVariant &entry : m_settings.value(m_columnsKey).toList()) {
        const QVariantMap saved = entry.toMap();
        const int column = indexOf(saved[u"id"_s].toString());
        if (column < 0)
            continue;
        m_header->moveSection(m_header->visualIndex(column), visual++);
        m_header->setSectionHidden(column, !saved[u"shown"_s].toBool());
        if (const int width = saved[u"drawn"_s].toInt(); width > 0)
            m_drawn.insert(m_model.columns()[column].id, width);
    }
}

void ColumnLayout::noteDrawn(int column, int width)
{
    if (m_fitting || width == 0)
        return;
    m_drawn.insert(m_model.columns()[column].id, width);
    fit(m_room);
    save();
}

int ColumnLayout::leastWidth(int column) const
{
    const Column &each = m_model.columns()[column];
    return m_drawn.value(each.id, defaultWidth(each));
}

void ColumnLayout::seeRows(int first, int last)
{
    if (first < 0)
        return;
    bool isWider = false;
    for (const int column : shownColumns())
        isWider = m_seen.see(column, first, last) || isWider;
    if (isWider)
        fit(m_room);
}

void ColumnLayout::fit(int width)
{
    if (width <= 0 || std::exchange(m_fitting, true))
        return;
    m_room = width;
    const QList<int> columns = shownColumns();
    QList<ColumnNeed> needs;
    for (const int column : columns) {
        const Column &each = m_model.columns()[column];
        const bool isDrawn = m_drawn.contains(each.id);
        needs += {leastWidth(column), titleWidth(each), m_seen.of(column), isDrawn ? 0 : each.share(), isDrawn};
    }
    const QList<int> widths = columnWidths(needs, width);
    for (qsizetype i = 0; i < columns.size(); ++i)
        m_header->resizeSection(columns[i], widths[i]);
    m_fitting = false;
}

int ColumnLayout::wholeIn(int room) const
{
    int whole = 0, end = -m_header->offset();
    for (const int column : shownColumns()) {
        end += m_header->sectionSize(column);
        if (end > room)
            break;
        whole = qMax(0, end);
    }
    return whole;
}

void ColumnLayout::reset()
{
    m_drawn.clear();
    for (int i = 0; i < m_model.columns().size(); ++i) {
        m_header->moveSection(m_header->visualIndex(i), i);
        m_header->setSectionHidden(i, !m_model.columns()[i].shown);
    }
    fit(m_room);
    save();
}

void ColumnLayout::restoreSort()
{
    const TableQuery &query = m_model.query();
    const QVariantMap saved = m_settings.value(m_sortKey).toMap();
    const int column = indexOf(saved.value(u"column"_s, query.sortColumn).toString());
    const bool descending = saved.value(u"descending"_s, query.sortOrder == Qt::DescendingOrder).toBool();
    const Qt::SortOrder order = descending ? Qt::DescendingOrder : Qt::AscendingOrder;
    m_header->setSortIndicatorShown(true);
    m_header->setSortIndicator(column, order);
    if (column >= 0)
        m_model.sort(column, order);
}

void ColumnLayout::applySort(int column, Qt::SortOrder order)
{
    if (column >= 0 && !m_model.columns()[column].sortable) {
        showSort();
        return;
    }
    m_model.sort(column, order);
    m_settings.setValue(m_sortKey,
                        QVariantMap{{u"column"_s, m_model.query().sortColumn},
                                    {u"descending"_s, m_model.query().sortOrder == Qt::DescendingOrder}});
    Q_EMIT sorted();
}

void ColumnLayout::showSort()
{
    const QSignalBlocker blocked(m_header);
    m_header->setSortIndicator(indexOf(m_model.query().sortColumn), m_model.query().sortOrder);
}

void ColumnLayout::setShown(const QString &id, bool shown)
{
    if (const int column = indexOf(id); column >= 0) {
        m_header->setSectionHidden(column, !shown);
        fit(m_room);
        save();
    }
}

QList<int> ColumnLayout::shownColumns() const
{
    QList<int> columns;
    for (int visual = 0; visual < m_header->count(); ++visual) {
        if (const int column = m_header->logicalIndex(visual); !m_header->isSectionHidden(column))
            columns.append(column);
    }
    return columns;
}

QMenu *ColumnLayout::menu(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setTitle(tr("Columns"));
    for (int i = 0; i < m_model.columns().size(); ++i) {
        const Column &column = m_model.columns()[i];
        QAction *action = menu->addAction(column.title);
        action->setCheckable(true);
        action->setChecked(!m_header->isSectionHidden(i));
        action->setEnabled(i != 0); // what names the row always stays
        connect(action, &QAction::toggled, this, [this, id = column.id](bool on) { setShown(id, on); });
    }
    menu->addSeparator();
    addSortMenu(*menu);
    connect(menu->addAction(tr("Reset columns")), &QAction::triggered, this, &ColumnLayout::reset);
    return menu;
}

void ColumnLayout::addSortMenu(QMenu &menu)
{
    QMenu *order = menu.addMenu(tr("Sort by"));
    auto *columns = new QActionGroup(order), *directions = new QActionGroup(order);
    const auto add = [this, order](QActionGroup *group, const QString &text, bool isOn, auto sort) {
        QAction *action = group->addAction(order->addAction(text));
        action->setCheckable(true);
        action->setChecked(isOn);
        connect(action, &QAction::triggered, this, sort);
    };
    const TableQuery &query = m_model.query();
    for (int i = 0; i < m_model.columns().size(); ++i) {
        if (const Column &column = m_model.columns()[i]; column.sortable)
            add(columns, column.title, column.id == query.sortColumn,
                [this, i] { m_header->setSortIndicator(i, m_header->sortIndicatorOrder()); });
    }
    order->addSeparator();
    const auto turn = [this](Qt::SortOrder direction) {
        return [this, direction] { m_header->setSortIndicator(m_header->sortIndicatorSection(), direction); };
    };
    add(directions, tr("Ascending"), query.sortOrder == Qt::AscendingOrder, turn(Qt::AscendingOrder));
    add(directions, tr("Descending"), query.sortOrder == Qt::DescendingOrder, turn(Qt::DescendingOrder));
}

} // namespace onhire
