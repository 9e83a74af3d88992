// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_figures.h"

#include "core/base/text.h"
#include "core/data/assets/asset_store.h"
#include "core/domain/subscriptions/standing.h"

namespace onhire {

AssetFigures assetFigures(Money collected, std::optional<Money> cost)
{
    AssetFigures figures{.collected = collected, .cost = cost, .margin = {}, .recoveredPercent = {}};
    if (cost) {
        figures.margin = Money::difference(collected, *cost);
        figures.recoveredPercent = percentOf(collected, *cost);
    }
    return figures;
}

Result<AssetFigures> assetFigures(const Context &context, const QString &serialNumber,
                                  std::optional<Money> cost)
{
    ONHIRE_ASSIGN(const Money collected,
                  collectedBy(context.database.connection(), context.scope(), serialKey(serialNumber)));
    return assetFigures(collected, cost);
}

} // namespace onhire
