// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of billing groups.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addBillingGroupRoutes(RouteTable &table);

} // namespace onhire
