// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/charts/chart_card.h"

#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace onhire {

static QTableWidget *tableNamed(const QString &name, QWidget *parent)
{
    auto *table = new QTableWidget(parent);
    table->setAccessibleName(name);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(units(table, 26));
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

ChartCard::ChartCard(const QString &title, const QString &unit, QWidget *chart, QWidget *parent)
    : Card(parent), m_title(title), m_toggle(linkButton({}, this)), m_stack(new QStackedWidget(this)),
      m_nothing(mutedLabel(tr("Nothing to show yet."), this))
{
    content()->setContentsMargins(units(this, 10), units(this, 6), units(this, 10), units(this, 14));
    auto *head = new QHBoxLayout;
    head->setSpacing(units(this, 8));
    head->addSpacing(units(this, 6)); // the button at the other end has its own room around it
    head->addWidget(heading(title, this, 1.0));
    head->addWidget(mutedLabel(unit, this));
    head->addStretch(1);
    head->addWidget(m_toggle);
    head->addStrut(m_toggle->sizeHint().height()); // titles of a row are level, with the button or without it
    content()->addLayout(head);
    m_stack->addWidget(chart);
    auto *body = new QHBoxLayout;
    body->setContentsMargins(units(this, 6), 0, units(this, 6), 0);
    body->addWidget(m_stack);
    body->addWidget(m_nothing);
    alignToReading(m_nothing, Qt::AlignTop);
    m_nothing->setWordWrap(true);
    content()->addLayout(body, 1);
    m_nothing->hide();
    connect(m_toggle, &QPushButton::clicked, this, [this] { showTable(!showsTable()); });
    showTable(false);
}

void ChartCard::setNothing(const QString &words)
{
    m_nothing->setText(words);
}

bool ChartCard::showsTable() const
{
    return m_table && m_stack->currentWidget() == m_table;
}

void ChartCard::showTable(bool shown)
{
    if (shown && !m_table) {
        m_table = tableNamed(m_title, m_stack);
        m_stack->addWidget(m_table);
        setTabOrder(m_toggle, m_table);
        fillTable();
    }
    m_stack->setCurrentIndex(shown ? 1 : 0);
    m_toggle->setText(shown ? tr("Show as a chart") : tr("Show as a table"));
}

void ChartCard::setTable(const NumberTable &table)
{
    if (table == m_shown)
        return;
    m_shown = table;
    const bool isEmpty = table.rows.isEmpty(); // axes without anything between them say nothing
    m_nothing->setVisible(isEmpty);
    for (QWidget *part : std::initializer_list<QWidget *>{m_stack, m_toggle})
        part->setVisible(!isEmpty);
    if (m_table)
        fillTable();
}

void ChartCard::fillTable()
{
    const NumberTable &table = m_shown;
    m_table->setColumnCount(int(table.titles.size()));
    m_table->setHorizontalHeaderLabels(table.titles);
    m_table->setRowCount(int(table.rows.size()));
    for (int row = 0; row < table.rows.size(); ++row) {
        for (int column = 0; column < table.titles.size(); ++column) {
            auto *item = new QTableWidgetItem(table.rows[row].value(column));
            item->setTextAlignment(Qt::AlignVCenter | (column == 0 ? Qt::AlignLeading : Qt::AlignTrailing));
            m_table->setItem(row, column, item);
        }
    }
    for (int column = 0; column < table.titles.size(); ++column) {
        m_table->horizontalHeaderItem(column)->setTextAlignment(
            Qt::AlignVCenter | (column == 0 ? Qt::AlignLeading : Qt::AlignTrailing));
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    }
}

} // namespace onhire
