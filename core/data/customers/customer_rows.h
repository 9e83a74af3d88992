// SPDX-License-Identifier: GPL-3.0-or-later
// The table of customers as a screen shows it. Filters take several values, separated by commas.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

// In the order of customers/rows.sql.
namespace customer_cell {
enum { Name, Company, Email, Type, Devices, MonthlyRevenue, Status, Created };
}

const ListTable &customerRows();

} // namespace onhire
