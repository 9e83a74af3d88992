// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_store.h"

#include "core/base/json_writer.h"
#include "onhire/sql.h"

namespace onhire {

static Result<std::optional<LockedProduct>> lock(Connection &connection, const Scope &scope,
                                                 const QVariant &productId, const QVariant &sku)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::lock, {scope.name(), productId, sku}));
    if (!rows.next())
        return std::nullopt;
    return LockedProduct{rows.text(0), int(rows.integer(1)), rows.flag(2), rows.text(3),
                         rows.text(4), rows.text(5),         rows.text(6)};
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

Result<QList<LockedVariant>> lockVariants(Connection &connection, const Scope &scope, const QString &productId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::products::lock_variants, {scope.name(), productId}));
    QList<LockedVariant> variants;
    while (rows.next())
        variants += {rows.text(0), rows.text(1), int(rows.integer(2)), rows.flag(3)};
    return variants;
}

Result<bool> areInUse(Connection &connection, const Scope &scope, const QStringList &variantIds)
{
    JsonWriter ids;
    ids.beginArray();
    for (const QString &id : variantIds)
        ids.value(QStringView(id));
    ids.endArray();
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::variants::in_use, {scope.name(), QString::fromUtf8(ids.take())}));
    return rows.next() && rows.flag(0);
}

} // namespace onhire
