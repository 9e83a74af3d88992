// SPDX-License-Identifier: GPL-3.0-or-later
// The device of a subscription is back. The same as returnAsset, for whoever has the subscription at hand and
// not the device.
#pragma once

#include "core/domain/assets/asset_patch.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

// Answers the subscription. ALREADY_ENDED when its device came back before.
Result<Record> takeBackDevice(const Context &context, const QString &rentalId, const AssetReturn &details,
                              ExpectedVersion expectedVersion = {});

} // namespace onhire
