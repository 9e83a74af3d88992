// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/customer_store.h"

#include "onhire/sql.h"

namespace onhire {

Result<std::optional<LockedCustomer>> lockCustomer(Connection &connection, const Scope &scope,
                                                   const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::customers::lock, {scope.name(), customerId}));
    if (!rows.next())
        return std::nullopt;
    return LockedCustomer{int(rows.integer(0)), rows.flag(1), int(rows.integer(2)), rows.text(3),
                          rows.text(4),         rows.text(5), rows.text(6)};
}

Result<bool> hasOpenOrders(Connection &connection, const Scope &scope, const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::customers::has_open_orders, {scope.name(), customerId}));
    return rows.next() && rows.flag(0);
}

} // namespace onhire
