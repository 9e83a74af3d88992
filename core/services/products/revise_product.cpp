// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "core/services/products/product_save.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<SavedProduct> revise(const Context &context, const QString &productId,
                                   const ProductRequest &request, const QString &change,
                                   std::optional<int> expectedVersion)
{
    const auto save = [&](Connection &connection) -> Result<SavedProduct> {
        ONHIRE_ASSIGN(const auto product, lockProduct(connection, context.scope(), productId));
        if (!product)
            return Failure(Error{ErrorCode::NotFound, productId});
        if (expectedVersion && *expectedVersion != product->version)
            return Failure(Error{ErrorCode::VersionConflict, productId});
        return saveProduct(connection, context, product, request, change);
    };
    auto saved = inTransaction(context.database, context.scope(), save);
    if (saved)
        context.announce(productId);
    return saved;
}

Result<SavedProduct> reviseProduct(const Context &context, const QString &productId,
                                   const ProductRequest &request, std::optional<int> expectedVersion)
{
    const QString change = changeJson(context, u"product.update"_s, {u"product.updated"_s});
    return revise(context, productId, request, change, expectedVersion);
}

Result<SavedProduct> removeProduct(const Context &context, const QString &productId,
                                   std::optional<int> expectedVersion)
{
    const QString change = changeJson(context, u"product.delete"_s, {u"product.deleted"_s});
    return revise(context, productId, ProductRequest::ofStatus(false), change, expectedVersion);
}

} // namespace onhire
