// SPDX-License-Identifier: GPL-3.0-or-later
// A search as SQL, both ways round: the rows that what was typed leads to, and whether a row that was found by
// something else fits. How many records a word has decides between the two (core/data/lists/list_query.h); they
// are counted, no further than to a limit, for statistics may be missing or old.
#pragma once

#include "core/data/lists/bindings.h"
#include "core/data/lists/list_request.h"

#include <QSet>

#include <functional>

namespace onhire {

class SearchSql
{
public:
    // The table must outlive it.
    SearchSql(const ListTable &table, const QString &typed);

    // One column for each word of each way to search: how many values it leads to, none above `most`; one for
    // the rows of which a column begins with what was typed; and one for the size of each table on the way.
    QStringList counts(Bindings &bindings, int most) const;
    void setCounts(const QList<qint64> &counts, int most);
    // Which records have all of several words, or the short code that was typed, as the number of the way and a
    // record, no more of each way than one above `most`: so that they are looked for once. Empty: there is
    // nothing to look for.
    QString resolved(Bindings &bindings, int most) const;
    void setResolved(const QMap<int, QStringList> &records, int most);
    // Whether it comes to few enough values to follow each of them to its rows, or to few enough words of the
    // rows themselves.
    bool isNarrow(int mostValues, int mostWords) const;
    // Whether all tables that it may have to read are so small that a walk through the list is as quick as to
    // follow its values.
    bool isAmongFew() const;
    // Whether it takes counting to say to how many rows they lead: words have to be in one record, and one
    // value may have any number of rows, of which columns for which `isCut` holds show a page only.
    using IsCut = std::function<bool(QLatin1StringView column)>;
    bool spreads(const IsCut &isCut, bool cutsHops) const;
    // Whether its condition has to look something up for each row.
    bool looksUp() const;

    // Which rows of the list have a value of this column, as the rest of a select: where …
    using RowsOf = std::function<QString(QLatin1StringView column, const QString &value)>;
    // The selects that find the rows to which words lead, and those that together find all rows.
    // A page is enough of hops that are in order, where `pageOf` a column is given.
    using PageOf = std::function<QString(const QString &column)>;
    QStringList followers(Bindings &bindings, const RowsOf &rowsOf, const PageOf &pageOf = {}) const;
    QStringList finders(Bindings &bindings, const RowsOf &rowsOf, const PageOf &pageOf = {}) const;
    // The condition for a row of the list.
    QString fits(Bindings &bindings) const;

private:
    struct Start; // where a way to search begins
    QList<Start> starts() const;
    void addOwners();
    bool isPlain(const Start &start) const;

    const ListTable &m_table;
    TypedSearch m_typed;
    const QString m_code; // that was typed, and is whole; empty: none is
    QList<qint64> m_counts; // empty: not counted
    qint64 m_begun = 0; // rows of which that column begins so
    int m_most = 0; // to which they were counted
    QSet<QLatin1StringView> m_small; // of its tables
    struct Owner
    {
        std::optional<IdKind> kind; // none: it is known by its name alone
        FoundByWords way; // by no words
    };
    void addOwner(const Owner &owner, bool isTyped);
    QString beginning(Bindings &bindings) const; // the condition; empty: no column is compared so
    QLatin1StringView listed() const; // the list's own table
    QList<QLatin1StringView> tables() const; // in which it may have to look for rows

    QList<Owner> m_owners; // ways that begin with the record that was typed, behind those by words
    QMap<int, QStringList> m_records; // of a way to search, where they are known
};

} // namespace onhire
