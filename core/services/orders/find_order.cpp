// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_store.h"
#include "core/services/or_not_found.h"
#include "core/services/orders/orders.h"

namespace onhire {

Result<Record> findOrder(const Context &context, const QString &orderId)
{
    return orNotFound(showOrder(context.database.connection(), context.scope(), orderId), orderId);
}

} // namespace onhire
