// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/services/assets/assets.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

enum class Fits { Any, NotOut, Returned };

Result<void> checkFits(Fits fits, AssetStatus now)
{
    if (fits != Fits::Any && now == AssetStatus::RentedOut)
        return Failure(Error{ErrorCode::AssetInUse, nameOf(now)});
    if (fits == Fits::Returned && now != AssetStatus::Returned)
        return Failure(Error{ErrorCode::InvalidStatus, nameOf(now)});
    return {};
}

Result<Record> revise(const Context &context, const QString &serialNumber, const AssetPatch &patch,
                      const QString &action, const QString &event, std::optional<int> expectedVersion,
                      Fits fits = Fits::Any)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const auto asset, lockAsset(connection, still.scope(), serialKey(serialNumber)));
        if (!asset)
            return Failure(Error{ErrorCode::NotFound, serialNumber});
        if (expectedVersion && *expectedVersion != asset->version)
            return Failure(Error{ErrorCode::VersionConflict, serialNumber});
        ONHIRE_TRY(checkFits(fits, asset->record.status));
        if (patch.status)
            ONHIRE_TRY(checkMove(asset->record.status, *patch.status));
        AssetRecord revised = asset->record;
        patch.applyTo(revised);
        ONHIRE_ASSIGN(const SavedAsset saved, saveAsset(connection, still, *asset, revised, action, {event}));
        ONHIRE_TRY(writeChanges(connection, still, {saved.change}));
        return saved.record;
    });
}

} // namespace

Result<Record> reviseAsset(const Context &context, const QString &serialNumber, const AssetPatch &patch,
                           std::optional<int> expectedVersion)
{
    return revise(context, serialNumber, patch, u"asset.update"_s, u"asset.updated"_s, expectedVersion);
}

Result<Record> inspectAsset(const Context &context, const QString &serialNumber, const AssetPatch &found,
                            std::optional<int> expectedVersion)
{
    return revise(context, serialNumber, found, u"asset.update"_s, u"asset.updated"_s, expectedVersion,
                  Fits::Returned);
}

Result<Record> judgeAsset(const Context &context, const QString &serialNumber, const QString &condition)
{
    AssetPatch patch;
    patch.condition = condition;
    return revise(context, serialNumber, patch, u"asset.update"_s, u"asset.updated"_s, {}, Fits::NotOut);
}

Result<Record> removeAsset(const Context &context, const QString &serialNumber,
                           std::optional<int> expectedVersion)
{
    return revise(context, serialNumber, {.status = AssetStatus::Unavailable}, u"asset.delete"_s,
                  u"asset.deleted"_s, expectedVersion);
}

} // namespace onhire
