// SPDX-License-Identifier: GPL-3.0-or-later
// What must be known of an order before a unit of it goes out.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/orders/order.h"

#include <optional>
#include <vector>

namespace onhire {

struct OrderToFulfil
{
    struct Item
    {
        int position = 0;
        QString sku;
        int openUnits = 0, rentedUnits = 0;
        Money unitPrice, setupFee;
        int contractLength = 0;
        std::optional<Money> listPrice, acquisitionCost;
        QString listPriceSource, acquisitionCostSource;
    };

    OrderStatus status = OrderStatus::Pending;
    int version = 1;
    QString customerId, customerEmail, customerName;
    QString billingGroupId; // empty: none
    int openUnits = 0;
    QString upgradedRentalId; // of an upgrade order: what it replaces
    std::vector<Item> items; // by position
};

// Locks the customer and the order until the transaction ends. None if there is no such order.
Result<std::optional<OrderToFulfil>> lockOrderToFulfil(Connection &connection, const Scope &scope,
                                                       const QString &orderId);

// The billing day of the customer's group; none if he has no such group that takes subscriptions.
Result<std::optional<int>> billingDayOf(Connection &connection, const Scope &scope,
                                        const QString &billingGroupId, const QString &customerId);

} // namespace onhire
