// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Finish> end(Connection &connection, const Context &context,
                          const LockedSubscription &subscription)
{
    ONHIRE_TRY(checkNotFinished(subscription));
    if (todayOf(context) < subscription.endDate)
        return Failure(Error{ErrorCode::SubscriptionRunning, subscription.rentalId});
    ONHIRE_ASSIGN(Record rental, closeSubscription(connection, context, subscription, Closing::completed()));
    return Finish{std::move(rental), subscription.serialNumber, context.now()};
}

Result<Finish> endSubscription(const Context &context, const QString &rentalId, ExpectedVersion expectedVersion)
{
    return onLockedSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const LockedSubscription &subscription) {
            return end(connection, still, subscription);
        });
}

} // namespace onhire
