// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "core/services/products/product_save.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Known = QHash<QString, LockedProduct>; // by their SKU

Result<Known> lockKnown(Connection &connection, const Context &context, const QList<ProductRequest> &requests)
{
    QStringList skus;
    for (const ProductRequest &request : requests)
        skus += request.productSku.value_or(QString());
    ONHIRE_ASSIGN(const auto products, lockProductsBySku(connection, context.scope(), skus));
    Known known;
    for (const LockedProduct &product : products)
        known.insert(product.sku, product);
    return known;
}

ProductChange changeOf(const Context &context, const Known &known, const ProductRequest &request)
{
    const auto product = known.constFind(request.productSku.value_or(QString()));
    if (product == known.constEnd())
        return {{}, &request, changeJson(context, u"product.create"_s, {u"product.created"_s})};
    return {*product, &request, changeJson(context, u"product.update"_s, {u"product.updated"_s})};
}

} // namespace

Result<QList<SavedProduct>> upsertProducts(const Context &context, const QList<ProductRequest> &requests)
{
    const auto upsert = [&](Connection &connection) -> Result<QList<SavedProduct>> {
        ONHIRE_ASSIGN(const Known known, lockKnown(connection, context, requests));
        QList<ProductChange> changes;
        for (const ProductRequest &request : requests)
            changes.append(changeOf(context, known, request));
        return saveProducts(connection, context, changes);
    };
    auto saved = inTransaction(context.database, context.scope(), upsert);
    if (saved) {
        for (const SavedProduct &product : *saved)
            context.announce(product.record.id);
    }
    return saved;
}

Result<SavedProduct> upsertProduct(const Context &context, const ProductRequest &request)
{
    ONHIRE_ASSIGN(const QList<SavedProduct> saved, upsertProducts(context, {request}));
    return saved.constFirst();
}

} // namespace onhire
