// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/tenants/tenant_controller.h"

#include "app/http/api/envelope.h"
#include "core/data/audit/audit_list.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema entrySchema()
{
    const Schema actor = Schema::object({
        required("kind"_L1, Schema::choice({u"api_key"_s, u"user"_s, u"system"_s})),
        required("id"_L1, Schema::string()),
        required("name"_L1, Schema::string()),
    });
    return Schema::object(
               {
                   required("auditId"_L1, Schema::string()),
                   required("at"_L1, Schema::string().format(Schema::Format::Timestamp)),
                   required("actor"_L1, actor),
                   required("origin"_L1, Schema::string().describedAs("The address it came from."_L1)),
                   required("requestId"_L1, Schema::string()),
                   required("action"_L1, Schema::string().describedAs("For example, order.confirm."_L1)),
                   required("recordId"_L1, Schema::string()),
                   optional("before"_L1, Schema::any()),
                   optional("after"_L1, Schema::any()),
               })
        .named("AuditEntry"_L1);
}

Result<Answer> listAudit(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page,
                  fetchList(call.context.database.connection(), call.context.scope(), auditList(), request));
    return listAnswer("auditEntries"_L1, page, request.limit);
}

} // namespace

void addAuditRoutes(RouteTable &table)
{
    table.push_back({.verb = "GET",
                     .path = "/v1/audit-log",
                     .operation = "listAuditEntries"_L1,
                     .tag = "Audit log"_L1,
                     .summary = "Who changed what, when, and from where."_L1,
                     .permission = "audit:read"_L1,
                     .handler = listAudit,
                     .list = auditList,
                     .response = listSchema("auditEntries"_L1, entrySchema())});
}

} // namespace onhire
