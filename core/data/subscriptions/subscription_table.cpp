// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_table.h"

#include "core/data/lists/row_table.h"
#include "core/data/subscriptions/subscription_list.h"
#include "core/domain/subscriptions/phase.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &subscriptionTable()
{
    static const ListTable table = [] {
        ListTable rows = subscriptionList();
        rows.statement = &sql::subscriptions::table;
        rows.sorts = {{"subscription"_L1, "s.rental_id"_L1, "text"_L1},
                      {"ends"_L1, "s.end_date"_L1, "date"_L1},
                      {"starts"_L1, "s.start_date"_L1, "date"_L1},
                      {"monthly"_L1, "s.monthly_amount"_L1, "bigint"_L1},
                      {"sku"_L1, "s.sku"_L1, "text"_L1},
                      {.name = "nextBilling"_L1,
                       .column = "coalesce(s.next_billing_date, 'infinity')"_L1,
                       .type = "date"_L1,
                       .lane = ListLane{"billing_dates s"_L1, "s.next_billing_date"_L1}},
                      {"updated"_L1, "s.updated_at"_L1, "timestamptz"_L1}};
        rows.filters = {
            {"status"_L1,
             OneOfEither{"s.status"_L1,
                         "s.closing"_L1,
                         {nameOf(SubscriptionPhase::Ending), nameOf(SubscriptionPhase::ReturnDue)}}},
            {"ending"_L1, Equals{"s.ending_type"_L1}},
            {"ends"_L1, Within{"s.end_date"_L1, "date"_L1}},
            {"endsFrom"_L1, AtLeast{"s.end_date"_L1, "date"_L1}},
            {"endsTo"_L1, AtMost{"s.end_date"_L1, "date"_L1}},
            {"decision"_L1, NothingBut{"s.ending_type"_L1, "contract_end"_L1}},
            {"earlyReturn"_L1, Present{"s.early_return_requested_at"_L1}},
            {"customer"_L1, Equals{"s.customer_id"_L1}},
            {"order"_L1, Equals{"s.order_id"_L1}},
            {"device"_L1, Equals{"s.serial_number"_L1}},
            {"group"_L1, Equals{"s.billing_group_id"_L1}},
            {"sku"_L1, Equals{"s.sku"_L1}},
            {"skuBegins"_L1, BeginsWith{"s.sku"_L1}},
            {"startsFrom"_L1, AtLeast{"s.start_date"_L1, "date"_L1}},
            {"startsTo"_L1, AtMost{"s.start_date"_L1, "date"_L1}},
            {"monthlyFrom"_L1, AtLeast{"s.monthly_amount"_L1, "bigint"_L1}},
            {"monthlyTo"_L1, AtMost{"s.monthly_amount"_L1, "bigint"_L1}},
            {"created"_L1, MadeSince{"s.rental_id"_L1, IdKind::Subscription}},
            {"createdFrom"_L1, MadeSince{"s.rental_id"_L1, IdKind::Subscription}},
            {"createdTo"_L1, MadeBefore{"s.rental_id"_L1, IdKind::Subscription}},
            searchOf(subscriptionList())};
        rows.indexes += QList<ListIndex>{{"s.rental_id"_L1},
                                         {"s.early_return_requested_at"_L1},
                                         {"s.closing"_L1, "s.rental_id"_L1},
                                         {"s.closing"_L1, "s.end_date"_L1},
                                         {"s.closing"_L1, "s.start_date"_L1},
                                         {"s.closing"_L1, "s.monthly_amount"_L1},
                                         {"s.closing"_L1, "s.updated_at"_L1},
                                         {"s.closing"_L1, "s.sku"_L1}};
        return rows;
    }();
    return table;
}

} // namespace onhire
