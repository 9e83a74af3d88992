// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/billing_groups/invoice_preview.h"

#include "app/http/v1/invoices/invoice_schema.h"
#include "core/base/json_writer.h"
#include "core/domain/payments/payment_record.h"
#include "core/domain/payments/tax_treatment_schema.h"
#include "core/domain/subscriptions/schedule.h"
#include "core/services/demo/documented.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema changesSchema()
{
    const Schema extension = Schema::object({
        required("rentalId"_L1, Schema::string().length(1, 100)),
        required("months"_L1, Schema::integer().range(1, LongestContract)),
    });
    return Schema::object(
        {optional("add"_L1, Schema::array(Schema::string()).describedAs("Subscription ids."_L1)),
         optional("remove"_L1, Schema::array(Schema::string())),
         optional("billingDay"_L1, Schema::integer().range(1, 28)),
         optional(
             "extend"_L1,
             Schema::array(extension).describedAs("Subscriptions to extend, at their current prices."_L1))});
}

Schema requestSchema()
{
    return Schema::object(
        {optional(
             "period"_L1,
             Schema::string().length(7, 7).describedAs(
                 "Month of the billing day, such as 2026-12. Defaults to the next one not yet charged."_L1)),
         optional("changes"_L1,
                  changesSchema().describedAs("Previews the invoice as if these changes had been made."_L1)),
         idInBody("billingGroupId"_L1)});
}

Schema previewSchema()
{
    const Schema text = Schema::string(), date = Schema::string().format(Schema::Format::Date);
    return Schema::object(
               {
                   required("tenantId"_L1, text),
                   required("kind"_L1, Schema::choice({u"invoice"_s})),
                   required("customerId"_L1, text),
                   required("billingGroupId"_L1, text),
                   required("purpose"_L1, Schema::choice(paymentPurposeNames())),
                   required("billingPeriod"_L1, text),
                   required("periodStart"_L1, Schema(date).describedAs("The billing day."_L1)),
                   required("periodEnd"_L1, Schema(date).describedAs("Exclusive."_L1)),
                   required("dueDate"_L1, date),
                   optional("seller"_L1,
                            text.describedAs("Needs invoices:read, as do its details "
                                             "and the recipient."_L1)),
                   optional("sellerDetails"_L1, invoiceSellerSchema()),
                   optional("recipient"_L1, invoiceRecipientSchema()),
                   required("currency"_L1, Schema::string().length(3, 3)),
                   required("lineItems"_L1, Schema::array(paymentLineShape().schema())),
                   required("subtotal"_L1, Schema::money()),
                   required("taxRate"_L1, Schema::decimal().range(0, 100)),
                   required("taxAmount"_L1, Schema::money()),
                   required("taxTreatment"_L1, taxTreatmentSchema()),
                   optional("taxReason"_L1, text),
                   required("total"_L1, Schema::money()),
                   optional("creditUsed"_L1,
                            Schema::money().describedAs("Paid from the customer's credit, as it is now; "
                                                        "absent if there is none. Needs payments:read."_L1)),
                   optional("amountDue"_L1,
                            Schema::money().describedAs(
                                "The total less creditUsed. Present only with creditUsed."_L1)),
               })
        .named("InvoicePreview"_L1);
}

Schema answerSchema()
{
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("invoice"_L1, previewSchema().orNull().describedAs("null if nothing will be issued."_L1)),
        required("difference"_L1,
                 Schema::decimal().describedAs(
                     "The amount by which the changes raise the total; negative if they lower it. 0 without "
                     "changes."_L1)),
    });
}

// As the payment will have it.
PaymentRecord::Line lineOf(const ChargeLine &line, const TaxedLine &taxed, const TaxTerms &tax)
{
    return {.rentalId = line.rentalId,
            .purpose = nameOf(line.purpose.value_or(PaymentPurpose::Instalment)),
            .description = line.description,
            .amount = taxed.amount,
            .tax = taxed.tax,
            .period = line.period,
            .creditShown = priceWithoutTax(line.creditTaken, tax.inclusive, keptTaxRate(tax.rate))};
}

Result<std::optional<QDate>> monthOf(const JsonValue &body)
{
    if (!body.has(u"period"))
        return std::nullopt;
    const QDate month = QDate::fromString(body[u"period"].toString() + "-01"_L1, Qt::ISODate);
    if (!month.isValid())
        return Failure(
            Error::invalid(u"period"_s, Fault::Kind::InvalidString, u"Must be a month, such as 2026-12."_s));
    return std::optional(month);
}

