// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/products/product_save.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

Result<SavedProduct> createProduct(const Context &context, const ProductRequest &request)
{
    return inTransaction(
        context.database, context.scope(), [&](Connection &connection) -> Result<SavedProduct> {
            const QString sku = request.changes.sku.value_or(QString());
            ONHIRE_ASSIGN(const auto known, lockProductsBySku(connection, context.scope(), {sku}));
            if (!known.empty())
                return Failure(Error{ErrorCode::DuplicateSku, sku});
            return saveProduct(connection, context, {{}, &request, u"product.create"_s});
        });
}

Result<SavedProduct> addVariant(const Context &context, const QString &productId, const ProductRequest &request)
{
    return inTransaction(
        context.database, context.scope(), [&](Connection &connection) -> Result<SavedProduct> {
            ONHIRE_ASSIGN(auto product, lockProduct(connection, context.scope(), productId));
            if (!product)
                return Failure(Error{ErrorCode::NotFound, productId});
            ONHIRE_ASSIGN(
                const SavedProduct saved,
                saveProduct(connection, context, {std::move(product), &request, u"product.update"_s}));
            const auto known = std::ranges::find(saved.variants, false, &SavedProduct::Variant::created);
            if (known != saved.variants.end())
                return Failure(Error{ErrorCode::DuplicateSku, known->sku}); // and nothing of it is kept
            return saved;
        });
}

} // namespace onhire
