// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/notices.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<void> tellListeners(Connection &connection, const Scope &scope, const QString &channel,
                           const QString &payload)
{
    ONHIRE_TRY(connection.run(scope, sql::notices::tell, {channel, payload}));
    return {};
}

Result<QString> markNews(Connection &connection, const QString &channel)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::notices::mark, {channel}));
    if (!rows.next())
        return Failure(Error::internal(u"no mark"_s));
    return rows.text(0);
}

Result<qint64> listenersBehind(Connection &connection, const QString &mark)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::notices::behind, {mark}));
    if (!rows.next())
        return Failure(Error::internal(u"no count of listeners"_s));
    return rows.integer(0);
}

} // namespace onhire
