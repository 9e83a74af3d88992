// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/or_not_found.h"
#include "core/services/tenants/tenants.h"

namespace onhire {

Result<ListPage> listKeys(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), keyList(), request);
}

Result<Record> findKey(const Context &context, const QString &keyId)
{
    return orNotFound(showKey(context.database.connection(), context.tenant->id, keyId), keyId);
}

} // namespace onhire
