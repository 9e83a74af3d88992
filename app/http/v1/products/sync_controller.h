// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue from a store's feed.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addSyncRoutes(RouteTable &table);

} // namespace onhire
