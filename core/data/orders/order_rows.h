// SPDX-License-Identifier: GPL-3.0-or-later
// The table of orders as a screen shows it. Filters take several values, separated by commas.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

// In the order of orders/rows.sql.
namespace order_cell {
enum { Status, Type, Customer, Email, FirstProduct, MoreProducts, Rented, Devices, Monthly, Created, Updated };
}

const ListTable &orderRows();

} // namespace onhire
