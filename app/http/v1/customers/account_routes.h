// SPDX-License-Identifier: GPL-3.0-or-later
// A customer's account.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addAccountRoutes(RouteTable &table);

} // namespace onhire
