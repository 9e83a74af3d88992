// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/table_page.h"

#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/filters/filter_popup.h"
#include "ui/shared/pages/side_pane.h"
#include "ui/shared/tables/column_layout.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

constexpr int LeastOfPane = 344, UsualPane = 376;

static QString splitterKey(const QString &page)
{
    return u"pages/%1/splitter"_s.arg(page);
}

// Before the actions of the noun.
static QPushButton *columnsButtonIn(FilterBar &bar)
{
    QPushButton *columns = bar.addButton({});
    columns->setIcon(iconOf(Glyph::Columns));
    columns->setAccessibleName(TablePage::tr("Choose columns and sort order"));
    columns->setToolTip(TablePage::tr("Choose columns and sort order (Ctrl+Shift+L)"));
    return columns;
}

TablePage::TablePage(Parts parts, QSettings &settings, QWidget *parent)
    : Page(parent), m_model(std::move(parts.model)), m_order(m_model->query()), m_settings(settings),
      m_name(parts.name), m_list(new QWidget(this)),
      m_filterBar(new FilterBar(parts.name, parts.searchHint, parts.fields, settings, m_list)),
      m_columns(columnsButtonIn(*m_filterBar)), m_splitter(new QSplitter(m_list)),
      m_progress(new BusyLine(m_list, m_splitter)), m_stack(new QStackedWidget(m_splitter)),
      m_table(new DataTable(*m_model, settings, parts.name, m_stack)), m_empty(new EmptyState(m_stack)),
      m_side(new SidePane(m_splitter, m_list)), m_pane(new DetailPane(m_side))
{
    auto *places = new QStackedLayout(this);
    places->addWidget(m_list);
    auto *layout = new QVBoxLayout(m_list);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_filterBar);
    layout->addWidget(horizontalLine(m_list));
    layout->addWidget(m_splitter, 1);
    m_progress->setAccessibleName(tr("Loading"));
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_side->addWidget(m_pane);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->restoreState(settings.value(splitterKey(m_name)).toByteArray());
    m_side->hide();
    m_order.setRestored(m_model->query());
    connectParts();
    connect(places, &QStackedLayout::currentChanged, this, [this] {
        if (isVisible())
            showCounts();
    });
}

TablePage::~TablePage() = default;

void TablePage::connectParts()
{
    connect(m_progress, &BusyLine::lasts, this, [this] {
        if (!m_model->hasLoaded())
            Q_EMIT countsChanged(tr("Loading…"), {});
    });
    connect(m_columns, &QAbstractButton::clicked, this, &TablePage::arrangeColumns);
    connect(m_model.get(), &PagedTableModel::stateChanged, this, &TablePage::showState);
    m_again.setSingleShot(true);
    m_again.setInterval(2s);
    connect(&m_again, &QTimer::timeout, this,
            [this] { m_model->hasLoaded() ? m_model->refresh() : m_model->reload(); });
    connect(&m_table->columnLayout(), &ColumnLayout::sorted, this, [this] { m_order.setChosen(); });
    connect(m_table, &DataTable::visibleRowsChanged, this, &TablePage::showCounts);
    connect(m_table, &DataTable::selectionCountChanged, this, [this](int count) {
        m_selected = count;
        showCounts();
        selectionChanged(count);
    });
    connect(m_table, &DataTable::currentIdChanged, this, [this](const QString &id) {
        if (!id.isEmpty() && showsDetails())
            showRecord(id);
    });
    connect(m_table, &DataTable::clicked, this, [this](const QModelIndex &index) {
        if (const QString id = m_model->idAt(index.row()); !id.isEmpty() && !isPaneShown()) {
            setPaneShown(true);
            showRecord(id);
        }
    });
    connect(m_table, &DataTable::currentLost, this, &TablePage::hideLostRecord);
    connect(m_table, &DataTable::opened, this, &TablePage::openRow);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &TablePage::openRowMenu);
    connect(m_table, &DataTable::copied, this, [this](int rows, int missing) {
        if (missing > 0)
            Q_EMIT failed(tr("%Ln rows were copied, but not all of the selected ones.", nullptr, rows),
                          tr("Rows you have not scrolled to are not loaded. Scroll through them, or narrow the "
                             "filter."));
        else
            Q_EMIT succeeded(tr("%Ln rows were copied.", nullptr, rows));
    });
    connect(m_pane, &DetailPane::left, this, &TablePage::leavePane);
    connect(m_pane, &DetailPane::followed, this, &Page::followed);
    connect(m_filterBar, &FilterBar::changed, this, &TablePage::applyFilter);
    connect(m_filterBar, &FilterBar::left, this, &TablePage::enterTable);
    connect(m_empty, &EmptyState::clearFilterChosen, m_filterBar, &FilterBar::clear);
    connect(m_empty, &EmptyState::retryChosen, m_model.get(), &PagedTableModel::reload);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.setValue(splitterKey(m_name), m_splitter->saveState()); });
}

void TablePage::leavePane()
{
    setPaneShown(false);
    m_table->setFocus();
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isPaneShown())
        setPaneShown(false);
    else
        Page::keyPressEvent(event);
}

