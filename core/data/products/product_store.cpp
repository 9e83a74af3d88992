// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_store.h"

#include "core/base/json_reader.h"
#include "onhire/sql.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<Money> optionalMoney(const Rows &rows, int column)
{
    const auto amount = rows.optionalInteger(column);
    return amount ? std::optional(Money::fromMinor(*amount)) : std::nullopt;
}

QByteArray bytesOrNull(const Rows &rows, int column)
{
    return rows.isNull(column) ? QByteArray() : rows.utf8(column);
}

// In the order of products/_columns.sql.
StoredProduct readProduct(const Rows &rows, const QString &tenantId)
{
    return {.record = {.id = rows.text(0),
                       .tenantId = tenantId,
                       .currency = rows.text(14),
                       .sku = rows.text(1),
                       .name = rows.text(2),
                       .specification = rows.text(3),
                       .category = rows.text(4),
                       .brand = rows.text(5),
                       .active = rows.text(6) == "active"_L1,
                       .description = rows.nullableText(7),
                       .images = rows.utf8(8),
                       .sync = bytesOrNull(rows, 9),
                       .variants = {},
                       .createdAt = rows.text(10),
                       .updatedAt = rows.text(11)},
            .document = bytesOrNull(rows, 13),
            .version = int(rows.integer(12)),
            .variants = {}};
}

struct ReadVariant
{
    VariantRecord record;
    StoredProduct::Variant stored;
};

// In the order of variants/_columns.sql.
ReadVariant readVariant(const Rows &rows, const ProductRecord &product)
{
    return {{.id = rows.text(1),
             .tenantId = product.tenantId,
             .currency = product.currency,
             .productId = product.id,
             .productSku = product.sku,
             .productName = product.name,
             .sku = rows.text(2),
             .name = rows.text(3),
             .grade = rows.text(4),
             .prices = {},
             .active = rows.text(5) == "active"_L1,
             .condition = rows.nullableText(6),
             .colorName = rows.nullableText(7),
             .images = rows.utf8(8),
             .listPrice = optionalMoney(rows, 9),
             .acquisitionCost = optionalMoney(rows, 10),
             .createdAt = rows.text(11),
             .updatedAt = rows.text(12)},
            {bytesOrNull(rows, 14), int(rows.integer(13))}};
}

// In the order of variants/prices.sql, whose first column is the variant.
PriceRecord readPrice(const Rows &rows)
{
    PriceRecord price{.contractLength = int(rows.integer(1)),
                      .monthly = Money::fromMinor(rows.integer(2)),
                      .setupFee = optionalMoney(rows, 3),
                      .discount = {},
                      .source = rows.nullableText(7),
                      .calculatedAt = rows.nullableText(8),
                      .presetUsed = rows.nullableText(9)};
    if (!rows.isNull(4))
        price.discount = PriceRecord::Discount{rows.text(4), Decimal::parse(rows.bytes(5)).value_or(Decimal()),
                                               rows.nullableText(6)};
    return price;
}

// Products by their place, and variants that belong to them.
class Catalogue
{
public:
    Catalogue(Connection &connection, const Scope &scope) : m_connection(connection), m_scope(scope) { }

    Result<std::vector<StoredProduct>> read(Rows products, const Statement &variants)
    {
        while (products.next()) {
            m_places.insert(products.text(0), m_products.size());
            m_products.push_back(readProduct(products, m_scope.name()));
        }
        if (!m_products.empty())
            ONHIRE_TRY(readVariants(variants));
        for (StoredProduct &product : m_products)
            give(product);
        return std::move(m_products);
    }

private:
    Result<void> readVariants(const Statement &statement)
    {
        ONHIRE_ASSIGN(Rows rows,
                      m_connection.run(m_scope, statement, {m_scope.name(), QStringList(m_places.keys())}));
        QStringList ids;
        QHash<QString, std::pair<QString, size_t>> variantPlaces;
        while (rows.next()) {
            auto &variants = m_variants[rows.text(0)];
            variantPlaces.insert(rows.text(1), {rows.text(0), variants.size()});
            variants.push_back(readVariant(rows, m_products[m_places[rows.text(0)]].record));
            ids += rows.text(1);
        }
        ONHIRE_ASSIGN(Rows prices, m_connection.run(m_scope, sql::variants::prices, {m_scope.name(), ids}));
        while (prices.next()) {
            const auto [productId, place] = variantPlaces.value(prices.text(0));
            m_variants[productId][place].record.prices.push_back(readPrice(prices));
        }
        return {};
    }

