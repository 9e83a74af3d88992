// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/orders.h"

namespace onhire {

Result<ListPage> listOrders(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), orderList(), request);
}

} // namespace onhire
