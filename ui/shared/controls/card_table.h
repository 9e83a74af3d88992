// SPDX-License-Identifier: GPL-3.0-or-later
// A few rows with titles inside a card: what a record has of something, at a glance. Long lists have a
// DataTable.
#pragma once

#include <QWidget>

class QGridLayout;

namespace onhire {

class CardTable : public QWidget
{
    Q_OBJECT

public:
    enum class Cell {
        Text,
        Amount, // at the end of its column
        Rest, // has the room that the others leave
    };
    struct Title
    {
        QString text;
        Cell kind = Cell::Text;
    };

    CardTable(const QString &name, const QList<Title> &titles, QWidget *parent = nullptr);

    void beginRow() { ++m_row; }
    void put(int column, QWidget *cell); // in the row that was begun last

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Title> m_titles;
    QGridLayout *m_rows;
    int m_row = 0; // the titles
};

} // namespace onhire
