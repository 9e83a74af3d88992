// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/payment_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A consolidated payment is found by each rental that has a line of it.
constexpr auto OfRental =
    "p.payment_id = any(array(select l.payment_id from payment_lines l where l.tenant_id = $1 "
    "and l.rental_id = ?))"_L1;

} // namespace

const ListTable &paymentList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::payments::list,
        .idColumn = "p.payment_id"_L1,
        .sorts = {{"createdAt"_L1, "p.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "p.updated_at"_L1, "timestamptz"_L1},
                  {"dueDate"_L1, "p.due_date"_L1, "date"_L1},
                  {"total"_L1, "p.total"_L1, "bigint"_L1},
                  {"status"_L1, "p.status"_L1, "text"_L1}},
        .filters =
            {{"status"_L1,
              "p.status = ?"_L1,
              {u"pending"_s, u"processing"_s, u"paid"_s, u"failed"_s, u"cancelled"_s}},
             {"purpose"_L1,
              "p.purpose = ?"_L1,
              {u"instalment"_s, u"buyout"_s, u"early_return_fee"_s, u"setup"_s, u"other"_s}},
             {"customerId"_L1, "p.customer_id = ?"_L1},
             {"rentalId"_L1, OfRental},
             {"subscriptionId"_L1, OfRental},
             {"billingGroupId"_L1, "p.billing_group_id = ?"_L1},
             {"dueDateFrom"_L1, "p.due_date >= ?::date"_L1, {}, Kind::Date},
             {"dueDateTo"_L1, "p.due_date <= ?::date"_L1, {}, Kind::Date},
             {"search"_L1,
              "p.payment_id = any(array(select x.payment_id from payments x where x.tenant_id = $1 and "
              "x.customer_id "
              "= any(array(?w)) "
              "union all select x.payment_id from payments x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.payment_id from payments x where x.tenant_id = $1 and x.payment_id = ?i))"_L1,
              {},
              Kind::Search,
              "customer"_L1}},
    };
    return table;
}

} // namespace onhire
