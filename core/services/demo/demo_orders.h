// SPDX-License-Identifier: GPL-3.0-or-later
// The sample orders: two years of them, the older the more settled.
#pragma once

#include "core/domain/orders/order.h"
#include "core/services/demo/demo_people.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QStringList>

namespace onhire {

struct DemoCustomer
{
    QString id;
    DemoPerson person;
};

struct DemoOrder
{
    QString orderId;
    DemoCustomer customer;
    OrderStatus status = OrderStatus::Pending;
    QList<OrderRequest::Item> items;
    QStringList rentalIds; // of the devices that are out, or were
    QDateTime at, changedAt;
    bool withPayments = true; // what was charged for them is told of
};

// Some of all sample orders. Two batches of neighbouring numbers have no customer in common, so that they can
// be written at the same time.
struct DemoBatch
{
    static constexpr int Size = 500; // what a stop waits for

    int number = 0;
    int first = 0;
    int count = 0;
    int total = 0; // of all batches
};

class DemoOrders
{
public:
    // `customerIds` of the people with the numbers from 1 on.
    DemoOrders(quint32 seed, QDateTime now, QStringList skus, QStringList customerIds);

    QList<DemoOrder> of(const DemoBatch &batch) const; // oldest first

private:
    DemoOrder someOrder(QRandomGenerator &random, double age) const;
    DemoCustomer customerOf(QRandomGenerator &random, const DemoBatch &batch, int place) const;

    const quint32 m_seed;
    const QDateTime m_now;
    const QStringList m_skus;
    const QStringList m_customerIds;
};

} // namespace onhire
