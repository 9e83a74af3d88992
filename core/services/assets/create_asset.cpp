// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/assets/asset_intake.h"
#include "core/services/assets/assets.h"

namespace onhire {

Result<Record> createAsset(const Context &context, const AssetRequest &request)
{
    auto created =
        inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<Record> {
            ONHIRE_ASSIGN(AssetIntake intake, AssetIntake::open(connection, context, {request.sku}));
            return intake.add(request);
        });
    if (created && created->created)
        context.announce(created->id);
    return created;
}

} // namespace onhire
