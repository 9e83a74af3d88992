// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of invoices.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

void addInvoiceRoutes(RouteTable &table);

} // namespace onhire
