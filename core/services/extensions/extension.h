// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a contract that is extended, by hand or because it goes on by itself.
#pragma once

#include "core/data/billing_groups/billing_group_store.h"
#include "core/domain/subscriptions/lifecycle.h"
#include "core/domain/subscriptions/renewal.h"
#include "core/services/changes/subscription_changes.h"

namespace onhire {

// With these terms, of a locked subscription. `group`: which bills it, locked.
SubscriptionRevision extended(const Context &context, const StoredSubscription &subscription,
                              const std::optional<StoredGroup> &group, const Terms &terms,
                              const ExtendRequest &request);

// It goes on by itself, from its end, however late that is noticed.
SubscriptionRevision renewed(const Context &context, const StoredSubscription &subscription,
                             const std::optional<StoredGroup> &group, const Renewal &renewal);

} // namespace onhire
