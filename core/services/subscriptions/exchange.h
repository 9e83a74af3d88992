// SPDX-License-Identifier: GPL-3.0-or-later
// Two devices that change places in a subscription.
#pragma once

#include "core/data/assets/asset_store.h"
#include "core/services/context.h"

namespace onhire {

struct DeviceExchange
{
    StoredAsset oldAsset, newAsset;
};

// Locks both in the order of their serial numbers, as everybody does. ASSET_NOT_FOUND when there is no such new
// one.
Result<DeviceExchange> lockExchange(Connection &connection, const Context &context, const QString &oldSerial,
                                    const QString &newSerial);

} // namespace onhire
