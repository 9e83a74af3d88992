// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions in the database: what rules need to know before one changes.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/subscriptions/schedule.h"
#include "core/domain/subscriptions/subscription.h"

#include <optional>

namespace onhire {

struct LockedSubscription
{
    struct Ending
    {
        EndingType type;
        QDate date;
        QString orderId; // the upgrade order that waits for the return; may be empty
    };

    QString rentalId;
    SubscriptionStatus status = SubscriptionStatus::Active;
    int version = 1;
    QString customerId, orderId, serialNumber;
    int itemPosition = 0;
    QString productId, variantId, sku, productName;
    Terms terms;
    QDate endDate;
    int originalContractLength = 0;
    Money monthlyAmount;
    QDate billedUntil;
    std::optional<QDate> nextBillingDate;
    Money credit;
    QString billingGroupId; // empty: billed on its own
    std::optional<Money> listPrice, acquisitionCost;
    Money totalCollected;
    std::optional<Ending> ending;
    bool returnDue = false;
    QByteArray extensionHistory, replacementHistory; // JSON arrays

    bool isActive() const { return status == SubscriptionStatus::Active; }
};

// A contract's terms from four columns of a row, from the first on: its start, its length in months, its
// billing start and its prices. None when they cannot be read.
std::optional<Terms> readTerms(const Rows &rows, int first);

// Locks the customer, whose figures follow from it, and then the subscription, until the transaction ends. None
// if there is no such subscription.
Result<std::optional<LockedSubscription>> lockSubscription(Connection &connection, const Scope &scope,
                                                           const QString &rentalId);

// The same without locking anything, for whoever only wants to know.
Result<std::optional<LockedSubscription>> peekSubscription(Connection &connection, const Scope &scope,
                                                           const QString &rentalId);

} // namespace onhire
