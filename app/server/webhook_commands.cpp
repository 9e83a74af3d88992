// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/webhook_commands.h"

#include "app/server/opened_place.h"
#include "core/services/webhooks/webhooks.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

JsonValue requestFrom(const Arguments &arguments)
{
    QList<JsonValue::Member> members{{u"url"_s, JsonValue::string(arguments.value(u"url"_s))}};
    if (arguments.has(u"events"_s)) {
        QList<JsonValue> events;
        for (const QString &event : arguments.value(u"events"_s).split(u',', Qt::SkipEmptyParts))
            events += JsonValue::string(event.trimmed());
        members.append({u"events"_s, JsonValue::array(events)});
    }
    return JsonValue::object(members);
}

// Whether private addresses may be called is for the server to say, each time that it calls one.
Result<Report> webhookCreate(const Arguments &arguments)
{
    ONHIRE_ASSIGN(const WebhookRequest request,
                  WebhookRequest::read(requestFrom(arguments), PrivateTargets::Allow));
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const SecretBox box, SecretBox::open(opened->place->keyFile()));
    ONHIRE_ASSIGN(const Context context, opened->contextOf(arguments.value(u"tenant"_s)));
    ONHIRE_ASSIGN(const IssuedWebhook issued, createWebhookEndpoint(context, box, request));
    const QString secret = QString::fromLatin1(issued.secret);
    return Report{u"%1  %2"_s.arg(issued.endpoint.id, secret),
                  {{u"webhookEndpointId"_s, issued.endpoint.id}, {u"secret"_s, secret}}};
}

} // namespace

QList<Command> webhookCommands()
{
    return {
        {u"webhook create"_s,
         u"--tenant ID --url U [--events a,b]"_s,
         u"Creates a webhook endpoint and shows its secret once."_s,
         {u"tenant"_s, u"url"_s, u"events"_s},
         {},
         {u"tenant"_s, u"url"_s},
         0,
         webhookCreate},
    };
}

} // namespace onhire
