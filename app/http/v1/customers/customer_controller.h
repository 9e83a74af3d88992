// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addCustomerRoutes(RouteTable &table);

} // namespace onhire
