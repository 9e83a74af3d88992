// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the records of documented.h into the sample data.
#pragma once

#include "core/services/demo/demo_orders.h"

namespace onhire {

inline constexpr int DocumentedOrders = 6;

Result<void> fillDocumented(const Context &context, DemoOrders &orders);

} // namespace onhire
