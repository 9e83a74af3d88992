// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/row_ranges.h"

#include <algorithm>
#include <utility>

namespace onhire {

RowRanges::RowRanges(QList<Range> ranges)
{
    std::ranges::sort(ranges, {}, &Range::first);
    for (const Range &range : std::as_const(ranges)) {
        if (!m_ranges.isEmpty() && range.first <= m_ranges.constLast().last + 1)
            m_ranges.last().last = std::max(m_ranges.constLast().last, range.last);
        else
            m_ranges.append(range);
    }
}

static auto rangesOf(const auto &parts, auto rangeOf)
{
    QList<decltype(rangeOf(*parts.begin()))> ranges;
    ranges.reserve(parts.size());
    std::ranges::transform(parts, std::back_inserter(ranges), rangeOf);
    return ranges;
}

RowRanges::RowRanges(const QItemSelection &selection)
    : RowRanges(rangesOf(selection, [](const QItemSelectionRange &each) {
          return Range{each.top(), each.bottom()};
      }))
{
}

RowRanges::RowRanges(const QList<int> &rows)
    : RowRanges(rangesOf(rows, [](int row) {
          return Range{row, row};
      }))
{
}

bool RowRanges::contains(int row) const
{
    const auto after = std::ranges::upper_bound(m_ranges, row, {}, &Range::first);
    return after != m_ranges.cbegin() && std::prev(after)->last >= row;
}

QList<int> RowRanges::first(int most) const
{
    QList<int> rows;
    for (const Range &range : m_ranges) {
        for (int row = range.first; row <= range.last && rows.size() < most; ++row)
            rows.append(row);
    }
    return rows;
}

RowRanges RowRanges::without(const QList<int> &rows) const
{
    RowRanges left;
    auto row = rows.cbegin();
    for (Range range : m_ranges) {
        row = std::lower_bound(row, rows.cend(), range.first);
        for (; row != rows.cend() && *row <= range.last; ++row) {
            if (range.first < *row)
                left.m_ranges.append({range.first, *row - 1});
            range.first = *row + 1;
        }
        if (range.first <= range.last)
            left.m_ranges.append(range);
    }
    return left;
}

RowRanges RowRanges::with(const RowRanges &others) const
{
    return RowRanges(m_ranges + others.m_ranges);
}

QItemSelection RowRanges::in(const QAbstractItemModel &model) const
{
    const int last = model.rowCount() - 1, lastColumn = model.columnCount() - 1;
    QItemSelection selection;
    for (const Range &range : m_ranges) {
        if (range.first <= last)
            selection.append(QItemSelectionRange(model.index(range.first, 0),
                                                 model.index(std::min(range.last, last), lastColumn)));
    }
    return selection;
}

} // namespace onhire
