// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/billing_group_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &billingGroupList()
{
    static const ListTable table{
        .statement = &sql::billing_groups::list,
        .idColumn = "g.billing_group_id"_L1,
        .sorts = {{"createdAt"_L1, "g.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "g.updated_at"_L1, "timestamptz"_L1}},
        .filters = {{"status"_L1, "g.status = ?"_L1, {u"active"_s, u"inactive"_s}},
                    {"customerId"_L1, "g.customer_id = ?"_L1},
                    {"search"_L1,
                     "g.billing_group_id = any(array("
                     "select x.billing_group_id from billing_groups x where x.tenant_id = $1 and x.customer_id "
                     "= any(array(?w)) "
                     "union all select x.billing_group_id from billing_groups x where x.tenant_id = $1 "
                     "and position(?i in lower(x.group_name)) > 0 "
                     "union all select x.billing_group_id from billing_groups x where x.tenant_id = $1 "
                     "and x.short_code = ?s "
                     "union all select x.billing_group_id from billing_groups x where x.tenant_id = $1 "
                     "and x.billing_group_id = ?i))"_L1,
                     {},
                     ListFilter::Kind::Search,
                     "customer"_L1}},
    };
    return table;
}

} // namespace onhire
