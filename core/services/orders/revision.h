// SPDX-License-Identifier: GPL-3.0-or-later
// How every change to an order is made: lock it, let a rule decide and change it, write the result with its
// event and audit entry.
#pragma once

#include "core/data/orders/order_store.h"
#include "core/services/changes/written.h"
#include "core/services/orders/orders.h"

#include <functional>

namespace onhire {

struct OrderRevision
{
    QString action; // of the audit log: order.confirm
    QStringList events;
    // or why it may not be; in its context time stands still
    std::function<Result<void>(Connection &, const Context &, OrderRecord &)> change;
};

Result<Record> reviseOrder(const Context &context, const QString &orderId, const OrderRevision &revision,
                           std::optional<int> expectedVersion);

struct SavedOrder
{
    Record record;
    RecordChange change; // to be written by the command
};

// Writes a locked order as it is now.
Result<SavedOrder> saveOrder(Connection &connection, const Context &context, const StoredOrder &before,
                             OrderRecord order, const QString &action, const QStringList &events);

// One more unit of a locked order has its subscription.
Result<SavedOrder> rentUnit(Connection &connection, const Context &context, const StoredOrder &order,
                            int position, const QString &rentalId);

// Cancels an order that nobody waits for any more: inside a transaction, with its customer locked. Once a
// device has gone out for it, or if it was cancelled before, it stays as it is.
Result<void> cancelIfWaiting(Connection &connection, const Context &context, const QString &orderId,
                             const QString &reason);

} // namespace onhire
