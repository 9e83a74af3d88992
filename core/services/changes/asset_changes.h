// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation that changes an asset does it through this: inside its transaction, with the asset locked.
// What there is to tell of its changes it writes at its end, all at once.
#pragma once

#include "core/data/assets/asset_store.h"
#include "core/services/changes/written.h"

namespace onhire {

struct SavedAsset
{
    Record record;
    RecordChange change; // to be written by the command
};

Result<SavedAsset> saveAsset(Connection &connection, const Context &context, const StoredAsset &before,
                             AssetRecord asset, const QString &action, const QStringList &events);

// A locked asset that is available goes out with a subscription: ASSET_NOT_AVAILABLE, else.
Result<SavedAsset> assignAsset(Connection &connection, const Context &context, const StoredAsset &asset,
                               const QString &rentalId, const QString &customerId);

// A locked asset leaves its subscription for that status.
struct AssetRelease
{
    AssetStatus status = AssetStatus::Returned;
    QString action = QStringLiteral("asset.return");
    QStringList events = {QStringLiteral("asset.returned")};
    QString condition = {}, damageAssessment = {}, location = {}, notes = {}; // empty: not told
};
Result<SavedAsset> releaseAsset(Connection &connection, const Context &context, const StoredAsset &asset,
                                const AssetRelease &release);

// What is told of an asset. An event names the subscription that holds it, or that held it until now.
RecordChange assetChange(const AssetRecord &named, const QByteArray &before, const QByteArray &after,
                         const QString &action, const QStringList &events);

} // namespace onhire
