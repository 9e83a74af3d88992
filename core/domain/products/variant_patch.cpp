// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/variant_patch.h"

#include "core/domain/products/price_list.h"
#include "core/domain/products/variant_schema.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema statusChoice()
{
    return Schema::choice({u"active"_s, u"inactive"_s});
}

Result<JsonValue> checked(const JsonValue &sent, const QString &variantId, const Tenant &tenant,
                          const Schema &schema, bool strict, std::initializer_list<QStringView> needed = {})
{
    QList<Fault> faults;
    const JsonValue body = schema.read(sent, {tenant.exponent, strict}, faults);
    checkNotCleared(sent, needed, faults);
    checkSameId(body, "variantId"_L1, variantId, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return body;
}

} // namespace

Schema VariantPatch::schema()
{
    static const Schema schema = [] {
        QList<Schema::Property> properties = variantProperties(false);
        properties += optional("status"_L1, statusChoice());
        properties += optional("variantId"_L1, Schema::string());
        return Schema::object(properties);
    }();
    return schema;
}

Schema VariantPatch::statusSchema()
{
    static const Schema schema =
        Schema::object({required("status"_L1, statusChoice()), optional("variantId"_L1, Schema::string())});
    return schema;
}

Result<VariantPatch> VariantPatch::read(const JsonValue &sent, const QString &variantId, const Tenant &tenant,
                                        bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body,
                  checked(sent.isObject() ? normalizedVariant(sent) : sent, variantId, tenant, schema(), strict,
                          {u"variantName", u"specification", u"grade", u"pricing", u"status"}));
    if (body.has(u"pricing")) {
        QList<Fault> faults;
        checkPriceList(body[u"pricing"], u"pricing"_s, tenant, faults);
        if (!faults.isEmpty())
            return Failure(Error{ErrorCode::InvalidPricing, variantId, faults});
    }
    VariantPatch patch{VariantChanges::read(body, tenant, Nulls::Clear)};
    if (body.has(u"status"))
        patch.changes.active = body[u"status"].toString() == "active"_L1;
    return patch;
}

Result<VariantPatch> VariantPatch::readStatus(const JsonValue &sent, const QString &variantId,
                                              const Tenant &tenant, bool strict)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(sent, variantId, tenant, statusSchema(), strict));
    return ofStatus(body[u"status"].toString() == "active"_L1);
}

VariantPatch VariantPatch::ofStatus(bool active)
{
    VariantPatch patch;
    patch.changes.active = active;
    return patch;
}

} // namespace onhire
