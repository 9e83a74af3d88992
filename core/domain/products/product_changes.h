// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be different about a product or a variant: what was sent, as values.
#pragma once

#include "core/base/json_value.h"
#include "core/domain/patch.h"
#include "core/domain/products/product_record.h"

namespace onhire {

struct Tenant;

// What is not named stays. A text that is null is cleared.
struct VariantChanges
{
    std::optional<QString> name, grade, condition, colorName;
    std::optional<QByteArray> images; // JSON
    std::optional<std::optional<Money>> listPrice, acquisitionCost;
    std::optional<std::vector<PriceRecord>> prices; // by contract length
    std::optional<bool> active;

    // For a variant that its schema accepted. Its status is not among what a product says of it.
    static VariantChanges read(const JsonValue &variant, const Tenant &tenant, Nulls nulls);
    void applyTo(VariantRecord &variant) const;
};

struct ProductChanges
{
    std::optional<QString> sku, name, specification, category, brand, description;
    std::optional<QByteArray> images, sync; // JSON
    std::optional<bool> active;

    // For a body that its schema accepted.
    static ProductChanges read(const JsonValue &body, Nulls nulls);
    void applyTo(ProductRecord &product) const;
};

// The names (store_fields.h) of what differs between two versions of a record; of a product without its
// variants.
QStringList differencesOf(const ProductRecord &before, const ProductRecord &after);
QStringList differencesOf(const VariantRecord &before, const VariantRecord &after);

} // namespace onhire
