// SPDX-License-Identifier: GPL-3.0-or-later
// Takes back what somebody has just done to a device.
#pragma once

#include "core/domain/assets/asset.h"
#include "core/services/context.h"

namespace onhire {

// A person has moved the device to another status: it has again the one from before, returned included, to
// which nobody moves a device by hand. VERSION_CONFLICT once anything else has happened to it; `version` is the
// one that the move has made.
Result<Record> moveAssetBack(const Context &context, const QString &serialNumber, AssetStatus before,
                             int version);

} // namespace onhire
