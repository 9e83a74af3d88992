// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/tenants/sealed_secrets.h"

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr auto SealedOtherwise =
    "select (select count(*) from webhook_endpoints w "
    "        where w.tenant_id = $1 and w.deleted_at is null and w.sealed_by is distinct from $2), "
    "       (select count(*) from tenants t, jsonb_each(t.settings) s "
    "        where t.tenant_id = $1 and s.value -> 'sealed' is not null and s.value ->> 'by' is distinct from $2)"_L1;

Result<SealedSecrets> sealedOtherwise(Connection &connection, const QString &tenantId, const QString &keyName)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(Scope::tenant(tenantId), QString(SealedOtherwise), {tenantId, keyName}));
    if (!rows.next())
        return Failure(Error::internal(u"no answer"_s));
    return SealedSecrets{rows.integer(0), rows.integer(1)};
}

} // namespace onhire
