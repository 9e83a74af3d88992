// SPDX-License-Identifier: GPL-3.0-or-later
// The import of the catalogue from a table.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addImportRoutes(RouteTable &table);

} // namespace onhire
