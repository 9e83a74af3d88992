// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/card_grid.h"

#include "ui/theme/metrics.h"

#include <QGridLayout>

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
    for (int card = 0; card < int(m_cards.size()); ++card)
        m_grid->addWidget(m_cards[card], card / columns, card % columns);
    for (int column = 0; column < m_most; ++column) {
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
        m_grid->setColumnMinimumWidth(column, column < columns ? 1 : 0);
    }
}

void CardGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace onhire
