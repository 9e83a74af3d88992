// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Ids begin with the moment at which the subscription was made, so the order by id is the one by age.
const ListTable &subscriptionList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::subscriptions::list,
        .from = "subscriptions s"_L1,
        .idColumn = "s.rental_id"_L1,
        .sorts = {{"createdAt"_L1, "s.rental_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "s.updated_at"_L1, "timestamptz"_L1},
                  {"startDate"_L1, "s.start_date"_L1, "date"_L1},
                  {"endDate"_L1, "s.end_date"_L1, "date"_L1},
                  {.name = "nextBillingDate"_L1,
                   .column = "coalesce(s.next_billing_date, 'infinity')"_L1,
                   .type = "date"_L1,
                   .lane = ListLane{"billing_dates s"_L1, "s.next_billing_date"_L1}},
                  {"monthlyAmount"_L1, "s.monthly_amount"_L1, "bigint"_L1},
                  {"status"_L1, "s.status"_L1, "text"_L1}},
        .filters = {{"status"_L1,
                     Equals{"s.status"_L1},
                     {u"active"_s, u"cancelled"_s, u"ended_completed"_s, u"ended_buyout"_s, u"ended_upgrade"_s,
                      u"ended_early_return"_s}},
                    {"endingType"_L1,
                     Equals{"s.ending_type"_L1},
                     {u"upgrade"_s, u"cancellation"_s, u"contract_end"_s}},
                    {"customerId"_L1, Equals{"s.customer_id"_L1}},
                    {"orderId"_L1, Equals{"s.order_id"_L1}},
                    {.name = "serialNumber"_L1,
                     .condition = Equals{"s.serial_number"_L1},
                     .aliases = {"assetSerialNumber"_L1}},
                    {"sku"_L1, Equals{"s.sku"_L1}},
                    {"billingGroupId"_L1, Equals{"s.billing_group_id"_L1}},
                    {"endDateFrom"_L1, AtLeast{"s.end_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"endDateTo"_L1, AtMost{"s.end_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"s.order_id"_L1},
                    {"s.serial_number"_L1},
                    {"s.billing_group_id"_L1},
                    {"s.customer_id"_L1, "s.rental_id"_L1},
                    {"s.ending_type"_L1, "s.rental_id"_L1},
                    ListIndex{"s.sku"_L1, "s.rental_id"_L1}.holding({"s.end_date"_L1, "s.status"_L1}),
                    ListIndex{"s.sku"_L1, "s.monthly_amount"_L1}.holding({"s.status"_L1}),
                    {"s.end_date"_L1},
                    ListIndex{"s.status"_L1, "s.rental_id"_L1}.holding({"s.end_date"_L1}),
                    ListIndex{"s.status"_L1, "s.updated_at"_L1}.holding({"s.end_date"_L1}),
                    ListIndex{"s.status"_L1, "s.start_date"_L1}.holding({"s.end_date"_L1}),
                    {"s.status"_L1, "s.end_date"_L1},
                    {"s.status"_L1, "coalesce(s.next_billing_date, 'infinity')"_L1},
                    ListIndex{"s.status"_L1, "s.monthly_amount"_L1}.holding({"s.end_date"_L1}),
                    ListIndex{"s.updated_at"_L1}.holding({"s.end_date"_L1}),
                    ListIndex{"s.start_date"_L1}.holding({"s.end_date"_L1}),
                    ListIndex{"s.monthly_amount"_L1}.holding({"s.end_date"_L1})},
        .states = ListStates{"s.status"_L1,
                             {"active"_L1, "cancelled"_L1, "ended_completed"_L1, "ended_buyout"_L1,
                              "ended_upgrade"_L1, "ended_early_return"_L1}},
        .search = {.words = {{"customer"_L1, "s.customer_id"_L1},
                             {"asset"_L1, "s.serial_number"_L1},
                             {"variant"_L1, "s.sku"_L1, {{"variants"_L1, "variant_id"_L1, "variant_sku"_L1}}}},
                   .shortCode = "s.short_code"_L1,
                   .texts = {"s.rental_id"_L1}},
        .customFields = "s.custom_fields"_L1,
    };
    return table;
}

} // namespace onhire
