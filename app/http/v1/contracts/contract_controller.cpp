// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/contracts/contract_controller.h"

#include "app/http/v1/files/generated_file.h"
#include "core/base/text.h"
#include "core/services/contracts/contracts.h"
#include "core/services/demo/documented.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema contractRequestSchema()
{
    return Schema::object({
        required("orderId"_L1, Schema::string().length(1, 100)),
        optional("contractType"_L1, Schema::string().length(1, 100)),
        optional("templateId"_L1,
                 Schema::string().length(1, 100).describedAs("Defaults to standard, the only template so "
                                                             "far."_L1)),
    });
}

Result<Answer> contract(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, contractRequestSchema()));
    const ContractRequest request{cleaned(body[u"orderId"].toString()),
                                  cleaned(body[u"contractType"].toString()),
                                  cleaned(body[u"templateId"].toString())};
    ONHIRE_ASSIGN(const Record record, generateContract(call.context, request));
    return generatedFileAnswer(call, record, {"Contract generated."_L1, "orderId"_L1, request.orderId});
}

} // namespace

void addContractRoutes(RouteTable &table)
{
    table.push_back({.verb = "POST",
                     .path = "/v1/files/contracts/generate",
                     .operation = "generateContract"_L1,
                     .tag = "Files"_L1,
                     .summary = "Generates the contract of an order as a PDF; each call creates a "
                                "new file."_L1,
                     .permission = "files:write"_L1,
                     .handler = contract,
                     .request = contractRequestSchema(),
                     .example = R"({"orderId":")"_ba + documented::PendingOrder.data() + R"("})",
                     .response = generatedFileSchema("orderId"_L1),
                     .status = 201,
                     .refusals = {ErrorCode::OrderNotFound, ErrorCode::TemplateNotFound}});
}

} // namespace onhire
