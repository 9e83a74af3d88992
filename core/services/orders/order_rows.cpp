// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/order_rows.h"

#include "core/services/orders/orders.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const RowTable &orderRows()
{
    static const RowTable table{
        .list = {.statement = &sql::orders::rows,
                 .idColumn = "o.order_id"_L1,
                 .sorts = {{"created"_L1, "o.created_at"_L1, "timestamptz"_L1},
                           {"updated"_L1, "o.updated_at"_L1, "timestamptz"_L1},
                           {"order"_L1, "o.order_id"_L1, "text"_L1},
                           {"total"_L1, "o.total"_L1, "bigint"_L1}},
                 .filters = {{"status"_L1, "o.status = any(string_to_array(?, ','))"_L1},
                             {"customerType"_L1, "o.customer_type = any(string_to_array(?, ','))"_L1},
                             {"orderType"_L1, "o.order_type = any(string_to_array(?, ','))"_L1},
                             {"created"_L1, "o.created_at >= ?::timestamptz"_L1},
                             searchOf(orderList())}},
        .from = "orders o where o.tenant_id = $1"_L1};
    return table;
}

} // namespace onhire
