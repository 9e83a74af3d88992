// SPDX-License-Identifier: GPL-3.0-or-later
// The orders that stand beside a customer on the screen.
#pragma once

#include "core/data/customers/customer_store.h"
#include "core/services/context.h"

namespace onhire {

Result<LatestOrders> latestOrders(const Context &context, const QString &customerId, int most);

} // namespace onhire
