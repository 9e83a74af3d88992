// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_store.h"
#include "core/domain/products/offering.h"
#include "core/services/changes/written.h"
#include "core/services/products/product_revision.h"
#include "core/services/products/products.h"
#include "core/services/products/read_only.h"
#include "core/services/still_transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<StoredProduct> lockProductOf(Connection &connection, const Context &context, const QString &variantId)
{
    ONHIRE_ASSIGN(auto product, lockProductOfVariant(connection, context.scope(), variantId));
    if (!product)
        return Failure(Error{ErrorCode::NotFound, variantId});
    return std::move(*product);
}

Result<void> checkStatus(Connection &connection, const Context &context, const ProductRecord &product,
                         const VariantRecord &before, bool active)
{
    if (active && !before.active && !canHaveActiveVariants(product.active))
        return Failure(Error::invalid(u"status"_s, Fault::Kind::Custom, u"The product is discontinued."_s));
    if (active || !before.active)
        return {};
    ONHIRE_ASSIGN(const bool inUse, areInUse(connection, context.scope(), {before.id}));
    if (const auto refusal = refusalToDeactivate(inUse))
        return Failure(Error{*refusal, before.sku});
    return {};
}

// The product shows its variants, so its record changes with them.
Result<void> write(Connection &connection, const Scope &scope, const ProductRecord &product,
                   const VariantRecord &variant, const QByteArray &document, bool pricesDiffer)
{
    const ProductRow productRow{&product, documentOf(product)};
    const VariantRow variantRow{&variant, document};
    ONHIRE_TRY(updateProducts(connection, scope, {&productRow, 1}));
    ONHIRE_TRY(updateVariants(connection, scope, {&variantRow, 1}));
    if (!pricesDiffer)
        return {};
    const VariantRecord *const one[] = {&variant};
    return replacePrices(connection, scope, one);
}

Result<Record> revise(Connection &connection, const Context &context, const QString &variantId,
                      const VariantPatch &patch, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(StoredProduct product, lockProductOf(connection, context, variantId));
    const auto variant = std::ranges::find(product.record.variants, variantId, &VariantRecord::id);
    if (variant == product.record.variants.end())
        return Failure(Error::internal(u"a variant without its product"_s));
    const StoredProduct::Variant &stored = product.variants[size_t(variant - product.record.variants.begin())];
    if (expectedVersion && *expectedVersion != stored.version)
        return Failure(Error{ErrorCode::VersionConflict, variantId});

    const VariantRecord before = *variant;
    const ProductRecord productBefore = product.record;
    patch.changes.applyTo(*variant);
    ONHIRE_TRY(checkReadOnly(context, product.record, before, *variant));
    if (patch.changes.active)
        ONHIRE_TRY(checkStatus(connection, context, product.record, before, *patch.changes.active));
    variant->updatedAt = product.record.updatedAt = toTimestamp(context.now());
    const QByteArray document = documentOf(*variant);
    ONHIRE_TRY(write(connection, context.scope(), product.record, *variant, document,
                     before.prices != variant->prices));
    ONHIRE_TRY(replaceWords(connection, context.scope(), otherWords(productBefore, product.record)));
    ONHIRE_TRY(
        writeChanges(connection, context,
                     {{.noun = "variant"_L1,
                       .recordId = variantId,
                       .ids = idMembers({{"variantId"_L1, variantId}, {"productId"_L1, product.record.id}}),
                       .before = stored.document,
                       .after = document,
                       .action = u"variant.update"_s,
                       .events = {u"variant.updated"_s}}}));
    return Record{variantId, document, stored.version + 1};
}

} // namespace

Result<Record> reviseVariant(const Context &context, const QString &variantId, const VariantPatch &patch,
                             std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return revise(connection, still, variantId, patch, expectedVersion);
    });
}

Result<Record> setVariantStatus(const Context &context, const QString &variantId, bool active,
                                std::optional<int> expectedVersion)
{
    return reviseVariant(context, variantId, VariantPatch::ofStatus(active), expectedVersion);
}

} // namespace onhire
