// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_store.h"

#include "core/base/id.h"
#include "onhire/sql.h"

namespace onhire {

Result<int> forgetEvents(Connection &connection, const Scope &scope, const QString &firstKept, int most)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::events::forget, {scope.name(), firstKept, most}));
    return rows.affected();
}

Result<Audience> audienceOf(Connection &connection, const Scope &scope, const QDateTime &since)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::events::audience, {scope.name(), earliestId(IdKind::Event, since)}));
    rows.next();
    return Audience{rows.text(0).split(u',', Qt::SkipEmptyParts), int(rows.integer(1))};
}

} // namespace onhire
