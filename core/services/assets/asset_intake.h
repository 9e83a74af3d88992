// SPDX-License-Identifier: GPL-3.0-or-later
// Takes new devices in, inside a transaction, with what the catalogue says of them: all in one go, however many
// they are.
#pragma once

#include "core/domain/assets/asset.h"
#include "core/services/context.h"

#include <vector>

namespace onhire {

// An outcome for each request, in their order.
Result<std::vector<Result<Record>>> takeAssetsIn(Connection &connection, const Context &context,
                                                 const std::vector<const AssetRequest *> &requests);

} // namespace onhire
