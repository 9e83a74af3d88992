// SPDX-License-Identifier: GPL-3.0-or-later
// Orders in the database: what rules need to read, in their own words.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/orders/pricing.h"

#include <QHash>

namespace onhire {

// By SKU; the variants stay as they are until the transaction ends.
Result<QHash<QString, OfferedVariant>> offeredVariants(Connection &connection, const Tenant &tenant,
                                                       const QStringList &skus);

struct LockedOrder
{
    OrderStatus status;
    int version;
    int rentedDevices;
    QString customerId;
};

// None if there is no such order.
Result<std::optional<LockedOrder>> lockOrder(Connection &connection, const Scope &scope,
                                             const QString &orderId);

} // namespace onhire
