// SPDX-License-Identifier: GPL-3.0-or-later
// A range in a list that goes by something else, where what fits is much and yet far from where the list
// begins: contracts that are over, the latest start first. What is far among all rows is near among those of
// one state, or few. So a page is made of each state's own, and these are merged.
#include "core/data/lists/list_limits.h"
#include "core/data/lists/list_query.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

using namespace list_limits;

// In a list by age, a page of each day serves (list_days.cpp).
bool ListQuery::isFoundByStates() const
{
    if (!m_table.states || !m_fewest || m_search || m_fewestRows < MostFoundRows || !isFoundByRange(*m_fewest)
        || m_sort.column == m_table.idColumn)
        return false;
    const auto columns = covered(*m_fewest);
    return !columns.contains(m_table.states->column) && std::ranges::all_of(m_asked, [&](const Asked &asked) {
        return columns.contains(columnOf(asked.condition));
    });
}

// All of a state's rows in the range, if they are few; else those that a walk through the state comes by.
QString ListQuery::idsOfState(QLatin1StringView state, Bindings &bindings, int rows) const
{
    const QString ofState = u" and %1 = '%2'"_s.arg(m_table.states->column, state);
    QString inRange;
    for (const Asked &asked : m_asked)
        inRange += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
    const QString few = u"select %1.* from %2 order by %3 limit %4"_s
                            .arg(m_alias, rowsOfTenant() + ofState + inRange, m_fewest->columns.constLast())
                            .arg(MostFoundRows);
    const QString count = u"(select count(*) from (%1) n)"_s.arg(few);
    const QString most = QString::number(MostFoundRows);
    const QString found = u"select %1 as key, %2 as id from (%3) %4 where %5%6"_s.arg(
        m_sort.column, m_table.idColumn, few, m_alias, count + u" < "_s + most, behindCursor(bindings));
    const QString page = u" limit %1"_s.arg(rows);
    return u"(%1) union all (%2)"_s.arg(found + order() + page,
                                        walkedInState(ofState, count + u" >= "_s + most, bindings) + page);
}

QString ListQuery::walkedInState(const QString &ofState, const QString &isMuch, Bindings &bindings) const
{
    const QString behind = behindCursor(bindings, walkedColumn()), test = tests(bindings);
    if (!m_sort.lane)
        return u"select %1 as key, %2 as id from %3"_s.arg(m_sort.column, m_table.idColumn, rowsOfTenant())
            + ofState + test + behind + u" and "_s + isMuch + order();
    const QString inOrder = orderBy(walkedColumn(), m_table.idColumn);
    const QString places = u"select %1 as key, %2 as id from %3 where %4.tenant_id = $1"_s.arg(
                               walkedColumn(), m_table.idColumn, m_sort.lane->from, m_alias)
        + ofState + behind + inOrder;
    return u"select l.key, l.id from %1 where %2"_s.arg(eachInLane(places, test), isMuch)
        + orderBy(u"l.key"_s, u"l.id"_s);
}

QString ListQuery::idsOfEachState(Bindings &bindings, int rows) const
{
    QStringList pages;
    for (const QLatin1StringView state : m_table.states->values)
        pages += idsOfState(state, bindings, rows);
    return u"select u.id from (%1) u"_s.arg(pages.join(u" union all "_s)) + orderBy(u"u.key"_s, u"u.id"_s)
        + u" limit %1"_s.arg(rows);
}

} // namespace onhire
