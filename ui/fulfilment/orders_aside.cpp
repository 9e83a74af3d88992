// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/orders_aside.h"

#include <algorithm>

namespace onhire {

void OrdersAside::add(const DeskOrder &order)
{
    if (has(order.id))
        return;
    m_orders.push_back(order);
    Q_EMIT changed();
}

void OrdersAside::remove(const QString &orderId)
{
    if (std::erase_if(m_orders, [&](const DeskOrder &each) { return each.id == orderId; }) > 0)
        Q_EMIT changed();
}

void OrdersAside::see(const std::vector<DeskOrder> &read)
{
    for (const DeskOrder &now : read) {
        const auto kept = std::ranges::find(m_orders, now.id, &DeskOrder::id);
        if (kept != m_orders.end())
            *kept = now;
    }
    std::erase_if(m_orders, [](const DeskOrder &each) { return !each.takesDevices(); });
    if (!read.empty())
        Q_EMIT changed();
}

bool OrdersAside::has(const QString &orderId) const
{
    return std::ranges::find(m_orders, orderId, &DeskOrder::id) != m_orders.end();
}

QStringList OrdersAside::ids() const
{
    QStringList ids;
    for (const DeskOrder &each : m_orders)
        ids += each.id;
    return ids;
}

} // namespace onhire
