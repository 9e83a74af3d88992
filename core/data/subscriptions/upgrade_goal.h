// SPDX-License-Identifier: GPL-3.0-or-later
// What an upgrade makes of a subscription: the order that brings the new device, and how far that is.
#pragma once

#include "core/base/money.h"
#include "core/base/result.h"
#include "core/data/db/connection.h"
#include "core/domain/orders/order.h"

#include <optional>

namespace onhire {

struct UpgradeGoal
{
    QString orderId;
    OrderStatus orderStatus = OrderStatus::Confirmed;
    QString device; // its name
    int months = 0;
    Money monthlyAmount;
    QString rentalId, serialNumber; // of what came of it; null: a device is still to be assigned
};

// None: no upgrade of it was agreed.
Result<std::optional<UpgradeGoal>> upgradeGoal(Connection &connection, const Scope &scope,
                                               const QString &rentalId);

} // namespace onhire
