// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/subscription_changes.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/subscriptions.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> reviseSubscription(const Context &context, const QString &rentalId,
                                  const SubscriptionPatch &patch, std::optional<int> expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            SubscriptionRecord revised = subscription;
            patch.applyTo(revised);
            return reviseSubscription(connection, still, subscription, revised, u"subscription.update"_s,
                                      {u"subscription.updated"_s});
        });
}

} // namespace onhire
