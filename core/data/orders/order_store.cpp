// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_store.h"

#include "core/base/clock.h"
#include "core/base/json_reader.h"
#include "core/data/customers/debtor.h"
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

// In the order of orders/_columns.sql.
enum Column {
    Id,
    Status,
    Type,
    CustomerId,
    Email,
    FirstName,
    LastName,
    Company,
    Phone,
    CustomerType,
    BillingAddress,
    ShippingAddress,
    Currency,
    Subtotal,
    Tax,
    Total,
    SetupTotal,
    TotalDevices,
    RentedDevices,
    Payment,
    CustomFields,
    ExtensionDetails,
    UpgradeDetails,
    BillingGroupId,
    TrackingNumber,
    ShippedAt,
    CancelReason,
    CloseReason,
    Notes,
    CreatedBy,
    CreatedAt,
    UpdatedAt,
    ConfirmedAt,
    CancelledAt,
    Version,
    Document,
    ColumnCount
};

Money money(const Rows &rows, int column)
{
    return Money::fromMinor(rows.integer(column));
}

Result<StoredOrder> readOrder(const Rows &rows, const QString &tenantId)
{
    const auto status = orderStatusNamed(rows.text(Status));
    if (!status)
        return Failure(Error::internal(u"order of unknown status "_s + rows.text(Status)));
    OrderRecord order{
        .id = rows.text(Id),
        .tenantId = tenantId,
        .status = *status,
        .type = rows.text(Type),
        .customer = {rows.text(CustomerId), rows.text(Email), rows.text(FirstName), rows.text(LastName),
                     rows.nullableText(Company), rows.nullableText(Phone), rows.text(CustomerType)},
        .billingAddress = rows.utf8(BillingAddress),
        .shippingAddress = rows.utf8(ShippingAddress),
        .items = {},
        .currency = rows.text(Currency),
        .subtotal = money(rows, Subtotal),
        .tax = money(rows, Tax),
        .total = money(rows, Total),
        .setupTotal = money(rows, SetupTotal),
        .totalDevices = int(rows.integer(TotalDevices)),
        .rentedDevices = int(rows.integer(RentedDevices)),
        .payment = rows.utf8(Payment),
        .customFields = rows.utf8(CustomFields),
        .extensionDetails = rows.utf8(ExtensionDetails),
        .upgradeDetails = rows.utf8(UpgradeDetails),
        .billingGroupId = rows.nullableText(BillingGroupId),
        .trackingNumber = rows.nullableText(TrackingNumber),
        .shippedAt = rows.nullableText(ShippedAt),
        .cancelReason = rows.nullableText(CancelReason),
        .closeReason = rows.nullableText(CloseReason),
        .notes = rows.nullableText(Notes),
        .createdBy = rows.text(CreatedBy),
        .createdAt = rows.text(CreatedAt),
        .updatedAt = rows.text(UpdatedAt),
        .confirmedAt = rows.nullableText(ConfirmedAt),
        .cancelledAt = rows.nullableText(CancelledAt),
    };
    return StoredOrder{std::move(order), rows.isNull(Document) ? QByteArray() : rows.utf8(Document),
                       int(rows.integer(Version))};
}

// In the order of orders/items.sql, whose first column is the order.
OrderRecord::Item readItem(const Rows &rows)
{
    return {.productId = rows.text(1),
            .imageUrl = rows.nullableText(2),
            .variantId = rows.text(3),
            .sku = rows.text(4),
            .productName = rows.text(5),
            .quantity = int(rows.integer(6)),
            .dropped = int(rows.integer(7)),
            .unitPrice = money(rows, 8),
            .setupFee = money(rows, 9),
            .contractLength = int(rows.integer(10)),
            .listPrice = optionalMoney(rows, 11),
            .acquisitionCost = optionalMoney(rows, 13),
            .listPriceSource = rows.text(12),
            .acquisitionCostSource = rows.text(14),
            .rentalIds = rows.text(15).split(u' ', Qt::SkipEmptyParts)};
}

Result<Rows> itemsOf(Connection &connection, const Scope &scope, const QStringList &orderIds)
{
    return connection.run(scope, sql::orders::items, {scope.name(), orderIds});
}

// The orders are in the order of their ids, as the items are.
void addItems(std::span<StoredOrder> orders, Rows items)
{
    auto order = orders.begin();
    while (items.next()) {
        while (order->record.id != items.text(0))
            ++order;
        order->record.items.push_back(readItem(items));
    }
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
    ONHIRE_ASSIGN(Posted asked, askForVariants(connection, tenant, skus));
    return offeredVariants(std::move(asked));
}

Result<Posted> askForVariants(Connection &connection, const Tenant &tenant, const QStringList &skus)
{
    return connection.post(Scope::tenant(tenant.id), sql::orders::offered, {tenant.id, skus});
}

