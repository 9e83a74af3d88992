// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscriptions/subscription_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/v1/subscriptions/schedule_json.h"
#include "app/http/v1/subscriptions/subscription_routes.h"
#include "core/domain/subscriptions/subscription_record.h"
#include "core/services/demo/documented.h"
#include "core/services/moment.h"
#include "core/services/subscriptions/subscriptions.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Answer changed(QLatin1StringView message, const Record &rental, int status = 200)
{
    return changeAnswer(status, {message, "rentalId"_L1, "rental"_L1}, rental);
}

Result<Answer> create(const Call &call)
{
    ONHIRE_ASSIGN(
        SubscriptionRequest request,
        SubscriptionRequest::read(call.body, *call.context.tenant, todayOf(call.context), call.strict));
    request.onlyAsOrdered = !call.permissions.allow("payments:write"_L1);
    ONHIRE_ASSIGN(const Record rental, createSubscription(call.context, request));
    Answer answer = changed("Subscription created."_L1, rental, 201);
    answer.headers.append({"Location", "/v1/subscriptions/" + rental.id.toLatin1()});
    return answer;
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listSubscriptions(call.context, request));
    return listAnswer("rentals"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record rental, findSubscription(call.context, call.pathValue()));
    return bareRecord(rental);
}

Result<Answer> history(const Call &call)
{
    ONHIRE_ASSIGN(const QByteArray entries, subscriptionHistory(call.context, call.pathValue()));
    return historyAnswer(entries);
}

Result<Answer> schedule(const Call &call)
{
    ONHIRE_ASSIGN(const auto instalments, subscriptionSchedule(call.context, call.pathValue()));
    return Answer{200, scheduleJson(call.pathValue(), instalments, call.context.tenant->exponent)};
}

Result<Answer> revise(const Call &call, const Schema &schema, QLatin1StringView message)
{
    ONHIRE_ASSIGN(
        const SubscriptionPatch patch,
        SubscriptionPatch::read(call.body, call.pathValue(), *call.context.tenant, schema, call.strict));
    ONHIRE_ASSIGN(const Record rental, reviseSubscription(call.context, call.pathValue(), patch, call.ifMatch));
    return changed(message, rental);
}

Result<Answer> patch(const Call &call)
{
    return revise(call, SubscriptionPatch::schema(), "Subscription updated."_L1);
}
Result<Answer> patchNotes(const Call &call)
{
    return revise(call, SubscriptionPatch::notesSchema(), "Notes replaced."_L1);
}

} // namespace

void addSubscriptionRoutes(RouteTable &table)
{
    const Schema change = changeSchema("rentalId"_L1, "rental"_L1, subscriptionSchema());
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/subscriptions",
             .operation = "createSubscription"_L1,
             .tag = SubscriptionsTag,
             .summary =
                 "Assigns a device to one unit of a confirmed order. Also needs payments:write if the contract "
                 "length, billing group or billing start differs from the order or the company's rule, or if "
                 "it starts before the order or more than a month ahead."_L1,
             .permission = SubscriptionsWrite,
             .handler = create,
             .request = SubscriptionRequest::schema(),
             .example = R"({"orderId":")"_ba + documented::ConfirmedOrder.data() + R"(","assetSerialNumber":")"
                 + documented::FreeDevice.data() + R"("})",
             .response = change,
             .status = 201,
             .answersEtag = true,
             .refusals = {ErrorCode::OrderNotFound, ErrorCode::OrderNotConfirmed, ErrorCode::AssetNotFound,
                          ErrorCode::SkuMismatch, ErrorCode::ItemFullyFulfilled, ErrorCode::AssetNotAvailable,
                          ErrorCode::BillingGroupNotFound, ErrorCode::BillingGroupInactive,
                          ErrorCode::SubscriptionDifferentCustomer, ErrorCode::InvalidContractLength}},
            {.verb = "GET",
             .path = "/v1/subscriptions",
             .operation = "listSubscriptions"_L1,
             .tag = SubscriptionsTag,
             .summary = "Lists subscriptions. Declared custom fields filter as customField_<name>."_L1,
             .permission = SubscriptionsRead,
             .handler = list,
             .list = subscriptionList,
             .response = listSchema("rentals"_L1, subscriptionSchema())},
            {.verb = "GET",
             .path = "/v1/subscriptions/{subscriptionId}",
             .operation = "getSubscription"_L1,
             .tag = SubscriptionsTag,
             .summary = "One subscription with all figures."_L1,
             .permission = SubscriptionsRead,
             .handler = get,
             .response = subscriptionSchema(),
             .answersEtag = true,
             .isOfTheMoment = true}, // figures follow the settings and the day
            {.verb = "PATCH",
             .path = "/v1/subscriptions/{subscriptionId}",
             .operation = "updateSubscription"_L1,
             .tag = SubscriptionsTag,
             .summary = "Updates notes and custom fields."_L1,
             .permission = SubscriptionsWrite,
             .handler = patch,
             .request = SubscriptionPatch::schema(),
             .example = R"({"notes":"Charger was missing."})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true},
            {.verb = "PATCH",
             .path = "/v1/subscriptions/{subscriptionId}/notes",
             .operation = "updateSubscriptionNotes"_L1,
             .tag = SubscriptionsTag,
             .summary = "Replaces the notes."_L1,
             .permission = SubscriptionsWrite,
             .handler = patchNotes,
             .request = SubscriptionPatch::notesSchema(),
             .example = R"({"notes":"Charger was missing."})",
             .response = change,
             .answersEtag = true,
             .honoursIfMatch = true},
            {.verb = "GET",
             .path = "/v1/subscriptions/{subscriptionId}/schedule",
             .operation = "getSubscriptionSchedule"_L1,
             .tag = SubscriptionsTag,
             .summary = "Every instalment of the contract with its status, including cancelled ones."_L1,
             .permission = SubscriptionsRead,
             .handler = schedule,
             .response = scheduleSchema()},
            {.verb = "GET",
             .path = "/v1/subscriptions/{subscriptionId}/history",
             .operation = "getSubscriptionHistory"_L1,
             .tag = SubscriptionsTag,
             .summary = "The history of a subscription, oldest first."_L1,
             .permission = SubscriptionsRead,
             .handler = history,
             .response = historySchema()},
        });
}

} // namespace onhire
