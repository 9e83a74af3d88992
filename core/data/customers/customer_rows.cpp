// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/customer_rows.h"

#include "core/data/customers/customer_list.h"
#include "core/data/lists/row_table.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &customerRows()
{
    static const ListTable table = [] {
        ListTable rows = customerList();
        rows.statement = &sql::customers::rows;
        rows.sorts = {{"name"_L1, "c.last_name"_L1, "text"_L1},
                      {"company"_L1, "(coalesce(c.company, '') collate \"und-x-icu\")"_L1, "text"_L1},
                      {"email"_L1, "c.email_key"_L1, "text"_L1, true},
                      {"devices"_L1, "c.total_devices_rented"_L1, "integer"_L1},
                      {"revenue"_L1, "c.total_monthly_revenue"_L1, "bigint"_L1},
                      {"created"_L1, "c.customer_id"_L1, "text"_L1}};
        rows.filters = {{"status"_L1, OneOf{.column = "c.status"_L1, .usual = "active"_L1}},
                        {"type"_L1, OneOf{.column = "c.customer_type"_L1, .usual = "individual"_L1}},
                        {"rentals"_L1, MoreThanNone{"c.total_devices_rented"_L1}},
                        {"rentalsFrom"_L1, AtLeast{"c.total_devices_rented"_L1, "integer"_L1}},
                        {"rentalsTo"_L1, AtMost{"c.total_devices_rented"_L1, "integer"_L1}},
                        {"revenueFrom"_L1, AtLeast{"c.total_monthly_revenue"_L1, "bigint"_L1}},
                        {"revenueTo"_L1, AtMost{"c.total_monthly_revenue"_L1, "bigint"_L1}},
                        {"created"_L1, MadeSince{"c.customer_id"_L1, IdKind::Customer}},
                        {"createdFrom"_L1, MadeSince{"c.customer_id"_L1, IdKind::Customer}},
                        {"createdTo"_L1, MadeBefore{"c.customer_id"_L1, IdKind::Customer}},
                        searchOf(customerList())};
        rows.indexes += ListIndex{"c.customer_id"_L1};
        return rows;
    }();
    return table;
}

} // namespace onhire
