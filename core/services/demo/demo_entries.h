// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit log tells of sample records: who did what, and when.
#pragma once

#include "core/data/demo/demo_store.h"
#include "core/services/demo/demo_orders.h"

namespace onhire {

void tellOf(std::vector<DemoEntry> &entries, const DemoOrder &told, const OrderRecord &order);
void tellOf(std::vector<DemoEntry> &entries, const DemoOrder &told, const SubscriptionRecord &rental);

} // namespace onhire
