// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/search_sql.h"

#include "core/base/id.h"
#include "core/base/text.h"
#include "core/data/lists/list_owners.h"
#include "core/domain/search.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype MostWords = 8;
constexpr int MostProbed = 2000; // records of a rare word, each of which is asked for a frequent one
// A table without statistics must have some hundred rows before PostgreSQL prefers the index that finds a row
// by its value to one that begins with the tenant, too: until then each look-up may read all of the tenant's.
// One with no more pages than this is read once for all values instead.
constexpr qint64 SmallTable = 64 * 8192; // bytes
constexpr qint64 FewLookUps = 4; // cost less than to read a small table

// A word of a record's, by the index that begins with the record.
QString hasWord(QLatin1StringView noun, const QString &record, const QString &word, Bindings &bindings)
{
    return u"exists (select from search_words k where k.tenant_id = $1 and k.record_id = %1 and k.noun = '%2' "
           "and %3 offset 0)"_s.arg(record, noun, beginningSql(u"k.word"_s, word, bindings));
}

QString recordsWith(QLatin1StringView noun, const QString &word, Bindings &bindings)
{
    return u"search_words w where w.tenant_id = $1 and w.noun = '%1' and %2"_s.arg(
        noun, beginningSql(u"w.word"_s, word, bindings));
}

// The values of a hop's rows for which the test holds. No list may have the alias of a hop or a way: conditions
// on its own rows stand inside.
QString readOnce(const Hop &hop, const QString &test)
{
    return u"select distinct hop.%1 as found from %2 hop where hop.tenant_id = $1 and %3 offset 0"_s.arg(
        hop.to, hop.table, asTest(test));
}

} // namespace

TypedSearch::TypedSearch(const QString &typed)
    : words(solidWords(typed).mid(0, MostWords)), text(typed.trimmed().toLower()),
      shortCode(shortCodeBeginning(typed))
{
}

struct SearchSql::Start
{
    const FoundByWords *way = nullptr;
    qsizetype rarest = 0; // of the words that were typed
    QList<bool> isCounted = {}; // of each word: not so frequent that the counting stopped
    qint64 size = 0;
    bool isFew = false;
    int number = 0; // of the way
    const QSet<QLatin1StringView> *small = nullptr; // tables
    std::optional<QStringList> known = {}; // all values that it leads to

    QLatin1StringView column() const { return way->column; }
    const QList<Hop> &hops() const { return way->hops; }
    QString values(const TypedSearch &typed, Bindings &bindings) const;
    QString test(const TypedSearch &typed, const QString &value, Bindings &bindings) const;
    QString testThrough(const TypedSearch &typed, const QString &value, qsizetype hops,
                        Bindings &bindings) const;
    QString followed(const TypedSearch &typed, const PageOf &pageOf, Bindings &bindings) const;
};

QString SearchSql::Start::values(const TypedSearch &typed, Bindings &bindings) const
{
    if (known)
        return u"select unnest(%1::text[]) as found"_s.arg(bindings.add(*known));
    const QString rarestOnly =
        u"select w.record_id as found from "_s + recordsWith(way->noun, typed.words[rarest], bindings);
    QString probes, others;
    for (qsizetype i = 0; i < typed.words.size(); ++i) {
        if (i == rarest)
            continue;
        if (isCounted[i])
            others +=
                u" intersect select w.record_id from "_s + recordsWith(way->noun, typed.words[i], bindings);
        else
            probes += u" and "_s + asTest(hasWord(way->noun, u"r.found"_s, typed.words[i], bindings));
    }
    const QString records = rarestOnly + (others.isEmpty() ? u" group by w.record_id"_s : others);
    // a record is asked once, however many words of its own begin so
    return probes.isEmpty() ? records
                            : u"select r.found from (%1 offset 0) r where true"_s.arg(records) + probes;
}

