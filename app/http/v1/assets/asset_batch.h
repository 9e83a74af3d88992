// SPDX-License-Identifier: GPL-3.0-or-later
// A delivery of devices: a result for each row, whatever is wrong with the others.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

Schema assetBatchSchema();
Schema assetBatchResultSchema();
Result<Answer> createAssetBatch(const Call &call);

} // namespace onhire
