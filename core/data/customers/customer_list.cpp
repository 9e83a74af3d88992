// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/customer_list.h"

#include "core/data/customers/customer_store.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &customerList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::customers::list,
        .idColumn = "c.customer_id"_L1,
        .sorts = {{"createdAt"_L1, "c.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "c.updated_at"_L1, "timestamptz"_L1},
                  {"firstName"_L1, "c.first_name"_L1, "text"_L1},
                  {"lastName"_L1, "c.last_name"_L1, "text"_L1},
                  {"email"_L1, "c.email_key"_L1, "text"_L1},
                  {"totalMonthlyRevenue"_L1, "c.total_monthly_revenue"_L1, "bigint"_L1},
                  {"totalDevicesRented"_L1, "c.total_devices_rented"_L1, "integer"_L1}},
        .filters =
            {{"status"_L1, "c.status = ?"_L1, {u"active"_s, u"inactive"_s}},
             {"email"_L1, "c.email_key = ?"_L1},
             {"customerType"_L1, "c.customer_type = ?"_L1, {u"individual"_s, u"business"_s}},
             {"hasActiveRentals"_L1, "(c.total_devices_rented > 0) = ?::boolean"_L1, {u"true"_s, u"false"_s}},
             {"search"_L1,
              "c.customer_id = any(array(?w union all "
              "select x.customer_id from customers x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.customer_id from customers x where x.tenant_id = $1 and x.customer_id = ?i))"_L1,
              {},
              Kind::Search,
              "customer"_L1}},
        .customField = "c.custom_fields ->> ?1 = ?2"_L1,
        .record = [](const Rows &rows) { return documentOf(readCustomer(rows, 3)); },
    };
    return table;
}

} // namespace onhire