// Few values are read once, remembered and looked up for each row; of many, each row's own is looked for.
QString SearchSql::Start::test(const TypedSearch &typed, const QString &value, Bindings &bindings) const
{
    if (isFew)
        return u"%1 in (%2)"_s.arg(value, values(typed, bindings));
    QStringList tests;
    // the rarest first: most rows fail it
    tests += hasWord(way->noun, value, typed.words[rarest], bindings);
    for (qsizetype i = 0; i < typed.words.size(); ++i) {
        if (i != rarest)
            tests += hasWord(way->noun, value, typed.words[i], bindings);
    }
    return tests.join(u" and "_s);
}

QString SearchSql::Start::testThrough(const TypedSearch &typed, const QString &value, qsizetype count,
                                      Bindings &bindings) const
{
    if (count == 0)
        return test(typed, value, bindings);
    const Hop &hop = hops()[count - 1];
    if (small->contains(hop.table)) {
        const QString inner = testThrough(typed, u"hop."_s + hop.from, count - 1, bindings);
        return u"%1 in (%2)"_s.arg(value, readOnce(hop, inner));
    }
    const QString name = u"h%1"_s.arg(count);
    return u"exists (select from %1 %2 where %2.tenant_id = $1 and %2.%3 = %4 and %5 offset 0)"_s.arg(
        hop.table, name, hop.to, value,
        asTest(testThrough(typed, name + u'.' + hop.from, count - 1, bindings)));
}

// The rest of a select that has what the hops lead to as way.found.
QString SearchSql::Start::followed(const TypedSearch &typed, const PageOf &pageOf, Bindings &bindings) const
{
    QString sql = u"(%1) way"_s.arg(values(typed, bindings));
    bool areMany = size > FewLookUps;
    for (const Hop &hop : hops()) {
        const bool isReadOnce = areMany && small->contains(hop.table);
        areMany = true; // whatever one value leads to
        if (isReadOnce) {
            const QString test = u"hop.%1 in (select way.found from %2)"_s.arg(hop.from, sql);
            sql = u"(%1) way"_s.arg(readOnce(hop, test));
            continue;
        }
        const QString column = u"hop."_s + hop.to;
        const QString each =
            u"select distinct %1 as found from %2 hop "
            "where hop.tenant_id = $1 and hop.%3 = way.found%4"_s.arg(
                column, hop.table, hop.from, hop.isInOrder && pageOf ? pageOf(column) : u" offset 0"_s);
        sql = u"(select led.found from %1, lateral (%2) led) way"_s.arg(sql, each);
    }
    return sql;
}

SearchSql::SearchSql(const ListTable &table, const QString &typed)
    : m_table(table), m_typed(typed), m_code(shortCodeFrom(typed))
{
    addOwners();
}

// An id or a name that was typed is known; a code is still to be looked for.
void SearchSql::addOwners()
{
    for (const FoundByOwner &owner : ownersIn(m_table)) {
        const bool isTyped = isId(owner.kind, m_typed.text);
        if (isTyped || !m_code.isEmpty())
            addOwner({owner.kind, {{}, owner.column, owner.hops}}, isTyped);
    }
    for (const FoundByName &name : m_table.search.names) {
        if (name.isName(m_typed.text))
            addOwner({{}, {{}, name.column, {name.hop}}}, true);
    }
}

void SearchSql::addOwner(const Owner &owner, bool isTyped)
{
    if (isTyped)
        m_records.insert(int(m_table.search.words.size() + m_owners.size()), {m_typed.text});
    m_owners.append(owner);
}

QStringList SearchSql::counts(Bindings &bindings, int most) const
{
    QStringList columns;
    for (const FoundByWords &way : m_table.search.words) {
        for (const QString &word : m_typed.words)
            columns += countSql(recordsWith(way.noun, word, bindings), most);
    }
    if (const QString begins = beginning(bindings); !begins.isEmpty())
        columns += countSql(m_table.from + u" where tenant_id = $1 and "_s + begins, most);
    for (const QLatin1StringView table : tables())
        columns += u"pg_relation_size('%1')"_s.arg(table);
    return columns;
}

