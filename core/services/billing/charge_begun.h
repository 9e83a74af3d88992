// SPDX-License-Identifier: GPL-3.0-or-later
// What a contract owes on the day on which it ends: every instalment that has begun by then, whether or not the
// billing run has come to it.
#pragma once

#include "core/data/subscriptions/subscription_store.h"
#include "core/services/context.h"

namespace onhire {

// Inside a transaction, with the subscription locked; answers the subscription as it is then.
Result<StoredSubscription> withBegunCharged(Connection &connection, const Context &context,
                                            StoredSubscription subscription);
// The same where what begins after that day is not owed.
Result<StoredSubscription> withBegunCharged(Connection &connection, const Context &context,
                                            StoredSubscription subscription, QDate day);

} // namespace onhire
