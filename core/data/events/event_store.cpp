// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_store.h"

#include "onhire/sql.h"

namespace onhire {

Result<int> forgetEvents(Connection &connection, const Scope &scope, const QString &firstKept, int most)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::events::forget, {scope.name(), firstKept, most}));
    return rows.affected();
}

} // namespace onhire
