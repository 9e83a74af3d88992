// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/billing_groups.h"
#include "onhire/sql.h"

namespace onhire {

Result<Record> findBillingGroup(const Context &context, const QString &groupId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::billing_groups::find,
                                                    {context.tenant->id, groupId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, groupId});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<ListPage> listBillingGroups(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), billingGroupList(), request);
}

} // namespace onhire
