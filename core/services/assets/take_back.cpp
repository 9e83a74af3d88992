// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/take_back.h"

#include "core/domain/subscriptions/possible.h"
#include "core/services/assets/assets.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/subscriptions.h"

namespace onhire {

Result<Record> takeBackDevice(const Context &context, const QString &rentalId, const AssetReturn &details,
                              ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &, const Context &still, const StoredSubscription &subscription) -> Result<Record> {
            if (!isDeviceOut(subscription.status, subscription.returnDue)) // it may be another's by now
                ONHIRE_TRY(checkNotFinished(subscription));
            ONHIRE_TRY(returnAsset(still, subscription.serialNumber, details));
            return findSubscription(still, rentalId);
        });
}

} // namespace onhire
