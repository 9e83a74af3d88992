// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/customers/customer_rows.h"

#include "core/services/customers/customers.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const RowTable &customerRows()
{
    static const RowTable table{
        .list = {.statement = &sql::customers::rows,
                 .idColumn = "c.customer_id"_L1,
                 .sorts = {{"name"_L1, "c.last_name"_L1, "text"_L1},
                           {"company"_L1, "(coalesce(c.company, '') collate \"und-x-icu\")"_L1, "text"_L1},
                           {"email"_L1, "c.email_key"_L1, "text"_L1},
                           {"devices"_L1, "c.total_devices_rented"_L1, "integer"_L1},
                           {"revenue"_L1, "c.total_monthly_revenue"_L1, "bigint"_L1},
                           {"created"_L1, "c.created_at"_L1, "timestamptz"_L1}},
                 .filters = {{"status"_L1, "c.status = any(string_to_array(?, ','))"_L1},
                             {"type"_L1, "c.customer_type = any(string_to_array(?, ','))"_L1},
                             {"rentals"_L1, "(c.total_devices_rented > 0) = ?::boolean"_L1},
                             searchOf(customerList())}},
        .from = "customers c where c.tenant_id = $1"_L1};
    return table;
}

Result<QList<CustomerOrder>> latestOrders(const Context &context, const QString &customerId, int most)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::customers::latest_orders,
                                                    {context.tenant->id, customerId, most}));
    QList<CustomerOrder> orders;
    while (rows.next())
        orders.append({rows.text(0), rows.text(1), rows.text(4), int(rows.integer(2)),
                       Money::fromMinor(rows.integer(3))});
    return orders;
}

} // namespace onhire
