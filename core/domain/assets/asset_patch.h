// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be different about a device, and what is told of one that comes back.
#pragma once

#include "core/domain/assets/asset_record.h"

namespace onhire {

struct AssetPatch
{
    std::optional<AssetStatus> status;
    std::optional<QString> condition, location, notes; // null: nothing is left of it
    std::optional<std::optional<Money>> acquisitionCost;
    std::optional<QString> acquisitionDate;

    static Schema schema();
    // `today` in the tenant's zone.
    static Result<AssetPatch> read(const JsonValue &body, const QString &serialNumber, const Tenant &tenant,
                                   QDate today, bool strict = false);

    void applyTo(AssetRecord &asset) const;
};

struct AssetReturn
{
    QString condition, damageAssessment, location, notes; // empty: not told

    static Schema schema();
    static Result<AssetReturn> read(const JsonValue &body, const QString &serialNumber, const Tenant &tenant,
                                    bool strict = false);
};

} // namespace onhire
