// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/subscriptions.h"

namespace onhire {

Result<ListPage> listSubscriptions(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), subscriptionList(), request);
}

} // namespace onhire
