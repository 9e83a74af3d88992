// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody wants a product and its variants to be: a whole one (POST), or what is to be different (PUT).
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"

#include <QList>
#include <QString>

#include <optional>

namespace onhire {

struct Tenant;

struct ProductRequest
{
    struct Variant
    {
        QString sku;
        QByteArray columns; // JSON: column → value
        QByteArray prices; // JSON, or empty: they stay
        QList<Fault> missing; // what a new variant would need and this one lacks
    };

    // By these a product is found; none: as it is.
    std::optional<QString> productSku, name, category, brand;
    std::optional<bool> active;
    QByteArray columns; // JSON: column → value
    QList<Variant> variants;
    QByteArray sync; // JSON: what ties it to a store, whose wish this is then; empty: somebody else's

    static Schema schema(); // the whole product
    static Schema patchSchema(); // nothing is required
    static Result<ProductRequest> read(const JsonValue &body, const Tenant &tenant, bool strict = false);
    static Result<ProductRequest> readPatch(const JsonValue &body, const QString &productId,
                                            const Tenant &tenant, bool strict = false);
    static ProductRequest ofStatus(bool active);
};

} // namespace onhire
