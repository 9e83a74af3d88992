// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions, also called rentals: how they are created, and how they are read. What is done with them
// stands beside this, one file for each verb.
#pragma once

#include "core/data/subscriptions/subscription_list.h"
#include "core/domain/subscriptions/subscription_request.h"
#include "core/services/context.h"

#include <vector>

namespace onhire {

// One unit of an order gets its device. Inside an open transaction it becomes a part of that.
Result<Record> createSubscription(const Context &context, const SubscriptionRequest &request);

Result<Record> findSubscription(const Context &context, const QString &rentalId);
Result<ListPage> listSubscriptions(const Context &context, const ListRequest &request);
Result<QByteArray> subscriptionHistory(const Context &context,
                                       const QString &rentalId); // JSON: [{at, actor, …}]

// `expectedVersion`: refuse with VERSION_CONFLICT when the record has changed since.
Result<Record> reviseSubscription(const Context &context, const QString &rentalId,
                                  const SubscriptionPatch &patch, std::optional<int> expectedVersion = {});

// An instalment as it was charged, or as it will be. All of a contract are told, those that were cancelled and
// those that its end has cut off, too, so that each keeps its place.
struct ScheduledInstalment
{
    int number = 0; // in the contract, counted from 1
    DateRange period;
    QDate dueDate;
    Money amount; // what is asked for it: as agreed, less what the credit of an upgrade pays
    QString status; // of its payment; without one upcoming, or cancelled once the contract has ended
    QString paymentId; // null: it has none
    Money open; // of the amount: what is still to be paid, its share where others stand on the same payment

    bool isCancelled() const { return status == QLatin1StringView("cancelled"); }
    bool isUpcoming() const { return status == QLatin1StringView("upcoming"); }
    // The credit of an upgrade may have left nothing of one that is not charged yet.
    bool isStillToCome() const { return !open.isZero() || isUpcoming(); }
    bool isPaid() const
    {
        return status == QLatin1StringView("paid") || status == QLatin1StringView("refunded");
    }
};
Result<std::vector<ScheduledInstalment>> subscriptionSchedule(const Context &context, const QString &rentalId);

} // namespace onhire
