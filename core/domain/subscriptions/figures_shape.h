// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a subscription's record that move while nobody touches it.
#pragma once

#include "core/base/record_shape.h"
#include "core/domain/subscriptions/figures.h"

namespace onhire {

std::vector<RecordShape<SubscriptionState>::Member> billingMembers();
std::vector<RecordShape<Figures>::Member> figureMembers();
std::vector<RecordShape<SubscriptionState>::Member> changeMembers();

} // namespace onhire
