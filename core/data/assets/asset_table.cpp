// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/assets/asset_table.h"

#include "core/data/assets/asset_list.h"
#include "core/data/lists/row_table.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &assetTable()
{
    static const ListTable table = [] {
        ListTable rows = assetList();
        rows.statement = &sql::assets::table;
        rows.sorts = {{"created"_L1, "a.created_at"_L1, "timestamptz"_L1},
                      {"updated"_L1, "a.updated_at"_L1, "timestamptz"_L1},
                      {"serial"_L1, "a.serial_number"_L1, "text"_L1, true},
                      {"sku"_L1, "a.sku"_L1, "text"_L1}};
        rows.filters = {{"status"_L1, OneOf{"a.status"_L1}},
                        {"location"_L1, OneOf{"a.location"_L1, ValueSeparator}},
                        {"sku"_L1, OneOf{"a.sku"_L1, ValueSeparator}},
                        {"skuBegins"_L1, BeginsWith{"a.sku"_L1}},
                        {"customer"_L1, Equals{"a.customer_id"_L1}},
                        {"created"_L1, AtLeast{"a.created_at"_L1, "timestamptz"_L1}},
                        {"createdFrom"_L1, AtLeast{"a.created_at"_L1, "timestamptz"_L1}},
                        {"createdTo"_L1, Before{"a.created_at"_L1, "timestamptz"_L1}},
                        searchOf(assetList())};
        rows.indexes += ListIndex{"a.created_at"_L1};
        return rows;
    }();
    return table;
}

} // namespace onhire
