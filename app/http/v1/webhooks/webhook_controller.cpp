// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/webhooks/webhook_controller.h"

#include "app/http/api/api_services.h"
#include "app/http/api/envelope.h"
#include "app/http/v1/webhooks/webhook_json.h"
#include "core/base/json_writer.h"
#include "core/domain/patch.h"
#include "core/services/webhooks/webhooks.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Managing = "webhooks:manage"_L1;
constexpr auto Tag = "Webhooks"_L1;
constexpr int UsualOverlapHours = 24;

Answer changed(QLatin1StringView message, const Record &endpoint)
{
    return changeAnswer(200, {message, "webhookEndpointId"_L1, "webhookEndpoint"_L1}, endpoint);
}

QByteArray issuedJson(QLatin1StringView message, const IssuedWebhook &issued, bool withSecret)
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true).member("message"_L1, message);
    json.member("webhookEndpointId"_L1, issued.endpoint.id);
    json.key("webhookEndpoint"_L1).raw(issued.endpoint.json);
    if (withSecret)
        json.member("secret"_L1, QLatin1StringView(issued.secret));
    json.endObject();
    return json.take();
}

// A secret is shown once, and so it is not kept for a repetition either.
Answer issuedAnswer(int status, QLatin1StringView message, const IssuedWebhook &issued)
{
    Answer answer{status, issuedJson(message, issued, true), issued.endpoint.version};
    answer.repeated = issuedJson(message, issued, false);
    return answer;
}

Result<Answer> create(const Call &call)
{
    ONHIRE_ASSIGN(const WebhookRequest request,
                  WebhookRequest::read(call.body, call.services.outward.targets, call.strict));
    ONHIRE_ASSIGN(const IssuedWebhook issued,
                  createWebhookEndpoint(call.context, call.services.secrets, request));
    Answer answer = issuedAnswer(201, "Webhook endpoint created; keep its secret."_L1, issued);
    answer.headers.append({"Location", "/v1/webhook-endpoints/" + issued.endpoint.id.toLatin1()});
    return answer;
}

template <Result<ListPage> fetch(const Context &, const ListRequest &)>
Result<Answer> list(const Call &call, QLatin1StringView name)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, fetch(call.context, request));
    return listAnswer(name, page, request.limit);
}

Result<Answer> listEndpoints(const Call &call)
{
    return list<listWebhookEndpoints>(call, "webhookEndpoints"_L1);
}
Result<Answer> listDeliveries(const Call &call)
{
    return list<listWebhookDeliveries>(call, "webhookDeliveries"_L1);
}
Result<Answer> listEverything(const Call &call)
{
    return list<listEvents>(call, "events"_L1);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record endpoint, findWebhookEndpoint(call.context, call.pathValue()));
    return bareRecord(endpoint);
}

Result<Answer> getDelivery(const Call &call)
{
    ONHIRE_ASSIGN(const Record delivery, findWebhookDelivery(call.context, call.pathValue()));
    return Answer{200, delivery.json};
}

Result<Answer> revise(const Call &call)
{
    ONHIRE_ASSIGN(const WebhookPatch patch,
                  WebhookPatch::read(call.body, call.pathValue(), call.services.outward.targets, call.strict));
    ONHIRE_ASSIGN(const Record endpoint,
                  reviseWebhookEndpoint(call.context, call.pathValue(), patch, call.ifMatch));
    return changed("Webhook endpoint updated."_L1, endpoint);
}

Result<Answer> remove(const Call &call)
{
    ONHIRE_ASSIGN(const Record endpoint, removeWebhookEndpoint(call.context, call.pathValue(), call.ifMatch));
    return changed("Webhook endpoint deleted."_L1, endpoint);
}

Schema rotateSchema()
{
    return Schema::object(
        {optional("keepOldHours"_L1,
                  Schema::integer()
                      .range(0, 168)
                      .withDefault(QByteArray::number(UsualOverlapHours))
                      .describedAs("How long the old secret also signs; 0 revokes it immediately."_L1)),
         idInBody("webhookEndpointId"_L1)});
}

Result<Answer> rotate(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checkedFor("webhookEndpointId"_L1, call, rotateSchema()));
    const qint64 hours = body[u"keepOldHours"].toInteger().value_or(UsualOverlapHours);
    ONHIRE_ASSIGN(const IssuedWebhook issued,
                  rotateWebhookSecret(call.context, call.services.secrets, call.pathValue(),
                                      std::chrono::hours(hours), call.ifMatch));
    return issuedAnswer(200, "Secret rotated."_L1, issued);
}

Answer sent(int status, QLatin1StringView message, const Record &delivery)
{
    Answer answer = changeAnswer(status, {message, "webhookDeliveryId"_L1, "webhookDelivery"_L1}, delivery);
    answer.version.reset();
    return answer;
}

Result<Answer> test(const Call &call)
{
    ONHIRE_ASSIGN(const Record delivery, testWebhookEndpoint(call.context, call.pathValue()));
    return sent(201, "A webhook.test event has been queued."_L1, delivery);
}

Result<Answer> resend(const Call &call)
{
    ONHIRE_ASSIGN(const Record delivery, resendWebhook(call.context, call.pathValue()));
    return sent(200, "The delivery has been queued again."_L1, delivery);
}

