// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_begun.h"
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/contract_ends.h"
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Finish> end(Connection &connection, const Context &context, const StoredSubscription &stored)
{
    ONHIRE_TRY(checkNotFinished(stored));
    ONHIRE_ASSIGN(const StoredSubscription settled, withEndSettled(connection, context, stored));
    if (todayOf(context) < endOf(settled.terms))
        return Failure(Error{ErrorCode::SubscriptionRunning, settled.rentalId});
    ONHIRE_ASSIGN(const StoredSubscription subscription, withBegunCharged(connection, context, settled));
    ONHIRE_ASSIGN(const SavedSubscription saved,
                  closeSubscription(connection, context, subscription, subscription, Closing::completed()));
    ONHIRE_TRY(writeChanges(connection, context, {saved.change}));
    return Finish{saved.record, subscription.serialNumber, context.now()};
}

Result<Finish> endSubscription(const Context &context, const QString &rentalId, ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            return end(connection, still, subscription);
        });
}

} // namespace onhire
