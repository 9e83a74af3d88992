// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/order_store.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray jsonOrNull(const QByteArray &json)
{
    return json.isEmpty() ? QByteArray() : json;
}

// What one item is, as columns of many.
struct ItemColumns
{
    QStringList products, variants, skus, names, images, listPriceSources, costSources;
    QByteArrayList quantities, prices, setupFees, lengths, listPrices, costs;

    explicit ItemColumns(const std::vector<OrderRecord::Item> &items)
    {
        for (const OrderRecord::Item &item : items)
            add(item);
    }

    void add(const OrderRecord::Item &item)
    {
        products += item.productId;
        variants += item.variantId;
        skus += item.sku;
        names += item.productName;
        images += item.imageUrl;
        quantities += QByteArray::number(item.quantity);
        prices += minor(item.unitPrice);
        setupFees += minor(item.setupFee);
        lengths += QByteArray::number(item.contractLength);
        listPrices += minor(item.listPrice);
        listPriceSources += item.listPriceSource;
        costs += minor(item.acquisitionCost);
        costSources += item.acquisitionCostSource;
    }

    static QByteArray minor(std::optional<Money> amount)
    {
        return amount ? QByteArray::number(qint64(amount->minor())) : QByteArray();
    }
};

} // namespace

Result<bool> insertOrder(Connection &connection, const NewOrder &placed)
{
    const OrderRecord &order = placed.order;
    const OrderRecord::Customer &customer = order.customer;
    const ItemColumns items(order.items);
    const auto column = [](const QByteArrayList &values) { return QVariant::fromValue(values); };
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(Scope::tenant(order.tenantId), sql::orders::place,
                                 {order.tenantId,
                                  order.id,
                                  placed.naturalKey,
                                  placed.oldClaimsEnd,
                                  QString(nameOf(order.status)),
                                  order.type,
                                  customer.id,
                                  customer.email,
                                  placed.emailKey,
                                  customer.firstName,
                                  customer.lastName,
                                  customer.company,
                                  customer.phone,
                                  customer.type,
                                  order.billingAddress,
                                  order.shippingAddress,
                                  order.currency,
                                  qint64(order.subtotal.minor()),
                                  qint64(order.tax.minor()),
                                  qint64(order.total.minor()),
                                  qint64(order.setupTotal.minor()),
                                  order.totalDevices,
                                  jsonOrNull(order.customFields),
                                  jsonOrNull(order.extensionDetails),
                                  jsonOrNull(order.upgradeDetails),
                                  order.notes,
                                  order.createdBy,
                                  order.createdAt,
                                  placed.document,
                                  placed.mustClaimKey,
                                  placed.words,
                                  items.products,
                                  items.variants,
                                  items.skus,
                                  items.names,
                                  items.images,
                                  column(items.quantities),
                                  column(items.prices),
                                  column(items.setupFees),
                                  column(items.lengths),
                                  column(items.listPrices),
                                  items.listPriceSources,
                                  column(items.costs),
                                  items.costSources}));
    return rows.next();
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
