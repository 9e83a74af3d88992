// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/data/products/product_store.h"
#include "core/services/changes/change.h"
#include "core/services/products/products.h"
#include "core/services/products/read_only.h"
#include "onhire/sql.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<QString> productOf(Connection &connection, const Context &context, const QString &variantId)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::variants::product, {context.tenant->id, variantId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, variantId});
    return rows.text(0);
}

Result<void> checkStatus(Connection &connection, const Context &context, const LockedProduct &product,
                         const LockedVariant &variant, bool active)
{
    if (active && !variant.active && !product.active)
        return Failure(Error::invalid(u"status"_s, Fault::Kind::Custom, u"The product is discontinued."_s));
    if (active || !variant.active)
        return {};
    ONHIRE_ASSIGN(const bool inUse, areInUse(connection, context.scope(), {variant.id}));
    if (inUse)
        return Failure(Error{ErrorCode::VariantInUse, variant.sku});
    return {};
}

Result<Record> revise(Connection &connection, const Context &context, const QString &variantId,
                      const VariantPatch &patch, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(const QString productId, productOf(connection, context, variantId));
    ONHIRE_ASSIGN(const auto product, lockProduct(connection, context.scope(), productId));
    ONHIRE_ASSIGN(const auto variants, lockVariants(connection, context.scope(), {productId}));
    const auto variant = std::find_if(variants.begin(), variants.end(),
                                      [&](const LockedVariant &known) { return known.id == variantId; });
    if (!product || variant == variants.end())
        return Failure(Error::internal(u"a variant without its product"_s));
    if (expectedVersion && *expectedVersion != variant->version)
        return Failure(Error{ErrorCode::VersionConflict, variantId});
    ONHIRE_TRY(checkReadOnly(connection, context, *product, variant->sku, patch));
    if (patch.active)
        ONHIRE_TRY(checkStatus(connection, context, *product, *variant, *patch.active));
    const QVariant prices = patch.prices.isEmpty() ? QVariant(QMetaType::fromType<QString>())
                                                   : QVariant(QString::fromUtf8(patch.prices));
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::variants::revise,
                       {context.tenant->id, changeJson(context, u"variant.update"_s, {u"variant.updated"_s}),
                        productId, variantId, QString::fromUtf8(patch.columns), prices}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked variant vanished"_s));
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

} // namespace

Result<Record> reviseVariant(const Context &context, const QString &variantId, const VariantPatch &patch,
                             std::optional<int> expectedVersion)
{
    auto revised = inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return revise(connection, context, variantId, patch, expectedVersion);
    });
    if (revised)
        context.announce(variantId);
    return revised;
}

Result<Record> setVariantStatus(const Context &context, const QString &variantId, bool active,
                                std::optional<int> expectedVersion)
{
    return reviseVariant(context, variantId, VariantPatch::ofStatus(active), expectedVersion);
}

} // namespace onhire
