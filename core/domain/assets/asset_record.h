// SPDX-License-Identifier: GPL-3.0-or-later
// A device as it is stored, and how that is shown: in the API, in the audit log, in events and on screens.
#pragma once

#include "core/base/record_shape.h"
#include "core/domain/assets/asset.h"

namespace onhire {

struct AssetRecord
{
    QString serialNumber, tenantId, sku, productName, productId, variantId;
    AssetStatus status = AssetStatus::Available;
    // texts that were never set are null
    QString imageUrl, condition, damageAssessment, location;
    QString customerId, rentalId; // of the subscription that holds it
    std::optional<Money> acquisitionCost;
    QString acquisitionDate;
    QString notes, createdBy, createdAt, updatedAt;

    bool isHeld() const { return !rentalId.isEmpty(); }
};

const RecordShape<AssetRecord> &assetShape();

} // namespace onhire