    // In the order in which they were made.
    void give(StoredProduct &product)
    {
        auto variants = m_variants.take(product.record.id);
        std::ranges::sort(variants, [](const ReadVariant &a, const ReadVariant &b) {
            return std::pair(a.record.createdAt, a.record.id) < std::pair(b.record.createdAt, b.record.id);
        });
        for (ReadVariant &variant : variants) {
            product.record.variants.push_back(std::move(variant.record));
            product.variants.push_back(std::move(variant.stored));
        }
    }

    Connection &m_connection;
    const Scope &m_scope;
    std::vector<StoredProduct> m_products;
    QHash<QString, size_t> m_places;
    QHash<QString, std::vector<ReadVariant>> m_variants; // by product
};

QStringList textsOf(const QByteArray &json)
{
    QStringList texts;
    if (const auto array = readJson(json)) {
        for (const JsonValue &text : array->elements())
            texts += text.toString();
    }
    return texts;
}

} // namespace

Result<std::vector<StoredProduct>> lockProducts(Connection &connection, const Scope &scope,
                                                const QStringList &productIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::lock, {scope.name(), productIds}));
    return Catalogue(connection, scope).read(std::move(rows), sql::variants::lock);
}

Result<std::vector<StoredProduct>> lockProductsBySku(Connection &connection, const Scope &scope,
                                                     const QStringList &skus)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::lock_by_sku, {scope.name(), skus}));
    return Catalogue(connection, scope).read(std::move(rows), sql::variants::lock);
}

Result<std::optional<StoredProduct>> lockProduct(Connection &connection, const Scope &scope,
                                                 const QString &productId)
{
    ONHIRE_ASSIGN(auto products, lockProducts(connection, scope, {productId}));
    if (products.empty())
        return std::nullopt;
    return std::move(products.front());
}

Result<std::optional<StoredProduct>> lockProductOfVariant(Connection &connection, const Scope &scope,
                                                          const QString &variantId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::variants::product, {scope.name(), variantId}));
    if (!rows.next())
        return std::nullopt;
    ONHIRE_ASSIGN(auto product, lockProduct(connection, scope, rows.text(0)));
    if (!product)
        return Failure(Error::internal(u"a variant without its product"_s));
    return product;
}

Result<std::vector<StoredProduct>> peekProducts(Connection &connection, const Scope &scope,
                                                const QStringList &productIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::peek, {scope.name(), productIds}));
    return Catalogue(connection, scope).read(std::move(rows), sql::variants::of_products);
}

Result<std::vector<StoredProduct>> storedProducts(Connection &connection, const Scope &scope,
                                                  const QString &afterId, Documents which)
{
    const Statement &statement = which == Documents::Missing ? sql::products::unwritten : sql::products::stored;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), afterId}));
    return Catalogue(connection, scope).read(std::move(rows), sql::variants::of_products);
}

Result<std::vector<StoredVariant>> storedVariants(Connection &connection, const Scope &scope,
                                                  const QString &afterId, Documents which)
{
    const Statement &statement = which == Documents::Missing ? sql::variants::unwritten : sql::variants::stored;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), afterId}));
    std::vector<StoredVariant> variants;
    QStringList ids;
    while (rows.next()) {
        const ProductRecord product{.id = rows.text(0),
                                    .tenantId = scope.name(),
                                    .currency = rows.text(17),
                                    .sku = rows.text(15),
                                    .name = rows.text(16),
                                    .variants = {}};
        ReadVariant variant = readVariant(rows, product);
        ids += variant.record.id;
        variants.push_back({std::move(variant.record), variant.stored.document});
    }
    ONHIRE_ASSIGN(Rows prices, connection.run(scope, sql::variants::prices, {scope.name(), ids}));
    auto variant = variants.begin();
    while (prices.next()) {
        while (variant->record.id != prices.text(0))
            ++variant;
        variant->record.prices.push_back(readPrice(prices));
    }
    return variants;
}

Result<QList<StoreCandidate>> productsOfStore(Connection &connection, const Scope &scope,
                                              const QStringList &skus)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::of_store, {scope.name(), skus}));
    QList<StoreCandidate> products;
    while (rows.next())
        products.append(
            {rows.text(0), rows.text(1), readJson(rows.utf8(2)).value_or(JsonValue()), textsOf(rows.utf8(3))});
    return products;
}

Result<bool> areInUse(Connection &connection, const Scope &scope, const QStringList &variantIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::variants::in_use, {scope.name(), variantIds}));
    return rows.next() && rows.flag(0);
}

} // namespace onhire
