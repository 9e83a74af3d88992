// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/move_back.h"

#include "core/base/text.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> moveAssetBack(const Context &context, const QString &serialNumber, AssetStatus before,
                             int version)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const auto asset, lockAsset(connection, still.scope(), serialKey(serialNumber)));
        if (!asset)
            return Failure(Error{ErrorCode::NotFound, serialNumber});
        if (asset->version != version)
            return Failure(Error{ErrorCode::VersionConflict, serialNumber});
        const AssetStatus now = asset->record.status;
        if (!mayMove(before, now, AssetMover::Person)) // so nobody has moved it from there
            return Failure(Error{ErrorCode::InvalidStatus, u"%1 → %2"_s.arg(nameOf(now), nameOf(before))});
        AssetRecord moved = asset->record;
        moved.status = before;
        ONHIRE_ASSIGN(const SavedAsset saved,
                      saveAsset(connection, still, *asset, moved, u"asset.update"_s, {u"asset.updated"_s}));
        ONHIRE_TRY(writeChanges(connection, still, {saved.change}));
        return saved.record;
    });
}

} // namespace onhire
