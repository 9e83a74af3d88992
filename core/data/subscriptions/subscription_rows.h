// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions from the columns of a row.
#pragma once

#include "core/data/subscriptions/subscription_store.h"

namespace onhire {

// Of sql/subscriptions/_state.sql, from that column on.
Result<SubscriptionState> readState(const Rows &rows, int first);

// Of sql/subscriptions/_columns.sql.
Result<StoredSubscription> readSubscription(const Rows &rows, const QString &tenantId);

} // namespace onhire
