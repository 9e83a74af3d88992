// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/customers/customer_patch.h"

#include "core/base/text.h"
#include "core/domain/address.h"
#include "core/domain/payments/tax_terms.h"
#include "core/domain/payments/tax_treatment_schema.h"
#include "core/domain/tenants/tenant.h"
#include "core/domain/vat_number.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct TextMember
{
    QLatin1StringView member;
    QString CustomerRecord::*field;
    bool clearable = false;
};

constexpr TextMember textMembers[] = {
    {"firstName"_L1, &CustomerRecord::firstName},   {"lastName"_L1, &CustomerRecord::lastName},
    {"company"_L1, &CustomerRecord::company, true}, {"phone"_L1, &CustomerRecord::phone, true},
    {"email"_L1, &CustomerRecord::email},           {"customerType"_L1, &CustomerRecord::type},
    {"status"_L1, &CustomerRecord::status},         {"taxTreatment"_L1, &CustomerRecord::taxTreatment},
};

struct AddressMember
{
    QLatin1StringView member;
    QByteArray CustomerRecord::*field;
};

constexpr AddressMember addressMembers[] = {
    {"billingAddress"_L1, &CustomerRecord::billingAddress},
    {"shippingAddress"_L1, &CustomerRecord::shippingAddress},
};

QString rateOrNull(const JsonValue &sent)
{
    const auto rate = sent.toDecimal();
    if (!rate)
        return {};
    const Decimal kept = keptTaxRate(*rate);
    return QString::fromLatin1(Money::fromMinor(kept.value).toJson(kept.scale));
}

} // namespace

Schema CustomerPatch::schema()
{
    static const Schema schema = [] {
        const Schema name = Schema::string().length(1, 200);
        const Schema note = Schema::string().length(0, 200).orNull();
        return Schema::object({
            optional(
                "customerId"_L1,
                Schema::string().length(1, 200).describedAs("If given, must match the id in the path."_L1)),
            optional("firstName"_L1, name),
            optional("lastName"_L1, name),
            optional("company"_L1, note),
            optional("phone"_L1, note),
            optional("email"_L1, Schema::string().format(Schema::Format::Email).length(1, 254)),
            optional("customerType"_L1, Schema::choice({u"individual"_s, u"business"_s})),
            optional("status"_L1, Schema::choice({u"active"_s, u"inactive"_s})),
            optional("taxTreatment"_L1,
                     taxTreatmentSchema().describedAs(
                         "exempt and reverse_charge: no tax is charged, and invoices say why."_L1)),
            optional("vatNumber"_L1, Schema::string().length(0, 30).orNull()),
            optional("taxRate"_L1,
                     Schema::decimal().range(0, 100).orNull().describedAs("Overrides the tenant's rate."_L1)),
            optional("customFields"_L1, Schema::object({}).open().orNull()),
            optional("billingAddress"_L1, addressSchema(), {u"lastBillingAddress"_s}),
            optional("shippingAddress"_L1, addressSchema(), {u"lastShippingAddress"_s}),
        });
    }();
    return schema;
}

Result<CustomerPatch> CustomerPatch::read(const JsonValue &sent, const QString &customerId,
                                          const Tenant &tenant, bool strict, Nulls ofRequired)
{
    QList<Fault> faults;
    if (ofRequired == Nulls::Clear)
        checkNotCleared(sent,
                        {u"firstName", u"lastName", u"email", u"customerType", u"status", u"taxTreatment",
                         u"billingAddress", u"lastBillingAddress", u"shippingAddress", u"lastShippingAddress"},
                        faults);
    const JsonValue body = schema().read(sent, {tenant.exponent, strict}, faults);
    checkSameId(body, "customerId"_L1, customerId, faults);
    faults += taxRateFaults(u"taxRate"_s, body[u"taxRate"]);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    CustomerPatch patch;
    for (const TextMember &text : textMembers) {
        const QString member(text.member);
        if (mentions(body, member, text.clearable ? Nulls::Clear : Nulls::Absent))
            patch.texts.append({text.field, filledOrNull(body[member])});
    }
    if (mentions(body, u"vatNumber", Nulls::Clear)) {
        const QString number = plainVatNumber(body[u"vatNumber"].toString());
        patch.texts.append({&CustomerRecord::vatNumber, number.isEmpty() ? QString() : number});
    }
    if (mentions(body, u"taxRate", Nulls::Clear))
        patch.texts.append({&CustomerRecord::taxRate, rateOrNull(body[u"taxRate"])});
    for (const AddressMember &address : addressMembers) {
        if (body.has(QString(address.member)))
            patch.documents.append({address.field, addressJson(body[QString(address.member)])});
    }
    if (mentions(body, u"customFields", Nulls::Clear))
        patch.documents.append({&CustomerRecord::customFields,
                                body.has(u"customFields") ? body[u"customFields"].toJson() : QByteArray()});
    return patch;
}

CustomerPatch CustomerPatch::ofStatus(bool active)
{
    CustomerPatch patch;
    patch.texts.append({&CustomerRecord::status, active ? u"active"_s : u"inactive"_s});
    return patch;
}

QList<Fault> taxFaults(const CustomerRecord &customer)
{
    QList<Fault> faults;
    const bool isReversed = customer.taxTreatment == nameOf(TaxTreatment::ReverseCharge);
    if (!customer.vatNumber.isEmpty() && !isVatNumber(customer.vatNumber))
        faults.append(
            {u"vatNumber"_s, Fault::Kind::InvalidString, u"Not a valid VAT number for its country."_s});
    else if (isReversed && !customer.vatNumber.isEmpty() && !isCheckedVatNumber(customer.vatNumber))
        faults.append({u"vatNumber"_s, Fault::Kind::InvalidString,
                       u"reverse_charge needs a VAT number from a country whose numbers can be checked."_s});
    if (isReversed && customer.type != "business"_L1)
        faults.append(
            {u"taxTreatment"_s, Fault::Kind::Custom, u"reverse_charge is only for business customers."_s});
    if (isReversed && customer.vatNumber.isEmpty())
        faults.append({u"vatNumber"_s, Fault::Kind::Required, u"reverse_charge needs a VAT number."_s});
    return faults;
}

void CustomerPatch::applyTo(CustomerRecord &customer) const
{
    for (const auto &[field, value] : texts)
        customer.*field = value;
    for (const auto &[field, value] : documents)
        customer.*field = value;
}

} // namespace onhire
