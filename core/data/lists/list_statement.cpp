// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/list_statement.h"

#include "core/base/id.h"
#include "core/base/text.h"
#include "core/domain/search.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr char32_t LastCharacter = 0x10FFFF;
constexpr qsizetype MostWords = 8;

} // namespace

ListStatement::ListStatement(const Scope &scope, const ListTable &table, const ListRequest &request)
    : m_table(table), m_request(request), m_parameters{scope.name()},
      m_sort(*std::find_if(table.sorts.begin(), table.sorts.end(),
                           [&](const ListSort &sort) { return sort.name == request.sortBy; }))
{
    for (auto filter = m_request.filters.begin(); filter != m_request.filters.end(); ++filter)
        addFilter(filter.key(), filter.value());
}

QByteArray ListStatement::question() const
{
    QByteArray text = QByteArray(m_table.idColumn.data()) + '\0' + m_sort.name.data()
        + (m_request.descending ? " desc" : " asc");
    for (auto filter = m_request.filters.begin(); filter != m_request.filters.end(); ++filter)
        text += '\0' + filter.key().toUtf8() + '=' + filter.value().toUtf8();
    return text;
}

void ListStatement::startAfter(const Cursor &cursor)
{
    const QLatin1StringView comparison = m_request.descending ? "<"_L1 : ">"_L1;
    if (m_sort.column == m_table.idColumn)
        m_conditions += u" and %1 %2 %3"_s.arg(m_table.idColumn, comparison, bound(cursor.id));
    else
        m_conditions += u" and (%1, %2) %3 (%4::%5, %6)"_s.arg(
            m_sort.column, m_table.idColumn, comparison, bound(cursor.key), m_sort.type, bound(cursor.id));
}

QString ListStatement::order() const
{
    const QLatin1StringView direction = m_request.descending ? " desc"_L1 : " asc"_L1;
    const QString key =
        m_sort.column == m_table.idColumn ? u""_s : QString(m_sort.column) + direction + u", "_s;
    return u" order by "_s + key + m_table.idColumn + direction;
}

QString ListStatement::all() const
{
    QString sql = QString::fromUtf8(m_table.statement->text).replace(u"%1"_s, m_sort.column);
    return sql + m_conditions + order();
}

// The limit stands in the text: as a parameter it would make PostgreSQL plan each call anew.
QString ListStatement::page(int rows) const
{
    const QString skipped = m_request.offset > 0 ? u" offset %1"_s.arg(m_request.offset) : QString();
    return all() + u" limit %1"_s.arg(rows) + skipped;
}

QString ListStatement::places(QLatin1StringView from, int step) const
{
    return u"select p.key::text, p.id, p.place from (select %1 as key, %2 as id, row_number() over w as place, "
           "lead(%2) over w is null as is_last from %3%4 window w as (%5)) p "
           "where p.place % %6 = 0 or p.is_last order by p.place"_s
               .arg(m_sort.column, m_table.idColumn, from, m_conditions, order().trimmed())
               .arg(step);
}

QString ListStatement::bound(const QString &value)
{
    m_parameters.append(value);
    return u"$%1"_s.arg(m_parameters.size());
}

void ListStatement::addFilter(const QString &name, const QString &value)
{
    const auto filter = std::find_if(m_table.filters.begin(), m_table.filters.end(),
                                     [&](const ListFilter &known) { return known.name == name; });
    if (filter == m_table.filters.end()) {
        QString condition = m_table.customField;
        condition.replace(u"?1"_s, bound(name.mid(name.indexOf(u'_') + 1)));
        m_conditions += u" and "_s + condition.replace(u"?2"_s, bound(value));
    } else if (filter->kind == ListFilter::Kind::Search) {
        addSearch(*filter, value);
    } else {
        m_conditions += u" and "_s + QString(filter->condition).replace(u'?', bound(value));
    }
}

// ?w is where the ids of the records go that have, for every word that was typed, a word that begins so,
// ?w:asset those of another noun; ?s the short code, ?i the text itself.
void ListStatement::addSearch(const ListFilter &filter, const QString &typed)
{
    if (cleaned(typed).isEmpty())
        return; // an empty box asks for everything
    const QString code = shortCodeFrom(typed);
    const QStringList words = searchWords({typed}).mid(0, MostWords);
    QString condition = filter.condition;
    static const QRegularExpression named(u"\\?w:([a-z]+)"_s);
    for (auto place = named.match(condition); place.hasMatch(); place = named.match(condition))
        condition.replace(place.capturedStart(), place.capturedLength(), recordsWith(words, place.captured(1)));
    // what is bound must be used
    if (condition.contains(u"?w"))
        condition.replace(u"?w"_s, recordsWith(words, filter.noun));
    if (condition.contains(u"?s"))
        condition.replace(u"?s"_s, bound(code.isEmpty() ? u"-"_s : code));
    if (condition.contains(u"?i"))
        condition.replace(u"?i"_s, bound(typed.trimmed().toLower()));
    m_conditions += u" and "_s + condition;
}

QString ListStatement::recordsWith(const QStringList &words, const QString &noun)
{
    QStringList each;
    for (const QString &word : words) {
        const QString first = bound(word);
        const QString beyond = bound(word + QString::fromUcs4(&LastCharacter, 1));
        each += u"(select w.record_id from search_words w where w.tenant_id = $1 and w.noun = '%1' and w.word "
                u">= %2 "
                "and w.word < %3)"_s.arg(noun, first, beyond);
    }
    return each.isEmpty() ? u"select null::text where false"_s : each.join(u" intersect "_s);
}

} // namespace onhire
