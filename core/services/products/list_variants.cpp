// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/products.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<ListPage> listVariants(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), variantList(), request);
}

} // namespace onhire
