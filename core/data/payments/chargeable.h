// SPDX-License-Identifier: GPL-3.0-or-later
// What a payment for one period needs to know of its subscription.
#pragma once

#include "core/data/subscriptions/subscription_store.h"

namespace onhire {

struct ChargeableRental
{
    QString status, customerId;
    std::optional<Terms> terms; // none: unreadable
    QDate billedUntil;
    QString productName, serialNumber;
    QString billingGroupId; // empty: in none
};

// Locks the customer and then the subscription, until the transaction ends. None if there is no such
// subscription.
Result<std::optional<ChargeableRental>> lockChargeable(Connection &connection, const Scope &scope,
                                                       const QString &rentalId);

} // namespace onhire
