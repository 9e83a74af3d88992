// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/services/assets/asset_intake.h"
#include "core/services/assets/assets.h"

#include <algorithm>
#include <numeric>

namespace onhire {
namespace {

// The order in which rows are written: by serial number, so that two deliveries with the same devices wait for
// each other instead of blocking each other.
std::vector<size_t> orderOf(const std::vector<AssetRow> &rows)
{
    std::vector<size_t> places(rows.size());
    std::iota(places.begin(), places.end(), size_t(0));
    std::stable_sort(places.begin(), places.end(),
                     [&](size_t a, size_t b) { return rows[a].serialNumber < rows[b].serialNumber; });
    return places;
}

QStringList skusOf(const std::vector<AssetRow> &rows)
{
    QStringList skus;
    for (const AssetRow &row : rows) {
        if (row.request && !skus.contains(row.request->sku))
            skus += row.request->sku;
    }
    return skus;
}

// What the database itself stumbles over concerns the whole delivery, which is then tried again or given up;
// what a rule refuses concerns the row alone.
bool endsAll(const Error &error)
{
    return infoOf(error.code).httpStatus >= 500;
}

} // namespace

Result<std::vector<AssetOutcome>> createAssets(const Context &context, const std::vector<AssetRow> &rows)
{
    const auto create = [&](Connection &connection) -> Result<std::vector<AssetOutcome>> {
        ONHIRE_ASSIGN(AssetIntake intake, AssetIntake::open(connection, context, skusOf(rows)));
        std::vector<AssetOutcome> outcomes(rows.size(), {{}, Record{}});
        for (const size_t place : orderOf(rows)) {
            const AssetRow &row = rows[place];
            outcomes[place] = {row.serialNumber, row.request.and_then([&](const AssetRequest &request) {
                                   return intake.add(request);
                               })};
            if (const auto &asset = outcomes[place].asset; !asset && endsAll(asset.error()))
                return Failure(asset.error());
        }
        return outcomes;
    };
    auto created = inTransaction(context.database, context.scope(), create);
    for (const AssetOutcome &outcome : created ? *created : std::vector<AssetOutcome>()) {
        if (outcome.asset && outcome.asset->created)
            context.announce(outcome.asset->id);
    }
    return created;
}

} // namespace onhire