Schema issuedSchema()
{
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("webhookEndpointId"_L1, Schema::string()),
        required("webhookEndpoint"_L1, webhookEndpointSchema()),
        optional("secret"_L1, Schema::string().describedAs("Shown only once; a repeated request omits it."_L1)),
    });
}

void addEndpointRoutes(RouteTable &table)
{
    const Schema change = changeSchema("webhookEndpointId"_L1, "webhookEndpoint"_L1, webhookEndpointSchema());
    table.insert(table.end(),
                 {
                     {.verb = "POST",
                      .path = "/v1/webhook-endpoints",
                      .operation = "createWebhookEndpoint"_L1,
                      .tag = Tag,
                      .summary = "Creates a webhook endpoint and its secret."_L1,
                      .permission = Managing,
                      .handler = create,
                      .request = WebhookRequest::schema(),
                      .example = R"({"url":"https://hooks.example/onhire","events":["order.created"]})",
                      .response = issuedSchema(),
                      .status = 201,
                      .answersEtag = true},
                     {.verb = "GET",
                      .path = "/v1/webhook-endpoints",
                      .operation = "listWebhookEndpoints"_L1,
                      .tag = Tag,
                      .summary = "Lists webhook endpoints."_L1,
                      .permission = Managing,
                      .handler = listEndpoints,
                      .list = webhookEndpointList,
                      .response = listSchema("webhookEndpoints"_L1, webhookEndpointSchema())},
                     {.verb = "GET",
                      .path = "/v1/webhook-endpoints/{webhookEndpointId}",
                      .operation = "getWebhookEndpoint"_L1,
                      .tag = Tag,
                      .summary = "One webhook endpoint."_L1,
                      .permission = Managing,
                      .handler = get,
                      .response = webhookEndpointSchema(),
                      .answersEtag = true},
                     {.verb = "PATCH",
                      .path = "/v1/webhook-endpoints/{webhookEndpointId}",
                      .operation = "updateWebhookEndpoint"_L1,
                      .tag = Tag,
                      .summary = "Updates a webhook endpoint's URL, events or state."_L1,
                      .permission = Managing,
                      .handler = revise,
                      .request = WebhookPatch::schema(),
                      .example = R"({"events":["order.created","order.cancelled"]})",
                      .response = change,
                      .answersEtag = true,
                      .honoursIfMatch = true},
                     {.verb = "POST",
                      .path = "/v1/webhook-endpoints/{webhookEndpointId}/rotate-secret",
                      .operation = "rotateWebhookSecret"_L1,
                      .tag = Tag,
                      .summary = "Rotates the secret; the old one also signs for a while."_L1,
                      .permission = Managing,
                      .handler = rotate,
                      .request = rotateSchema(),
                      .example = R"({"keepOldHours":24})",
                      .response = issuedSchema(),
                      .answersEtag = true,
                      .honoursIfMatch = true},
                 });
}

void addDeliveryRoutes(RouteTable &table)
{
    const Schema change = changeSchema("webhookDeliveryId"_L1, "webhookDelivery"_L1, webhookDeliverySchema());
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/webhook-endpoints/{webhookEndpointId}/test",
             .operation = "testWebhookEndpoint"_L1,
             .tag = Tag,
             .summary = "Sends the event webhook.test to this endpoint, even if it is disabled."_L1,
             .permission = Managing,
             .handler = test,
             .response = change,
             .status = 201},
            {.verb = "GET",
             .path = "/v1/webhook-deliveries",
             .operation = "listWebhookDeliveries"_L1,
             .tag = Tag,
             .summary = "Lists webhook deliveries of the last 30 days."_L1,
             .permission = Managing,
             .handler = listDeliveries,
             .list = webhookDeliveryList,
             .response = listSchema("webhookDeliveries"_L1, webhookDeliverySchema())},
            {.verb = "GET",
             .path = "/v1/webhook-deliveries/{webhookDeliveryId}",
             .operation = "getWebhookDelivery"_L1,
             .tag = Tag,
             .summary = "One delivery with its attempts."_L1,
             .permission = Managing,
             .handler = getDelivery,
             .response = webhookDeliverySchema()},
            {.verb = "POST",
             .path = "/v1/webhook-deliveries/{webhookDeliveryId}/resend",
             .operation = "resendWebhook"_L1,
             .tag = Tag,
             .summary = "Retries a delivery with ten more attempts, even if the endpoint is disabled."_L1,
             .permission = Managing,
             .handler = resend,
             .response = change},
            {.verb = "DELETE",
             .path = "/v1/webhook-endpoints/{webhookEndpointId}",
             .operation = "deleteWebhookEndpoint"_L1,
             .tag = Tag,
             .summary = "Deletes a webhook endpoint; its deliveries can still be viewed."_L1,
             .permission = Managing,
             .handler = remove,
             .response = changeSchema("webhookEndpointId"_L1, "webhookEndpoint"_L1, webhookEndpointSchema()),
             .answersEtag = true,
             .honoursIfMatch = true},
            {.verb = "GET",
             .path = "/v1/events",
             .operation = "listEvents"_L1,
             .tag = Tag,
             .summary = "Lists the events of the last 30 days as sent to webhooks."_L1,
             .permission = Managing,
             .handler = listEverything,
             .list = eventList,
             .response = listSchema("events"_L1, eventSchema())},
        });
}

} // namespace

void addWebhookRoutes(RouteTable &table)
{
    addEndpointRoutes(table);
    addDeliveryRoutes(table);
}

} // namespace onhire
