// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/customer_list.h"

#include "core/data/customers/customer_store.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Ids begin with the moment at which the customer was made, so the order by id is the one by age.
const ListTable &customerList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::customers::list,
        .from = "customers c"_L1,
        .idColumn = "c.customer_id"_L1,
        .sorts = {{"createdAt"_L1, "c.customer_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "c.updated_at"_L1, "timestamptz"_L1},
                  {"firstName"_L1, "c.first_name"_L1, "text"_L1},
                  {"lastName"_L1, "c.last_name"_L1, "text"_L1},
                  {"email"_L1, "c.email_key"_L1, "text"_L1, true},
                  {"totalMonthlyRevenue"_L1, "c.total_monthly_revenue"_L1, "bigint"_L1},
                  {"totalDevicesRented"_L1, "c.total_devices_rented"_L1, "integer"_L1}},
        .filters = {{"status"_L1,
                     Equals{.column = "c.status"_L1, .usual = "active"_L1},
                     {u"active"_s, u"inactive"_s}},
                    {"email"_L1, Equals{"c.email_key"_L1}},
                    {"customerType"_L1,
                     Equals{.column = "c.customer_type"_L1, .usual = "individual"_L1},
                     {u"individual"_s, u"business"_s}},
                    {"hasActiveRentals"_L1, MoreThanNone{"c.total_devices_rented"_L1}, {u"true"_s, u"false"_s}},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"c.email_key"_L1},
                    {"c.total_devices_rented"_L1},
                    {"c.customer_type"_L1, "c.customer_id"_L1},
                    {"c.status"_L1, "c.customer_id"_L1},
                    ListIndex{"c.total_monthly_revenue"_L1}.holding(
                        {"c.total_devices_rented"_L1, "c.status"_L1})},
        .search = {.words = {{"customer"_L1, "c.customer_id"_L1}},
                   .shortCode = "c.short_code"_L1,
                   .texts = {"c.customer_id"_L1}},
        .customFields = "c.custom_fields"_L1,
        .record = [](const Rows &rows) { return documentOf(readCustomer(rows, 3)); },
    };
    return table;
}

} // namespace onhire
