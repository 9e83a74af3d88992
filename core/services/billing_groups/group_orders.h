// SPDX-License-Identifier: GPL-3.0-or-later
// Orders whose subscriptions are to join a billing group.
#pragma once

#include "core/data/billing_groups/billing_group_store.h"
#include "core/services/context.h"

namespace onhire {

// Open orders of a locked group that goes no longer ask for it: their subscriptions will be billed on their
// own.
Result<void> releaseOrders(Connection &connection, const Context &context, const BillingGroupRecord &group);

} // namespace onhire
