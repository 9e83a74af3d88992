// SPDX-License-Identifier: GPL-3.0-or-later
// The order by which a subscription's customer gets a better device: placed as part of the upgrade, for the
// same person and addresses.
#pragma once

#include "core/data/subscriptions/subscription_store.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

struct UpgradeOrder
{
    QString orderId;
    bool confirmed = false;
    QString device; // its name
    Money monthlyAmount;
    bool hasSetupFee = false;
};

Result<UpgradeOrder> placeUpgradeOrder(Connection &connection, const Context &context,
                                       const StoredSubscription &subscription, const UpgradeRequest &request);

} // namespace onhire
