// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/assets/asset_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/v1/assets/asset_batch.h"
#include "core/base/text.h"
#include "core/domain/assets/asset_record.h"
#include "core/services/assets/assets.h"
#include "core/services/moment.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "assets:read"_L1;
constexpr auto Writing = "assets:write"_L1;
constexpr auto Tag = "Assets"_L1;

Answer changed(QLatin1StringView message, const Record &asset, int status = 200)
{
    return changeAnswer(status, {message, "serialNumber"_L1, "asset"_L1}, asset);
}

Result<Answer> create(const Call &call)
{
    const Context &context = call.context;
    ONHIRE_ASSIGN(const AssetRequest request,
                  AssetRequest::read(call.body, *context.tenant, todayOf(context), call.strict));
    ONHIRE_ASSIGN(const Record asset, createAsset(call.context, request));
    if (!asset.created)
        return changed("The asset already exists from an identical request and is returned."_L1, asset);
    Answer answer = changed("Asset created."_L1, asset, 201);
    answer.headers.append({"Location", "/v1/assets/" + QUrl::toPercentEncoding(asset.id)});
    return answer;
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listAssets(call.context, request));
    return listAnswer("assets"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record asset, findAsset(call.context, call.pathValue()));
    return bareRecord(asset);
}

Result<Answer> history(const Call &call)
{
    ONHIRE_ASSIGN(const QByteArray entries, assetHistory(call.context, call.pathValue()));
    return historyAnswer(entries);
}

Result<Answer> patch(const Call &call)
{
    ONHIRE_ASSIGN(const AssetPatch patch,
                  AssetPatch::read(call.body, serialKey(call.pathValue()), *call.context.tenant,
                                   todayOf(call.context), call.strict));
    ONHIRE_ASSIGN(const Record asset, reviseAsset(call.context, call.pathValue(), patch, call.ifMatch));
    return changed("Asset updated."_L1, asset);
}

Result<Answer> remove(const Call &call)
{
    ONHIRE_ASSIGN(const Record asset, removeAsset(call.context, call.pathValue(), call.ifMatch));
    return changed("Asset taken out of service."_L1, asset);
}

Result<Answer> takeBack(const Call &call)
{
    ONHIRE_ASSIGN(const AssetReturn details,
                  AssetReturn::read(call.body, serialKey(call.pathValue()), *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const Record asset, returnAsset(call.context, call.pathValue(), details, call.ifMatch));
    return changed("Asset returned."_L1, asset);
}

} // namespace

void addAssetRoutes(RouteTable &table)
{
    const Schema change = changeSchema("serialNumber"_L1, "asset"_L1, assetShape().schema());
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/assets",
             .operation = "createAsset"_L1,
             .tag = Tag,
             .summary = "Registers a device. Repeating the request returns the same asset."_L1,
             .permission = Writing,
             .handler = create,
             .request = AssetRequest::schema(),
             .example = R"({"serialNumber":"C02XK1ABJGH5","sku":"MBP14-16-512-A","location":"Shelf 4"})",
             .response = change,
             .status = 201,
             .mayAnswerOld = true,
             .answersEtag = true,
             .refusals = {ErrorCode::VariantNotFound, ErrorCode::VariantInactive, ErrorCode::AssetExists,
                          ErrorCode::InvalidStatus}},
            {.verb = "POST",
             .path = "/v1/assets/batch",
             .operation = "createAssets"_L1,
             .tag = Tag,
             .summary = "Registers up to 500 devices; each row has its own result."_L1,
             .permission = Writing,
             .handler = createAssetBatch,
             .request = assetBatchSchema(),
             .example = R"({"assets":[{"serialNumber":"C02XK1ABJGH6","sku":"MBP14-16-512-A"},)"
                        R"({"serialNumber":"C02XK1ABJGH7","sku":"MBP14-16-512-A"}]})",
             .response = assetBatchResultSchema(),
             .status = 201,
             .mayAnswerOld = true},
            {.verb = "GET",
             .path = "/v1/assets",
             .operation = "listAssets"_L1,
             .tag = Tag,
             .summary = "Lists assets."_L1,
             .permission = Reading,
             .handler = list,
             .list = assetList,
             .response = listSchema("assets"_L1, assetShape().schema())},
            {.verb = "GET",
             .path = "/v1/assets/{serialNumber}",
             .operation = "getAsset"_L1,
             .tag = Tag,
             .summary = "One asset."_L1,
             .permission = Reading,
             .handler = get,
             .response = assetShape().schema(),
             .answersEtag = true},
            {.verb = "PATCH",
             .path = "/v1/assets/{serialNumber}",
             .operation = "updateAsset"_L1,
             .tag = Tag,
             .summary = "Updates an asset, or its status after an inspection."_L1,
             .permission = Writing,
             .handler = patch,
             .request = AssetPatch::schema(),
             .example = R"({"location":"Shelf 7","condition":"good"})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::InvalidStatus, ErrorCode::AssetInUse}},
            {.verb = "DELETE",
             .path = "/v1/assets/{serialNumber}",
             .operation = "deleteAsset"_L1,
             .tag = Tag,
             .summary = "Makes an asset unavailable; its history is kept."_L1,
             .permission = Writing,
             .handler = remove,
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::InvalidStatus, ErrorCode::AssetInUse}},
            {.verb = "POST",
             .path = "/v1/assets/{serialNumber}/return",
             .operation = "returnAsset"_L1,
             .tag = Tag,
             .summary = "Records the return of a device and completes a subscription that was "
                        "waiting for it."_L1,
             .permission = Writing,
             .handler = takeBack,
             .request = AssetReturn::schema(),
             .example = R"({"condition":"good","location":"Inspection"})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::InvalidStatus, ErrorCode::SubscriptionRunning}},
            {.verb = "GET",
             .path = "/v1/assets/{serialNumber}/history",
             .operation = "getAssetHistory"_L1,
             .tag = Tag,
             .summary = "The history of an asset, oldest first."_L1,
             .permission = Reading,
             .handler = history,
             .response = historySchema()},
        });
}

} // namespace onhire
