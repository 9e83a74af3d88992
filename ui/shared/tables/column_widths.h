// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the columns of a table are in the room that they have together.
#pragma once

#include <QList>

namespace onhire {

struct ColumnNeed
{
    int least = 0; // room for whatever it may hold
    int title = 0;
    int seen = 0; // of the widest cell that was on the screen; 0: none was
    int share = 0; // of the room that is left
    bool isDrawn = false; // by the user
};

// What the user has drawn stays as it was drawn. Where there is too little room, names get what is kept for
// words that are not there; where that does not do, they give way before the table scrolls sideways. A name
// that is cut gets what other columns do not need. What is left before a column that would be cut by the
// table's edge goes to the names in front of it.
QList<int> columnWidths(const QList<ColumnNeed> &columns, int room);

} // namespace onhire