QLatin1StringView SearchSql::listed() const
{
    return m_table.from.first(m_table.from.indexOf(u' '));
}

QList<QLatin1StringView> SearchSql::tables() const
{
    if (m_table.search.words.isEmpty() && m_owners.isEmpty())
        return {}; // a row is found by its own columns
    QList<QLatin1StringView> all{listed()};
    const auto add = [&all](const FoundByWords &way) {
        for (const Hop &hop : way.hops) {
            if (!all.contains(hop.table))
                all += hop.table;
        }
    };
    std::ranges::for_each(m_table.search.words, add);
    for (const Owner &owner : m_owners)
        add(owner.way);
    return all;
}

void SearchSql::setCounts(const QList<qint64> &counts, int most)
{
    m_counts = counts;
    m_most = most;
    const QList<QLatin1StringView> all = tables();
    for (auto table = all.crbegin(); table != all.crend(); ++table) {
        if (m_counts.takeLast() <= SmallTable)
            m_small += *table;
    }
    if (!m_table.search.beginning.isEmpty() && !counts.isEmpty())
        m_begun = m_counts.takeLast();
}

QString SearchSql::beginning(Bindings &bindings) const
{
    const QLatin1StringView column = m_table.search.beginning;
    return column.isEmpty() ? QString() : beginningSql(column, m_typed.text, bindings);
}

// A way on which one of the words leads nowhere is none.
QList<SearchSql::Start> SearchSql::starts() const
{
    QList<Start> found;
    auto count = m_counts.begin();
    int number = 0;
    for (const FoundByWords &way : m_table.search.words) {
        const auto last = count + m_typed.words.size();
        const auto fewest = std::min_element(count, last);
        if (fewest != last && *fewest > 0) {
            Start start{
                .way = &way, .rarest = fewest - count, .size = *fewest, .number = number, .small = &m_small};
            std::transform(count, last, std::back_inserter(start.isCounted),
                           [this](qint64 records) { return records < m_most; });
            start.isFew = *fewest < (start.isCounted.contains(false) ? MostProbed : m_most);
            if (const auto known = m_records.find(number); known != m_records.end()) {
                start.known = *known;
                start.size = known->size();
            }
            found.append(start);
        }
        count = last;
        ++number;
    }
    for (const Owner &owner : m_owners) {
        const QStringList known = m_records.value(number);
        if (!known.isEmpty())
            found.append({.way = &owner.way,
                          .size = known.size(),
                          .isFew = true,
                          .number = number,
                          .small = &m_small,
                          .known = known});
        ++number;
    }
    return found;
}

QString SearchSql::resolved(Bindings &bindings, int most) const
{
    QStringList each;
    for (const Start &start : starts()) {
        if (m_typed.words.size() > 1 && start.isFew)
            each += u"(select %1, r.found from (%2) r limit %3)"_s.arg(start.number)
                        .arg(start.values(m_typed, bindings))
                        .arg(most + 1);
    }
    int number = int(m_table.search.words.size());
    for (const Owner &owner : m_owners) {
        if (!m_code.isEmpty() && owner.kind)
            each += u"(select %1, x.id %2 limit %3)"_s.arg(number)
                        .arg(idsWithCode(*owner.kind, bindings.add(m_code)))
                        .arg(most + 1);
        ++number;
    }
    return each.join(u" union all "_s);
}

void SearchSql::setResolved(const QMap<int, QStringList> &records, int most)
{
    for (const Start &start : starts()) {
        const QStringList found = records.value(start.number);
        if (m_typed.words.size() > 1 && start.isFew && found.size() <= most)
            m_records.insert(start.number, found);
    }
    int number = int(m_table.search.words.size());
    for (qsizetype i = 0; i < m_owners.size(); ++i, ++number) {
        if (const auto found = records.constFind(number); found != records.cend())
            m_records.insert(number, *found);
    }
}

bool SearchSql::isNarrow(int mostValues, int mostWords) const
{
    qint64 values = 0, words = m_begun;
    for (const Start &start : starts()) {
        if (!start.isFew)
            return false;
        if (isPlain(start))
            (start.column() == m_table.idColumn ? words : values) += start.size;
    }
    return values < mostValues && words < mostWords;
}

