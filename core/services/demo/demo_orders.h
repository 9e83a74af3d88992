// SPDX-License-Identifier: GPL-3.0-or-later
// The sample orders: two years of them, the older the more settled.
#pragma once

#include "core/domain/orders/pricing.h"
#include "core/services/context.h"

#include <QRandomGenerator>

namespace onhire {

struct DemoOrder
{
    QString orderId, customerId;
    OrderStatus status = OrderStatus::Pending;
    QList<OrderRequest::Item> items;
    QStringList rentalIds; // of the devices that are out, or were
    QDateTime at, changedAt;
    bool withPayments = true; // what was charged for them is told of
};

class DemoOrders
{
public:
    DemoOrders(const Context &context, QHash<QString, OfferedVariant> offered, QStringList customerIds,
               QRandomGenerator &random);

    // The next `count` of `total` orders, oldest first, with the rentals that came of them and what was charged
    // for those of a part of them.
    Result<void> write(int first, int count, int total);
    Result<void> write(const QList<DemoOrder> &orders);

private:
    struct Batch;
    DemoOrder someOrder(const QDateTime &at, double age, bool withPayments);
    Result<void> add(Batch &batch, const DemoOrder &order);

    const Context &m_context;
    const QHash<QString, OfferedVariant> m_offered;
    const QStringList m_skus;
    const QStringList m_customerIds;
    QRandomGenerator &m_random;
    const QString m_today;
    const QString m_daysOfIds; // JSON
};

} // namespace onhire
