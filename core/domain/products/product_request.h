// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody wants a product and its variants to be: a whole one (POST), or what is to be different (PUT).
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"
#include "core/domain/products/product_changes.h"

#include <QList>
#include <QString>

namespace onhire {

struct Tenant;

struct ProductRequest
{
    struct Variant
    {
        QString sku;
        VariantChanges changes;
        QList<Fault> missing; // what a new variant would need and this one lacks
        QString usualGrade = {}; // of a new one, where none is named
    };

    ProductChanges changes; // with `sync`, what ties it to a store, whose wish this is then
    QList<Variant> variants;

    static Schema schema(); // the whole product
    static Schema patchSchema(); // nothing is required
    static Result<ProductRequest> read(const JsonValue &body, const Tenant &tenant, bool strict = false);
    static Result<ProductRequest> readPatch(const JsonValue &body, const QString &productId,
                                            const Tenant &tenant, bool strict = false);
    static ProductRequest ofStatus(bool active);
};

} // namespace onhire
