// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a company: revenue, receivables, products.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addFigureRoutes(RouteTable &table);

} // namespace onhire
