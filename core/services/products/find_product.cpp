// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_store.h"
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

Result<Record> findVariantBySku(const Context &context, const QString &sku)
{
    ONHIRE_ASSIGN(const auto offered, offeredVariants(context.database.connection(), *context.tenant, {sku}));
    const auto variant = offered.constFind(sku);
    if (variant == offered.constEnd())
        return Failure(Error{ErrorCode::NotFound, sku});
    return findVariant(context, variant->variantId);
}

} // namespace onhire
