// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_rows.h"

#include "core/data/lists/row_table.h"
#include "core/data/orders/order_list.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &orderRows()
{
    static const ListTable table = [] {
        ListTable rows = orderList();
        rows.statement = &sql::orders::rows;
        rows.sorts = {{"created"_L1, "o.order_id"_L1, "text"_L1},
                      {"updated"_L1, "o.updated_at"_L1, "timestamptz"_L1},
                      {"order"_L1, "o.order_id"_L1, "text"_L1},
                      {"monthly"_L1, "o.subtotal"_L1, "bigint"_L1}};
        rows.filters = {
            {"status"_L1, OneOf{"o.status"_L1}},
            {"customerType"_L1, OneOf{"o.customer_type"_L1}},
            {"orderType"_L1, OneOf{.column = "o.order_type"_L1, .usual = "standard"_L1}},
            {"customer"_L1, Equals{"o.customer_id"_L1}},
            {"variant"_L1, GivenBy{"o.order_id"_L1, "order_items"_L1, "order_id"_L1, "variant_id"_L1}},
            {"created"_L1, MadeSince{"o.order_id"_L1, IdKind::Order}},
            {"createdFrom"_L1, MadeSince{"o.order_id"_L1, IdKind::Order}},
            {"createdTo"_L1, MadeBefore{"o.order_id"_L1, IdKind::Order}},
            {"updatedFrom"_L1, AtLeast{"o.updated_at"_L1, "timestamptz"_L1}},
            {"updatedTo"_L1, Before{"o.updated_at"_L1, "timestamptz"_L1}},
            {"monthlyFrom"_L1, AtLeast{"o.subtotal"_L1, "bigint"_L1}},
            {"monthlyTo"_L1, AtMost{"o.subtotal"_L1, "bigint"_L1}},
            searchOf(orderList())};
        rows.indexes +=
            QList<ListIndex>{{"o.updated_at"_L1}, {"o.status"_L1, "o.subtotal"_L1}, {"o.subtotal"_L1}};
        return rows;
    }();
    return table;
}

} // namespace onhire
