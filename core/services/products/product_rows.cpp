// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/product_rows.h"

#include "core/services/products/products.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const RowTable &productRows()
{
    static const RowTable table{
        .list = {.statement = &sql::products::rows,
                 .idColumn = "p.product_id"_L1,
                 .sorts = {{"name"_L1, "p.name"_L1, "text"_L1},
                           {"sku"_L1, "p.product_sku"_L1, "text"_L1},
                           {"category"_L1, "p.category"_L1, "text"_L1},
                           {"brand"_L1, "p.brand"_L1, "text"_L1},
                           {"updated"_L1, "p.updated_at"_L1, "timestamptz"_L1}},
                 .filters = {{"status"_L1, "p.status = any(string_to_array(?, chr(31)))"_L1},
                             {"category"_L1, "p.category = any(string_to_array(?, chr(31)))"_L1},
                             {"brand"_L1, "p.brand = any(string_to_array(?, chr(31)))"_L1},
                             searchOf(productList())}},
        .from = "products p where p.tenant_id = $1"_L1};
    return table;
}

Result<ProductFacets> productFacets(const Context &context)
{
    ONHIRE_ASSIGN(
        Rows rows,
        context.database.connection().run(context.scope(), sql::products::facets, {context.tenant->id}));
    ProductFacets facets;
    while (rows.next())
        (rows.text(0) == "category"_L1 ? facets.categories : facets.brands).append(rows.text(1));
    return facets;
}

} // namespace onhire
