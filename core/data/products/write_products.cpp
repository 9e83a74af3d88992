// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_store.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QVariant column(const QByteArrayList &values)
{
    return QVariant::fromValue(values);
}

QByteArray minor(std::optional<Money> amount)
{
    return amount ? QByteArray::number(qint64(amount->minor())) : QByteArray();
}

// What products say, as columns.
struct ProductColumns
{
    QStringList ids, skus, names, specifications, categories, brands, descriptions, statuses, updated;
    QByteArrayList images, syncs, documents;

    explicit ProductColumns(std::span<const ProductRow> rows)
    {
        for (const ProductRow &row : rows)
            add(*row.record, row.document);
    }

    void add(const ProductRecord &product, const QByteArray &document)
    {
        ids += product.id;
        skus += product.sku;
        names += product.name;
        specifications += product.specification;
        categories += product.category;
        brands += product.brand;
        descriptions += product.description;
        images += product.images;
        syncs += product.sync.isEmpty() ? QByteArray() : product.sync;
        statuses += product.active ? u"active"_s : u"discontinued"_s;
        updated += product.updatedAt;
        documents += document;
    }

    QVariantList parameters(const Scope &scope) const
    {
        return {scope.name(),     ids,          skus,           names,         specifications, categories,
                brands,           descriptions, column(images), column(syncs), statuses,       updated,
                column(documents)};
    }
};

// What variants say, as columns.
struct VariantColumns
{
    QStringList ids, products, skus, names, grades, conditions, colors, statuses, updated;
    QByteArrayList images, listPrices, costs, documents;

    explicit VariantColumns(std::span<const VariantRow> rows)
    {
        for (const VariantRow &row : rows)
            add(*row.record, row.document);
    }

    void add(const VariantRecord &variant, const QByteArray &document)
    {
        ids += variant.id;
        products += variant.productId;
        skus += variant.sku;
        names += variant.name;
        grades += variant.grade;
        conditions += variant.condition;
        colors += variant.colorName;
        images += variant.images;
        listPrices += minor(variant.listPrice);
        costs += minor(variant.acquisitionCost);
        statuses += variant.active ? u"active"_s : u"inactive"_s;
        updated += variant.updatedAt;
        documents += document;
    }

    QVariantList parameters(const Scope &scope) const
    {
        return {scope.name(),   ids,
                products,       skus,
                names,          grades,
                conditions,     colors,
                column(images), column(listPrices),
                column(costs),  statuses,
                updated,        column(documents)};
    }
};

// The prices of variants, as columns.
struct PriceColumns
{
    QStringList variants, types, descriptions, sources, calculated, presets;
    QByteArrayList lengths, monthly, setupFees, values;

    void add(const QString &variantId, const PriceRecord &price)
    {
        variants += variantId;
        lengths += QByteArray::number(price.contractLength);
        monthly += minor(price.monthly);
        setupFees += minor(price.setupFee);
        types += price.discount ? price.discount->type : QString();
        values += price.discount
            ? Money::fromMinor(price.discount->value.value).toJson(price.discount->value.scale)
            : QByteArray();
        descriptions += price.discount ? price.discount->description : QString();
        sources += price.source;
        calculated += price.calculatedAt;
        presets += price.presetUsed;
    }
};

Result<QStringList> insert(Connection &connection, const Scope &scope, const Statement &statement,
                           const QVariantList &parameters)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, parameters));
    QStringList made;
    while (rows.next())
        made += rows.text(0);
    return made;
}

} // namespace

Result<QStringList> insertProducts(Connection &connection, const Scope &scope,
                                   std::span<const ProductRow> products)
{
    if (products.empty())
        return QStringList();
    return insert(connection, scope, sql::products::add, ProductColumns(products).parameters(scope));
}

Result<QStringList> insertVariants(Connection &connection, const Scope &scope,
                                   std::span<const VariantRow> variants)
{
    if (variants.empty())
        return QStringList();
    return insert(connection, scope, sql::variants::add, VariantColumns(variants).parameters(scope));
}

Result<void> updateProducts(Connection &connection, const Scope &scope, std::span<const ProductRow> products)
{
    if (!products.empty())
        ONHIRE_TRY(connection.run(scope, sql::products::save, ProductColumns(products).parameters(scope)));
    return {};
}

Result<void> updateVariants(Connection &connection, const Scope &scope, std::span<const VariantRow> variants)
{
    if (!variants.empty())
        ONHIRE_TRY(connection.run(scope, sql::variants::save, VariantColumns(variants).parameters(scope)));
    return {};
}

Result<void> replacePrices(Connection &connection, const Scope &scope,
                           std::span<const VariantRecord *const> variants)
{
    if (variants.empty())
        return {};
    QStringList ids;
    PriceColumns prices;
    for (const VariantRecord *variant : variants) {
        ids += variant->id;
        for (const PriceRecord &price : variant->prices)
            prices.add(variant->id, price);
    }
    ONHIRE_TRY(connection.run(scope, sql::variants::drop_prices, {scope.name(), ids}));
    ONHIRE_TRY(connection.run(scope, sql::variants::add_prices,
                              {scope.name(), prices.variants, column(prices.lengths), column(prices.monthly),
                               column(prices.setupFees), prices.types, column(prices.values),
                               prices.descriptions, prices.sources, prices.calculated, prices.presets}));
    return {};
}

Result<void> replaceWords(Connection &connection, const Scope &scope, const QList<SpokenWords> &records)
{
    if (records.empty())
        return {};
    QStringList ids, nouns, named, words;
    for (const SpokenWords &record : records) {
        ids += record.recordId;
        for (const QString &word : record.words) {
            nouns += record.noun;
            named += record.recordId;
            words += word;
        }
    }
    ONHIRE_TRY(connection.run(scope, sql::products::drop_words, {scope.name(), ids}));
    ONHIRE_TRY(connection.run(scope, sql::products::add_words, {scope.name(), nouns, named, words}));
    return {};
}

} // namespace onhire
