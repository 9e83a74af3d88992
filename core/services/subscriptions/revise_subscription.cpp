// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/changes/subscription_changes.h"
#include "core/services/subscriptions/subscriptions.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> reviseSubscription(const Context &context, const QString &rentalId,
                                  const SubscriptionPatch &patch, std::optional<int> expectedVersion)
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<Record> {
        ONHIRE_ASSIGN(const auto subscription, lockSubscription(connection, context.scope(), rentalId));
        if (!subscription)
            return Failure(Error{ErrorCode::NotFound, rentalId});
        if (expectedVersion && *expectedVersion != subscription->version)
            return Failure(Error{ErrorCode::VersionConflict, rentalId});
        SubscriptionRecord revised = *subscription;
        patch.applyTo(revised);
        return reviseSubscription(connection, context, *subscription, revised, u"subscription.update"_s,
                                  {u"subscription.updated"_s});
    });
}

} // namespace onhire
