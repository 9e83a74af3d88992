// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/tenants/tenants.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &keyList()
{
    static const ListTable table{
        .statement = &sql::keys::of_tenant,
        .from = "api_keys k"_L1,
        .idColumn = "k.key_id"_L1,
        // ids begin with the moment at which they were made
        .sorts = {{"createdAt"_L1, "k.key_id"_L1, "text"_L1}, {"name"_L1, "k.name"_L1, "text"_L1}},
        .filters = {{"status"_L1,
                     Equals{"(case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() "
                            "then 'expired' "
                            "else 'active' end)"_L1},
                     {u"active"_s, u"expired"_s, u"revoked"_s}}},
    };
    return table;
}

Result<ListPage> listKeys(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), keyList(), request);
}

Result<Record> findKey(const Context &context, const QString &keyId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::keys::one_of_tenant,
                                                    {context.tenant->id, keyId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, keyId});
    return Record{rows.text(0), rows.utf8(1)};
}

} // namespace onhire
