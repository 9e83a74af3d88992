// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/products/sync_controller.h"

#include "app/http/api/api_services.h"
#include "core/base/json_writer.h"
#include "core/services/products/sync_products.h"
#include "core/webhooks/fetch_page.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray reportJson(const SyncReport &report)
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true).member("message"_L1, "Catalogue synchronised."_L1);
    json.member("created"_L1, report.created).member("updated"_L1, report.updated);
    json.member("unchanged"_L1, report.unchanged).member("failed"_L1, report.failed.size());
    json.key("errors"_L1).beginArray();
    for (const SyncReport::Failed &failed : report.failed) {
        json.beginObject().member("productSku"_L1, failed.productSku);
        json.member("externalId"_L1, failed.externalId);
        json.member("code"_L1, infoOf(failed.error.code).name);
        json.member("error"_L1, sentenceOf(failed.error)).endObject();
    }
    json.endArray().key("vanished"_L1).beginArray();
    for (const QString &sku : report.vanished)
        json.value(sku);
    json.endArray().member("finishedAt"_L1, toTimestamp(report.finishedAt)).endObject();
    return json.take();
}

Result<Answer> sync(const Call &call)
{
    const ApiServices &services = call.services;
    const FetchPage fetch = pageFetcher(services.outward, services.clock, services.isEnding);
    ONHIRE_ASSIGN(const SyncReport report, syncProducts(call.context, fetch));
    return Answer{200, reportJson(report)};
}

Schema syncReportSchema()
{
    const Schema count = Schema::integer(), text = Schema::string();
    const Schema error = Schema::object({
        required("productSku"_L1, text.describedAs("Empty if the feed has none."_L1)),
        required("externalId"_L1, text.describedAs("Empty if the feed has none."_L1)),
        required("code"_L1, text),
        required("error"_L1, text.describedAs("Also in _sync.syncError if the product exists."_L1)),
    });
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, text),
        required("created"_L1, count.describedAs("Number of products."_L1)),
        required("updated"_L1, count),
        required("unchanged"_L1, count.describedAs("Already up to date; not written."_L1)),
        required("failed"_L1, count.describedAs("Not changed because of an error."_L1)),
        required("errors"_L1, Schema::array(error).describedAs("One for each failure."_L1)),
        required("vanished"_L1,
                 Schema::array(text).describedAs(
                     "SKUs of products no longer in the feed. They are kept unchanged with "
                     "syncStatus error, and their fields are no longer read-only."_L1)),
        required("finishedAt"_L1, text.format(Schema::Format::Timestamp)),
    });
}

} // namespace

void addSyncRoutes(RouteTable &table)
{
    table.push_back(
        {.verb = "POST",
         .path = "/v1/products/sync",
         .operation = "syncProducts"_L1,
         .tag = "Products"_L1,
         .summary = "Synchronises the catalogue with the store's feed (setting store.feedUrl): JSON "
                    "documents {products: [...], nextPage?}, each product as in POST /v1/products plus the "
                    "store's externalId. Existing products are updated in the fields of "
                    "store.readOnlyFields; new ones are created with all fields. Each product is updated "
                    "completely or not at all."_L1,
         .permission = "products:write"_L1,
         .handler = sync,
         .response = syncReportSchema(),
         .refusals = {ErrorCode::SyncNotConfigured, ErrorCode::SyncInProgress, ErrorCode::StoreUnreachable,
                      ErrorCode::StoreFeedInvalid, ErrorCode::StoreFeedTooLarge},
         .lane = Lane::Outside});
}

} // namespace onhire
