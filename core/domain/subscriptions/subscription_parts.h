// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a subscription's record that only change when the subscription does, in four parts: between
// each and the next stands what moves (subscription_record.h).
#pragma once

#include "core/domain/subscriptions/subscription_record.h"

namespace onhire {

using SubscriptionMember = RecordShape<SubscriptionRecord>::Member;

std::vector<SubscriptionMember> contractPart();
// … the next billing date and the billing group …
std::vector<SubscriptionMember> outcomePart();
// … the figures …
std::vector<SubscriptionMember> historyPart();
// … when it changed …
std::vector<SubscriptionMember> endPart();

} // namespace onhire
