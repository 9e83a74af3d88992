// SPDX-License-Identifier: GPL-3.0-or-later
// What a device goes out for: the item of the order that it is meant for, and the terms that are asked for, as
// far as the order and the company allow them.
#pragma once

#include "core/domain/orders/order_record.h"
#include "core/domain/subscriptions/schedule.h"
#include "core/domain/subscriptions/subscription_request.h"
#include "core/services/context.h"

namespace onhire {

class RentTerms
{
public:
    using Item = OrderRecord::Item;

    // All must outlive it.
    RentTerms(const Context &context, const SubscriptionRequest &request, const OrderRecord &order)
        : m_context(context), m_request(request), m_order(order)
    {
    }

    Result<void> checkCustomer() const;
    Result<const Item *> chooseItem(const QString &sku) const; // of a device; one of the order's
    Result<void> checkAsOrdered(const Item &item) const; // where nothing else may be agreed
    Result<void> checkLength(const Item &item) const;
    Terms forItem(const Item &item) const;

private:
    int monthsFor(const Item &item) const { return m_request.contractLength.value_or(item.contractLength); }
    BillingStart usualBillingStart() const;

    const Context &m_context;
    const SubscriptionRequest &m_request;
    const OrderRecord &m_order;
};

} // namespace onhire
