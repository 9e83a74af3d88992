// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/customers/customer_patch.h"

#include "core/base/text.h"
#include "core/domain/address.h"
#include "core/domain/patch.h"
#include "core/domain/tenants/tenant.h"

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
    {"status"_L1, &CustomerRecord::status},
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

QString filledOrNull(const JsonValue &sent)
{
    const QString text = cleaned(sent.toString());
    return text.isEmpty() ? QString() : text;
}

} // namespace

Schema CustomerPatch::schema()
{
    static const Schema schema = [] {
        const Schema name = Schema::string().length(1, 200);
        const Schema note = Schema::string().length(0, 200).orNull();
        return Schema::object({
            optional("customerId"_L1,
                     Schema::string().length(1, 200).describedAs("The id in the path, if any."_L1)),
            optional("firstName"_L1, name),
            optional("lastName"_L1, name),
            optional("company"_L1, note),
            optional("phone"_L1, note),
            optional("email"_L1, Schema::string().format(Schema::Format::Email).length(1, 254)),
            optional("customerType"_L1, Schema::choice({u"individual"_s, u"business"_s})),
            optional("status"_L1, Schema::choice({u"active"_s, u"inactive"_s})),
            optional("customFields"_L1, Schema::object({}).open().orNull()),
            optional("billingAddress"_L1, addressSchema(), {u"lastBillingAddress"_s}),
            optional("shippingAddress"_L1, addressSchema(), {u"lastShippingAddress"_s}),
        });
    }();
    return schema;
}

Result<CustomerPatch> CustomerPatch::read(const JsonValue &sent, const QString &customerId,
                                          const Tenant &tenant, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema().read(sent, {tenant.exponent, strict}, faults);
    checkSameId(body, "customerId"_L1, customerId, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    CustomerPatch patch;
    for (const TextMember &text : textMembers) {
        const QString member(text.member);
        if (mentions(body, member, text.clearable ? Nulls::Clear : Nulls::Absent))
            patch.texts.append({text.field, filledOrNull(body[member])});
    }
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

void CustomerPatch::applyTo(CustomerRecord &customer) const
{
    for (const auto &[field, value] : texts)
        customer.*field = value;
    for (const auto &[field, value] : documents)
        customer.*field = value;
}

} // namespace onhire
