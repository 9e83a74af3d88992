// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/card_table.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QGridLayout>
#include <QMap>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace onhire {

static constexpr int LeastForTheRest = 110, UsualForTheRest = 220;
static constexpr int Spare = 240; // which all columns share, so that none stands far from the next

CardTable::CardTable(const QString &name, const QList<Title> &titles, QWidget *parent)
    : QWidget(parent), m_titles(titles), m_cells(titles.size()), m_isGone(titles.size(), false),
      m_rows(new QGridLayout(this))
{
    setAccessibleName(name);
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(units(this, 14));
    m_rows->setVerticalSpacing(units(this, 11));
    for (int column = 0; column < m_titles.size(); ++column) {
        put(column, mutedLabel(m_titles[column].text, this, 0.92));
    }
}

void CardTable::put(int column, QWidget *cell)
{
    const Cell kind = m_titles[column].kind;
    const Qt::Alignment side = kind == Cell::Amount
        ? Qt::AlignRight | Qt::AlignAbsolute // figures are read from the left in every language
        : Qt::AlignLeading;
    m_rows->addWidget(cell, m_row, column, kind == Cell::Rest ? Qt::Alignment() : side | Qt::AlignVCenter);
    m_cells[column].append(cell);
    cell->setHidden(m_isGone[column]);
}

int CardTable::widthOf(int column) const
{
    if (m_titles[column].kind == Cell::Rest)
        return units(this, LeastForTheRest);
    int widest = 0;
    for (const QWidget *cell : m_cells[column])
        widest = std::max(widest, cell->sizeHint().width());
    return widest + m_rows->horizontalSpacing();
}

QSize CardTable::minimumSizeHint() const
{
    int width = 0;
    for (int column = 0; column < m_titles.size(); ++column)
        width += m_titles[column].goes > 0 ? 0 : widthOf(column);
    return {width, QWidget::minimumSizeHint().height()};
}

// Names are whole as long as another column can go instead.
int CardTable::wantedBy(int column) const
{
    const int least = widthOf(column);
    if (m_titles[column].kind != Cell::Rest)
        return least;
    int widest = least;
    for (const QWidget *cell : m_cells[column])
        widest = std::max(widest, cell->sizeHint().width());
    return std::min(widest, units(this, UsualForTheRest));
}

void CardTable::makeRoom()
{
    int wanted = 0;
    for (int column = 0; column < m_titles.size(); ++column)
        wanted += wantedBy(column);
    QMap<int, int> columns; // by when they go
    for (int column = 0; column < m_titles.size(); ++column) {
        if (m_titles[column].goes > 0)
            columns.insert(m_titles[column].goes, column);
    }
    for (const int column : std::as_const(columns)) {
        const bool gone = wanted > width();
        if (gone)
            wanted -= wantedBy(column);
        setGone(column, gone);
    }
    const bool hasSpare = width() - wanted > units(this, Spare);
    for (int column = 0; column < m_titles.size(); ++column) {
        const int others = hasSpare && !m_isGone[column] ? 1 : 0;
        m_rows->setColumnStretch(column, m_titles[column].kind == Cell::Rest ? 2 : others);
    }
}

void CardTable::setGone(int column, bool gone)
{
    if (std::exchange(m_isGone[column], gone) == gone)
        return;
    for (QWidget *cell : std::as_const(m_cells[column]))
        cell->setHidden(gone);
}

void CardTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

// A line between the rows.
void CardTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(colorOf(Role::Line, palette()));
    for (int row = 1; row <= m_row; ++row) {
        const int y = m_rows->cellRect(row, 0).top() - (m_rows->verticalSpacing() + 1) / 2;
        painter.drawLine(0, y, width() - 1, y);
    }
}

} // namespace onhire
