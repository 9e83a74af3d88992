// SPDX-License-Identifier: GPL-3.0-or-later
// The table of products as a screen shows it. Filters take several values, separated by ValueSeparator:
// categories and brands are anybody's words, commas included.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

// In the order of products/rows.sql.
namespace product_cell {
enum { Sku, Name, Category, Brand, Status, Variants, PriceFrom, Updated };
} // namespace product_cell

const ListTable &productRows();

} // namespace onhire
