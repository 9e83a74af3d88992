// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be different about one variant. Its SKU stays: stickers, assets and orders carry it.
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"
#include "core/domain/products/product_changes.h"

namespace onhire {

struct Tenant;

struct VariantPatch
{
    VariantChanges changes;

    static Schema schema();
    static Schema statusSchema(); // {status} and nothing else
    static VariantPatch ofStatus(bool active);
    static Result<VariantPatch> read(const JsonValue &body, const QString &variantId, const Tenant &tenant,
                                     bool strict = false);
    static Result<VariantPatch> readStatus(const JsonValue &body, const QString &variantId,
                                           const Tenant &tenant, bool strict = false);
};

} // namespace onhire
