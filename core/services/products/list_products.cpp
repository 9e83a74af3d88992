// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/products.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<ListPage> listProducts(const Context &context, const ListRequest &request)
{
    const bool summary = request.filters.value(u"view"_s) == "summary"_L1;
    return fetchList(context.database.connection(), context.scope(),
                     summary ? productSummaryList() : productList(), request);
}

} // namespace onhire
