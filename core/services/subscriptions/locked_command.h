// SPDX-License-Identifier: GPL-3.0-or-later
// What every command on one subscription begins with: a transaction, the lock, and the version that was
// expected.
#pragma once

#include "core/data/subscriptions/subscription_store.h"
#include "core/services/still_transaction.h"

namespace onhire {

// `body` takes the connection, the context and the locked subscription. In its context time stands still, so
// that all that is written tells the same moment.
template <typename Body>
auto onStoredSubscription(const Context &context, const QString &rentalId, std::optional<int> expectedVersion,
                          Body body)
    -> decltype(body(std::declval<Connection &>(), context, std::declval<const StoredSubscription &>()))
{
    using Answer =
        decltype(body(std::declval<Connection &>(), context, std::declval<const StoredSubscription &>()));
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Answer {
        ONHIRE_ASSIGN(const auto subscription, lockSubscription(connection, still.scope(), rentalId));
        if (!subscription)
            return Failure(Error{ErrorCode::NotFound, rentalId});
        if (expectedVersion && *expectedVersion != subscription->version)
            return Failure(Error{ErrorCode::VersionConflict, rentalId});
        return body(connection, still, *subscription);
    });
}

inline Result<void> checkActive(const SubscriptionState &subscription)
{
    if (subscription.isActive())
        return {};
    return Failure(Error{ErrorCode::SubscriptionNotActive, nameOf(subscription.status)});
}

// ALREADY_CANCELLED or ALREADY_ENDED.
inline Result<void> checkNotFinished(const StoredSubscription &subscription)
{
    if (subscription.isActive())
        return {};
    const bool cancelled = subscription.status == SubscriptionStatus::Cancelled;
    return Failure(
        Error{cancelled ? ErrorCode::AlreadyCancelled : ErrorCode::AlreadyEnded, nameOf(subscription.status)});
}

} // namespace onhire
