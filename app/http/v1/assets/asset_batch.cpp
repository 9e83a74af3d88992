// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/assets/asset_batch.h"

#include "app/http/api/problem.h"
#include "core/base/errors/error_json.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/domain/assets/asset_limits.h"
#include "core/services/assets/assets.h"
#include "core/services/moment.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema bodyOf(const Schema &row)
{
    return Schema::object({required("assets"_L1, Schema::array(row).length(1, MostAssetsAtOnce))});
}

// The serial number that a row names, if only to say whose fault it is.
QString serialOf(const JsonValue &row)
{
    const JsonValue known = AssetRequest::schema().underFirstNames(row);
    return serialKey(known[u"serialNumber"].toString());
}

QLatin1StringView statusOf(const AssetOutcome &outcome)
{
    return !outcome.asset ? "failed"_L1 : outcome.asset->created ? "created"_L1 : "existing"_L1;
}

Error underNamesSent(Error error, const JsonValue &row)
{
    for (Fault &fault : error.faults)
        fault.path = AssetRequest::schema().pathAsSent(fault.path, row);
    return error;
}

} // namespace

Schema assetBatchSchema()
{
    static const Schema schema = bodyOf(AssetRequest::schema());
    return schema;
}

Schema assetBatchResultSchema()
{
    const Schema row = Schema::object({
        required("serialNumber"_L1, Schema::string()),
        required("status"_L1, Schema::choice({u"created"_s, u"existing"_s, u"failed"_s})),
        optional("error"_L1, problemSchema().describedAs("The reason for the failure."_L1)),
    });
    const Schema count = Schema::integer().range(0, MostAssetsAtOnce);
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("created"_L1, count),
        required("existing"_L1, count),
        required("failed"_L1, count),
        required("results"_L1, Schema::array(row).describedAs("In the same order as the rows."_L1)),
    });
}

Result<Answer> createAssetBatch(const Call &call)
{
    const Schema loose = bodyOf(Schema::any());
    ONHIRE_ASSIGN(const JsonValue body, checked(call, loose));
    const Context &context = call.context;
    const QDate today = todayOf(context);
    std::vector<AssetRow> rows;
    for (const JsonValue &row : body[u"assets"].elements())
        rows.push_back({serialOf(row), AssetRequest::read(row, *context.tenant, today, call.strict)});
    ONHIRE_ASSIGN(const auto outcomes, createAssets(context, rows));

    QHash<QLatin1StringView, int> counts;
    JsonWriter results;
    results.beginArray();
    auto sent = body[u"assets"].elements().begin();
    for (const AssetOutcome &outcome : outcomes) {
        const JsonValue &row = *sent++;
        const QLatin1StringView status = statusOf(outcome);
        ++counts[status];
        results.beginObject().member("serialNumber"_L1, outcome.serialNumber).member("status"_L1, status);
        if (!outcome.asset)
            writeError(results.key("error"_L1), underNamesSent(outcome.asset.error(), row));
        results.endObject();
    }
    results.endArray();
    JsonWriter json;
    json.beginObject().member("success"_L1, true);
    json.member("message"_L1, "Each row has its own result."_L1);
    for (const QLatin1StringView status : {"created"_L1, "existing"_L1, "failed"_L1})
        json.member(status, counts.value(status));
    json.key("results"_L1).raw(results.take()).endObject();
    return Answer{counts.value("created"_L1) > 0 ? 201 : 200, json.take()};
}

} // namespace onhire
