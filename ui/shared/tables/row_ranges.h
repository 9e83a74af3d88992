// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a table, in as few ranges as there are gaps between them: a million that are all chosen are one.
#pragma once

#include <QItemSelection>

namespace onhire {

class RowRanges
{
public:
    RowRanges() = default;
    explicit RowRanges(const QItemSelection &selection);
    explicit RowRanges(const QList<int> &rows);

    bool isEmpty() const { return m_ranges.isEmpty(); }
    bool contains(int row) const;
    QList<int> first(int most) const; // from the top
    RowRanges without(const QList<int> &rows) const; // which come from the top
    RowRanges with(const RowRanges &others) const;
    QItemSelection in(const QAbstractItemModel &model) const; // those that it has
    void clear() { m_ranges.clear(); }

private:
    struct Range
    {
        int first, last;
    };
    explicit RowRanges(QList<Range> ranges);

    QList<Range> m_ranges; // from the top
};

} // namespace onhire
