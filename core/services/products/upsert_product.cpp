// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/products/product_save.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Known = QHash<QString, StoredProduct>; // by their SKU

Result<Known> lockKnown(Connection &connection, const Context &context, const QList<ProductRequest> &requests)
{
    QStringList skus;
    for (const ProductRequest &request : requests)
        skus += request.changes.sku.value_or(QString());
    ONHIRE_ASSIGN(auto products, lockProductsBySku(connection, context.scope(), skus));
    Known known;
    for (StoredProduct &product : products)
        known.insert(product.record.sku, std::move(product));
    return known;
}

ProductChange changeOf(const Known &known, const ProductRequest &request)
{
    const auto product = known.constFind(request.changes.sku.value_or(QString()));
    if (product == known.constEnd())
        return {{}, &request, u"product.create"_s};
    return {*product, &request, u"product.update"_s};
}

} // namespace

Result<QList<SavedProduct>> upsertProducts(const Context &context, const QList<ProductRequest> &requests)
{
    return inTransaction(context.database, context.scope(),
                         [&](Connection &connection) -> Result<QList<SavedProduct>> {
                             ONHIRE_ASSIGN(const Known known, lockKnown(connection, context, requests));
                             QList<ProductChange> changes;
                             for (const ProductRequest &request : requests)
                                 changes.append(changeOf(known, request));
                             return saveProducts(connection, context, changes);
                         });
}

Result<SavedProduct> upsertProduct(const Context &context, const ProductRequest &request)
{
    ONHIRE_ASSIGN(const QList<SavedProduct> saved, upsertProducts(context, {request}));
    return saved.constFirst();
}

} // namespace onhire
