// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/data/assets/asset_store.h"
#include "core/services/assets/assets.h"
#include "core/services/audit/history.h"
#include "core/services/or_not_found.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> findAsset(const Context &context, const QString &serialNumber)
{
    return orNotFound(showAsset(context.database.connection(), context.scope(), serialKey(serialNumber)),
                      serialNumber);
}

// Serial numbers are people's own, so one could be the id of another record.
Result<QByteArray> assetHistory(const Context &context, const QString &serialNumber)
{
    ONHIRE_ASSIGN(const Record asset, findAsset(context, serialNumber));
    return wholeHistoryOf(context, asset.id, "asset."_L1);
}

} // namespace onhire
