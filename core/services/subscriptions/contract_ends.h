// SPDX-License-Identifier: GPL-3.0-or-later
// Does what the tenant has chosen for contracts that are over while their devices are still out.
#pragma once

#include "core/data/subscriptions/subscription_store.h"
#include "core/services/context.h"
#include "core/services/work_done.h"

namespace onhire {

// At most about `most`, many in a transaction. Any number of processes may do it at once, and again after a
// failure: the customers are locked, and what somebody else has settled meanwhile is not over any more. One
// that cannot be settled does not hold up the others.
WorkDone settleContractEnds(const Context &context, int most);

// For one that is locked and waits for an upgrade, before it is ended or its device comes back: the run may
// still have to come to it.
Result<StoredSubscription> withEndSettled(Connection &connection, const Context &context,
                                          StoredSubscription subscription);

} // namespace onhire
