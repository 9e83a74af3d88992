// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/tenants/key_list.h"

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
        .sorts = {{"createdAt"_L1, "k.key_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "greatest(k.created_at, k.revoked_at)"_L1, "timestamptz"_L1},
                  {"name"_L1, "k.name"_L1, "text"_L1}},
        .filters = {{"status"_L1,
                     Equals{"(case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() "
                            "then 'expired' "
                            "else 'active' end)"_L1},
                     {u"active"_s, u"expired"_s, u"revoked"_s}},
                    {"search"_L1, Anything{}, {}, ListFilter::Kind::Search}},
        .search = {.texts = {"k.key_id"_L1}, .within = "k.name"_L1},
        .ofTenant = "$1 = any(k.tenant_ids)"_L1,
    };
    return table;
}

} // namespace onhire
