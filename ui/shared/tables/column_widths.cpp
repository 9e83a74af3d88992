// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/column_widths.h"

#include <algorithm>
#include <numeric>

namespace onhire {
namespace {

// Of a width, what is kept for words that no row on the screen has.
int spare(const ColumnNeed &column, int width)
{
    return column.isDrawn || column.seen == 0 ? 0 : std::max(0, width - std::max(column.seen, column.title));
}

int lack(const ColumnNeed &column, int width)
{
    return column.isDrawn || column.share == 0 ? 0 : std::max(0, column.seen - width);
}

// Parts of an amount, as the shares are to each other; nothing is lost by rounding.
QList<int> parts(int amount, const QList<int> &shares)
{
    int left = std::accumulate(shares.begin(), shares.end(), 0);
    QList<int> parts;
    for (const int share : shares) {
        const int part = left > 0 ? int(qint64(amount) * share / left) : 0;
        parts += part;
        amount -= part;
        left -= share;
    }
    return parts;
}

void relieve(const QList<ColumnNeed> &columns, QList<int> &widths)
{
    QList<int> lacks, spares;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        lacks += lack(columns[i], widths[i]);
        spares += spare(columns[i], widths[i]);
    }
    const int moved = std::min(std::accumulate(lacks.begin(), lacks.end(), 0),
                               std::accumulate(spares.begin(), spares.end(), 0));
    const QList<int> given = parts(moved, lacks), taken = parts(moved, spares);
    for (qsizetype i = 0; i < columns.size(); ++i)
        widths[i] += given[i] - taken[i];
}

// A number of which half is shown reads as another number: the names among the columns that fit take the rest
// of the room, those first that are cut, and the next column is there once the table is scrolled.
void endAtAColumn(const QList<ColumnNeed> &columns, QList<int> &widths, int room)
{
    qsizetype whole = 0;
    while (whole < widths.size() && widths[whole] <= room)
        room -= widths[whole++];
    if (whole == widths.size())
        return;
    QList<int> lacks, shares;
    for (qsizetype i = 0; i < whole; ++i) {
        lacks += lack(columns[i], widths[i]);
        shares += columns[i].share;
    }
    const int needed = std::min(room, std::accumulate(lacks.begin(), lacks.end(), 0));
    const QList<int> missing = parts(needed, lacks), more = parts(room - needed, shares);
    for (qsizetype i = 0; i < whole; ++i)
        widths[i] += missing[i] + more[i];
}

} // namespace

QList<int> columnWidths(const QList<ColumnNeed> &columns, int room)
{
    int shares = 0, left = room;
    QList<int> widths;
    for (const ColumnNeed &column : columns) {
        widths += column.least;
        shares += column.share;
        left -= column.least;
    }
    const bool isTight = left < 0 && shares > 0;
    for (qsizetype i = 0; isTight && i < columns.size(); ++i) {
        const int given = columns[i].share == 0 ? spare(columns[i], widths[i]) : 0;
        widths[i] -= given;
        left += given;
    }
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const int least = widths[i], share = columns[i].share;
        const int more = shares > 0 ? int(qint64(left) * share / shares) : 0;
        widths[i] = std::max(least + more, least * 2 / 3);
        left -= widths[i] - least;
        shares -= share;
    }
    relieve(columns, widths);
    endAtAColumn(columns, widths, room);
    return widths;
}

} // namespace onhire
