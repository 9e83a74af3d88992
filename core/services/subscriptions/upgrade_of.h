// SPDX-License-Identifier: GPL-3.0-or-later
// What an upgrade makes of a subscription, from when it is agreed on: for whoever meets either of the two.
#pragma once

#include "core/data/subscriptions/upgrade_goal.h"
#include "core/services/context.h"

namespace onhire {

// None: no upgrade of it was agreed, or it was called off.
Result<std::optional<UpgradeGoal>> upgradeOf(const Context &context, const QString &rentalId);

} // namespace onhire
