// SPDX-License-Identifier: GPL-3.0-or-later
// Assets in the database: what rules need to know before one changes.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/assets/asset.h"

#include <optional>

namespace onhire {

struct LockedAsset
{
    QString serialNumber;
    AssetStatus status = AssetStatus::Available;
    int version = 1;
    QString productId, variantId, sku, productName, imageUrl;
    std::optional<Money> acquisitionCost;
    QString customerId, rentalId; // of the subscription that holds it; empty, else

    bool isHeld() const { return !rentalId.isEmpty(); }
};

// None if there is no such asset.
Result<std::optional<LockedAsset>> lockAsset(Connection &connection, const Scope &scope,
                                             const QString &serialNumber);

} // namespace onhire
