// SPDX-License-Identifier: GPL-3.0-or-later
// Where a subscription stands, in the one word that people use for it on every screen: its status, and what
// becomes of one that is not over for good.
#pragma once

#include "core/domain/subscriptions/subscription.h"

namespace onhire {

enum class SubscriptionPhase {
    Active,
    Ending, // agreed, and its device is still used until then
    ReturnDue, // its contract is over, and its device should be back
    Completed,
    BoughtOut,
    Upgraded,
    ReturnedEarly,
    Cancelled,
};

SubscriptionPhase phaseOf(SubscriptionStatus status, std::optional<EndingType> ending, bool returnDue);

QLatin1StringView nameOf(SubscriptionPhase phase);
std::optional<SubscriptionPhase> subscriptionPhaseNamed(QStringView name);

} // namespace onhire
