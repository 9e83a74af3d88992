// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/card_table.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QGridLayout>
#include <QPainter>

namespace onhire {

CardTable::CardTable(const QString &name, const QList<Title> &titles, QWidget *parent)
    : QWidget(parent), m_titles(titles), m_rows(new QGridLayout(this))
{
    setAccessibleName(name);
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(units(this, 14));
    m_rows->setVerticalSpacing(units(this, 11));
    for (int column = 0; column < m_titles.size(); ++column) {
        put(column, mutedLabel(m_titles[column].text, this, 0.92));
        m_rows->setColumnStretch(column, m_titles[column].kind == Cell::Rest ? 1 : 0);
    }
}

void CardTable::put(int column, QWidget *cell)
{
    const Cell kind = m_titles[column].kind;
    const Qt::Alignment side = kind == Cell::Amount ? Qt::AlignTrailing : Qt::AlignLeading;
    m_rows->addWidget(cell, m_row, column, kind == Cell::Rest ? Qt::Alignment() : side | Qt::AlignVCenter);
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
