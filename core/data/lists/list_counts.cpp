// SPDX-License-Identifier: GPL-3.0-or-later
// How much there is of what a list is asked for, counted up to a limit: so it is known whether the rows are
// found or walked to.
#include "core/data/lists/list_limits.h"
#include "core/data/lists/list_query.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

using namespace list_limits;

// What gives the ids is counted itself: the ids would all be gathered before the first row is.
QString ListQuery::rowsCounted(const ListIndex &index, Bindings &bindings) const
{
    for (const Asked &asked : m_asked) {
        const auto *given = std::get_if<GivenBy>(&asked.condition);
        if (given && covered(index).contains(given->column))
            return u"%1 x where x.tenant_id = $1 and x.%2 = %3"_s.arg(given->table, given->where,
                                                                      bindings.add(asked.value));
    }
    return rowsBy(index, bindings);
}

ListQuery::Sql ListQuery::counts() const
{
    Bindings bindings(m_scope.name());
    QStringList columns;
    for (const ListIndex *index : indexesAsked())
        columns += countSql(rowsCounted(*index, bindings), MostFoundRows);
    if (m_search)
        columns += m_search->counts(bindings, MostCounted);
    return {columns.isEmpty() ? QString() : u"select "_s + columns.join(u", "_s), bindings.values()};
}

void ListQuery::setCounts(const QList<qint64> &counts)
{
    qsizetype taken = 0;
    for (const ListIndex *index : indexesAsked()) {
        if (!m_fewest || counts[taken] < m_fewestRows) {
            m_fewest = index;
            m_fewestRows = counts[taken];
        }
        ++taken;
    }
    if (m_search)
        m_search->setCounts(counts.mid(taken), MostCounted);
}

ListQuery::Sql ListQuery::resolved() const
{
    Bindings bindings(m_scope.name());
    return {m_search ? m_search->resolved(bindings, MostFoundBySearch) : QString(), bindings.values()};
}

void ListQuery::setResolved(const QMap<int, QStringList> &records)
{
    m_search->setResolved(records, MostFoundBySearch);
}

ListQuery::Sql ListQuery::spread() const
{
    // where more is asked, a page of rows may be far to go to
    const auto isCut = [this](QLatin1StringView column) { return m_asked.isEmpty() && isInOrder(column); };
    if (!followsSearch() || isHandful() || !m_search->spreads(isCut, cutsHops()))
        return {};
    Bindings bindings(m_scope.name());
    const auto rowsOf = [&](QLatin1StringView column, const QString &condition) {
        if (column == m_table.idColumn)
            return u"select 1 as id"_s;
        const QString most = isCut(column) ? u"limit 1"_s : u"offset 0"_s;
        return u"select 1 as id from %1 and %2 %3"_s.arg(rowsOfTenant(), condition, most);
    };
    const QString rows = u"(%1) x"_s.arg(m_search->followers(bindings, rowsOf).join(u" union all "_s));
    return {u"select "_s + countSql(rows, MostFoundRows), bindings.values()};
}

void ListQuery::setSpread(qint64 rows)
{
    m_isSpread = rows >= MostFoundRows;
}

bool ListQuery::isAmongFew() const
{
    return m_search && m_search->isAmongFew();
}

bool ListQuery::followsSearch() const
{
    return m_search && m_search->isNarrow(MostFoundBySearch, MostFoundWords) && !isAmongFew();
}

bool ListQuery::isHandful() const
{
    return m_fewest && m_fewestRows <= Handful;
}

bool ListQuery::isFoundBySearch() const
{
    return followsSearch() && !isHandful() && !m_isSpread;
}

// A long walk through nothing but the index is shorter than to read all of a range. The rows of one value may
// all be at its end.
bool ListQuery::isFoundAlong() const
{
    return m_fewest && !m_search && m_fewestRows >= MostFoundRows && isFoundByRange(*m_fewest)
        && isTestedInIndex();
}

bool ListQuery::isFound() const
{
    return isFoundBySearch() || isFoundByStates() || isFoundAlong()
        || (m_fewest && m_fewestRows < MostFoundRows);
}

int ListQuery::mostNear() const
{
    return m_search && m_search->looksUp() ? NearWithLookUps : Near;
}

ListQuery::Sql ListQuery::walkedPast() const
{
    if (!m_search || (m_sort.lane && !isAmongFew()))
        return {};
    Bindings bindings(m_scope.name());
    const QString rows = rowsOfTenant() + conditionsWalked(bindings) + behindCursor(bindings) + order();
    return {u"select "_s + countSql(rows, mostNear()), bindings.values()};
}

bool ListQuery::isWalkOver(qint64 walked) const
{
    return walked < mostNear();
}

} // namespace onhire
