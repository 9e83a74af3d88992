// SPDX-License-Identifier: GPL-3.0-or-later
// The operations by which a tenant looks after itself: settings, API keys, audit log, a sandbox's clock.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addSettingRoutes(RouteTable &table);
void addKeyRoutes(RouteTable &table);
void addAuditRoutes(RouteTable &table);

} // namespace onhire
