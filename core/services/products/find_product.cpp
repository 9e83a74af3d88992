// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_store.h"
#include "core/services/or_not_found.h"
#include "core/services/products/products.h"

namespace onhire {

Result<Record> findProduct(const Context &context, const QString &productId)
{
    return orNotFound(showProduct(context.database.connection(), context.scope(), productId), productId);
}

Result<Record> findVariant(const Context &context, const QString &variantId)
{
    return orNotFound(showVariant(context.database.connection(), context.scope(), variantId), variantId);
}

} // namespace onhire
