// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/assets/asset_store.h"
#include "core/services/assets/assets.h"

namespace onhire {

Result<ListPage> listAssets(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), assetList(), request);
}

Result<QStringList> assetLocations(const Context &context)
{
    return assetLocations(context.database.connection(), context.scope());
}

} // namespace onhire
