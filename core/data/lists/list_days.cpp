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
    const auto isOfDays = [&](const ListSort &sort) {
        return sort.column == index.column && sort.type == "date"_L1 && !sort.lane; // goes on with the id
    };
    const auto isRangeIfOfIndex = [&](const Asked &asked) {
        return columnOf(asked.condition) != index.column || isRange(asked.condition);
    };
    return m_sort.column == m_table.idColumn && std::ranges::any_of(m_table.sorts, isOfDays)
        && std::ranges::all_of(m_asked, isRangeIfOfIndex);
}

QString ListQuery::idsOfEachDay(const ListIndex &index, Bindings &bindings, int rows) const
{
    QString inRange = rowsOfTenant();
    for (const Asked &asked : m_asked) {
        if (columnOf(asked.condition) == index.column)
            inRange += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
    }
    const QString day = u"(select %1 from %2%3 order by %1 limit 1)"_s;
    const QString days = u"%1 union all select %2 from days d where d.day is not null"_s.arg(
        day.arg(index.column, inRange, QString()),
        day.arg(index.column, inRange, u" and %1 > d.day"_s.arg(index.column)));
    const QString page = order() + u" limit %1"_s.arg(rows);
    const QString ofDay =
        u"select %1 as id from %2 and %3 = d.day"_s.arg(m_table.idColumn, rowsOfTenant(), index.column)
        + tests(bindings, index.column) + searchTest(bindings) + behindCursor(bindings) + page;
    return u"with recursive days(day) as (%1) select c.id from days d cross join lateral (%2) c"_s.arg(days,
                                                                                                       ofDay)
        + orderBy(u"c.id"_s, u"c.id"_s) + u" limit %1"_s.arg(rows);
}

} // namespace onhire
