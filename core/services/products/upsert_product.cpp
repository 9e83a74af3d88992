// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "core/services/products/product_save.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<SavedProduct> upsertProduct(const Context &context, const ProductRequest &request)
{
    const auto upsert = [&](Connection &connection) -> Result<SavedProduct> {
        ONHIRE_ASSIGN(const auto product,
                      lockProductBySku(connection, context.scope(), request.productSku.value_or(QString())));
        const QString change = product ? changeJson(context, u"product.update"_s, {u"product.updated"_s})
                                       : changeJson(context, u"product.create"_s, {u"product.created"_s});
        return saveProduct(connection, context, product, request, change);
    };
    auto saved = inTransaction(context.database, context.scope(), upsert);
    if (saved)
        context.announce(saved->record.id);
    return saved;
}

} // namespace onhire
