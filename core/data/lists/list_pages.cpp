// SPDX-License-Identifier: GPL-3.0-or-later
// The statements that read a page, or all of a list.
#include "core/data/lists/list_limits.h"
#include "core/data/lists/list_query.h"
#include "core/data/lists/row_test.h"

using namespace Qt::StringLiterals;

namespace onhire {

using namespace list_limits;

ListQuery::Sql ListQuery::walked(int rows) const
{
    Bindings bindings(m_scope.name());
    if (const Asked *several = severalAlong()) {
        const QString ids = idsOfEach(*several, bindings, reach(rows));
        return withIds(ids, bindings, rows);
    }
    if (m_sort.lane) {
        const QString ids = idsAlongLane(bindings, reach(rows));
        return withIds(ids, bindings, rows);
    }
    const QString sql =
        head() + filters(bindings, columnsWalked()) + searchTest(bindings) + behindCursor(bindings);
    return {sql + page(rows), bindings.values()};
}

QString ListQuery::walkedColumn() const
{
    return m_sort.lane ? m_sort.lane->column : m_sort.column;
}

// The keys and ids of the rows that a walk comes by, in order.
QString ListQuery::placesInLane(Bindings &bindings) const
{
    const QString sql = u"select %1 as key, %2 as id from %3 where %4.tenant_id = $1"_s.arg(
        walkedColumn(), m_table.idColumn, m_sort.lane->from, m_alias);
    return sql + conditionsWalked(bindings) + behindCursor(bindings, walkedColumn())
        + orderBy(walkedColumn(), m_table.idColumn);
}

// One by one: PostgreSQL would else read all rows beside the lane when it believes that they are few.
QString ListQuery::eachInLane(const QString &places, const QString &test) const
{
    return u"(%1) l cross join lateral (select true from %2 and %3 = l.id%4 limit 1) %5"_s.arg(
        places, rowsOfTenant(), m_table.idColumn, test, m_alias);
}

// In the lane's order throughout, so that no row is tested once the page is full.
QString ListQuery::idsAlongLane(Bindings &bindings, int rows, const QString &near) const
{
    const QString places = placesInLane(bindings) + near;
    const QString test = testsBesideWalk(bindings) + searchTest(bindings);
    const QString each =
        test.isEmpty() && m_table.where.isEmpty() ? u"(%1) l"_s.arg(places) : eachInLane(places, test);
    return u"select l.id from %1"_s.arg(each) + orderBy(u"l.key"_s, u"l.id"_s) + u" limit %1"_s.arg(rows);
}

// What asks for one of the values.
static Condition forOne(const Condition &several, const QString &value)
{
    if (const auto *either = std::get_if<OneOfEither>(&several))
        return Equals{either->isOfSecond(value) ? either->second : either->first};
    const auto &one = std::get<OneOf>(several);
    return Equals{one.column, "text"_L1, one.usual};
}

static QChar separatorOf(const Condition &several)
{
    const auto *either = std::get_if<OneOfEither>(&several);
    return either ? either->separator : std::get<OneOf>(several).separator;
}

QString ListQuery::idsOfEach(const Asked &several, Bindings &bindings, int rows) const
{
    const QString page = orderBy(walkedColumn(), m_table.idColumn) + u" limit %1"_s.arg(rows);
    const QString from =
        m_sort.lane ? u"%1 where %2.tenant_id = $1"_s.arg(m_sort.lane->from, m_alias) : rowsOfTenant();
    QStringList each = several.value.split(separatorOf(several.condition)), pages;
    each.removeDuplicates();
    for (const QString &value : each) {
        QString sql = u"select %1 as key, %2 as id from %3 and "_s.arg(walkedColumn(), m_table.idColumn, from)
            + sqlOf(forOne(several.condition, value), value, bindings);
        for (const Asked &asked : m_asked) {
            if (columnOf(asked.condition) == m_sort.column)
                sql += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
        }
        pages += u'(' + sql + behindCursor(bindings, walkedColumn()) + page + u')';
    }
    // One row may have a value of either column.
    const QString together =
        std::holds_alternative<OneOfEither>(several.condition) ? u" union "_s : u" union all "_s;
    return u"select u.id from (%1) u"_s.arg(pages.join(together)) + orderBy(u"u.key"_s, u"u.id"_s)
        + u" limit %1"_s.arg(rows);
}

ListQuery::Sql ListQuery::withIds(const QString &ids, const Bindings &bindings, int rows) const
{
    const QString condition = u" and %1 = any(array(%2))"_s.arg(m_table.idColumn, ids);
    return {head() + condition + orderOfFew() + limit(rows), bindings.values()};
}

ListQuery::Sql ListQuery::found(int rows) const
{
    const bool bySearch = isFoundBySearch() || (m_search && (!m_fewest || m_fewestRows >= MostFoundRows));
    if (!bySearch && !m_fewest)
        return walked(rows);
    Bindings bindings(m_scope.name());
    const int most = reach(rows);
    const QString ids = bySearch ? idsBySearch(bindings, most) : idsBy(*m_fewest, bindings, most);
    return withIds(ids, bindings, rows);
}

QString ListQuery::idsBy(const ListIndex &index, Bindings &bindings, int rows) const
{
    const bool isMuch = m_fewestRows >= MostFoundRows;
    if (isMuch && isRangeOfDays(index))
        return idsOfEachDay(index, bindings, rows);
    if (isFoundByStates())
        return idsOfEachState(bindings, rows);
    if (isFoundAlong())
        return idsAlongIndex(bindings, rows);
    QString found = u"select %1.* from %2"_s.arg(m_alias, rowsBy(index, bindings));
    if (isGivenBy(index.columns.constFirst()))
        found += u" offset 0"_s; // what gives them was counted, not they: there may be more
    else if (!isMuch)
        found += u" limit %1"_s.arg(MostFoundRows); // all of them, but PostgreSQL does not know that
    QString sql = u"select %1 from (%2) %3 where true"_s.arg(m_table.idColumn, found, m_alias);
    sql += tests(bindings, covered(index)) + searchTest(bindings) + behindCursor(bindings);
    return sql + order() + u" limit %1"_s.arg(rows);
}

// A long way, but through nothing but the index.
QString ListQuery::idsAlongIndex(Bindings &bindings, int rows) const
{
    const QString sql = u"select %1 from %2"_s.arg(m_table.idColumn, rowsOfTenant())
        + conditionsWalked(bindings) + testsBesideWalk(bindings) + behindCursor(bindings);
    return sql + order() + u" limit %1"_s.arg(rows);
}

// Where an index goes on in the order that was asked for, a page of each value is enough.
QString ListQuery::idsBySearch(Bindings &bindings, int rows) const
{
    const auto rowsOf = [&](QLatin1StringView column, const QString &condition) {
        QString sql = u"select %1 as key, %2 as id from %3 and %4"_s.arg(m_sort.column, m_table.idColumn,
                                                                         rowsOfTenant(), condition);
        sql += tests(bindings) + behindCursor(bindings);
        return sql + (isInOrder(column) ? order() + u" limit %1"_s.arg(rows) : u" offset 0"_s);
    };
    const auto pageOf = [&](const QString &column) {
        const QString comparison = m_request.descending ? u"<"_s : u">"_s;
        const QString behind =
            m_cursor ? u" and %1 %2 %3"_s.arg(column, comparison, bindings.add(m_cursor->id)) : QString();
        return behind + orderBy(column, column) + u" limit %1"_s.arg(rows);
    };
    const QStringList finders =
        m_search->finders(bindings, rowsOf, cutsHops() ? SearchSql::PageOf(pageOf) : SearchSql::PageOf());
    if (finders.isEmpty())
        return u"select null::text where false"_s;
    return u"select u.id from (select distinct d.key, d.id from (%1) d) u"_s.arg(finders.join(u" union all "_s))
        + orderBy(u"u.key"_s, u"u.id"_s) + u" limit %1"_s.arg(rows);
}

QString ListQuery::nearbyIds(Bindings &bindings, int rows) const
{
    const QString limit = u" limit %1"_s.arg(mostNear());
    if (m_sort.lane && !isAmongFew()) // a few are sorted sooner than looked up one by one
        return idsAlongLane(bindings, reach(rows), limit);
    const QString walked = u"select %1.* from "_s.arg(m_alias) + rowsOfTenant() + conditionsWalked(bindings)
        + behindCursor(bindings) + order() + limit;
    const QString tested = testsBesideWalk(bindings) + searchTest(bindings);
    const QString sql = u"select %1 from (%2) %3 where true%4"_s.arg(m_table.idColumn, walked, m_alias, tested);
    return sql + order() + u" limit %1"_s.arg(reach(rows));
}

// Ids and rows in one statement: whatever changes meanwhile, no row is left out between two pages.
ListQuery::Sql ListQuery::nearby(int rows) const
{
    Bindings bindings(m_scope.name());
    const QString ids = nearbyIds(bindings, rows);
    return withIds(ids, bindings, rows);
}

ListQuery::Sql ListQuery::everything() const
{
    Bindings bindings(m_scope.name());
    QString sql = head();
    for (const Asked &asked : m_asked)
        sql += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
    return {sql + order(), bindings.values()};
}

// Where there is no page at whose end it could stop.
QString ListQuery::searchOfAll(Bindings &bindings) const
{
    if (!followsSearch())
        return searchTest(bindings);
    const auto rowsOf = [&](QLatin1StringView, const QString &condition) {
        return u"select %1 as id from %2 and %3 offset 0"_s.arg(m_table.idColumn, rowsOfTenant(), condition);
    };
    QStringList finders = m_search->finders(bindings, rowsOf);
    finders += u"select null::text where false"_s;
    return u" and %1 = any(array(%2))"_s.arg(m_table.idColumn, finders.join(u" union all "_s));
}

ListQuery::Sql ListQuery::among(const QStringList &ids) const
{
    Bindings bindings(m_scope.name());
    const QString chosen = u" and %1 = any(%2)"_s.arg(m_table.idColumn, bindings.add(ids));
    const QString sql = u"select %1 from %2"_s.arg(m_table.idColumn, rowsOfTenant()) + chosen + tests(bindings)
        + searchOfAll(bindings);
    return {sql, bindings.values()};
}

ListQuery::Sql ListQuery::places(int step) const
{
    Bindings bindings(m_scope.name());
    QString rows = rowsOfTenant();
    for (const Asked &asked : m_asked)
        rows += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
    rows += searchOfAll(bindings);
    const QString sorted = followsSearch() ? orderOfFew() : order();
    const QString sql =
        u"select p.key::text, p.id, p.place from (select %1 as key, %2 as id, row_number() over w as place, "
        "lead(%2) over w is null as is_last from %3 window w as (%4)) p "
        "where p.place % %5 = 0 or p.is_last order by p.place"_s;
    return {sql.arg(m_sort.column, m_table.idColumn, rows, sorted.trimmed()).arg(step), bindings.values()};
}

} // namespace onhire
