// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/customers/customer_patch.h"

#include "core/base/text.h"
#include "core/domain/address.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr PatchedText texts[] = {
    {"firstName"_L1, "first_name"_L1, false},
    {"lastName"_L1, "last_name"_L1, false},
    {"company"_L1, "company"_L1},
    {"phone"_L1, "phone"_L1},
    {"email"_L1, "email"_L1, false},
    {"customerType"_L1, "customer_type"_L1, false},
    {"status"_L1, "status"_L1, false},
};

struct PatchedAddress
{
    QLatin1StringView member, column;
};

constexpr PatchedAddress addresses[] = {
    {"billingAddress"_L1, "last_billing_address"_L1},
    {"shippingAddress"_L1, "last_shipping_address"_L1},
};

std::optional<QString> textOf(const JsonValue &body, QStringView member, Nulls nulls = Nulls::Absent)
{
    return mentions(body, member, nulls) ? std::optional(cleaned(body[member].toString())) : std::nullopt;
}

QByteArray columnsOf(const JsonValue &body, Nulls nulls)
{
    JsonWriter columns;
    columns.beginObject();
    writeTexts(columns, body, texts, nulls);
    if (body.has(u"email"))
        columns.member("email_key"_L1, QStringView(emailKey(body[u"email"].toString())));
    if (mentions(body, u"customFields", nulls))
        columns.member("custom_fields"_L1, body[u"customFields"]);
    for (const PatchedAddress &address : addresses) {
        if (body.has(QString(address.member)))
            columns.key(address.column).raw(addressJson(body[QString(address.member)]));
    }
    columns.endObject();
    return columns.take();
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
            optional("billingAddress"_L1, addressSchema()),
            optional("shippingAddress"_L1, addressSchema()),
        });
    }();
    return schema;
}

Result<CustomerPatch> CustomerPatch::read(const JsonValue &body, const QString &customerId,
                                          const Tenant &tenant, Nulls nulls, bool strict)
{
    QList<Fault> faults;
    schema().check(body, {}, {tenant.exponent, strict}, faults);
    checkSameId(body, "customerId"_L1, customerId, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    CustomerPatch patch;
    patch.email = textOf(body, u"email");
    patch.firstName = textOf(body, u"firstName");
    patch.lastName = textOf(body, u"lastName");
    patch.company = textOf(body, u"company", nulls);
    if (body.has(u"status"))
        patch.active = body[u"status"].toString() == "active"_L1;
    patch.columns = columnsOf(body, nulls);
    return patch;
}

CustomerPatch CustomerPatch::ofStatus(bool active)
{
    CustomerPatch patch;
    patch.active = active;
    patch.columns = active ? "{\"status\":\"active\"}"_ba : "{\"status\":\"inactive\"}"_ba;
    return patch;
}

} // namespace onhire
