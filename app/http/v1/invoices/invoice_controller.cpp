// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/invoices/invoice_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/v1/files/generated_file.h"
#include "app/http/v1/invoices/invoice_schema.h"
#include "core/base/text.h"
#include "core/domain/payments/payment_record.h"
#include "core/domain/payments/tax_treatment_schema.h"
#include "core/domain/reason.h"
#include "core/domain/tenants/document_language_schema.h"
#include "core/services/demo/documented.h"
#include "core/services/invoices/invoices.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "invoices:read"_L1;
constexpr auto Tag = "Invoices"_L1;

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
                optional("subscriptionId"_L1, text.describedAs("Same as rentalId."_L1)),
                optional("billingGroupId"_L1, text),
                required("purpose"_L1, Schema::choice(paymentPurposeNames())),
                required("billingPeriod"_L1, text),
                optional("periodStart"_L1, date),
                optional("periodEnd"_L1, Schema(date).describedAs("Exclusive."_L1)),
                required("issueDate"_L1, date),
                required("dueDate"_L1, date),
                required("seller"_L1, text.describedAs("The tenant's name at the time of issue."_L1)),
                optional(
                    "sellerDetails"_L1,
                    invoiceSellerSchema().describedAs(
                        "The seller and invoice settings at the time of issue; missing from invoices issued by "
                        "earlier versions."_L1)),
                required("recipient"_L1,
                         invoiceRecipientSchema().describedAs("The customer at the time of issue."_L1)),
                required("currency"_L1, text.length(3, 3)),
                required("lineItems"_L1, Schema::array(paymentLineShape().schema())),
                required("subtotal"_L1, Schema::money()),
                required("taxRate"_L1, Schema::decimal().range(0, 100)),
                required("taxAmount"_L1, Schema::money()),
                required("taxTreatment"_L1, taxTreatmentSchema()),
                optional("taxReason"_L1, text.describedAs("Why no tax is charged."_L1)),
                required("total"_L1, Schema::money().describedAs("On a credit note, the amount credited."_L1)),
                optional(
                    "creditUsed"_L1,
                    Schema::money().describedAs(
                        "Paid from the customer's credit before the invoice was issued; absent if nothing was."_L1)),
                optional(
                    "amountDue"_L1,
                    Schema::money().describedAs(
                        "The total less creditUsed: what the customer still has to pay. Present only with creditUsed."_L1)),
                optional("reason"_L1, text.describedAs("The reason for the credit note."_L1)),
                optional("fileId"_L1, text.describedAs("The PDF file that was generated first."_L1)),
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

Schema creditSchema()
{
    const Schema line = Schema::object({
        required("index"_L1,
                 Schema::integer().range(0, 100000).describedAs("Index of the invoice line, from 0."_L1)),
        required("amount"_L1,
                 Schema::money().describedAs("Without tax; the tax is credited along with it."_L1)),
    });
    return Schema::object({
        optional(
            "lines"_L1,
            Schema::array(line).length(1, 10000).describedAs("Defaults to everything not yet credited."_L1)),
        required("reason"_L1, Schema::string().length(1, LongestReason)),
        idInBody("invoiceId"_L1),
    });
}

Result<Answer> credit(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checkedFor("invoiceId"_L1, call, creditSchema()));
    CreditNoteRequest request{{}, cleaned(body[u"reason"].toString())};
    if (body.has(u"lines")) {
        request.lines.emplace();
        for (const JsonValue &line : body[u"lines"].elements())
            request.lines->push_back(
                {int(line[u"index"].toInteger().value_or(-1)),
                 Money::fromDecimal(*line[u"amount"].toDecimal(), call.context.tenant->exponent)
                     .value_or(Money())});
    }
    ONHIRE_ASSIGN(const Record note, creditInvoice(call.context, call.pathValue(), request));
    Answer answer = changeAnswer(201, {"Credit note issued."_L1, "creditNoteId"_L1, "creditNote"_L1}, note);
    answer.headers.append({"Location", "/v1/invoices/" + note.id.toLatin1()});
    return answer;
}

Schema generateSchema()
{
    return Schema::object({
        required("invoiceId"_L1, Schema::string().length(1, 100)),
        optional(
            "format"_L1,
            Schema::choice(invoiceFormats())
                .withDefault("\"pdf\"")
                .describedAs(
                    "ubl and cii are e-invoices conforming to EN 16931, in UBL 2.1 and UN/CEFACT CII D16B. A "
                    "pdf embeds the CII as factur-x.xml where one is possible (Factur-X, ZUGFeRD) and is then "
                    "PDF/A-3b."_L1)),
        optional("language"_L1,
                 documentLanguageSchema().describedAs(
                     "Language of the document. Defaults to the one stored with the invoice, or else to the "
                     "setting invoice.language."_L1)),
    });
}

Result<Answer> generate(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, generateSchema()));
    InvoiceDocument asked{cleaned(body[u"invoiceId"].toString())};
    if (const QString &format = body[u"format"].toString(); !format.isEmpty())
        asked.format = format;
    asked.language = body[u"language"].toString();
    ONHIRE_ASSIGN(const Record file, generateInvoiceDocument(call.context, asked));
    return generatedFileAnswer(
        call, file,
        {file.created ? "Invoice generated."_L1 : "The document already existed and is returned."_L1,
         "invoiceId"_L1, asked.invoiceId});
}

} // namespace

void addInvoiceRoutes(RouteTable &table)
{
    table.insert(
        table.end(),
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
             .answersEtag = true,
             .isOfTheMoment = true}, // its file is made after it was issued
            {.verb = "POST",
             .path = "/v1/invoices/{invoiceId}/credit-note",
             .operation = "creditInvoice"_L1,
             .tag = Tag,
             .summary =
                 "Issues a credit note for an invoice or some of its lines. A payment that is credited in full "
                 "is cancelled: what was paid becomes the customer's credit, and an upgrade's credit goes back "
                 "to the subscription. Amounts already credited to an upgrade cannot be credited again."_L1,
             .permission = "payments:write"_L1,
             .handler = credit,
             .request = creditSchema(),
             .example = R"({"lines":[{"index":0,"amount":1}],"reason":"Agreed with the customer."})",
             .response = changeSchema("creditNoteId"_L1, "creditNote"_L1, invoiceSchema()),
             .status = 201},
            {.verb = "POST",
             .path = "/v1/files/invoices/generate",
             .operation = "generateInvoice"_L1,
             .tag = Tag,
             .summary = "Generates a document of an invoice. Later requests for the same format and "
                        "language return the same file."_L1,
             .permission = "files:write"_L1,
             .handler = generate,
             .request = generateSchema(),
             .example = R"({"invoiceId":")"_ba + documented::Invoice.data() + R"("})",
             .response = generatedFileSchema("invoiceId"_L1),
             .status = 201,
             .mayAnswerOld = true,
             .refusals = {ErrorCode::NotFound},
             .lane = Lane::Busy},
        });
}

} // namespace onhire
