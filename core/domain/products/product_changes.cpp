// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/product_changes.h"
#include "core/domain/patch.h"

#include "core/base/text.h"
#include "core/domain/products/price_list.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What every record of its kind has; null leaves it as it is.
std::optional<QString> needed(const JsonValue &body, QStringView name)
{
    return body.has(name) ? std::optional(filledOrNull(body[name])) : std::nullopt;
}

std::optional<QString> clearable(const JsonValue &body, QStringView name, Nulls nulls)
{
    return mentions(body, name, nulls) ? std::optional(filledOrNull(body[name])) : std::nullopt;
}

// Cleared, the list is empty.
std::optional<QByteArray> images(const JsonValue &body, Nulls nulls)
{
    if (!mentions(body, u"images", nulls))
        return {};
    return body.has(u"images") ? body[u"images"].toJson() : "[]"_ba;
}

using Amount = std::optional<Money>; // none: cleared

std::optional<Amount> amount(const JsonValue &body, QStringView name, const Tenant &tenant, Nulls nulls)
{
    if (!mentions(body, name, nulls))
        return std::nullopt;
    return std::optional<Amount>(
        std::in_place, body.has(name) ? Amount(Money::fromMinor(minorUnits(body[name], tenant))) : Amount());
}

template <typename Value>
void give(Value &member, const std::optional<Value> &value)
{
    if (value)
        member = *value;
}

} // namespace

VariantChanges VariantChanges::read(const JsonValue &variant, const Tenant &tenant, Nulls nulls)
{
    VariantChanges changes{.name = needed(variant, u"variantName"),
                           .grade = needed(variant, u"grade"),
                           .condition = clearable(variant, u"condition", nulls),
                           .colorName = clearable(variant, u"colorName", nulls),
                           .images = onhire::images(variant, nulls),
                           .listPrice = amount(variant, u"listPrice", tenant, nulls),
                           .acquisitionCost = amount(variant, u"acquisitionCost", tenant, nulls),
                           .prices = {},
                           .active = {}};
    if (variant.has(u"pricing"))
        changes.prices = readPriceList(variant[u"pricing"], tenant);
    return changes;
}

void VariantChanges::applyTo(VariantRecord &variant) const
{
    give(variant.name, name);
    give(variant.grade, grade);
    give(variant.condition, condition);
    give(variant.colorName, colorName);
    give(variant.images, images);
    give(variant.listPrice, listPrice);
    give(variant.acquisitionCost, acquisitionCost);
    give(variant.prices, prices);
    give(variant.active, active);
}

ProductChanges ProductChanges::read(const JsonValue &body, Nulls nulls)
{
    ProductChanges changes{.sku = needed(body, u"productSku"),
                           .name = needed(body, u"name"),
                           .specification = needed(body, u"specification"),
                           .category = needed(body, u"category"),
                           .brand = needed(body, u"brand"),
                           .description = clearable(body, u"description", nulls),
                           .images = onhire::images(body, nulls),
                           .sync = {},
                           .active = {}};
    if (body.has(u"status"))
        changes.active = body[u"status"].toString() == "active"_L1;
    return changes;
}

void ProductChanges::applyTo(ProductRecord &product) const
{
    give(product.sku, sku);
    give(product.name, name);
    give(product.specification, specification);
    give(product.category, category);
    give(product.brand, brand);
    give(product.description, description);
    give(product.images, images);
    give(product.sync, sync);
    give(product.active, active);
}

QStringList differencesOf(const ProductRecord &before, const ProductRecord &after)
{
    QStringList names;
    const auto compare = [&](auto member, QLatin1StringView name) {
        if (before.*member != after.*member)
            names += QString(name);
    };
    compare(&ProductRecord::sku, "productSku"_L1);
    compare(&ProductRecord::name, "name"_L1);
    compare(&ProductRecord::specification, "specification"_L1);
    compare(&ProductRecord::category, "category"_L1);
    compare(&ProductRecord::brand, "brand"_L1);
    compare(&ProductRecord::description, "description"_L1);
    compare(&ProductRecord::images, "images"_L1);
    compare(&ProductRecord::active, "status"_L1);
    return names;
}

QStringList differencesOf(const VariantRecord &before, const VariantRecord &after)
{
    QStringList names;
    const auto compare = [&](auto member, QLatin1StringView name) {
        if (before.*member != after.*member)
            names += u"variants."_s + name;
    };
    compare(&VariantRecord::name, "variantName"_L1);
    compare(&VariantRecord::grade, "grade"_L1);
    compare(&VariantRecord::condition, "condition"_L1);
    compare(&VariantRecord::colorName, "colorName"_L1);
    compare(&VariantRecord::images, "images"_L1);
    compare(&VariantRecord::listPrice, "listPrice"_L1);
    compare(&VariantRecord::acquisitionCost, "acquisitionCost"_L1);
    compare(&VariantRecord::prices, "pricing"_L1);
    return names;
}

} // namespace onhire
