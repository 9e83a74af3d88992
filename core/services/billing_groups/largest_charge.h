// SPDX-License-Identifier: GPL-3.0-or-later
// What is too large to be charged is refused when it is agreed, not on the day on which it falls due.
#pragma once

#include "core/domain/billing_groups/billing_group_record.h"
#include "core/services/context.h"

namespace onhire {

// Whether a month at that price can be charged to the customer of a subscription; `path` names the field that
// asks for it.
Result<void> checkMonthlyCharge(Connection &connection, const Context &context, const QString &rentalId,
                                Money price, const QString &path);

// Likewise a month of a group whose members are written by now, and what it charges next: that may be far more,
// with what its members owe from before they came, and what is asked once.
Result<void> checkGroupsCharges(Connection &connection, const Context &context, const BillingGroupRecord &group,
                                const QString &path);

} // namespace onhire
