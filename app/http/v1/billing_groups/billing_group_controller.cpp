// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/billing_groups/billing_group_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/v1/billing_groups/invoice_preview.h"
#include "core/domain/billing_groups/billing_group_record.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/demo/documented.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "billing_groups:read"_L1;
constexpr auto Writing = "billing_groups:write"_L1;
constexpr auto Tag = "Billing groups"_L1;
constexpr auto Path = "/v1/billing-groups";
constexpr auto PathOfOne = "/v1/billing-groups/{billingGroupId}";

Answer changed(QLatin1StringView message, const Record &group, int status = 200)
{
    return changeAnswer(status, {message, "billingGroupId"_L1, "billingGroup"_L1}, group);
}

Result<Answer> create(const Call &call)
{
    ONHIRE_ASSIGN(const BillingGroupRequest request,
                  BillingGroupRequest::read(call.body, *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const Record group, createBillingGroup(call.context, request));
    Answer answer = changed("Billing group created."_L1, group, 201);
    answer.headers.append({"Location", "/v1/billing-groups/" + group.id.toLatin1()});
    return answer;
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listBillingGroups(call.context, request));
    return listAnswer("billingGroups"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record group, findBillingGroup(call.context, call.pathValue()));
    return wrappedRecord("billingGroup"_L1, group);
}

Result<Answer> patch(const Call &call)
{
    ONHIRE_ASSIGN(const BillingGroupPatch patch,
                  BillingGroupPatch::read(call.body, call.pathValue(), *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const Record group, reviseBillingGroup(call.context, call.pathValue(), patch, call.ifMatch));
    return changed("Billing group updated."_L1, group);
}

Result<Answer> remove(const Call &call)
{
    ONHIRE_ASSIGN(const Record group, removeBillingGroup(call.context, call.pathValue(), call.ifMatch));
    return changed("Billing group removed; its subscriptions are billed on their own again."_L1, group);
}

Schema joinSchema()
{
    return Schema::object({
        required("rentalIds"_L1, Schema::array(Schema::string().length(1, 100)).length(1, 1000),
                 {u"subscriptionIds"_s}),
        idInBody("billingGroupId"_L1),
    });
}

Result<Answer> join(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checkedFor("billingGroupId"_L1, call, joinSchema()));
    QStringList rentalIds;
    for (const JsonValue &id : body[u"rentalIds"].elements())
        rentalIds += id.toString();
    ONHIRE_ASSIGN(const Record group,
                  addToBillingGroup(call.context, call.pathValue(), rentalIds, call.ifMatch));
    return changed("Subscriptions added."_L1, group);
}

Result<Answer> leave(const Call &call)
{
    ONHIRE_ASSIGN(const Record group,
                  removeFromBillingGroup(call.context, call.pathValue(0), call.pathValue(1), call.ifMatch));
    return changed("Subscription removed from the group."_L1, group);
}

} // namespace

void addBillingGroupRoutes(RouteTable &table)
{
    using enum ErrorCode;
    const Schema change = changeSchema("billingGroupId"_L1, "billingGroup"_L1, billingGroupShape().schema());
    const QList<ErrorCode> memberRefusals{SubscriptionNotFound, SubscriptionDifferentCustomer,
                                          SubscriptionInUse, SubscriptionNotActive};
    const auto changing = [&](QByteArray verb, QByteArray path, QLatin1StringView operation,
                              QLatin1StringView summary, RouteHandler handler, QList<ErrorCode> refusals) {
        return Route{.verb = std::move(verb),
                     .path = std::move(path),
                     .operation = operation,
                     .tag = Tag,
                     .summary = summary,
                     .permission = Writing,
                     .handler = handler,
                     .response = change,
                     .answersEtag = true,
                     .honoursIfMatch = true,
                     .refusals = std::move(refusals)};
    };
    Route creating =
        changing("POST", Path, "createBillingGroup"_L1,
                 "Creates a group of a business customer's subscriptions, which are then billed together."_L1,
                 create, memberRefusals + QList{CustomerNotFound, CustomerInactive});
    creating.request = BillingGroupRequest::schema();
    creating.example = R"({"customerId":")"_ba + documented::BusinessCustomer.data()
        + R"(","groupName":"Branch office","billingDay":1,"rentalIds":[")" + documented::GroupableRental.data()
        + R"("]})";
    creating.status = 201;
    creating.honoursIfMatch = false;
    Route patching = changing("PATCH", PathOfOne, "updateBillingGroup"_L1,
                              "Updates a group; rentalIds replaces the whole set."_L1, patch,
                              memberRefusals + QList{BillingGroupInactive});
    patching.request = BillingGroupPatch::schema();
    patching.example = R"({"groupName":"Head office","billingDay":15})";
    Route joining =
        changing("POST", QByteArray(PathOfOne) + "/subscriptions", "addToBillingGroup"_L1,
                 "Adds subscriptions to a group."_L1, join, memberRefusals + QList{BillingGroupInactive});
    joining.request = joinSchema();
    joining.example = R"({"rentalIds":[")"_ba + documented::JoiningRental.data() + R"("]})";
    table.insert(
        table.end(),
        {
            creating,
            {.verb = "GET",
             .path = Path,
             .operation = "listBillingGroups"_L1,
             .tag = Tag,
             .summary = "Lists billing groups."_L1,
             .permission = Reading,
             .handler = list,
             .list = billingGroupList,
             .response = listSchema("billingGroups"_L1, billingGroupShape().schema())},
            {.verb = "GET",
             .path = PathOfOne,
             .operation = "getBillingGroup"_L1,
             .tag = Tag,
             .summary = "One billing group."_L1,
             .permission = Reading,
             .handler = get,
             .response = wrappedSchema("billingGroup"_L1, billingGroupShape().schema()),
             .answersEtag = true},
            patching,
            changing("DELETE", PathOfOne, "deleteBillingGroup"_L1,
                     "Removes a group; its subscriptions are billed on their own again."_L1, remove, {}),
            joining,
            invoicePreviewRoute(),
            changing("DELETE", QByteArray(PathOfOne) + "/subscriptions/{rentalId}", "removeFromBillingGroup"_L1,
                     "Removes a subscription from a group."_L1, leave, {}),
        });
}

} // namespace onhire
