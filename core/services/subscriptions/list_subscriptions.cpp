// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/subscriptions/subscriptions.h"

namespace onhire {

Result<ListPage> listSubscriptions(const Context &context, const ListRequest &request)
{
    const Viewpoint viewpoint(*context.tenant, context.now());
    return fetchList(context.database.connection(), context.scope(), subscriptionList(), request,
                     [&](const Rows &rows) { return readShown(rows, viewpoint); });
}

} // namespace onhire
