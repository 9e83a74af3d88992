// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/contract_controller.h"

#include "app/http/v1/file_json.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/services/contracts/contracts.h"
#include "core/services/demo/documented.h"
#include "core/services/files/files.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int LinkMinutes = 60;

Schema contractRequestSchema()
{
    return Schema::object({
        required("orderId"_L1, Schema::string().length(1, 100)),
        optional("contractType"_L1, Schema::string().length(1, 100)),
        optional(
            "templateId"_L1,
            Schema::string().length(1, 100).describedAs("standard, the only one so far, unless given."_L1)),
    });
}

Schema contractSchema()
{
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("fileId"_L1, Schema::string()),
        required("filename"_L1, Schema::string()),
        required("fileName"_L1, Schema::string()),
        required("orderId"_L1, Schema::string()),
        required("tenantId"_L1, Schema::string()),
        required("downloadUrl"_L1, Schema::string().describedAs("Needs no API key until it expires."_L1)),
        required("expiresAt"_L1, Schema::string().format(Schema::Format::Timestamp)),
        required("file"_L1, fileSchema()),
    });
}

Result<Answer> contract(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, contractRequestSchema()));
    const ContractRequest request{cleaned(body[u"orderId"].toString()),
                                  cleaned(body[u"contractType"].toString()),
                                  cleaned(body[u"templateId"].toString())};
    ONHIRE_ASSIGN(const Record record, generateContract(call.context, request));
    ONHIRE_ASSIGN(const SignedFile file, addressOf(call.context, record.id, FileUse::Download, LinkMinutes));
    JsonWriter json;
    json.beginObject();
    json.member("success"_L1, true);
    json.member("message"_L1, "Contract generated."_L1);
    json.member("fileId"_L1, record.id);
    json.member("filename"_L1, file.file.filename);
    json.member("fileName"_L1, file.file.filename);
    json.member("orderId"_L1, request.orderId);
    json.member("tenantId"_L1, call.context.tenant->id);
    json.member("downloadUrl"_L1, QString::fromLatin1(call.baseUrl + file.target));
    json.member("expiresAt"_L1, toTimestamp(QDateTime::fromMSecsSinceEpoch(file.expiresAt, QTimeZone::utc())));
    json.key("file"_L1).raw(record.json);
    json.endObject();
    return Answer{201, json.take(), {}, {{"Location", "/v1/files/" + record.id.toLatin1()}}};
}

} // namespace

void addContractRoutes(RouteTable &table)
{
    table.push_back({.verb = "POST",
                     .path = "/v1/files/contracts/generate",
                     .operation = "generateContract"_L1,
                     .tag = "Files"_L1,
                     .summary = "Makes the contract of an order as a PDF, a new file each time."_L1,
                     .permission = "files:write"_L1,
                     .handler = contract,
                     .request = contractRequestSchema(),
                     .example = R"({"orderId":")"_ba + documented::PendingOrder.data() + R"("})",
                     .response = contractSchema(),
                     .status = 201,
                     .refusals = {ErrorCode::OrderNotFound, ErrorCode::TemplateNotFound}});
}

} // namespace onhire
