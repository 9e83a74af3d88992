// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addOrderRoutes(RouteTable &table);

} // namespace onhire
