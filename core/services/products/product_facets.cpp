// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/product_facets.h"

namespace onhire {

Result<ProductFacets> productFacets(const Context &context)
{
    return productFacets(context.database.connection(), context.scope());
}

} // namespace onhire
