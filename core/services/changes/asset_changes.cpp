// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/asset_changes.h"

#include "core/domain/assets/inspection.h"

using namespace Qt::StringLiterals;

namespace onhire {

RecordChange assetChange(const AssetRecord &named, const QByteArray &before, const QByteArray &after,
                         const QString &action, const QStringList &events)
{
    return {.noun = "asset"_L1,
            .recordId = named.serialNumber,
            .ids = idMembers({{"serialNumber"_L1, named.serialNumber},
                              {"assetSerialNumber"_L1, named.serialNumber},
                              {"rentalId"_L1, named.rentalId},
                              {"subscriptionId"_L1, named.rentalId},
                              {"customerId"_L1, named.customerId}}),
            .before = before,
            .after = after,
            .action = action,
            .events = events};
}

Result<SavedAsset> saveAsset(Connection &connection, const Context &context, const StoredAsset &before,
                             AssetRecord asset, const QString &action, const QStringList &events)
{
    asset.updatedAt = toTimestamp(context.now());
    const QByteArray document = assetShape().document(asset, context.tenant->exponent);
    ONHIRE_TRY(saveAsset(connection, asset, document));
    const bool hasLeft = !asset.isHeld() && before.record.isHeld();
    return SavedAsset{{asset.serialNumber, document, before.version + 1},
                      assetChange(hasLeft ? before.record : asset, before.document, document, action, events)};
}

Result<SavedAsset> assignAsset(Connection &connection, const Context &context, const StoredAsset &asset,
                               const QString &rentalId, const QString &customerId)
{
    AssetRecord assigned = asset.record;
    if (!mayMove(assigned.status, AssetStatus::RentedOut, AssetMover::Subscription))
        return Failure(Error{ErrorCode::AssetNotAvailable, assigned.serialNumber});
    assigned.status = AssetStatus::RentedOut;
    assigned.rentalId = rentalId;
    assigned.customerId = customerId;
    assigned.damageAssessment.clear();
    return saveAsset(connection, context, asset, assigned, u"asset.assign"_s, {u"asset.assigned"_s});
}

Result<SavedAsset> releaseAsset(Connection &connection, const Context &context, const StoredAsset &asset,
                                const AssetRelease &release)
{
    AssetRecord released = asset.record;
    if (!mayMove(released.status, release.status, AssetMover::Subscription))
        return Failure(Error{ErrorCode::InvalidStatus, released.serialNumber});
    released.status = release.status;
    released.rentalId.clear();
    released.customerId.clear();
    const auto set = [](QString &text, const QString &known) {
        if (!known.isEmpty())
            text = known;
    };
    released.condition = conditionAfterRelease(release.status, released.condition, release.condition);
    set(released.damageAssessment, release.damageAssessment);
    set(released.location, release.location);
    set(released.notes, release.notes);
    return saveAsset(connection, context, asset, released, release.action, release.events);
}

} // namespace onhire