void TablePage::openRowMenu(const QPoint &at)
{
    auto *menu = new ActionMenu(m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillRowMenu(*menu);
    if (menu->isEmpty())
        menu->deleteLater();
    else
        menu->popup(m_table->viewport()->mapToGlobal(at));
}

// A record's page or a form may lie over the list.
void TablePage::arrangeColumns()
{
    if (!m_list->isVisible())
        return;
    QMenu *menu = m_table->columnLayout().menu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(below(m_columns, menu->sizeHint().width()));
}

void TablePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_list->resize(size()); // what is arranged in it asks for its width
    if (!m_settings.contains(splitterKey(m_name))) { // else somebody has chosen how wide the pane is
        const int pane = qBound(units(this, LeastOfPane), width() * 3 / 10, units(this, UsualPane));
        m_splitter->setSizes({width() - pane, pane});
    }
    m_side->arrange(m_table->columnLayout());
}

// Whoever comes from the search wants the first of what was found.
void TablePage::enterTable()
{
    m_table->setFocus();
    if (m_model->rowCount() > 0 && !m_model->rowOf(m_table->currentId()))
        m_table->selectRow(0);
}

void TablePage::activate()
{
    m_table->setAccessibleName(title());
    if (!m_model->hasLoaded() && !m_model->isLoading())
        m_model->reload();
    else
        refresh(); // what happened while another screen was in front
    m_table->setFocus();
    showCounts();
}

void TablePage::refresh()
{
    m_model->refresh();
    if (showsDetails() && !m_table->currentId().isEmpty())
        showRecord(m_table->currentId());
}

void TablePage::find()
{
    if (m_list->isVisible())
        m_filterBar->focusSearch();
}

bool TablePage::open(const QString &id)
{
    setPaneShown(true);
    m_table->select(id);
    showRecord(id);
    return true;
}

bool TablePage::openLink(const Link &link)
{
    if (!link.filters.isEmpty() || !link.search.isEmpty())
        m_filterBar->setState({link.search, link.filters});
    if (link.id.isEmpty())
        setPaneShown(false);
    return link.id.isEmpty() || open(link.id);
}

Link TablePage::place() const
{
    return {.screen = m_name, .id = isPaneShown() ? m_table->currentId() : QString()};
}

void TablePage::setPaneShown(bool shown)
{
    m_side->setVisible(shown);
    m_side->arrange(m_table->columnLayout());
}

bool TablePage::isPaneShown() const
{
    return m_side->isVisibleTo(this);
}

void TablePage::applyFilter(const FilterState &state)
{
    TableQuery query = m_model->query();
    query.search = state.search;
    query.filters = state.chosen;
    m_order.apply(query, m_filterBar->fields());
    m_model->setQuery(query);
    m_table->columnLayout().showSort();
}

void TablePage::showState()
{
    if (m_model->isLoading()) {
        m_progress->setBusy(true);
        return;
    }
    m_progress->setBusy(false);
    if (!m_model->failure())
        m_filterBar->learnMissingNames();
    const bool empty = m_model->rowCount() == 0;
    if (empty && m_model->failure())
        m_empty->showCouldNotLoad(wordsFor(*m_model->failure()));
    else if (const TableQuery &query = m_model->query(); empty && query.isFiltered())
        m_empty->showNothingMatches(query.search, !query.filters.isEmpty());
    else if (empty)
        showNothingYet(*m_empty);
    tellFailure(empty);
    m_stack->setCurrentWidget(empty ? static_cast<QWidget *>(m_empty) : m_table);
    showCounts();
    Q_EMIT readAgain();
}

// Said once; a database that cannot be reached is tried again until it can.
void TablePage::tellFailure(bool empty)
{
    const auto failure = m_model->failure();
    if (failure && failure->code == ErrorCode::ServiceUnavailable)
        m_again.start();
    const QString words = failure && !empty ? wordsFor(*failure) : QString();
    if (words == m_told)
        return;
    if (!m_told.isEmpty())
        Q_EMIT overcome(m_told);
    m_told = words;
    if (!words.isEmpty())
        Q_EMIT failed(words, tr("This list may be out of date. Retrying…"));
}

QString TablePage::countText(int total, bool) const
{
    return locale().toString(total);
}

void TablePage::showCounts()
{
    if (!m_list->isVisibleTo(this)) { // they are not of what stands in its place
        Q_EMIT countsChanged({}, {});
        return;
    }
    const auto [first, last] = m_table->visibleRows();
    QString shown;
    if (first >= 0 && m_model->knowsTotal())
        //: Which rows of how many are visible, as in: 1–15 of 128 open orders
        shown = tr("%1–%2 of %3")
                    .arg(locale().toString(first + 1), locale().toString(last + 1),
                         countText(m_model->rowCount(), m_model->shownQuery().isFiltered()));
    Q_EMIT countsChanged(shown, m_selected > 0 ? tr("%Ln selected", nullptr, m_selected) : QString());
}

} // namespace onhire
