// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &orderList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::orders::list,
        .idColumn = "o.order_id"_L1,
        .sorts = {{"createdAt"_L1, "o.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "o.updated_at"_L1, "timestamptz"_L1},
                  {"orderId"_L1, "o.order_id"_L1, "text"_L1},
                  {"status"_L1, "o.status"_L1, "text"_L1},
                  {"totals.total"_L1, "o.total"_L1, "bigint"_L1}},
        .filters =
            {{"status"_L1,
              "o.status = ?"_L1,
              {u"pending"_s, u"confirmed"_s, u"partial"_s, u"fulfilled"_s, u"cancelled"_s}},
             {"customerId"_L1, "o.customer_id = ?"_L1},
             {"orderType"_L1, "o.order_type = ?"_L1, {u"standard"_s, u"extension"_s, u"upgrade"_s}},
             {"createdFrom"_L1, "o.created_at >= ?::timestamptz"_L1, {}, Kind::Timestamp},
             {"createdTo"_L1, "o.created_at < ?::timestamptz"_L1, {}, Kind::Until},
             {"search"_L1,
              "o.order_id = any(array(select x.order_id from orders x where x.tenant_id = $1 and x.customer_id "
              "= any(array(?w)) "
              "union all select x.order_id from orders x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.order_id from orders x where x.tenant_id = $1 and x.order_id = ?i))"_L1,
              {},
              Kind::Search,
              "customer"_L1}},
        .customField = "o.custom_fields ->> ?1 = ?2"_L1,
    };
    return table;
}

} // namespace onhire
