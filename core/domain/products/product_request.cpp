// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/product_request.h"

#include "core/base/text.h"
#include "core/domain/products/price_list.h"
#include "core/domain/products/variant_schema.h"
#include "core/domain/tenants/tenant.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 MostVariants = 500;

Schema name()
{
    return Schema::string().length(1, 200);
}

Schema variantSchema(bool whole)
{
    QList<Schema::Property> properties{required("variantSku"_L1, name(), {u"sku"_s})};
    properties += variantProperties(whole);
    properties += optional("variantId"_L1,
                           Schema::string().describedAs("Ignored; a variant is identified by its SKU."_L1));
    return Schema::object(properties);
}

Schema bodySchema(bool whole)
{
    const Schema variants = Schema::array(variantSchema(whole));
    const Schema description = Schema::string().length(0, 5000);
    QList<Schema::Property> properties{
        {"productSku"_L1, name(), whole},
        {"name"_L1, name(), whole},
        {"specification"_L1,
         Schema::string().length(1, 5000).describedAs("An object is also accepted and stored as JSON text."_L1),
         whole},
        {"category"_L1, name(), whole},
        {"brand"_L1, name(), whole},
        {"variants"_L1, whole ? variants.length(1, MostVariants) : variants.length(0, MostVariants), whole},
        optional("description"_L1, whole ? description : description.orNull()),
        optional("images"_L1, whole ? imagesSchema() : imagesSchema().orNull()),
        optional("status"_L1,
                 Schema::choice({u"active"_s, u"discontinued"_s})
                     .describedAs("A discontinued product has no active variants."_L1)),
    };
    if (!whole)
        properties += optional("productId"_L1, Schema::string());
    return Schema::object(properties);
}

JsonValue normalizedVariants(const JsonValue &variants)
{
    if (!variants.isArray())
        return variants;
    QList<JsonValue> all;
    for (const JsonValue &variant : variants.elements())
        all += variant.isObject() ? normalizedVariant(variant) : variant;
    return JsonValue::array(all);
}

JsonValue normalized(const JsonValue &body)
{
    if (!body.isObject())
        return body;
    QList<JsonValue::Member> members;
    for (const auto &[name, value] : body.members()) {
        if (name == "specification"_L1 && value.isObject())
            members.append({name, JsonValue::string(QString::fromUtf8(value.toJson()))});
        else
            members.append({name, name == "variants"_L1 ? normalizedVariants(value) : value});
    }
    return JsonValue::object(members);
}

QString skuOf(const JsonValue &variant)
{
    return cleaned(variant[u"variantSku"].toString());
}

QString pathOf(qsizetype variant, QLatin1StringView member)
{
    return u"variants.%1.%2"_s.arg(variant).arg(member);
}

void checkRepetitions(const QList<JsonValue> &variants, QList<Fault> &faults)
{
    QSet<QString> skus;
    for (qsizetype i = 0; i < variants.size(); ++i) {
        const QString sku = variants[i].isObject() ? skuOf(variants[i]) : QString();
        if (!sku.isEmpty() && skus.contains(sku))
            faults.append({pathOf(i, "variantSku"_L1), Fault::Kind::Custom,
                           u"Another variant in this request has the same SKU."_s});
        skus.insert(sku);
    }
}

// A price list whose faults make INVALID_PRICING belongs to the first variant that has any.
Result<void> checkPrices(const QList<JsonValue> &variants, const Tenant &tenant)
{
    QString sku;
    QList<Fault> faults;
    for (qsizetype i = 0; i < variants.size(); ++i) {
        if (variants[i].has(u"pricing"))
            checkPriceList(variants[i][u"pricing"], pathOf(i, "pricing"_L1), tenant, faults);
        if (sku.isEmpty() && !faults.isEmpty())
            sku = skuOf(variants[i]);
    }
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::InvalidPricing, sku, faults});
    return {};
}

QList<Fault> missingOf(const JsonValue &variant, qsizetype position)
{
    QList<Fault> faults;
    for (const Schema::Property &property : variantProperties(true)) {
        if (property.required && variant[QString(property.name)].isNull())
            faults.append({pathOf(position, property.name), Fault::Kind::Required, u"Required."_s});
    }
    return faults;
}

Result<ProductRequest> readBody(const JsonValue &body, const Tenant &tenant, Nulls nulls, QList<Fault> faults)
{
    const auto &variants = body[u"variants"].elements();
    checkRepetitions(variants, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    ONHIRE_TRY(checkPrices(variants, tenant));

    ProductRequest request{ProductChanges::read(body, nulls), {}};
    for (qsizetype i = 0; i < variants.size(); ++i)
        request.variants +=
            {skuOf(variants[i]), VariantChanges::read(variants[i], tenant, nulls), missingOf(variants[i], i)};
    return request;
}

} // namespace

Schema ProductRequest::schema()
{
    static const Schema schema = bodySchema(true);
    return schema;
}

Schema ProductRequest::patchSchema()
{
    static const Schema schema = bodySchema(false);
    return schema;
}

Result<ProductRequest> ProductRequest::read(const JsonValue &sent, const Tenant &tenant, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema().read(normalized(sent), {tenant.exponent, strict}, faults);
    return readBody(body, tenant, Nulls::Absent, faults);
}

Result<ProductRequest> ProductRequest::readPatch(const JsonValue &sent, const QString &productId,
                                                 const Tenant &tenant, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = patchSchema().read(normalized(sent), {tenant.exponent, strict}, faults);
    checkSameId(body, "productId"_L1, productId, faults);
    return readBody(body, tenant, Nulls::Clear, faults);
}

ProductRequest ProductRequest::ofStatus(bool active)
{
    ProductRequest request;
    request.changes.active = active;
    return request;
}

} // namespace onhire
