// SPDX-License-Identifier: GPL-3.0-or-later
// Which of a list's indexes serve what was asked for, and how far each of them goes.
#include "core/data/lists/list_query.h"
#include "core/data/lists/row_test.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

bool hasAll(const QList<QLatin1StringView> &columns, const QList<QLatin1StringView> &wanted)
{
    return std::ranges::all_of(wanted, [&](QLatin1StringView column) { return columns.contains(column); });
}

} // namespace

bool ListQuery::isOne(QLatin1StringView column) const
{
    return std::ranges::any_of(m_asked, [&](const Asked &asked) {
        return columnOf(asked.condition) == column && isIndexed(asked.condition, asked.value)
            && isOneValue(asked.condition, asked.value);
    });
}

bool ListQuery::isAsked(QLatin1StringView column) const
{
    return std::ranges::any_of(m_asked, [&](const Asked &asked) {
        return columnOf(asked.condition) == column && isIndexed(asked.condition, asked.value);
    });
}

// How many of its first columns are each asked for one value: within these it goes on by the next column.
int ListQuery::lengthOfOne(const ListIndex &index) const
{
    const auto end = std::ranges::find_if_not(index.columns, [this](auto column) { return isOne(column); });
    return int(end - index.columns.begin());
}

// The columns by which it finds rows: those asked for one value, and the next if more than one fit there.
QList<QLatin1StringView> ListQuery::covered(const ListIndex &index) const
{
    const int ones = lengthOfOne(index);
    const bool goesOn = ones < index.columns.size() && isAsked(index.columns[ones])
        && (ones == 0 || !isGivenBy(index.columns[ones]));
    return index.columns.first(ones + (goesOn ? 1 : 0));
}

// Whether rows of another table say which rows fit, and how many these are.
bool ListQuery::isGivenBy(QLatin1StringView column) const
{
    return std::ranges::any_of(m_asked, [&](const Asked &asked) {
        return isGiven(asked.condition) && columnOf(asked.condition) == column;
    });
}

bool ListQuery::isFoundByRange(const ListIndex &index) const
{
    return covered(index).size() > lengthOfOne(index);
}

// Whether the rows that it finds come in the order that was asked for.
bool ListQuery::goesAlong(const ListIndex &index) const
{
    const int ones = lengthOfOne(index);
    if (ones == index.columns.size())
        return false;
    const QLatin1StringView next = index.columns[ones];
    return next == m_sort.column
        || (next == m_table.idColumn && index.columns.first(ones).contains(m_sort.column));
}

// The index that is walked: of those in the right order the one that passes most of what does not fit. None:
// that of the sort alone.
const ListIndex *ListQuery::indexWalked() const
{
    const ListIndex *best = nullptr;
    for (const ListIndex &index : m_table.indexes) {
        if (goesAlong(index) && (!best || covered(index).size() > covered(*best).size()))
            best = &index;
    }
    return best;
}

// Those that find rows by different columns. One that finds by more of them than another finds fewer.
QList<const ListIndex *> ListQuery::indexesAsked() const
{
    QList<const ListIndex *> asked;
    for (const ListIndex &index : m_table.indexes) {
        const auto columns = covered(index);
        if (columns.isEmpty() || std::ranges::any_of(asked, [&](const ListIndex *other) {
                return hasAll(covered(*other), columns);
            }))
            continue;
        asked.removeIf([&](const ListIndex *other) { return hasAll(columns, covered(*other)); });
        asked += &index;
    }
    return asked;
}

// An index leads through the rows in the right order, and no other one passes what this one has to test.
bool ListQuery::isWalk() const
{
    const auto given = [](const Asked &asked) { return isGiven(asked.condition); };
    if (m_search || std::ranges::any_of(m_asked, given))
        return false;
    if (severalAlong())
        return true;
    const ListIndex *along = indexWalked();
    const auto columns = along ? covered(*along) : QList<QLatin1StringView>();
    return std::ranges::all_of(indexesAsked(),
                               [&](const ListIndex *finder) { return hasAll(columns, covered(*finder)); });
}

// Whether in each of its several values an index goes on in the order that was asked for.
bool ListQuery::isAlong(const Asked &asked) const
{
    if (const auto *either = std::get_if<OneOfEither>(&asked.condition))
        return isInOrder(either->first) && isInOrder(either->second);
    return std::holds_alternative<OneOf>(asked.condition) && isInOrder(columnOf(asked.condition))
        && isIndexed(asked.condition, asked.value) && !isOneValue(asked.condition, asked.value);
}

// What asks for several values, in each of which an index goes on in the order that was asked for; beside it
// nothing is asked but how far.
const ListQuery::Asked *ListQuery::severalAlong() const
{
    const Asked *several = nullptr;
    for (const Asked &asked : m_asked) {
        if (columnOf(asked.condition) == m_sort.column)
            continue;
        if (several || !isAlong(asked))
            return nullptr;
        several = &asked;
    }
    return m_search ? nullptr : several;
}

QList<QLatin1StringView> ListQuery::columnsWalked() const
{
    const ListIndex *along = indexWalked();
    QList<QLatin1StringView> columns =
        along ? along->columns.first(lengthOfOne(*along)) : QList<QLatin1StringView>();
    return columns << (columns.contains(m_sort.column) ? m_table.idColumn : m_sort.column);
}

// Whether the index that is walked has all that is asked for.
bool ListQuery::isTestedInIndex() const
{
    const ListIndex *along = indexWalked();
    QList<QLatin1StringView> has = columnsWalked();
    has += m_table.idColumn;
    if (along)
        has += along->held;
    const auto isHeld = [&](const Asked &asked) {
        return !isGiven(asked.condition) && has.contains(columnOf(asked.condition));
    };
    const bool isByOther = m_sort.column != m_table.idColumn; // by age a short walk is tried first
    return isByOther && !m_sort.lane && m_table.where.isEmpty() && std::ranges::all_of(m_asked, isHeld);
}

// In the order of the index, so that no other one serves.
QString ListQuery::rowsBy(const ListIndex &index, Bindings &bindings) const
{
    const auto columns = covered(index);
    const int ones = lengthOfOne(index);
    QString sql = rowsOfTenant();
    bool isOrdered = ones < index.columns.size();
    for (const Asked &asked : m_asked) {
        const QLatin1StringView column = columnOf(asked.condition);
        if (!columns.contains(column))
            continue;
        sql += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
        if (column == columns.value(ones) && !isRange(asked.condition))
            isOrdered = false; // of several values each has an order of its own
    }
    return isOrdered ? sql + u" order by "_s + index.columns[ones] : sql;
}

// When the list is sorted by this very column, the rows of one value come in the order of their ids.
bool ListQuery::isInOrder(QLatin1StringView column) const
{
    const QLatin1StringView then = column == m_sort.column ? m_table.idColumn : m_sort.column;
    return std::ranges::any_of(m_table.indexes, [&](const ListIndex &index) {
        return index.columns.constFirst() == column && index.columns.value(1) == then;
    });
}

} // namespace onhire
