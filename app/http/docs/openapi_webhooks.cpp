// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/openapi_webhooks.h"

#include "app/http/v1/webhooks/webhook_json.h"
#include "core/base/json_writer.h"
#include "core/domain/webhooks/event_types.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Header
{
    QLatin1StringView name, description;
};

constexpr Header headers[] = {
    {"webhook-id"_L1, "The event's id; the same for every attempt."_L1},
    {"webhook-timestamp"_L1, "When this attempt was made, in seconds since 1970."_L1},
    {"webhook-signature"_L1,
     "v1 and the base64 HMAC-SHA256 of id.timestamp.body. During secret rotation there are "
     "several signatures, separated by spaces."_L1},
};

// onOrderCreated of order.created: what generators of code name the handler.
QString operationOf(QLatin1StringView event)
{
    QString operation = u"on"_s;
    for (bool begins = true; const QChar character : QString(event)) {
        if (character.isLetter())
            operation += begins ? character.toUpper() : character;
        begins = !character.isLetter();
    }
    return operation;
}

void writeParameters(JsonWriter &json)
{
    json.key("parameters"_L1).beginArray();
    for (const Header &header : headers) {
        json.beginObject()
            .member("name"_L1, header.name)
            .member("in"_L1, "header"_L1)
            .member("required"_L1, true);
        json.member("description"_L1, header.description);
        json.key("schema"_L1).beginObject().member("type"_L1, "string"_L1).endObject().endObject();
    }
    json.endArray();
}

void writeBody(JsonWriter &json)
{
    json.key("requestBody"_L1).beginObject().key("content"_L1).beginObject();
    json.key("application/json"_L1).beginObject().key("schema"_L1);
    eventSchema().write(json);
    json.endObject().endObject().endObject();
}

void writeAnswers(JsonWriter &json)
{
    json.key("responses"_L1).beginObject();
    json.key("2XX"_L1).beginObject().member("description"_L1, "Delivered."_L1).endObject();
    json.key("410"_L1)
        .beginObject()
        .member("description"_L1, "Gone: the endpoint is disabled and receives no more events."_L1)
        .endObject();
    json.key("default"_L1)
        .beginObject()
        .member("description"_L1, "The event is sent again later; Retry-After is honoured."_L1)
        .endObject();
    json.endObject();
}

} // namespace

void writeWebhooks(JsonWriter &json)
{
    json.key("webhooks"_L1).beginObject();
    for (const EventType &type : eventTypes()) {
        json.key(type.name).beginObject().key("post"_L1).beginObject();
        json.member("operationId"_L1, operationOf(type.name));
        json.key("tags"_L1).beginArray().value("Webhooks"_L1).endArray();
        json.member("summary"_L1, type.meaning);
        json.key("security"_L1).beginArray().endArray();
        writeParameters(json);
        writeBody(json);
        writeAnswers(json);
        json.endObject().endObject();
    }
    json.endObject();
}

} // namespace onhire
