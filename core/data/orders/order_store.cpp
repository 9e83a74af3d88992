// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_store.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/domain/tenants/tenant.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// One row of offered.sql's prices: [months, monthly price, setup fee, type of discount, its value]
Price readPrice(const JsonValue &row)
{
    const auto &cells = row.elements();
    Price price;
    price.contractLength = int(*cells[0].toInteger());
    price.monthly = Money::fromMinor(*cells[1].toInteger());
    price.setupFee = Money::fromMinor(*cells[2].toInteger());
    if (cells[3].isString()) {
        price.discount =
            cells[3].toString() == "percentage"_L1 ? Price::Discount::Percentage : Price::Discount::Fixed;
        price.discountValue = *cells[4].toDecimal();
    }
    return price;
}

std::optional<Money> optionalMoney(const Rows &rows, int column)
{
    const auto amount = rows.optionalInteger(column);
    return amount ? std::optional(Money::fromMinor(*amount)) : std::nullopt;
}

OfferedVariant readVariant(const Rows &rows)
{
    OfferedVariant variant{rows.text(0),           rows.text(1),           rows.text(2),
                           rows.text(3),           rows.text(4),           rows.flag(5),
                           optionalMoney(rows, 6), optionalMoney(rows, 7), {}};
    const auto prices = readJson(rows.utf8(8));
    if (prices) {
        for (const JsonValue &row : prices->elements())
            variant.prices.push_back(readPrice(row));
    }
    return variant;
}

} // namespace

Result<QHash<QString, OfferedVariant>> offeredVariants(Connection &connection, const Tenant &tenant,
                                                       const QStringList &skus)
{
    JsonWriter list;
    list.beginArray();
    for (const QString &sku : skus)
        list.value(sku);
    list.endArray();
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(Scope::tenant(tenant.id), sql::orders::offered,
                                 {tenant.id, QString::fromUtf8(list.take())}));
    QHash<QString, OfferedVariant> variants;
    while (rows.next()) {
        OfferedVariant variant = readVariant(rows);
        variants.insert(variant.sku, std::move(variant));
    }
    return variants;
}

Result<std::optional<LockedOrder>> lockOrder(Connection &connection, const Scope &scope, const QString &orderId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::orders::lock, {scope.name(), orderId}));
    if (!rows.next())
        return std::nullopt;
    const auto status = orderStatusNamed(rows.text(0));
    if (!status)
        return Failure(Error::internal(u"order of unknown status "_s + rows.text(0)));
    return LockedOrder{*status, int(rows.integer(1)), int(rows.integer(2)), rows.text(3)};
}

} // namespace onhire
