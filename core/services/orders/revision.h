// SPDX-License-Identifier: GPL-3.0-or-later
// The way of every change to an order: lock it, let a rule decide, write the columns with their event and audit
// entry.
#pragma once

#include "core/data/orders/order_store.h"
#include "core/services/orders/orders.h"

#include <functional>

namespace onhire {

struct OrderRevision
{
    QString action; // of the audit log: order.confirm
    QStringList events;
    QByteArray columns; // JSON: column → value
    std::function<Result<void>(const LockedOrder &)> allowed;
};

Result<Record> reviseOrder(const Context &context, const QString &orderId, const OrderRevision &revision,
                           std::optional<int> expectedVersion);

} // namespace onhire
