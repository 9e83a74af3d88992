// SPDX-License-Identifier: GPL-3.0-or-later
// Placing orders: what one becomes, and how those that are placed together are written.
#pragma once

#include "core/data/orders/order_store.h"
#include "core/services/changes/written.h"
#include "core/services/orders/orders.h"

#include <chrono>
#include <vector>

namespace onhire {

// One order, in a context in which time stands still.
class Placement
{
public:
    Placement(const Context &context, const OrderRequest &request, NaturalKey naturalKey);

    const Context &context() const { return m_context; }
    QStringList skus() const;
    PlacingQuestion question() const;
    // As it is to be written, unless it was placed before.
    Result<NewOrder> newOrder(const BeforePlacing &before, const QHash<QString, OfferedVariant> &offered) const;

private:
    OrderRecord orderOf(const PricedOrder &priced, const QString &customerId) const;
    QString windowBegins() const;

    const Context &m_context;
    const OrderRequest &m_request;
    const QDateTime m_now;
    const std::chrono::minutes m_window;
    const bool m_checksKey; // whether the same order within the window is this one
    const QString m_naturalKey;
};

// In the open transaction, of one tenant, each of another customer and with another natural key. The answers,
// one for each, are true once that is committed; nothing may be committed when this fails.
Result<std::vector<Result<Record>>> placeTogether(Connection &connection, const Tenant &tenant,
                                                  const std::vector<Placement> &placements);

} // namespace onhire
