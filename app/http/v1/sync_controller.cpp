// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/sync_controller.h"

#include "app/http/api/api.h"
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

Schema reportSchema()
{
    const Schema count = Schema::integer(), text = Schema::string();
    const Schema error = Schema::object({
        required("productSku"_L1, text.describedAs("Empty when the feed names none."_L1)),
        required("externalId"_L1, text.describedAs("Empty when the feed names none."_L1)),
        required("code"_L1, text),
        required("error"_L1,
                 text.describedAs("Stands in _sync.syncError, too, if there is such a product."_L1)),
    });
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, text),
        required("created"_L1, count.describedAs("Products."_L1)),
        required("updated"_L1, count),
        required("unchanged"_L1, count.describedAs("As the store has them already: not written."_L1)),
        required("failed"_L1, count.describedAs("They are as they were before."_L1)),
        required("errors"_L1, Schema::array(error).describedAs("One for each that failed."_L1)),
        required("vanished"_L1,
                 Schema::array(text).describedAs(
                     "SKUs of products that the feed lists no more. They stay as they are, with the syncStatus "
                     "error, and nothing of them is read-only any longer."_L1)),
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
         .summary =
             "Brings the catalogue in line with the store's feed, whose address stands in the settings "
             "(store.feedUrl): JSON documents {products: [...], nextPage?}, each product as POST /v1/products "
             "takes it, with the store's externalId. Existing products take over the fields of "
             "store.readOnlyFields, new ones all. Each product follows whole or stays as it was."_L1,
         .permission = "products:write"_L1,
         .handler = sync,
         .response = reportSchema(),
         .refusals = {ErrorCode::SyncNotConfigured, ErrorCode::SyncInProgress, ErrorCode::StoreUnreachable,
                      ErrorCode::StoreFeedInvalid, ErrorCode::StoreFeedTooLarge},
         .lane = Lane::Outside});
}

} // namespace onhire
