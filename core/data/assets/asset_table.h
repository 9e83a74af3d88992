// SPDX-License-Identifier: GPL-3.0-or-later
// The table of assets as a screen shows it: its rows are known by their serial numbers. Filters take several
// values, separated by commas; locations, which may contain commas, by ValueSeparator.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

// In the order of assets/table.sql.
namespace asset_cell {
enum { Status, Product, Sku, Location, Condition, Customer, Cost, Collected, AcquiredOn, Created, Updated };
}

const ListTable &assetTable();

} // namespace onhire
