// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/details.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Finish> cancel(Connection &connection, const Context &context,
                             const LockedSubscription &subscription, const CancelRequest &request)
{
    ONHIRE_TRY(checkNotFinished(subscription));
    ONHIRE_ASSIGN(
        Record rental,
        closeSubscription(connection, context, subscription,
                          {.status = SubscriptionStatus::Cancelled,
                           .action = u"subscription.cancel"_s,
                           .returnDue = true,
                           .columns = "\"cancellation_details\":" + cancellationDetails(context, request),
                           .reason = u"The subscription was cancelled."_s}));
    return Finish{std::move(rental), subscription.serialNumber, context.now()};
}

Result<Finish> cancelSubscription(const Context &context, const QString &rentalId, const CancelRequest &request,
                                  ExpectedVersion expectedVersion)
{
    return onLockedSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const LockedSubscription &subscription) {
            return cancel(connection, still, subscription, request);
        });
}

} // namespace onhire
