// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_invoice.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

void writeAddress(JsonWriter &json, const QString &contact, const QString &country)
{
    json.key("address"_L1).beginObject();
    json.member("contactName"_L1, contact)
        .member("streetAddress"_L1, u"Hafenstraße 1"_s)
        .member("city"_L1, u"Hamburg"_s)
        .member("country"_L1, country)
        .member("buildingInfo"_L1, u"Hof 3"_s)
        .member("postalCode"_L1, u"20457"_s)
        .endObject();
}

void writeIfAny(JsonWriter &json, QLatin1StringView name, const QString &text)
{
    if (!text.isEmpty())
        json.member(name, text);
}

void writeSeller(JsonWriter &json, const SampleInvoice &invoice)
{
    json.member("seller"_L1, invoice.seller).key("sellerDetails"_L1).beginObject();
    if (!invoice.sellerCountry.isEmpty())
        writeAddress(json, u"Nina Nord"_s, invoice.sellerCountry);
    writeIfAny(json, "vatNumber"_L1, invoice.sellerVatNumber);
    writeIfAny(json, "taxNumber"_L1, invoice.sellerTaxNumber);
    writeIfAny(json, "registerNumber"_L1, invoice.registerNumber);
    writeIfAny(json, "iban"_L1, invoice.iban);
    writeIfAny(json, "bic"_L1, invoice.bic);
    writeIfAny(json, "terms"_L1, invoice.terms);
    json.endObject();
}

void writeRecipient(JsonWriter &json, const SampleInvoice &invoice)
{
    json.key("recipient"_L1).beginObject();
    writeIfAny(json, "company"_L1, invoice.company);
    json.member("firstName"_L1, u"Ada"_s)
        .member("lastName"_L1, u"Lovelace"_s)
        .member("email"_L1, u"ada@x.example"_s);
    writeIfAny(json, "vatNumber"_L1, invoice.buyerVatNumber);
    writeAddress(json, u"Ada Lovelace"_s, invoice.buyerCountry);
    json.endObject();
}

void writePeriod(JsonWriter &json, const std::optional<DateRange> &period)
{
    if (period)
        json.member("periodStart"_L1, period->start.toString(Qt::ISODate))
            .member("periodEnd"_L1, period->end.toString(Qt::ISODate));
}

void writeTax(JsonWriter &json, const TaxTerms &tax)
{
    json.member("taxRate"_L1, Money::fromMinor(tax.rate.value), tax.rate.scale);
    json.member("taxTreatment"_L1, nameOf(tax.treatment));
    if (tax.treatment == TaxTreatment::Exempt)
        json.member("taxReason"_L1, u"Exempt from tax."_s);
    if (tax.treatment == TaxTreatment::ReverseCharge)
        json.member("taxReason"_L1, u"Reverse charge: the recipient is liable for the tax."_s);
}

Charge chargeOf(const SampleInvoice &invoice)
{
    std::vector<ChargeLine> lines;
    for (const qint64 price : invoice.prices)
        lines.push_back({u"sub_1"_s, invoice.description, Money::fromMinor(price)});
    return *chargeFor(lines, invoice.tax);
}

} // namespace

JsonValue recordOf(const SampleInvoice &invoice)
{
    const int exponent = *currencyExponent(invoice.currency);
    Charge charge = chargeOf(invoice);
    charge.tax = Money::fromMinor(charge.tax.minor() + invoice.taxOff);
    charge.total = *Money::sum(charge.subtotal, charge.tax);
    JsonWriter json;
    json.beginObject();
    json.member("invoiceNumber"_L1, u"2026-000042"_s).member("kind"_L1, invoice.kind);
    json.member("purpose"_L1, invoice.purpose).member("billingPeriod"_L1, u"2026-11"_s);
    writePeriod(json, invoice.period);
    json.member("issueDate"_L1, u"2026-11-21"_s).member("dueDate"_L1, u"2026-12-05"_s);
    writeSeller(json, invoice);
    writeRecipient(json, invoice);
    json.member("currency"_L1, invoice.currency).key("lineItems"_L1).beginArray();
    for (size_t i = 0; i < charge.lines.size(); ++i) {
        json.beginObject();
        json.member("rentalId"_L1, u"sub_%1"_s.arg(i + 1)).member("purpose"_L1, invoice.purpose);
        json.member("description"_L1, invoice.description);
        json.member("amount"_L1, charge.lines[i].amount, exponent);
        json.member("taxAmount"_L1, charge.lines[i].tax, exponent);
        writePeriod(json, invoice.period);
        json.endObject();
    }
    json.endArray().member("subtotal"_L1, charge.subtotal, exponent);
    writeTax(json, invoice.tax);
    json.member("taxAmount"_L1, charge.tax, exponent).member("total"_L1, charge.total, exponent);
    if (invoice.creditUsed > 0)
        json.member("creditUsed"_L1, Money::fromMinor(invoice.creditUsed), exponent);
    writeIfAny(json, "reason"_L1, invoice.reason);
    json.endObject();
    return *readJson(json.take());
}

} // namespace onhire::test
