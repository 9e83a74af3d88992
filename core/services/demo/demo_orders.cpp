// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_orders.h"

#include "core/base/id.h"

#include <algorithm>
#include <cmath>

namespace onhire {
namespace {

constexpr int HistoryDays = 730;
constexpr int OrdersWithPayments = 5000; // two years of every device's payments are ten times as many rows

struct State
{
    OrderStatus status;
    int rented = 0;
};

// What has become of an order of that age (0 just placed, 1 two years ago) for so many devices.
State stateOf(QRandomGenerator &random, double age, int devices)
{
    const int dice = random.bounded(100);
    if (age > 0.08)
        return dice < 91 ? State{OrderStatus::Fulfilled, devices} : State{OrderStatus::Cancelled};
    if (dice < 24)
        return {OrderStatus::Pending};
    if (dice < 46)
        return {OrderStatus::Confirmed};
    if (dice < 62 && devices > 1)
        return {OrderStatus::Partial, random.bounded(1, devices)};
    return dice < 94 ? State{OrderStatus::Fulfilled, devices} : State{OrderStatus::Cancelled};
}

} // namespace

DemoOrders::DemoOrders(quint32 seed, QDateTime now, QStringList skus, QStringList customerIds)
    : m_seed(seed), m_now(std::move(now)), m_skus([&] {
          skus.sort(); // the order of a hash is another in every run
          return std::move(skus);
      }()),
      m_customerIds(std::move(customerIds))
{
}

QList<DemoOrder> DemoOrders::of(const DemoBatch &batch) const
{
    QRandomGenerator random({m_seed, quint32(batch.number)});
    const qint64 span = qint64(HistoryDays) * 86'400'000;
    QList<DemoOrder> orders;
    for (int i = batch.first; i < batch.first + batch.count; ++i) {
        // more recent ones are closer together: the company grows
        const double age = std::pow(1.0 - double(i + 1) / batch.total, 1.4);
        DemoOrder order = someOrder(random, age);
        order.customer = customerOf(random, batch, i - batch.first);
        order.at = m_now.addMSecs(-qint64(age * double(span)) - random.bounded(1000));
        order.changedAt = std::min(order.at.addSecs(random.bounded(60, 86400)), m_now);
        order.withPayments = i % std::max(1, batch.total / OrdersWithPayments) == 0;
        order.orderId = newId(IdKind::Order, order.at);
        for (QString &rentalId : order.rentalIds)
            rentalId = newId(IdKind::Subscription, order.changedAt);
        orders.append(order);
    }
    return orders;
}

DemoOrder DemoOrders::someOrder(QRandomGenerator &random, double age) const
{
    DemoOrder order;
    const int lines = random.bounded(100) < 70 ? 1 : random.bounded(2, 5);
    int devices = 0;
    for (int i = 0; i < lines; ++i) {
        const int lengths[] = {6, 12, 24, 36};
        const int quantity = random.bounded(100) < 85 ? 1 : random.bounded(2, 6);
        order.items.append({m_skus[random.bounded(int(m_skus.size()))], quantity, lengths[random.bounded(4)]});
        devices += quantity;
    }
    const State state = stateOf(random, age, devices);
    order.status = state.status;
    order.rentalIds.resize(state.rented);
    return order;
}

// Of several batches, every other customer is for those of even numbers. Everybody orders once, some more
// often.
DemoCustomer DemoOrders::customerOf(QRandomGenerator &random, const DemoBatch &batch, int place) const
{
    const int shares = batch.count < batch.total ? 2 : 1;
    const int most = int(m_customerIds.size()) / shares;
    const int turn = batch.number / shares * DemoBatch::Size + place;
    const bool isFirst = turn % 2 == 0 && turn / 2 < most;
    const int own = isFirst ? turn / 2 : random.bounded(most);
    const int number = own * shares + batch.number % shares;
    return {m_customerIds[number], demoPerson(m_seed, number + 1)};
}

} // namespace onhire
