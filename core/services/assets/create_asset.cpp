// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/assets/asset_intake.h"
#include "core/services/assets/assets.h"
#include "core/services/moment.h"

namespace onhire {

Result<Record> createAsset(const Context &context, const AssetRequest &request)
{
    const StillContext still(context);
    return inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<Record> {
        ONHIRE_ASSIGN(auto outcomes, takeAssetsIn(connection, still, {&request}));
        return std::move(outcomes.front());
    });
}

} // namespace onhire
