// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_begun.h"
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/details.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Finish> cancel(Connection &connection, const Context &context, const StoredSubscription &stored,
                             const CancelRequest &request)
{
    ONHIRE_TRY(checkNotFinished(stored));
    ONHIRE_ASSIGN(const StoredSubscription subscription, withBegunCharged(connection, context, stored));
    SubscriptionRecord cancelled = subscription;
    cancelled.cancellationDetails = cancellationDetails(context, request);
    ONHIRE_ASSIGN(const SavedSubscription saved,
                  closeSubscription(connection, context, subscription, cancelled,
                                    {.status = SubscriptionStatus::Cancelled,
                                     .action = u"subscription.cancel"_s,
                                     .returnDue = true,
                                     .reason = u"The subscription was cancelled."_s}));
    ONHIRE_TRY(writeChanges(connection, context, {saved.change}));
    return Finish{saved.record, subscription.serialNumber, context.now()};
}

Result<Finish> cancelSubscription(const Context &context, const QString &rentalId, const CancelRequest &request,
                                  ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            return cancel(connection, still, subscription, request);
        });
}

} // namespace onhire
