// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of payments.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addPaymentRoutes(RouteTable &table);

} // namespace onhire
