// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/product_use.h"

#include "core/data/products/product_store.h"

namespace onhire {

Result<bool> areOrdered(const Context &context, const QStringList &variantIds)
{
    return areInUse(context.database.connection(), context.scope(), variantIds);
}

} // namespace onhire
