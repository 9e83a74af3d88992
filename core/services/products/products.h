// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the catalogue. A product and its variants change under one lock, so that SKUs, words
// and versions agree; a discontinued product has no active variants, and what open orders use can be neither.
#pragma once

#include "core/data/products/product_list.h"
#include "core/domain/products/product_request.h"
#include "core/domain/products/variant_patch.h"
#include "core/services/context.h"

#include <optional>

namespace onhire {

struct SavedProduct
{
    struct Variant
    {
        QString sku;
        bool created = false;
    };

    Record record;
    QString productSku;
    QList<Variant> variants; // those that the request named
};

// Makes the product, or changes the one with this SKU: variants that the request does not name stay.
Result<SavedProduct> upsertProduct(const Context &context, const ProductRequest &request);
// The same with many of different SKUs: all of them, or none.
Result<QList<SavedProduct>> upsertProducts(const Context &context, const QList<ProductRequest> &requests);
// Makes a new one: DUPLICATE_SKU when there is a product with this SKU.
Result<SavedProduct> createProduct(const Context &context, const ProductRequest &request);
// Gives a product a variant that it does not have yet: DUPLICATE_SKU when it has.
Result<SavedProduct> addVariant(const Context &context, const QString &productId,
                                const ProductRequest &request);
Result<Record> findProduct(const Context &context, const QString &productId);
// The filter view=summary leaves the variants out.
Result<ListPage> listProducts(const Context &context, const ListRequest &request);

// `expectedVersion`: refuse with VERSION_CONFLICT when the record has changed since.
Result<SavedProduct> reviseProduct(const Context &context, const QString &productId,
                                   const ProductRequest &request, std::optional<int> expectedVersion = {});
// Discontinues it.
Result<SavedProduct> removeProduct(const Context &context, const QString &productId,
                                   std::optional<int> expectedVersion = {});

Result<Record> findVariant(const Context &context, const QString &variantId);
Result<Record> findVariantBySku(const Context &context, const QString &sku); // the whole of it
Result<ListPage> listVariants(const Context &context, const ListRequest &request);
Result<Record> reviseVariant(const Context &context, const QString &variantId, const VariantPatch &patch,
                             std::optional<int> expectedVersion = {});
Result<Record> setVariantStatus(const Context &context, const QString &variantId, bool active,
                                std::optional<int> expectedVersion = {});

} // namespace onhire