Result<QHash<QString, OfferedVariant>> offeredVariants(Posted asked)
{
    ONHIRE_ASSIGN(Rows rows, std::move(asked).rows());
    QHash<QString, OfferedVariant> variants;
    while (rows.next()) {
        OfferedVariant variant = readVariant(rows);
        variants.insert(variant.sku, std::move(variant));
    }
    return variants;
}

Result<std::optional<Record>> showOrder(Connection &connection, const Scope &scope, const QString &orderId)
{
    return fetchRecord(connection, scope, sql::orders::find, {scope.name(), orderId});
}

Result<std::vector<BeforePlacing>> beforePlacing(Connection &connection, const Scope &scope,
                                                 const std::vector<PlacingQuestion> &questions)
{
    QStringList emailKeys, naturalKeys, placedAfter;
    for (const PlacingQuestion &question : questions) {
        emailKeys += question.emailKey;
        naturalKeys += question.naturalKey;
        placedAfter += question.placedAfter;
    }
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::orders::before_placing,
                                 {scope.name(), emailKeys, naturalKeys, placedAfter}));
    std::vector<BeforePlacing> answers;
    while (rows.next()) {
        constexpr int FirstOfDebtor = 5;
        BeforePlacing &before = answers.emplace_back();
        before.customerId = rows.nullableText(0);
        if (!rows.isNull(0)) {
            before.mayOrder = rows.flag(1);
            before.tax = readDebtor(rows, FirstOfDebtor).tax;
        }
        if (!rows.isNull(2))
            before.earlier = Record{rows.text(2), rows.utf8(3), int(rows.integer(4))};
    }
    return answers;
}

Result<void> lockCustomerOfOrder(Connection &connection, const Scope &scope, const QString &orderId)
{
    ONHIRE_TRY(connection.post(scope, sql::orders::lock_customer, {scope.name(), orderId}));
    return {};
}

Result<std::optional<StoredOrder>> lockOrder(Connection &connection, const Scope &scope, const QString &orderId)
{
    ONHIRE_ASSIGN(Posted locked, connection.post(scope, sql::orders::lock, {scope.name(), orderId}));
    ONHIRE_ASSIGN(Rows items, itemsOf(connection, scope, {orderId}));
    ONHIRE_ASSIGN(Rows rows, std::move(locked).rows());
    if (!rows.next())
        return std::nullopt;
    ONHIRE_ASSIGN(StoredOrder order, readOrder(rows, scope.name()));
    addItems({&order, 1}, std::move(items));
    return order;
}

Result<AskedOrders> askForOrdersToFulfil(Connection &connection, const Scope &scope,
                                         const QStringList &orderIds)
{
    ONHIRE_ASSIGN(Posted orders,
                  connection.post(scope, sql::orders::lock_for_rental, {scope.name(), orderIds}));
    ONHIRE_ASSIGN(Posted items, connection.post(scope, sql::orders::items, {scope.name(), orderIds}));
    return AskedOrders{std::move(orders), std::move(items)};
}

Result<std::vector<OrderToFulfil>> ordersToFulfil(const Scope &scope, AskedOrders asked)
{
    ONHIRE_ASSIGN(Rows rows, std::move(asked.orders).rows());
    std::vector<OrderToFulfil> orders;
    QHash<QString, size_t> places;
    while (rows.next()) {
        ONHIRE_ASSIGN(StoredOrder order, readOrder(rows, scope.name()));
        places.insert(order.record.id, orders.size());
        orders.push_back({std::move(order), rows.text(ColumnCount), readDebtor(rows, ColumnCount + 1)});
    }
    ONHIRE_ASSIGN(Rows items, std::move(asked.items).rows());
    while (items.next()) {
        if (const auto place = places.constFind(items.text(0)); place != places.constEnd())
            orders[*place].order.record.items.push_back(readItem(items));
    }
    return orders;
}

Result<std::vector<StoredOrder>> storedOrders(Connection &connection, const Scope &scope,
                                              const QString &afterId, Documents which)
{
    const Statement &statement = which == Documents::Missing ? sql::orders::unwritten : sql::orders::stored;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), afterId}));
    std::vector<StoredOrder> orders;
    QStringList ids;
    while (rows.next()) {
        ONHIRE_ASSIGN(StoredOrder order, readOrder(rows, scope.name()));
        ids += order.record.id;
        orders.push_back(std::move(order));
    }
    ONHIRE_ASSIGN(Rows items, itemsOf(connection, scope, ids));
    addItems(orders, std::move(items));
    return orders;
}

Result<void> forgetOrderClaims(Connection &connection, const Scope &scope, const QDateTime &before)
{
    ONHIRE_TRY(connection.run(scope, sql::orders::forget_claims, {scope.name(), toTimestamp(before)}));
    return {};
}

} // namespace onhire
