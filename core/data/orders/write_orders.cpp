// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/columns.h"
#include "core/data/orders/order_store.h"

#include "onhire/sql.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray jsonOrNull(const QByteArray &json)
{
    return json.isEmpty() ? QByteArray() : json;
}

QVariantList columnsOf(const std::vector<NewOrder> &orders)
{
    using Row = NewOrder;
    return Columns(orders)
        .texts([](const Row &row) { return row.order.id; })
        .texts(&Row::naturalKey)
        .flags(&Row::mustClaimKey)
        .texts([](const Row &row) { return QString(nameOf(row.order.status)); })
        .texts([](const Row &row) { return row.order.type; })
        .texts([](const Row &row) { return row.order.customer.id; })
        .texts([](const Row &row) { return row.order.customer.email; })
        .texts(&Row::emailKey)
        .texts([](const Row &row) { return row.order.customer.firstName; })
        .texts([](const Row &row) { return row.order.customer.lastName; })
        .texts([](const Row &row) { return row.order.customer.company; })
        .texts([](const Row &row) { return row.order.customer.phone; })
        .texts([](const Row &row) { return row.order.customer.type; })
        .bytes([](const Row &row) { return row.order.billingAddress; })
        .bytes([](const Row &row) { return row.order.shippingAddress; })
        .texts([](const Row &row) { return row.order.currency; })
        .amounts([](const Row &row) { return row.order.subtotal; })
        .amounts([](const Row &row) { return row.order.tax; })
        .amounts([](const Row &row) { return row.order.total; })
        .amounts([](const Row &row) { return row.order.setupTotal; })
        .numbers([](const Row &row) { return row.order.totalDevices; })
        .bytes([](const Row &row) { return jsonOrNull(row.order.customFields); })
        .bytes([](const Row &row) { return jsonOrNull(row.order.extensionDetails); })
        .bytes([](const Row &row) { return jsonOrNull(row.order.upgradeDetails); })
        .texts([](const Row &row) { return row.order.notes; })
        .texts([](const Row &row) { return row.order.createdBy; })
        .texts([](const Row &row) { return row.order.createdAt; })
        .bytes(&Row::document)
        .values();
}

// Something of an order, with the place at which that stands; PostgreSQL counts from one.
template <typename Part>
struct PartOfOrder
{
    size_t order;
    size_t position;
    const Part &part;
};

template <typename Part, typename PartsOf>
std::vector<PartOfOrder<Part>> partsOf(const std::vector<NewOrder> &orders, const PartsOf &partsOf)
{
    std::vector<PartOfOrder<Part>> parts;
    for (size_t order = 0; order < orders.size(); ++order) {
        size_t position = 0;
        for (const Part &part : partsOf(orders[order]))
            parts.push_back({order + 1, position++, part});
    }
    return parts;
}

QVariantList columnsOf(const std::vector<PartOfOrder<QString>> &words)
{
    using Row = PartOfOrder<QString>;
    return Columns(words)
        .texts([](const Row &word) { return word.part; })
        .numbers([](const Row &word) { return qint64(word.order); })
        .values();
}

QVariantList columnsOf(const std::vector<PartOfOrder<OrderRecord::Item>> &items)
{
    using Row = PartOfOrder<OrderRecord::Item>;
    return Columns(items)
        .numbers([](const Row &item) { return qint64(item.order); })
        .numbers([](const Row &item) { return qint64(item.position); })
        .texts([](const Row &item) { return item.part.productId; })
        .texts([](const Row &item) { return item.part.variantId; })
        .texts([](const Row &item) { return item.part.sku; })
        .texts([](const Row &item) { return item.part.productName; })
        .texts([](const Row &item) { return item.part.imageUrl; })
        .numbers([](const Row &item) { return item.part.quantity; })
        .amounts([](const Row &item) { return item.part.unitPrice; })
        .amounts([](const Row &item) { return item.part.setupFee; })
        .numbers([](const Row &item) { return item.part.contractLength; })
        .amounts([](const Row &item) { return item.part.listPrice; })
        .texts([](const Row &item) { return item.part.listPriceSource; })
        .amounts([](const Row &item) { return item.part.acquisitionCost; })
        .texts([](const Row &item) { return item.part.acquisitionCostSource; })
        .values();
}

// One moment for all: a claim that is void for some of them only stands in their way this time.
QString oldClaimsEnd(const std::vector<NewOrder> &orders)
{
    return std::ranges::min_element(orders, {}, &NewOrder::oldClaimsEnd)->oldClaimsEnd;
}

} // namespace

Result<bool> insertOrders(Connection &connection, const Scope &scope, const std::vector<NewOrder> &orders)
{
    const auto words = partsOf<QString>(orders, std::mem_fn(&NewOrder::words));
    const auto items = partsOf<OrderRecord::Item>(
        orders, [](const NewOrder &row) -> const auto & { return row.order.items; });
    ONHIRE_ASSIGN(Rows placed,
                  connection.run(scope, sql::orders::place,
                                 QVariantList{scope.name(), oldClaimsEnd(orders)} + columnsOf(orders)
                                     + columnsOf(words) + columnsOf(items)));
    size_t count = 0;
    while (placed.next())
        ++count;
    return count == orders.size();
}

Result<void> saveOrder(Connection &connection, const OrderRecord &order, const QByteArray &document)
{
    ONHIRE_TRY(connection.post(Scope::tenant(order.tenantId), sql::orders::save,
                               {order.tenantId,
                                order.id,
                                QString(nameOf(order.status)),
                                order.billingAddress,
                                order.shippingAddress,
                                qint64(order.subtotal.minor()),
                                qint64(order.tax.minor()),
                                qint64(order.total.minor()),
                                qint64(order.setupTotal.minor()),
                                order.totalDevices,
                                order.rentedDevices,
                                jsonOrNull(order.customFields),
                                order.billingGroupId,
                                order.trackingNumber,
                                order.shippedAt,
                                order.cancelReason,
                                order.closeReason,
                                order.notes,
                                order.updatedAt,
                                order.confirmedAt,
                                order.cancelledAt,
                                document}));
    return {};
}

Result<void> giveUpClaim(Connection &connection, const OrderRecord &order, const QString &naturalKey)
{
    ONHIRE_TRY(connection.post(Scope::tenant(order.tenantId), sql::orders::forget_claim,
                               {order.tenantId, naturalKey, order.id}));
    return {};
}

Result<void> giveUnit(Connection &connection, const OrderRecord &order, int position, const QString &rentalId)
{
    ONHIRE_TRY(connection.post(Scope::tenant(order.tenantId), sql::orders::rent_unit,
                               {order.tenantId, order.id, position, rentalId}));
    return {};
}

Result<void> dropOpenUnits(Connection &connection, const OrderRecord &order)
{
    ONHIRE_TRY(connection.post(Scope::tenant(order.tenantId), sql::orders::drop_open_units,
                               {order.tenantId, order.id}));
    return {};
}

} // namespace onhire