QStringList idsOf(const JsonValue &list)
{
    QStringList ids;
    for (const JsonValue &id : list.elements())
        ids += id.toString();
    return ids;
}

GroupChanges changesOf(const JsonValue &changes)
{
    std::vector<GroupExtension> extend;
    for (const JsonValue &extension : changes[u"extend"].elements())
        extend.push_back({extension[u"rentalId"].toString(), int(*extension[u"months"].toInteger())});
    return {.add = idsOf(changes[u"add"]),
            .remove = idsOf(changes[u"remove"]),
            .billingDay = changes.has(u"billingDay") ? std::optional(int(*changes[u"billingDay"].toInteger()))
                                                     : std::nullopt,
            .extend = std::move(extend)};
}

Result<Answer> preview(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checkedFor("billingGroupId"_L1, call, requestSchema()));
    ONHIRE_ASSIGN(const auto month, monthOf(body));
    ONHIRE_ASSIGN(InvoicePreview preview,
                  previewInvoice(call.context, call.pathValue(), month, changesOf(body[u"changes"])));
    if (!call.permissions.allow("invoices:read"_L1))
        preview.parties.reset(); // people's addresses
    if (!call.permissions.allow("payments:read"_L1))
        preview.creditUsed = Money();
    JsonWriter json;
    json.beginObject().member("success"_L1, true).key("invoice"_L1);
    if (preview.lines.empty()) {
        json.null();
    } else {
        json.raw(documentOf(preview, *call.context.tenant));
    }
    json.member("difference"_L1, preview.difference, call.context.tenant->exponent).endObject();
    return Answer{200, json.take()};
}

} // namespace

QByteArray documentOf(const InvoicePreview &preview, const Tenant &tenant)
{
    const auto day = [](QDate date) { return date.toString(Qt::ISODate); };
    const Decimal rate = keptTaxRate(preview.tax.rate);
    const QLatin1StringView reason = taxReasonOf(preview.tax.treatment);
    JsonWriter json;
    json.beginObject().member("tenantId"_L1, tenant.id).member("kind"_L1, "invoice"_L1);
    json.member("customerId"_L1, preview.customerId).member("billingGroupId"_L1, preview.billingGroupId);
    json.member("purpose"_L1, nameOf(PaymentPurpose::Instalment));
    json.member("billingPeriod"_L1, preview.period.start.toString(u"yyyy-MM"));
    json.member("periodStart"_L1, day(preview.period.start)).member("periodEnd"_L1, day(preview.period.end));
    json.member("dueDate"_L1, day(preview.dueDate));
    if (preview.parties) {
        json.key("seller"_L1).raw(preview.parties->seller);
        json.key("sellerDetails"_L1).raw(preview.parties->sellerDetails);
        json.key("recipient"_L1).raw(preview.parties->recipient);
    }
    json.member("currency"_L1, tenant.currency);
    json.key("lineItems"_L1).beginArray();
    for (size_t i = 0; i < preview.lines.size(); ++i)
        paymentLineShape().write(json, lineOf(preview.lines[i], preview.charge.lines[i], preview.tax),
                                 tenant.exponent);
    json.endArray().member("subtotal"_L1, preview.charge.subtotal, tenant.exponent);
    json.member("taxRate"_L1, Money::fromMinor(rate.value), rate.scale);
    json.member("taxAmount"_L1, preview.charge.tax, tenant.exponent);
    json.member("taxTreatment"_L1, nameOf(preview.tax.treatment));
    if (!reason.isEmpty())
        json.member("taxReason"_L1, reason);
    json.member("total"_L1, preview.charge.total, tenant.exponent);
    if (!preview.creditUsed.isZero()) {
        json.member("creditUsed"_L1, preview.creditUsed, tenant.exponent);
        json.member("amountDue"_L1, *Money::difference(preview.charge.total, preview.creditUsed),
                    tenant.exponent);
    }
    return json.endObject().take();
}

Route invoicePreviewRoute()
{
    return {.verb = "POST",
            .path = "/v1/billing-groups/{billingGroupId}/preview-invoice",
            .operation = "previewInvoice"_L1,
            .tag = "Billing groups"_L1,
            .summary = "Previews the invoice of a billing day, line by line; nothing is issued."_L1,
            .permission = "billing_groups:read"_L1,
            .handler = preview,
            .request = requestSchema(),
            .example = R"({"period":"2034-01","changes":{"extend":[{"rentalId":")"_ba
                + documented::MemberRental.data() + R"(","months":12}]}})",
            .response = answerSchema(),
            .hasOwnTransactions = true}; // what would change is done and taken back
}

} // namespace onhire
