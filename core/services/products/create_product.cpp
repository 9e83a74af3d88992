// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "core/services/products/product_save.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static Result<SavedProduct> announced(const Context &context, Result<SavedProduct> saved)
{
    if (saved)
        context.announce(saved->record.id);
    return saved;
}

Result<SavedProduct> createProduct(const Context &context, const ProductRequest &request)
{
    const auto create = [&](Connection &connection) -> Result<SavedProduct> {
        const QString sku = request.productSku.value_or(QString());
        ONHIRE_ASSIGN(const auto known, lockProductBySku(connection, context.scope(), sku));
        if (known)
            return Failure(Error{ErrorCode::DuplicateSku, sku});
        const QString change = changeJson(context, u"product.create"_s, {u"product.created"_s});
        return saveProduct(connection, context, {}, request, change);
    };
    return announced(context, inTransaction(context.database, context.scope(), create));
}

Result<SavedProduct> addVariant(const Context &context, const QString &productId, const ProductRequest &request)
{
    const auto add = [&](Connection &connection) -> Result<SavedProduct> {
        ONHIRE_ASSIGN(const auto product, lockProduct(connection, context.scope(), productId));
        if (!product)
            return Failure(Error{ErrorCode::NotFound, productId});
        const QString change = changeJson(context, u"product.update"_s, {u"product.updated"_s});
        ONHIRE_ASSIGN(const SavedProduct saved, saveProduct(connection, context, product, request, change));
        const auto known = std::find_if(saved.variants.begin(), saved.variants.end(),
                                        [](const SavedProduct::Variant &variant) { return !variant.created; });
        if (known != saved.variants.end())
            return Failure(Error{ErrorCode::DuplicateSku, known->sku}); // and nothing of it is kept
        return saved;
    };
    return announced(context, inTransaction(context.database, context.scope(), add));
}

} // namespace onhire
