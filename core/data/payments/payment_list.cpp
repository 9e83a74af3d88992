// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/payment_list.h"

#include "core/domain/invoices/invoice_number.h"
#include "core/domain/payments/payment.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Ids begin with the moment at which the payment was made, so the order by id is the one by age. A consolidated
// payment is found by each rental that has a line of it, and by that rental's device.
const ListTable &paymentList()
{
    using Kind = ListFilter::Kind;
    static const GivenBy ofRental{"p.payment_id"_L1, "payment_lines"_L1, "payment_id"_L1, "rental_id"_L1};
    static const ListTable table{
        .statement = &sql::payments::list,
        .from = "payments p"_L1,
        .idColumn = "p.payment_id"_L1,
        .sorts = {{"createdAt"_L1, "p.payment_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "p.updated_at"_L1, "timestamptz"_L1},
                  {"dueDate"_L1, "p.due_date"_L1, "date"_L1},
                  {"total"_L1, "p.total"_L1, "bigint"_L1},
                  {"status"_L1, "p.status"_L1, "text"_L1}},
        .filters = {{"status"_L1, Equals{"p.status"_L1}, paymentStatusNames()},
                    {"purpose"_L1, Equals{.column = "p.purpose"_L1, .usual = "instalment"_L1},
                     paymentPurposeNames()},
                    {"customerId"_L1, Equals{"p.customer_id"_L1}},
                    {.name = "rentalId"_L1, .condition = ofRental, .aliases = {"subscriptionId"_L1}},
                    {"billingGroupId"_L1, Equals{"p.billing_group_id"_L1}},
                    {"dueDateFrom"_L1, AtLeast{"p.due_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"dueDateTo"_L1, AtMost{"p.due_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"p.payment_id"_L1},
                    {"p.billing_group_id"_L1},
                    {"p.customer_id"_L1, "p.payment_id"_L1},
                    {"p.purpose"_L1, "p.payment_id"_L1},
                    {"p.status"_L1, "p.due_date"_L1},
                    {"p.status"_L1, "p.payment_id"_L1},
                    {"p.status"_L1, "p.updated_at"_L1},
                    {"p.status"_L1, "p.total"_L1},
                    {"p.due_date"_L1}},
        .search = {.words = {{"customer"_L1, "p.customer_id"_L1},
                             {"asset"_L1,
                              "p.payment_id"_L1,
                              {{"subscriptions"_L1, "serial_number"_L1, "rental_id"_L1},
                               {"payment_lines"_L1, "rental_id"_L1, "payment_id"_L1, true}}}},
                   .names = {{&isInvoiceNumber,
                              "p.payment_id"_L1,
                              {"invoices"_L1, "invoice_number"_L1, "payment_id"_L1}}},
                   .shortCode = "p.short_code"_L1,
                   .texts = {"p.payment_id"_L1}},
    };
    return table;
}

} // namespace onhire