bool SearchSql::isAmongFew() const
{
    const auto isSmall = [this](QLatin1StringView table) { return m_small.contains(table); };
    const QList<Start> all = starts();
    return isSmall(listed())
        && std::ranges::any_of(
               all, [](const Start &start) { return start.size > FewLookUps || start.hops().size() > 1; })
        && std::ranges::all_of(all, [&](const Start &start) {
               return std::ranges::all_of(start.hops(), isSmall, &Hop::table);
           });
}

bool SearchSql::spreads(const IsCut &isCut, bool cutsHops) const
{
    return std::ranges::any_of(starts(), [&](const Start &start) {
        if (cutsHops && !start.hops().isEmpty() && start.hops().constLast().isInOrder)
            return false;
        return !isPlain(start) || (start.column() != m_table.idColumn && !isCut(start.column()));
    });
}

bool SearchSql::looksUp() const
{
    return std::ranges::any_of(starts(),
                               [](const Start &start) { return !start.isFew || !start.hops().isEmpty(); });
}

// Its size is the number of values that it leads to.
bool SearchSql::isPlain(const Start &start) const
{
    return start.hops().isEmpty() && (start.known || m_typed.words.size() == 1);
}

QStringList SearchSql::followers(Bindings &bindings, const RowsOf &rowsOf, const PageOf &pageOf) const
{
    QStringList each;
    for (const Start &start : starts()) {
        each += u"select c.* from %1, lateral (%2) c"_s.arg(
            start.followed(m_typed, pageOf, bindings),
            rowsOf(start.column(), u"%1 = way.found"_s.arg(start.column())));
    }
    return each;
}

QStringList SearchSql::finders(Bindings &bindings, const RowsOf &rowsOf, const PageOf &pageOf) const
{
    QStringList each = followers(bindings, rowsOf, pageOf);
    const auto exactly = [&](QLatin1StringView column, const QString &value) {
        each += u"select c.* from (%1) c"_s.arg(rowsOf(column, u"%1 = %2"_s.arg(column, bindings.add(value))));
    };
    if (const auto column = m_table.search.shortCode; !column.isEmpty() && !m_typed.shortCode.isEmpty())
        each +=
            u"select c.* from (%1) c"_s.arg(rowsOf(column, beginningSql(column, m_typed.shortCode, bindings)));
    for (const QLatin1StringView column : m_table.search.texts)
        exactly(column, m_typed.text);
    if (const QString begins = beginning(bindings); !begins.isEmpty())
        each += u"select c.* from (%1) c"_s.arg(rowsOf(m_table.search.beginning, begins));
    if (const auto column = m_table.search.within; !column.isEmpty())
        each += u"select c.* from (%1) c"_s.arg(
            rowsOf(column, u"position(%1 in lower(%2)) > 0"_s.arg(bindings.add(m_typed.text), column)));
    return each;
}

QString SearchSql::fits(Bindings &bindings) const
{
    QStringList each;
    if (!m_table.search.shortCode.isEmpty() && !m_typed.shortCode.isEmpty())
        each += u'(' + beginningSql(m_table.search.shortCode, m_typed.shortCode, bindings) + u')';
    for (const QLatin1StringView column : m_table.search.texts)
        each += u"%1 = %2"_s.arg(column, bindings.add(m_typed.text));
    if (const QString begins = beginning(bindings); !begins.isEmpty())
        each += u'(' + begins + u')';
    if (const auto column = m_table.search.within; !column.isEmpty())
        each += u"position(%1 in lower(%2)) > 0"_s.arg(bindings.add(m_typed.text), column);
    for (const Start &start : starts())
        each += u'(' + start.testThrough(m_typed, start.column(), start.hops().size(), bindings) + u')';
    return each.isEmpty() ? u"false"_s : u'(' + each.join(u" or "_s) + u')';
}

} // namespace onhire
