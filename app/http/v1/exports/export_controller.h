// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for spreadsheets.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addExportRoutes(RouteTable &table);

} // namespace onhire
