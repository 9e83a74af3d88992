// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_intake.h"
#include "core/services/assets/assets.h"
#include "core/services/still_transaction.h"

namespace onhire {
namespace {

// What the database itself stumbles over concerns the whole delivery, which is then tried again or given up;
// what a rule refuses concerns the row alone.
bool endsAll(const Error &error)
{
    return infoOf(error.code).httpStatus >= 500;
}

Result<std::vector<AssetOutcome>> create(Connection &connection, const Context &context,
                                         const std::vector<AssetRow> &rows)
{
    std::vector<const AssetRequest *> requests;
    for (const AssetRow &row : rows) {
        if (row.request)
            requests.push_back(&*row.request);
    }
    ONHIRE_ASSIGN(const auto taken, takeAssetsIn(connection, context, requests));
    auto next = taken.begin();
    std::vector<AssetOutcome> outcomes;
    for (const AssetRow &row : rows) {
        outcomes.push_back(
            {row.serialNumber, row.request.and_then([&](const AssetRequest &) { return *next++; })});
        const auto &asset = outcomes.back().asset;
        if (!asset && endsAll(asset.error()))
            return Failure(asset.error());
    }
    return outcomes;
}

} // namespace

Result<std::vector<AssetOutcome>> createAssets(const Context &context, const std::vector<AssetRow> &rows)
{
    return inTransactionStill(
        context, [&](Connection &connection, const Context &still) { return create(connection, still, rows); });
}

} // namespace onhire
