// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/card_grid.h"

#include "ui/theme/metrics.h"

#include <QGridLayout>

#include <numeric>

namespace onhire {

CardGrid::CardGrid(int cardUnits, int most, QWidget *parent)
    : QWidget(parent), m_cardUnits(cardUnits), m_most(most), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setSpacing(units(this, 12));
}

void CardGrid::setCards(const QList<QWidget *> &cards)
{
    for (QWidget *card : std::as_const(m_cards))
        m_grid->removeWidget(card);
    m_cards = cards;
    m_columns = 0;
    layOut();
}

void CardGrid::layOut()
{
    const int fitting = qBound(1, (width() + m_grid->spacing()) / units(this, m_cardUnits), m_most);
    const int cards = qMax(1, int(m_cards.size())), lines = (cards + fitting - 1) / fitting;
    const int columns = (cards + lines - 1) / lines; // as even as can be
    if (columns == m_columns)
        return;
    m_columns = columns;
    // Those of a last line that is not full share its width, so that there is no hole.
    const int inLast = cards - columns * (lines - 1), parts = std::lcm(columns, inLast);
    for (int card = 0; card < int(m_cards.size()); ++card) {
        const int line = card / columns, span = parts / (line == lines - 1 ? inLast : columns);
        m_grid->addWidget(m_cards[card], line, card % columns * span, 1, span);
    }
    for (int part = 0; part < m_grid->columnCount(); ++part) {
        m_grid->setColumnStretch(part, part < parts ? 1 : 0);
        m_grid->setColumnMinimumWidth(part, part < parts ? 1 : 0);
    }
}

void CardGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace onhire
