// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which an asset changes, for the operations that do it: inside their transaction, with the
// asset locked.
#pragma once

#include "core/data/assets/asset_store.h"
#include "core/services/context.h"

namespace onhire {

struct AssetChange
{
    QString action; // of the audit log: asset.return
    QStringList events;
    QByteArray columns; // JSON: column → value
};

// Announces the change, too: whoever hears of one that was rolled back finds nothing new.
Result<Record> changeAsset(Connection &connection, const Context &context, const QString &serialNumber,
                           const AssetChange &change);

// A locked asset that is available goes out with a subscription: ASSET_NOT_AVAILABLE, else.
Result<Record> assignAsset(Connection &connection, const Context &context, const LockedAsset &asset,
                           const QString &rentalId, const QString &customerId);

// A locked asset leaves its subscription for that status; what more is known of it goes into `columns`.
struct AssetRelease
{
    AssetStatus status = AssetStatus::Returned;
    QString action = QStringLiteral("asset.return");
    QStringList events = {QStringLiteral("asset.returned")};
    QString condition = {}, damageAssessment = {}, location = {}, notes = {}; // empty: as it was
};
Result<Record> releaseAsset(Connection &connection, const Context &context, const LockedAsset &asset,
                            const AssetRelease &release);

} // namespace onhire
