// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/list_query.h"

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/text.h"
#include "core/data/lists/list_owners.h"
#include "core/data/lists/row_test.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const ListSort &sortOf(const ListTable &table, const ListRequest &request)
{
    return *std::find_if(table.sorts.begin(), table.sorts.end(),
                         [&](const ListSort &sort) { return sort.name == request.sortBy; });
}

QString idIn(const QString &typed)
{
    return typed.trimmed().toLower();
}

} // namespace

ListQuery::ListQuery(const Scope &scope, const ListTable &table, const ListRequest &request)
    : m_scope(scope), m_table(table), m_request(request), m_sort(sortOf(table, request)),
      m_alias(table.idColumn.first(table.idColumn.indexOf(u'.')))
{
    for (auto given = m_request.filters.begin(); given != m_request.filters.end(); ++given) {
        const auto filter =
            std::ranges::find_if(table.filters, [&](const ListFilter &f) { return f.name == given.key(); });
        if (filter == table.filters.end())
            m_asked.append(
                {Member{table.customFields, given.key().mid(given.key().indexOf(u'_') + 1)}, given.value()});
        else if (filter->kind != ListFilter::Kind::Search)
            ask(filter->condition, given.value());
        else if (const auto column = ownersColumn(table, idIn(given.value())); !column.isEmpty())
            m_asked.append({Equals{column}, idIn(given.value())}); // whoever types an owner's id filters by it
        else if (!cleaned(given.value()).isEmpty()) // an empty box asks for everything
            m_search.emplace(table, given.value());
    }
}

// What was made since a moment was not changed before it, which leads a list by change to its beginning. A day
// less, because clocks differ.
void ListQuery::ask(const Condition &condition, const QString &value)
{
    m_asked.append({narrowed(condition, value), value});
    if (!std::holds_alternative<MadeSince>(condition) || !m_sort.column.endsWith(".updated_at"_L1))
        return;
    const QString dayBefore = toTimestamp(QDateTime::fromString(value, Qt::ISODateWithMs).addDays(-1));
    if (!dayBefore.isEmpty()) // it can be written: the year one has none before it
        m_asked.append({AtLeast{m_sort.column, "timestamptz"_L1}, dayBefore});
}

QByteArray ListQuery::question() const
{
    QByteArray text = QByteArray(m_table.idColumn.data()) + '\0' + m_sort.name.data()
        + (m_request.descending ? " desc" : " asc");
    for (auto filter = m_request.filters.begin(); filter != m_request.filters.end(); ++filter)
        text += '\0' + filter.key().toUtf8() + '=' + filter.value().toUtf8();
    return text;
}

bool ListQuery::fits(const Cursor &cursor) const
{
    return cursor.hasKeyOf(m_sort.column == m_table.idColumn ? "text"_L1 : m_sort.type);
}

void ListQuery::startAfter(const Cursor &cursor)
{
    m_cursor = cursor;
}

QString ListQuery::rowsOfTenant() const
{
    const QString ofTenant =
        m_table.ofTenant.isEmpty() ? m_alias + u".tenant_id = $1"_s : QString(m_table.ofTenant);
    return u"%1 where %2"_s.arg(m_table.from, ofTenant) + always();
}

QString ListQuery::always() const
{
    return m_table.where.isEmpty() ? QString() : u" and "_s + asTest(m_table.where);
}

QString ListQuery::head() const
{
    return QString::fromUtf8(m_table.statement->text).replace(u"%1"_s, m_sort.column) + always();
}

QString ListQuery::orderBy(const QString &key, const QString &id) const
{
    const QLatin1StringView direction = m_request.descending ? " desc"_L1 : " asc"_L1;
    return u" order by "_s + (key == id ? QString() : key + direction + u", "_s) + id + direction;
}

QString ListQuery::order() const
{
    return orderBy(m_sort.column, m_sort.isUnique ? m_sort.column : m_table.idColumn);
}

// The same, of rows that were found by their ids. By key and id as one value, which no index has: PostgreSQL
// would else walk through the whole list in order when it believes that those ids are many.
QString ListQuery::orderOfFew() const
{
    const QString place = u"(%1, %2)"_s.arg(m_sort.column, m_table.idColumn);
    return orderBy(place, place);
}

QString ListQuery::page(int rows) const
{
    return order() + limit(rows);
}

// It stands in the text: as a parameter it would make PostgreSQL plan each call anew.
QString ListQuery::limit(int rows) const
{
    const QString skipped = m_request.offset > 0 ? u" offset %1"_s.arg(m_request.offset) : QString();
    return u" limit %1"_s.arg(rows) + skipped;
}

QString ListQuery::behindCursor(Bindings &bindings) const
{
    return behindCursor(bindings, m_sort.column);
}

QString ListQuery::behindCursor(Bindings &bindings, const QString &column) const
{
    if (!m_cursor)
        return {};
    const QLatin1StringView comparison = m_request.descending ? "<"_L1 : ">"_L1;
    if (m_sort.column == m_table.idColumn)
        return u" and %1 %2 %3"_s.arg(m_table.idColumn, comparison, bindings.add(m_cursor->id));
    const QString key = bindings.add(m_cursor->key);
    if (m_sort.isUnique)
        return u" and %1 %2 %3::%4"_s.arg(column, comparison, key, m_sort.type);
    return u" and (%1, %2) %3 (%4::%5, %6)"_s.arg(column, m_table.idColumn, comparison, key, m_sort.type,
                                                  bindings.add(m_cursor->id));
}

QString ListQuery::filters(Bindings &bindings, const QList<QLatin1StringView> &byIndex) const
{
    QString sql;
    for (const Asked &asked : m_asked) {
        sql += u" and "_s
            + (byIndex.contains(columnOf(asked.condition)) ? sqlOf(asked.condition, asked.value, bindings)
                                                           : testOf(asked.condition, asked.value, bindings));
    }
    return sql;
}

bool ListQuery::isWalkedBy(const Condition &condition) const
{
    return !isGiven(condition) && columnsWalked().contains(columnOf(condition));
}

QString ListQuery::conditionsWalked(Bindings &bindings) const
{
    QString sql;
    for (const Asked &asked : m_asked) {
        if (isWalkedBy(asked.condition))
            sql += u" and "_s + sqlOf(asked.condition, asked.value, bindings);
    }
    return sql;
}

QString ListQuery::testsBesideWalk(Bindings &bindings) const
{
    QString sql;
    for (const Asked &asked : m_asked) {
        if (!isWalkedBy(asked.condition))
            sql += u" and "_s + testOf(asked.condition, asked.value, bindings);
    }
    return sql;
}

QString ListQuery::tests(Bindings &bindings, const QList<QLatin1StringView> &except) const
{
    QString sql;
    for (const Asked &asked : m_asked) {
        if (!except.contains(columnOf(asked.condition)))
            sql += u" and "_s + testOf(asked.condition, asked.value, bindings);
    }
    return sql;
}

QString ListQuery::searchTest(Bindings &bindings) const
{
    return m_search ? u" and "_s + asTest(m_search->fits(bindings)) : QString();
}

// A page of a hop's rows is one of the list's when nothing else is asked of them.
bool ListQuery::cutsHops() const
{
    return m_asked.isEmpty() && m_sort.column == m_table.idColumn;
}

} // namespace onhire
