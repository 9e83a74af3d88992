// SPDX-License-Identifier: GPL-3.0-or-later
// A range of days in a list that goes by something else. What fits may be half of all rows, and all of it older
// than any row that a walk comes by. Within each day its index has the rows in the order of the list, so a page
// of each day is enough, and there are never many days.
#include "core/data/lists/list_query.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

bool ListQuery::isRangeOfDays(const ListIndex &index) const
{
    if (m_sort.column != m_table.idColumn || !isFoundByRange(index))
        return false;
    const QLatin1StringView day = index.columns[lengthOfOne(index)];
    const auto isOfDays = [&](const ListSort &sort) {
        return sort.column == day && sort.type == "date"_L1 && !sort.lane; // goes on with the id
    };
    const auto isRangeIfOfDay = [&](const Asked &asked) {
        return columnOf(asked.condition) != day || isRange(asked.condition);
    };
    return std::ranges::any_of(m_table.sorts, isOfDays) && std::ranges::all_of(m_asked, isRangeIfOfDay);
}

QString ListQuery::idsOfEachDay(const ListIndex &index, Bindings &bindings, int rows) const
{
    const QLatin1StringView column = index.columns[lengthOfOne(index)];
    QString ofOnes = rowsOfTenant(), inRange;
    for (const Asked &asked : m_asked) {
        if (columnOf(asked.condition) == column)
            inRange += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
        else if (covered(index).contains(columnOf(asked.condition)))
            ofOnes += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
    }
    const QString day = u"(select %1 from %2%3 order by %1 limit 1)"_s;
    const QString days = u"%1 union all select %2 from days d where d.day is not null"_s.arg(
        day.arg(column, ofOnes + inRange, QString()),
        day.arg(column, ofOnes + inRange, u" and %1 > d.day"_s.arg(column)));
    const QString page = order() + u" limit %1"_s.arg(rows);
    const QString ofDay = u"select %1 as id from %2 and %3 = d.day"_s.arg(m_table.idColumn, ofOnes, column)
        + tests(bindings, covered(index)) + searchTest(bindings) + behindCursor(bindings) + page;
    return u"with recursive days(day) as (%1) select c.id from days d cross join lateral (%2) c"_s.arg(days,
                                                                                                       ofDay)
        + orderBy(u"c.id"_s, u"c.id"_s) + u" limit %1"_s.arg(rows);
}

} // namespace onhire
