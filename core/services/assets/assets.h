// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with assets. They are addressed by their serial numbers, in whatever way those are typed.
#pragma once

#include "core/data/assets/asset_list.h"
#include "core/domain/assets/asset_patch.h"
#include "core/services/context.h"

#include <vector>

namespace onhire {

// The same request again answers the asset that it made before; another one with its serial number is refused.
Result<Record> createAsset(const Context &context, const AssetRequest &request);

// Each on its own: what is wrong with one does not hinder the others. A request that could not be read is
// answered with its error.
struct AssetRow
{
    QString serialNumber; // as far as it is known
    Result<AssetRequest> request;
};
struct AssetOutcome
{
    QString serialNumber;
    Result<Record> asset;
};
Result<std::vector<AssetOutcome>> createAssets(const Context &context, const std::vector<AssetRow> &rows);

Result<Record> findAsset(const Context &context, const QString &serialNumber);
Result<ListPage> listAssets(const Context &context, const ListRequest &request);
Result<QStringList> assetLocations(const Context &context); // those that are in use
Result<QByteArray> assetHistory(const Context &context, const QString &serialNumber); // JSON: [{at, actor, …}]

// `expectedVersion`: refuse with VERSION_CONFLICT when the record has changed since.
Result<Record> reviseAsset(const Context &context, const QString &serialNumber, const AssetPatch &patch,
                           std::optional<int> expectedVersion = {});
Result<Record> removeAsset(const Context &context, const QString &serialNumber,
                           std::optional<int> expectedVersion = {});

// What somebody has found out about a device that is back, and what becomes of it. Only for one that is still
// returned: whatever else has become of it meanwhile (out again, sold, out of use) stays as it is.
Result<Record> inspectAsset(const Context &context, const QString &serialNumber, const AssetPatch &found,
                            std::optional<int> expectedVersion = {});

// In which condition a device is that is not with a customer: ASSET_IN_USE, else. Empty: nobody has said.
Result<Record> judgeAsset(const Context &context, const QString &serialNumber, const QString &condition);

// The device is back. Closes its subscription if that has only waited for it.
Result<Record> returnAsset(const Context &context, const QString &serialNumber, const AssetReturn &details,
                           std::optional<int> expectedVersion = {});

} // namespace onhire
