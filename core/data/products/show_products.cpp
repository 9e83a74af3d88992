// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_store.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::optional<Record>> showProduct(Connection &connection, const Scope &scope, const QString &productId)
{
    return fetchRecord(connection, scope, sql::products::find, {scope.name(), productId});
}

Result<std::optional<Record>> showVariant(Connection &connection, const Scope &scope, const QString &variantId)
{
    return fetchRecord(connection, scope, sql::variants::find, {scope.name(), variantId});
}

Result<ProductFacets> productFacets(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::facets, {scope.name()}));
    ProductFacets facets;
    while (rows.next())
        (rows.text(0) == "category"_L1 ? facets.categories : facets.brands).append(rows.text(1));
    return facets;
}

} // namespace onhire
