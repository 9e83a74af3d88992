// SPDX-License-Identifier: GPL-3.0-or-later
// How a contract is extended, by whichever operation: inside its transaction, with the subscription locked.
#pragma once

#include "core/data/subscriptions/subscription_store.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

// `since`: from which day on it waits for its next charge, where that has passed.
Result<Extension> extend(Connection &connection, const Context &context, const StoredSubscription &subscription,
                         const ExtendRequest &request, const std::optional<QDate> &since = {});

} // namespace onhire
