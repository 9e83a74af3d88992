// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/product_facets.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

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
