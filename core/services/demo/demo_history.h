// SPDX-License-Identifier: GPL-3.0-or-later
// What has come of the sample orders: the records as their history would have left them.
#pragma once

#include "core/data/demo/demo_store.h"
#include "core/domain/orders/pricing.h"
#include "core/services/context.h"
#include "core/services/demo/demo_orders.h"

namespace onhire {

// With their audit entries; without where there are so many that writing them would take longer than the orders
// themselves.
enum class DemoEntries { Told, LeftOut };

// The same for the same orders. `offered` by SKU.
Result<DemoHistory> historyOf(const Context &context, const QHash<QString, OfferedVariant> &offered,
                              const QList<DemoOrder> &orders, DemoEntries entries);

QStringList idsOf(const std::vector<PaymentRecord> &payments);

} // namespace onhire
