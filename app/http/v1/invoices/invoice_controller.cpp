// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/invoices/invoice_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/v1/files/generated_file.h"
#include "core/base/text.h"
#include "core/domain/payments/payment_record.h"
#include "core/services/demo/documented.h"
#include "core/services/invoices/invoices.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "invoices:read"_L1;
constexpr auto Tag = "Invoices"_L1;

Schema recipientSchema()
{
    const Schema text = Schema::string();
    return Schema::object({
                              optional("company"_L1, text),
                              required("firstName"_L1, text),
                              required("lastName"_L1, text),
                              required("email"_L1, text),
                              optional("address"_L1, Schema::object({}).open()),
                          })
        .named("InvoiceRecipient"_L1);
}

Schema invoiceSchema()
{
    const Schema text = Schema::string();
    const Schema date = Schema::string().format(Schema::Format::Date);
    static const Schema schema =
        Schema::object(
            {
                required("invoiceId"_L1, text),
                required("invoiceNumber"_L1,
                         text.describedAs("For example 2026-000042; without gaps within a year."_L1)),
                required("tenantId"_L1, text),
                required("kind"_L1, Schema::choice({u"invoice"_s, u"credit_note"_s})),
                optional("correctsInvoiceId"_L1,
                         text.describedAs("On a credit note, the invoice it corrects."_L1)),
                required("paymentId"_L1, text),
                required("customerId"_L1, text),
                optional("rentalId"_L1, text),
                optional("subscriptionId"_L1, text.describedAs("The same as rentalId."_L1)),
                optional("billingGroupId"_L1, text),
                required("purpose"_L1,
                         Schema::choice(
                             {u"instalment"_s, u"buyout"_s, u"early_return_fee"_s, u"setup"_s, u"other"_s})),
                required("billingPeriod"_L1, text),
                optional("periodStart"_L1, date),
                optional("periodEnd"_L1, Schema(date).describedAs("Exclusive."_L1)),
                required("issueDate"_L1, date),
                required("dueDate"_L1, date),
                required("seller"_L1, text.describedAs("The tenant's name when it was issued."_L1)),
                required("recipient"_L1, recipientSchema().describedAs("The customer when it was issued."_L1)),
                required("currency"_L1, text.length(3, 3)),
                required("lineItems"_L1, Schema::array(paymentLineShape().schema())),
                required("subtotal"_L1, Schema::money()),
                required("taxRate"_L1, Schema::decimal().range(0, 100)),
                required("taxAmount"_L1, Schema::money()),
                required("total"_L1, Schema::money().describedAs("On a credit note, the amount credited."_L1)),
                optional("fileId"_L1, text.describedAs("The PDF file, once it has been generated."_L1)),
                required("createdAt"_L1, Schema::string().format(Schema::Format::Timestamp)),
            })
            .named("Invoice"_L1);
    return schema;
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listInvoices(call.context, request));
    return listAnswer("invoices"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record invoice, findInvoice(call.context, call.pathValue()));
    return bareRecord(invoice);
}

Schema generateSchema()
{
    return Schema::object({required("invoiceId"_L1, Schema::string().length(1, 100))});
}

Result<Answer> generate(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, generateSchema()));
    const QString invoiceId = cleaned(body[u"invoiceId"].toString());
    ONHIRE_ASSIGN(const Record file, generateInvoiceDocument(call.context, invoiceId));
    return generatedFileAnswer(
        call, file,
        {file.created ? "Invoice generated."_L1 : "The document already existed and is returned."_L1,
         "invoiceId"_L1, invoiceId});
}

} // namespace

void addInvoiceRoutes(RouteTable &table)
{
    table.insert(table.end(),
                 {
                     {.verb = "GET",
                      .path = "/v1/invoices",
                      .operation = "listInvoices"_L1,
                      .tag = Tag,
                      .summary = "Lists invoices and credit notes. An invoice is issued within a second of "
                                 "its payment."_L1,
                      .permission = Reading,
                      .handler = list,
                      .list = invoiceList,
                      .response = listSchema("invoices"_L1, invoiceSchema())},
                     {.verb = "GET",
                      .path = "/v1/invoices/{invoiceId}",
                      .operation = "getInvoice"_L1,
                      .tag = Tag,
                      .summary = "One invoice with its lines."_L1,
                      .permission = Reading,
                      .handler = get,
                      .response = invoiceSchema(),
                      .answersEtag = true},
                     {.verb = "POST",
                      .path = "/v1/files/invoices/generate",
                      .operation = "generateInvoice"_L1,
                      .tag = Tag,
                      .summary = "Generates the PDF of an invoice. Later requests return the same file."_L1,
                      .permission = "files:write"_L1,
                      .handler = generate,
                      .request = generateSchema(),
                      .example = R"({"invoiceId":")"_ba + documented::Invoice.data() + R"("})",
                      .response = generatedFileSchema("invoiceId"_L1),
                      .status = 201,
                      .mayAnswerOld = true,
                      .refusals = {ErrorCode::NotFound}},
                 });
}

} // namespace onhire
