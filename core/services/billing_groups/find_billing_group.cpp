// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/billing_group_store.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/or_not_found.h"

namespace onhire {

Result<Record> findBillingGroup(const Context &context, const QString &groupId)
{
    return orNotFound(showGroup(context.database.connection(), context.scope(), groupId), groupId);
}

Result<ListPage> listBillingGroups(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), billingGroupList(), request);
}

} // namespace onhire
