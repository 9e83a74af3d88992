// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of equal width beside each other, in as many columns as there is room for.
#pragma once

#include <QWidget>

class QGridLayout;

namespace onhire {

class CardGrid : public QWidget
{
    Q_OBJECT

public:
    // A card wants so many units of width; there are never more columns than `most`.
    CardGrid(int cardUnits, int most, QWidget *parent = nullptr);

    void setCards(const QList<QWidget *> &cards);
    int columns() const { return m_columns; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();

    const int m_cardUnits;
    const int m_most;
    QGridLayout *m_grid;
    QList<QWidget *> m_cards;
    int m_columns = 0;
};

} // namespace onhire
