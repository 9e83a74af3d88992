// SPDX-License-Identifier: GPL-3.0-or-later
// Customers in the database: what rules need to know before one changes.
#pragma once

#include "core/data/db/connection.h"

#include <optional>

namespace onhire {

struct LockedCustomer
{
    int version = 0;
    bool active = true;
    int activeSubscriptions = 0;
    QString email, firstName, lastName, company;
};

// None if there is no such customer. No order can be placed for it until the transaction ends.
Result<std::optional<LockedCustomer>> lockCustomer(Connection &connection, const Scope &scope,
                                                   const QString &customerId);

// Of a locked customer: whether an order is pending, confirmed or partial.
Result<bool> hasOpenOrders(Connection &connection, const Scope &scope, const QString &customerId);

} // namespace onhire
