// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the cells of a column have to be for the rows that were on the screen, where those that may come are
// wider or narrower.
#pragma once

#include <QHash>

class QWidget;

namespace onhire {

class PagedTableModel;

class SeenWidths
{
public:
    SeenWidths(const QWidget &table, const PagedTableModel &model);

    void forget() { m_widths.clear(); } // the rows are others
    bool see(int column, int firstRow, int lastRow); // whether one was wider than all before
    int of(int column) const { return m_widths.value(column); } // 0: none was seen

private:
    int widthOf(int row, int column) const;

    const QWidget &m_table;
    const PagedTableModel &m_model;
    QHash<int, int> m_widths;
};

} // namespace onhire
