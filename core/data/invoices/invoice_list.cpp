// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/invoices/invoice_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// One of a billing group is found by each rental that has a line of it.
constexpr auto OfRental =
    "i.payment_id = any(array(select l.payment_id from payment_lines l where l.tenant_id = $1 "
    "and l.rental_id = ?))"_L1;

} // namespace

const ListTable &invoiceList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::invoices::list,
        .idColumn = "i.invoice_id"_L1,
        .sorts = {{"createdAt"_L1, "i.issued_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "i.issued_at"_L1, "timestamptz"_L1},
                  {"invoiceNumber"_L1, "i.place"_L1, "bigint"_L1},
                  {"dueDate"_L1, "i.due_date"_L1, "date"_L1},
                  {"total"_L1, "i.total"_L1, "bigint"_L1}},
        .filters =
            {{"kind"_L1, "i.kind = ?"_L1, {u"invoice"_s, u"credit_note"_s}},
             {"invoiceNumber"_L1, "i.invoice_number = ?"_L1},
             {"paymentId"_L1, "i.payment_id = ?"_L1},
             {"customerId"_L1, "i.customer_id = ?"_L1},
             {"rentalId"_L1, OfRental},
             {"subscriptionId"_L1, OfRental},
             {"billingGroupId"_L1, "i.billing_group_id = ?"_L1},
             {"issueDateFrom"_L1, "i.issue_date >= ?::date"_L1, {}, Kind::Date},
             {"issueDateTo"_L1, "i.issue_date <= ?::date"_L1, {}, Kind::Date},
             {"search"_L1,
              "i.invoice_id = any(array(select x.invoice_id from invoices x where x.tenant_id = $1 and "
              "x.customer_id "
              "= any(array(?w)) "
              "union all select x.invoice_id from invoices x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.invoice_id from invoices x where x.tenant_id = $1 and x.invoice_number = ?i "
              "union all select x.invoice_id from invoices x where x.tenant_id = $1 and x.invoice_id = ?i))"_L1,
              {},
              Kind::Search,
              "customer"_L1}},
    };
    return table;
}

} // namespace onhire
