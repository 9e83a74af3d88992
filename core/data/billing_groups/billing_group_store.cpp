// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/billing_group_store.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::optional<LockedGroup>> lockGroup(Connection &connection, const Scope &scope, const QString &groupId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing_groups::lock, {scope.name(), groupId}));
    if (!rows.next())
        return std::nullopt;
    return LockedGroup{.id = groupId,
                       .customerId = rows.text(0),
                       .active = rows.text(1) == "active"_L1,
                       .billingDay = int(rows.integer(2)),
                       .lastBilled = QDate::fromString(rows.text(3), Qt::ISODate),
                       .version = int(rows.integer(4)),
                       .record = rows.utf8(5)};
}

} // namespace onhire
