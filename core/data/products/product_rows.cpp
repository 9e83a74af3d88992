// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_rows.h"

#include "core/data/lists/row_table.h"
#include "core/data/products/product_list.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &productRows()
{
    using namespace product_cell;
    static const ListTable table = [] {
        ListTable rows = productList();
        rows.statement = &sql::products::rows;
        rows.sorts = {{"name"_L1, "p.name"_L1, "text"_L1},
                      {"sku"_L1, "p.product_sku"_L1, "text"_L1, true},
                      {"category"_L1, "p.category"_L1, "text"_L1},
                      {"brand"_L1, "p.brand"_L1, "text"_L1},
                      {"updated"_L1, "p.updated_at"_L1, "timestamptz"_L1}};
        rows.filters = {{"status"_L1, OneOf{"p.status"_L1, ValueSeparator}},
                        {"category"_L1, OneOf{"p.category"_L1, ValueSeparator}},
                        {"brand"_L1, OneOf{"p.brand"_L1, ValueSeparator}},
                        searchOf(productList())};
        return rows;
    }();
    return table;
}

} // namespace onhire
