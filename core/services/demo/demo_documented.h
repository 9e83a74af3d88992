// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the records of documented.h into the sample data.
#pragma once

#include "core/domain/orders/pricing.h"
#include "core/services/context.h"

namespace onhire {

inline constexpr int DocumentedOrders = 6;

// `offered` by SKU.
Result<void> fillDocumented(const Context &context, const QHash<QString, OfferedVariant> &offered);

} // namespace onhire
