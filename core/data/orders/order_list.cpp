// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Ids begin with the moment at which the order was made, so the order by id is the one by age.
const ListTable &orderList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::orders::list,
        .from = "orders o"_L1,
        .idColumn = "o.order_id"_L1,
        .sorts = {{"createdAt"_L1, "o.order_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "o.updated_at"_L1, "timestamptz"_L1},
                  {"orderId"_L1, "o.order_id"_L1, "text"_L1},
                  {"status"_L1, "o.status"_L1, "text"_L1},
                  {"totals.total"_L1, "o.total"_L1, "bigint"_L1}},
        .filters = {{"status"_L1,
                     Equals{"o.status"_L1},
                     {u"pending"_s, u"confirmed"_s, u"partial"_s, u"fulfilled"_s, u"cancelled"_s}},
                    {"customerId"_L1, Equals{"o.customer_id"_L1}},
                    {"orderType"_L1,
                     Equals{.column = "o.order_type"_L1, .usual = "standard"_L1},
                     {u"standard"_s, u"extension"_s, u"upgrade"_s}},
                    {"createdFrom"_L1, MadeSince{"o.order_id"_L1, IdKind::Order}, {}, Kind::Timestamp},
                    {"createdTo"_L1, MadeBefore{"o.order_id"_L1, IdKind::Order}, {}, Kind::Until},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"o.customer_id"_L1, "o.order_id"_L1},
                    {"o.order_type"_L1, "o.order_id"_L1},
                    {"o.status"_L1, "o.order_id"_L1},
                    {"o.status"_L1, "o.updated_at"_L1},
                    {"o.status"_L1, "o.total"_L1},
                    {"o.order_id"_L1}},
        .search =
            {.words = {{"customer"_L1, "o.customer_id"_L1},
                       {"asset"_L1, "o.order_id"_L1, {{"subscriptions"_L1, "serial_number"_L1, "order_id"_L1}}},
                       {"variant"_L1,
                        "o.order_id"_L1,
                        {{"order_items"_L1, "variant_id"_L1, "order_id"_L1, true}}}},
             .shortCode = "o.short_code"_L1,
             .texts = {"o.order_id"_L1}},
        .customFields = "o.custom_fields"_L1,
    };
    return table;
}

} // namespace onhire
