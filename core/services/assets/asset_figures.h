// SPDX-License-Identifier: GPL-3.0-or-later
// What a device has brought in against what it has cost, over all its subscriptions. Without tax.
#pragma once

#include "core/domain/assets/asset_record.h"
#include "core/services/context.h"

namespace onhire {

// Nothing is said where the cost is unknown, and no share of a cost that is nothing.
struct AssetFigures
{
    Money collected;
    std::optional<Money> cost, margin;
    std::optional<Decimal> recoveredPercent; // one decimal
};

AssetFigures assetFigures(Money collected, std::optional<Money> cost);

// `cost` is the record's.
Result<AssetFigures> assetFigures(const Context &context, const QString &serialNumber,
                                  std::optional<Money> cost);

} // namespace onhire
