// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/list_reader.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Logs and PostgreSQL's own views call it by the name at its beginning.
Result<Rows> run(Connection &connection, const Scope &scope, const ListQuery &query, const ListQuery::Sql &sql)
{
    return connection.run(scope, u"-- %1\n"_s.arg(query.name()) + sql.text, sql.values);
}

Result<void> resolve(Connection &connection, const Scope &scope, ListQuery &query)
{
    const ListQuery::Sql sql = query.resolved();
    if (sql.text.isEmpty())
        return {};
    ONHIRE_ASSIGN(Rows rows, run(connection, scope, query, sql));
    QMap<int, QStringList> records;
    while (rows.next())
        records[int(rows.integer(0))] += rows.text(1);
    query.setResolved(records);
    return {};
}

// Whether the walk to the rows near by has come to the end of the list.
Result<bool> isWalkOver(Connection &connection, const Scope &scope, const ListQuery &query)
{
    const ListQuery::Sql sql = query.walkedPast();
    if (sql.text.isEmpty())
        return false;
    ONHIRE_ASSIGN(Rows row, run(connection, scope, query, sql));
    row.next();
    return query.isWalkOver(row.integer(0));
}

} // namespace

Result<void> countWhatIsAsked(Connection &connection, const Scope &scope, ListQuery &query)
{
    if (const ListQuery::Sql sql = query.counts(); !sql.text.isEmpty()) {
        ONHIRE_ASSIGN(Rows row, run(connection, scope, query, sql));
        QList<qint64> counts;
        row.next();
        for (int column = 0; column < row.columns(); ++column)
            counts += row.integer(column);
        query.setCounts(counts);
    }
    return resolve(connection, scope, query);
}

Result<Rows> readPage(Connection &connection, const Scope &scope, ListQuery &query, int rows)
{
    if (query.isWalk())
        return run(connection, scope, query, query.walked(rows));
    ONHIRE_TRY(countWhatIsAsked(connection, scope, query));
    if (const ListQuery::Sql spread = query.spread(); !spread.text.isEmpty()) {
        ONHIRE_ASSIGN(Rows row, run(connection, scope, query, spread));
        row.next();
        query.setSpread(row.integer(0));
    }
    if (query.isFound())
        return run(connection, scope, query, query.found(rows));
    // Much fits: most pages are full after a short walk. Where what fits is far away, all of it is found.
    ONHIRE_ASSIGN(Rows page, run(connection, scope, query, query.nearby(rows)));
    if (page.affected() >= rows) // as many as were selected
        return page;
    ONHIRE_ASSIGN(const bool isOver, isWalkOver(connection, scope, query));
    return isOver ? Result<Rows>(std::move(page)) : run(connection, scope, query, query.found(rows));
}

} // namespace onhire
