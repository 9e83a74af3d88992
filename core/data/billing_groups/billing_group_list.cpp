// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/billing_group_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &billingGroupList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::billing_groups::list,
        .from = "billing_groups g"_L1,
        .idColumn = "g.billing_group_id"_L1,
        .sorts = {{"createdAt"_L1, "g.billing_group_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "g.updated_at"_L1, "timestamptz"_L1}},
        .filters = {{"status"_L1, Equals{"g.status"_L1}, {u"active"_s, u"inactive"_s}},
                    {"customerId"_L1, Equals{"g.customer_id"_L1}},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"g.customer_id"_L1, "g.billing_group_id"_L1}},
        .search = {.words = {{"customer"_L1, "g.customer_id"_L1}},
                   .shortCode = "g.short_code"_L1,
                   .texts = {"g.billing_group_id"_L1},
                   .within = "g.group_name"_L1},
        .where = "g.removed_at is null"_L1,
    };
    return table;
}

} // namespace onhire
