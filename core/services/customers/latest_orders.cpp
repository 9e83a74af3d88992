// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/customers/latest_orders.h"

namespace onhire {

Result<LatestOrders> latestOrders(const Context &context, const QString &customerId, int most)
{
    return latestOrders(context.database.connection(), context.scope(), customerId, most);
}

} // namespace onhire
