// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/invoices/invoice_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Ids begin with the moment at which the invoice was issued, so the order by id is the one by age. One of a
// billing group is found by each rental that has a line of it.
const ListTable &invoiceList()
{
    using Kind = ListFilter::Kind;
    static const GivenBy ofRental{"i.payment_id"_L1, "payment_lines"_L1, "payment_id"_L1, "rental_id"_L1};
    static const ListTable table{
        .statement = &sql::invoices::list,
        .from = "invoices i"_L1,
        .idColumn = "i.invoice_id"_L1,
        .sorts = {{"createdAt"_L1, "i.invoice_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "i.invoice_id"_L1, "text"_L1},
                  {"invoiceNumber"_L1, "i.place"_L1, "bigint"_L1},
                  {"dueDate"_L1, "i.due_date"_L1, "date"_L1},
                  {"total"_L1, "i.total"_L1, "bigint"_L1}},
        .filters = {{"kind"_L1,
                     Equals{.column = "i.kind"_L1, .usual = "invoice"_L1},
                     {u"invoice"_s, u"credit_note"_s}},
                    {"invoiceNumber"_L1, Equals{"i.invoice_number"_L1}},
                    {"paymentId"_L1, Equals{"i.payment_id"_L1}},
                    {"customerId"_L1, Equals{"i.customer_id"_L1}},
                    {.name = "rentalId"_L1, .condition = ofRental, .aliases = {"subscriptionId"_L1}},
                    {"billingGroupId"_L1, Equals{"i.billing_group_id"_L1}},
                    {"issueDateFrom"_L1, AtLeast{"i.issue_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"issueDateTo"_L1, AtMost{"i.issue_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"i.invoice_number"_L1},
                    {"i.payment_id"_L1},
                    {"i.billing_group_id"_L1},
                    {"i.customer_id"_L1, "i.invoice_id"_L1},
                    {"i.kind"_L1, "i.invoice_id"_L1},
                    {"i.issue_date"_L1}},
        .search = {.words = {{"customer"_L1, "i.customer_id"_L1}},
                   .shortCode = "i.short_code"_L1,
                   .texts = {"i.invoice_id"_L1},
                   .beginning = "i.invoice_number"_L1},
    };
    return table;
}

} // namespace onhire
