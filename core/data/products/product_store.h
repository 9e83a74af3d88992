// SPDX-License-Identifier: GPL-3.0-or-later
// Products and variants in the database: what rules need to know before they change.
#pragma once

#include "core/base/json_value.h"
#include "core/data/db/connection.h"

#include <QList>

#include <optional>

namespace onhire {

struct LockedProduct
{
    QString id;
    int version = 0;
    bool active = true;
    QString sku, name, category, brand;
    QStringList readOnlyFields; // that a store decides
};

struct LockedVariant
{
    QString productId, id, sku;
    int version = 0;
    bool active = true;
};

// Whoever changes a product or one of its variants locks the product first; so their changes come one after the
// other.
Result<std::optional<LockedProduct>> lockProduct(Connection &connection, const Scope &scope,
                                                 const QString &productId);
Result<std::optional<LockedProduct>> lockProductBySku(Connection &connection, const Scope &scope,
                                                      const QString &sku);
// Of those SKUs for which there is one.
Result<QList<LockedProduct>> lockProductsBySku(Connection &connection, const Scope &scope,
                                               const QStringList &skus);
// All of locked products; from now on no order can be placed on them until the transaction ends.
Result<QList<LockedVariant>> lockVariants(Connection &connection, const Scope &scope,
                                          const QStringList &productIds);

// A field of a product, or of the variant with this SKU, by its column.
struct ProductDifference
{
    QString productId, variantSku, column;
};
// What $2 of the statement would change; see sql/products/differences.sql.
Result<QList<ProductDifference>> productDifferences(Connection &connection, const Scope &scope,
                                                    const QByteArray &given);

// A product that a synchronisation may meet.
struct StoredProduct
{
    QString id, sku;
    JsonValue sync; // null: no store has anything to do with it
    QStringList variantSkus;
};
Result<QList<StoredProduct>> productsOfStore(Connection &connection, const Scope &scope,
                                             const QStringList &skus);

// Of locked variants: whether an order that is pending, confirmed or partial uses one of them.
Result<bool> areInUse(Connection &connection, const Scope &scope, const QStringList &variantIds);

} // namespace onhire
