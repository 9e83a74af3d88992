// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/products/product_save.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<SavedProduct> revise(const Context &context, const QString &productId,
                                   const ProductRequest &request, const QString &action,
                                   std::optional<int> expectedVersion)
{
    return inTransaction(context.database, context.scope(),
                         [&](Connection &connection) -> Result<SavedProduct> {
                             ONHIRE_ASSIGN(auto product, lockProduct(connection, context.scope(), productId));
                             if (!product)
                                 return Failure(Error{ErrorCode::NotFound, productId});
                             if (expectedVersion && *expectedVersion != product->version)
                                 return Failure(Error{ErrorCode::VersionConflict, productId});
                             return saveProduct(connection, context, {std::move(product), &request, action});
                         });
}

Result<SavedProduct> reviseProduct(const Context &context, const QString &productId,
                                   const ProductRequest &request, std::optional<int> expectedVersion)
{
    return revise(context, productId, request, u"product.update"_s, expectedVersion);
}

Result<SavedProduct> removeProduct(const Context &context, const QString &productId,
                                   std::optional<int> expectedVersion)
{
    return revise(context, productId, ProductRequest::ofStatus(false), u"product.delete"_s, expectedVersion);
}

} // namespace onhire
