// SPDX-License-Identifier: GPL-3.0-or-later
// Products with their variants as rows: how they are read before they change, and how they are written.
#pragma once

#include "core/base/json_value.h"
#include "core/data/db/record.h"
#include "core/data/db/row_document.h"
#include "core/domain/products/product_record.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace onhire {

// As the API shows them.
Result<std::optional<Record>> showProduct(Connection &connection, const Scope &scope, const QString &productId);
Result<std::optional<Record>> showVariant(Connection &connection, const Scope &scope, const QString &variantId);

// What products can be filtered by.
struct ProductFacets
{
    QStringList categories, brands;
};
Result<ProductFacets> productFacets(Connection &connection, const Scope &scope);

struct StoredProduct
{
    struct Variant
    {
        QByteArray document; // null: it has none yet
        int version = 1;
    };

    ProductRecord record;
    QByteArray document; // null: it has none yet
    int version = 1;
    std::vector<Variant> variants; // of those of the record, in their order
};

// Whoever changes a product or one of its variants locks the product first; so their changes come one after the
// other. The variants are locked as well: from now on no order can be placed on them until the transaction
// ends.
Result<std::vector<StoredProduct>> lockProducts(Connection &connection, const Scope &scope,
                                                const QStringList &productIds);
Result<std::vector<StoredProduct>> lockProductsBySku(Connection &connection, const Scope &scope,
                                                     const QStringList &skus);
Result<std::optional<StoredProduct>> lockProduct(Connection &connection, const Scope &scope,
                                                 const QString &productId);
// None if there is no such variant.
Result<std::optional<StoredProduct>> lockProductOfVariant(Connection &connection, const Scope &scope,
                                                          const QString &variantId);

// The same without locking anything, for whoever only wants to know.
Result<std::vector<StoredProduct>> peekProducts(Connection &connection, const Scope &scope,
                                                const QStringList &productIds);

// The next ones after that id, by id; without a document, or all.
Result<std::vector<StoredProduct>> storedProducts(Connection &connection, const Scope &scope,
                                                  const QString &afterId, Documents which);

struct StoredVariant
{
    VariantRecord record;
    QByteArray document; // null: it has none yet
};
Result<std::vector<StoredVariant>> storedVariants(Connection &connection, const Scope &scope,
                                                  const QString &afterId, Documents which);

// A product that a synchronisation may meet.
struct StoreCandidate
{
    QString id, sku;
    JsonValue sync; // null: no store has anything to do with it
    QStringList variantSkus;
};
Result<QList<StoreCandidate>> productsOfStore(Connection &connection, const Scope &scope,
                                              const QStringList &skus);

// Of locked variants: whether an order that is pending, confirmed or partial uses one of them.
Result<bool> areInUse(Connection &connection, const Scope &scope, const QStringList &variantIds);

struct ProductRow
{
    const ProductRecord *record = nullptr;
    QByteArray document;
};

struct VariantRow
{
    const VariantRecord *record = nullptr;
    QByteArray document;
};

// The ids of those that were made: one whose SKU is taken is not.
Result<QStringList> insertProducts(Connection &connection, const Scope &scope,
                                   std::span<const ProductRow> products);
Result<QStringList> insertVariants(Connection &connection, const Scope &scope,
                                   std::span<const VariantRow> variants);
// Locked ones.
Result<void> updateProducts(Connection &connection, const Scope &scope, std::span<const ProductRow> products);
Result<void> updateVariants(Connection &connection, const Scope &scope, std::span<const VariantRow> variants);
// Gives variants the prices that they have now instead of those from before.
Result<void> replacePrices(Connection &connection, const Scope &scope,
                           std::span<const VariantRecord *const> variants);

// The words by which a product or variant is found, instead of those from before.
struct SpokenWords
{
    static constexpr QLatin1StringView Product{"product"}, Variant{"variant"};

    QLatin1StringView noun;
    QString recordId;
    QStringList words;

    bool operator==(const SpokenWords &) const = default;
};
Result<void> replaceWords(Connection &connection, const Scope &scope, const QList<SpokenWords> &records);

} // namespace onhire
