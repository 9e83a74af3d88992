// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_store.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "onhire/sql.h"

namespace onhire {

static QStringList textsOf(const QByteArray &json)
{
    QStringList texts;
    if (const auto array = readJson(json)) {
        for (const JsonValue &text : array->elements())
            texts += text.toString();
    }
    return texts;
}

static LockedProduct productIn(const Rows &rows)
{
    return {rows.text(0), int(rows.integer(1)), rows.flag(2), rows.text(3),
            rows.text(4), rows.text(5),         rows.text(6), textsOf(rows.utf8(7))};
}

static QString jsonOf(const QStringList &texts)
{
    JsonWriter json;
    json.beginArray();
    for (const QString &text : texts)
        json.value(QStringView(text));
    json.endArray();
    return QString::fromUtf8(json.take());
}

static Result<std::optional<LockedProduct>> lock(Connection &connection, const Scope &scope,
                                                 const QVariant &productId, const QVariant &sku)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::lock, {scope.name(), productId, sku}));
    if (!rows.next())
        return std::nullopt;
    return productIn(rows);
}

static const QVariant &none()
{
    static const QVariant null{QMetaType::fromType<QString>()};
    return null;
}

Result<std::optional<LockedProduct>> lockProduct(Connection &connection, const Scope &scope,
                                                 const QString &productId)
{
    return lock(connection, scope, productId, none());
}

Result<std::optional<LockedProduct>> lockProductBySku(Connection &connection, const Scope &scope,
                                                      const QString &sku)
{
    return lock(connection, scope, none(), sku);
}

Result<QList<LockedProduct>> lockProductsBySku(Connection &connection, const Scope &scope,
                                               const QStringList &skus)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::lock_several, {scope.name(), jsonOf(skus)}));
    QList<LockedProduct> products;
    while (rows.next())
        products += productIn(rows);
    return products;
}

Result<QList<LockedVariant>> lockVariants(Connection &connection, const Scope &scope,
                                          const QStringList &productIds)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::products::lock_variants, {scope.name(), jsonOf(productIds)}));
    QList<LockedVariant> variants;
    while (rows.next())
        variants += {rows.text(0), rows.text(1), rows.text(2), int(rows.integer(3)), rows.flag(4)};
    return variants;
}

Result<bool> areInUse(Connection &connection, const Scope &scope, const QStringList &variantIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::variants::in_use, {scope.name(), jsonOf(variantIds)}));
    return rows.next() && rows.flag(0);
}

Result<QList<ProductDifference>> productDifferences(Connection &connection, const Scope &scope,
                                                    const QByteArray &given)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::products::differences, {scope.name(), QString::fromUtf8(given)}));
    QList<ProductDifference> differences;
    while (rows.next())
        differences.append({rows.text(0), rows.text(1), rows.text(2)});
    return differences;
}

Result<QList<StoredProduct>> productsOfStore(Connection &connection, const Scope &scope,
                                             const QStringList &skus)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::of_store, {scope.name(), jsonOf(skus)}));
    QList<StoredProduct> products;
    while (rows.next())
        products.append(
            {rows.text(0), rows.text(1), readJson(rows.utf8(2)).value_or(JsonValue()), textsOf(rows.utf8(3))});
    return products;
}

} // namespace onhire
