// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/assets/asset_store.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<std::optional<LockedAsset>> lockAsset(Connection &connection, const Scope &scope,
                                             const QString &serialNumber)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::assets::lock, {scope.name(), serialNumber}));
    if (!rows.next())
        return std::nullopt;
    const auto status = assetStatusNamed(rows.text(1));
    if (!status)
        return Failure(Error::internal(u"asset of unknown status "_s + rows.text(1)));
    LockedAsset asset{.serialNumber = rows.text(0),
                      .status = *status,
                      .version = int(rows.integer(2)),
                      .productId = rows.text(3),
                      .variantId = rows.text(4),
                      .sku = rows.text(5),
                      .productName = rows.text(6),
                      .imageUrl = rows.text(7),
                      .customerId = rows.text(9),
                      .rentalId = rows.text(10)};
    if (const auto cost = rows.optionalInteger(8))
        asset.acquisitionCost = Money::fromMinor(*cost);
    return asset;
}

} // namespace onhire
