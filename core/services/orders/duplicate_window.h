// SPDX-License-Identifier: GPL-3.0-or-later
// How long an order that is sent again counts as the one that was placed first.
#pragma once

#include "core/domain/tenants/tenant.h"

#include <chrono>

namespace onhire {

inline std::chrono::minutes duplicateWindow(const Tenant &tenant)
{
    return std::chrono::minutes(tenant.settings.integer(QLatin1StringView("orders.duplicateMinutes")));
}

} // namespace onhire
