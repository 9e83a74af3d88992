// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/webhooks/webhook_json.h"

#include "core/domain/webhooks/event_types.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema text()
{
    return Schema::string();
}
Schema moment()
{
    return Schema::string().format(Schema::Format::Timestamp);
}

Schema attemptSchema()
{
    return Schema::object({
                              required("at"_L1, moment()),
                              required("status"_L1,
                                       Schema::integer().orNull().describedAs(
                                           "HTTP status of the receiver's response, if any."_L1)),
                              required("error"_L1, text().orNull().describedAs("Why the attempt failed."_L1)),
                              required("durationMs"_L1, Schema::integer()),
                          })
        .named("WebhookAttempt"_L1);
}

} // namespace

Schema webhookEndpointSchema()
{
    static const Schema schema =
        Schema::object({
                           required("webhookEndpointId"_L1, text()),
                           required("tenantId"_L1, text()),
                           required("url"_L1, text()),
                           required("events"_L1, Schema::array(text()).describedAs("\"*\" means all."_L1)),
                           required("enabled"_L1, Schema::boolean()),
                           optional("disabledReason"_L1,
                                    Schema::choice({u"by_hand"_s, u"gone"_s, u"failing"_s})
                                        .describedAs("gone: it returned 410; failing: no delivery succeeded "
                                                     "for five days."_L1)),
                           optional("disabledAt"_L1, moment()),
                           optional("failingSince"_L1,
                                    moment().describedAs("The first failure after the last success."_L1)),
                           optional("previousSecretExpiresAt"_L1,
                                    moment().describedAs("Until then, the previous secret also signs."_L1)),
                           required("createdBy"_L1, text()),
                           required("createdAt"_L1, moment()),
                           required("updatedAt"_L1, moment()),
                       })
            .named("WebhookEndpoint"_L1);
    return schema;
}

Schema webhookDeliverySchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("webhookDeliveryId"_L1, text()),
                required("tenantId"_L1, text()),
                required("webhookEndpointId"_L1, text()),
                required("eventId"_L1, text()),
                required("event"_L1, text()),
                required(
                    "status"_L1,
                    Schema::choice({u"pending"_s, u"delivered"_s, u"exhausted"_s})
                        .describedAs("exhausted: the last attempt failed, or the endpoint was disabled."_L1)),
                required("attempts"_L1,
                         Schema::array(attemptSchema()).describedAs("Oldest first; the latest fifty."_L1)),
                optional("nextAttemptAt"_L1, moment()),
                required("createdAt"_L1, moment()),
                required("updatedAt"_L1, moment()),
            })
            .named("WebhookDelivery"_L1);
    return schema;
}

Schema eventSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("id"_L1, text().describedAs("The same for every attempt."_L1)),
                required("event"_L1, Schema::choice(eventTypeNames())),
                required("tenantId"_L1, text()),
                required("timestamp"_L1,
                         moment().describedAs("When it happened; for a sandbox tenant, by its own "
                                              "clock."_L1)),
                required("data"_L1,
                         Schema::object({}).open().describedAs(
                             "The ids, the full record under its name, and previous: the old values of "
                             "what changed."_L1)),
            })
            .named("Event"_L1);
    return schema;
}

} // namespace onhire
