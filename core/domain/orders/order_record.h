// SPDX-License-Identifier: GPL-3.0-or-later
// An order as it is stored, and how that is shown: in the API, in the audit log, in events and on screens.
#pragma once

#include "core/base/record_shape.h"
#include "core/domain/orders/order.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace onhire {

struct OrderRecord
{
    struct Customer
    {
        QString id, email, firstName, lastName, company, phone, type;
    };

    struct Item
    {
        QString productId, imageUrl, variantId, sku, productName;
        int quantity = 1; // as it was ordered
        int dropped = 0; // of these
        Money unitPrice, setupFee;
        int contractLength = 0;
        std::optional<Money> listPrice, acquisitionCost;
        QString listPriceSource, acquisitionCostSource;
        QStringList rentalIds; // in the order in which they were made

        int inForce() const { return quantity - dropped; }
        int openUnits() const { return inForce() - int(rentalIds.size()); }
    };

    QString id, tenantId;
    OrderStatus status = OrderStatus::Pending;
    QString type;
    Customer customer;
    QByteArray billingAddress, shippingAddress; // JSON
    std::vector<Item> items; // by position
    QString currency;
    Money subtotal, tax, total, setupTotal;
    int totalDevices = 0, rentedDevices = 0;
    QByteArray payment, customFields, extensionDetails, upgradeDetails; // JSON; none: empty
    // texts that were never set are null
    QString billingGroupId, trackingNumber, shippedAt, cancelReason, closeReason, notes, createdBy;
    QString createdAt, updatedAt, confirmedAt, cancelledAt;

    int openUnits() const { return totalDevices - rentedDevices; }
};

// One more unit of an item has its subscription; the order's state follows.
void countRentedUnit(OrderRecord &order, int position, const QString &rentalId);

const RecordShape<OrderRecord> &orderShape();
QByteArray documentOf(const OrderRecord &order);

} // namespace onhire
