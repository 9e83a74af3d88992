// SPDX-License-Identifier: GPL-3.0-or-later
// One list that was asked for, as the statements that read it. There are two ways to a page:
//
//   to walk   through the rows in the order that was asked for, testing each, until the page is full: good when
//             many rows fit; through those of each of several values likewise, whose pages are merged;
//   to find   the rows by what was asked for, and put them in order: good when few do.
//
// Which is better is counted and tried, never guessed: PostgreSQL guesses from statistics, which a table that
// has just grown does not have, and which do not know that all pending orders are new ones. So each statement
// here leaves PostgreSQL one sensible plan only.
#pragma once

#include "core/data/lists/cursor.h"
#include "core/data/lists/list_request.h"
#include "core/data/lists/search_sql.h"

namespace onhire {

class ListQuery
{
public:
    struct Sql
    {
        QString text;
        QVariantList values;
    };

    // All three must outlive it; the request was checked against the table.
    ListQuery(const Scope &scope, const ListTable &table, const ListRequest &request);

    // What a cursor must belong to: the same filters and the same order.
    QByteArray question() const;
    bool fits(const Cursor &cursor) const;
    void startAfter(const Cursor &cursor);

    // Whether an index leads through the rows in the right order and past most of what does not fit.
    bool isWalk() const;
    QLatin1StringView name() const { return QLatin1StringView(m_table.statement->name); } // orders/list

    // How many rows each index would find, and values each search, counted to a limit; and how large the tables
    // are that a search may read. Without text: there is none.
    Sql counts() const;
    void setCounts(const QList<qint64> &counts);
    // Which records have all of the words that are searched for: a way to search, and a record. Without text:
    // one word needs no looking for.
    Sql resolved() const;
    void setResolved(const QMap<int, QStringList> &records);
    // How many rows the few values lead to that a search comes to: one customer may have most of the orders.
    // Without text: it does not matter.
    Sql spread() const;
    void setSpread(qint64 rows);
    bool isFound() const; // few enough, or along an index that has all that is asked for
    // How many rows there are to be walked through, no more than `nearby` goes. Without text: it is not worth
    // counting.
    Sql walkedPast() const;
    bool isWalkOver(qint64 walked) const; // it ended because there were no more

    // How many rows a page reaches, with those that it passes over.
    int reach(int rows) const { return rows + m_request.offset; }

    Sql walked(int rows) const;
    Sql found(int rows) const;
    // A page's rows, as far as they are near: others fit too rarely to be walked to.
    Sql nearby(int rows) const;

    Sql everything() const;
    // The sort key, the id and the place of every `step`-th row, and of the last one.
    Sql places(int step) const;
    // Those of the rows with these ids that fit.
    Sql among(const QStringList &ids) const;

private:
    struct Asked
    {
        Condition condition;
        QString value;
    };
    void ask(const Condition &condition, const QString &value);
    QString rowsOfTenant() const; // orders o where o.tenant_id = $1
    QString always() const;
    QString head() const;
    QString order() const;
    QString orderOfFew() const;
    QString orderBy(const QString &key, const QString &id) const;
    QString page(int rows) const;
    QString limit(int rows) const;
    QString behindCursor(Bindings &bindings) const;
    QString behindCursor(Bindings &bindings, const QString &column) const;
    bool isOne(QLatin1StringView column) const;
    bool isAsked(QLatin1StringView column) const;
    int lengthOfOne(const ListIndex &index) const;
    QList<QLatin1StringView> covered(const ListIndex &index) const;
    bool isGivenBy(QLatin1StringView column) const;
    bool isFoundByRange(const ListIndex &index) const;
    bool goesAlong(const ListIndex &index) const;
    QList<const ListIndex *> indexesAsked() const;
    const ListIndex *indexWalked() const;
    bool isAlong(const Asked &asked) const;
    const Asked *severalAlong() const;
    QString idsOfEach(const Asked &several, Bindings &bindings, int rows) const;
    QList<QLatin1StringView> columnsWalked() const;
    QString filters(Bindings &bindings, const QList<QLatin1StringView> &byIndex) const;
    bool isWalkedBy(const Condition &condition) const;
    QString conditionsWalked(Bindings &bindings) const;
    QString testsBesideWalk(Bindings &bindings) const;
    QString tests(Bindings &bindings, const QList<QLatin1StringView> &except = {}) const;
    QString searchTest(Bindings &bindings) const;
    QString searchOfAll(Bindings &bindings) const;
    QString rowsBy(const ListIndex &index, Bindings &bindings) const;
    QString rowsCounted(const ListIndex &index, Bindings &bindings) const;
    QString idsBy(const ListIndex &index, Bindings &bindings, int rows) const;
    bool isTestedInIndex() const;
    QString idsAlongIndex(Bindings &bindings, int rows) const;
    bool isFoundByStates() const;
    QString idsOfState(QLatin1StringView state, Bindings &bindings, int rows) const;
    QString walkedInState(const QString &ofState, const QString &isMuch, Bindings &bindings) const;
    QString idsOfEachState(Bindings &bindings, int rows) const;
    bool isRangeOfDays(const ListIndex &index) const;
    QString idsOfEachDay(const ListIndex &index, Bindings &bindings, int rows) const;
    bool isInOrder(QLatin1StringView column) const;
    bool cutsHops() const;
    QString walkedColumn() const;
    QString placesInLane(Bindings &bindings) const;
    QString eachInLane(const QString &places, const QString &test) const;
    // Near: how far, as the rest of a select.
    QString idsAlongLane(Bindings &bindings, int rows, const QString &near = {}) const;
    QString nearbyIds(Bindings &bindings, int rows) const;
    QString idsBySearch(Bindings &bindings, int rows) const;
    bool isAmongFew() const; // a search in tables that are quicker to read through
    bool followsSearch() const; // from few values to their rows
    bool isHandful() const;
    bool isFoundBySearch() const;
    bool isFoundAlong() const;
    int mostNear() const;
    Sql withIds(const QString &ids, const Bindings &bindings, int rows) const;

    const Scope &m_scope;
    const ListTable &m_table;
    const ListRequest &m_request;
    const ListSort &m_sort;
    const QLatin1StringView m_alias; // o
    std::optional<Cursor> m_cursor;
    QList<Asked> m_asked;
    std::optional<SearchSql> m_search;
    const ListIndex *m_fewest = nullptr; // of the indexes that were counted
    qint64 m_fewestRows = 0;
    bool m_isSpread = false; // few values lead to many rows
};

} // namespace onhire
