// SPDX-License-Identifier: GPL-3.0-or-later
// A few rows with titles inside a card: what a record has of something, at a glance. Long lists have a
// DataTable.
// Where there is no room for all columns, those go that can be done without.
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
        Amount, // at the right of its column
        Rest, // has the room that the others leave
    };
    struct Title
    {
        QString text;
        Cell kind = Cell::Text;
        int goes = 0; // the how-manieth, where there is no room; 0: never
    };

    CardTable(const QString &name, const QList<Title> &titles, QWidget *parent = nullptr);

    void beginRow() { ++m_row; }
    void put(int column, QWidget *cell); // in the row that was begun last
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int widthOf(int column) const;
    int wantedBy(int column) const;
    void setGone(int column, bool gone);
    void makeRoom();

    QList<Title> m_titles;
    QList<QList<QWidget *>> m_cells; // by column
    QList<bool> m_isGone; // likewise
    QGridLayout *m_rows;
    int m_row = 0; // the titles
};

} // namespace onhire
