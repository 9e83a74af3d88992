// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_intake.h"
#include "core/services/assets/assets.h"
#include "core/services/still_transaction.h"

namespace onhire {

Result<Record> createAsset(const Context &context, const AssetRequest &request)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(auto outcomes, takeAssetsIn(connection, still, {&request}));
        return std::move(outcomes.front());
    });
}

} // namespace onhire
