// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rows_read.h"

#include "tests/support/rentals.h"

using namespace Qt::StringLiterals;

namespace onhire::test {

static QMap<QString, int> counters(Shop &shop)
{
    const QString listed =
        shop.look(u"select string_agg(relname || ' ' || seq_tup_read + coalesce(idx_tup_fetch, 0), ';') "
                  "from pg_stat_xact_user_tables where schemaname = 'public'"_s);
    QMap<QString, int> rows;
    for (const QString &table : listed.split(u';'))
        rows[table.section(u' ', 0, 0)] = table.section(u' ', 1).toInt();
    return rows;
}

QMap<QString, int> rowsRead(Shop &shop, const std::function<void()> &work)
{
    Connection &connection = shop.database.connection();
    need(connection.begin(shop.context().scope()));
    const QMap<QString, int> before = counters(shop);
    work();
    QMap<QString, int> rows = counters(shop);
    connection.rollback();
    for (auto row = before.begin(); row != before.end(); ++row)
        rows[row.key()] -= row.value();
    return rows;
}

} // namespace onhire::test
