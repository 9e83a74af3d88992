// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_changes.h"

#include "core/base/json_writer.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> changeAsset(Connection &connection, const Context &context, const QString &serialNumber,
                           const AssetChange &change)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::assets::revise,
                                 {context.tenant->id, changeJson(context, change.action, change.events),
                                  serialNumber, QString::fromUtf8(change.columns)}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked asset vanished"_s));
    context.announce(serialNumber);
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<Record> assignAsset(Connection &connection, const Context &context, const LockedAsset &asset,
                           const QString &rentalId, const QString &customerId)
{
    if (!mayMove(asset.status, AssetStatus::RentedOut, AssetMover::Subscription))
        return Failure(Error{ErrorCode::AssetNotAvailable, asset.serialNumber});
    JsonWriter columns;
    columns.beginObject().member("status"_L1, nameOf(AssetStatus::RentedOut));
    columns.member("rental_id"_L1, rentalId).member("customer_id"_L1, customerId);
    columns.key("damage_assessment"_L1).null().endObject();
    return changeAsset(connection, context, asset.serialNumber,
                       {u"asset.assign"_s, {u"asset.assigned"_s}, columns.take()});
}

Result<Record> releaseAsset(Connection &connection, const Context &context, const LockedAsset &asset,
                            const AssetRelease &release)
{
    if (!mayMove(asset.status, release.status, AssetMover::Subscription))
        return Failure(Error{ErrorCode::InvalidStatus, asset.serialNumber});
    JsonWriter columns;
    columns.beginObject().member("status"_L1, nameOf(release.status));
    columns.key("rental_id"_L1).null().key("customer_id"_L1).null();
    const std::pair<QLatin1StringView, QString> texts[] = {{"condition"_L1, release.condition},
                                                           {"damage_assessment"_L1, release.damageAssessment},
                                                           {"location"_L1, release.location},
                                                           {"notes"_L1, release.notes}};
    for (const auto &[column, text] : texts) {
        if (!text.isEmpty())
            columns.member(column, text);
    }
    columns.endObject();
    return changeAsset(connection, context, asset.serialNumber,
                       {release.action, release.events, columns.take()});
}

} // namespace onhire
