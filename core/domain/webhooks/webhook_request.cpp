// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/webhooks/webhook_request.h"

#include "core/base/text.h"
#include "core/domain/patch.h"
#include "core/domain/webhooks/event_types.h"
#include "core/domain/webhooks/public_address.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema urlSchema()
{
    return Schema::string()
        .format(Schema::Format::HttpUrl)
        .length(1, 2000)
        .describedAs("URL that events are posted to, https or http."_L1);
}

Schema eventsSchema()
{
    return Schema::array(Schema::choice(QStringList{u"*"_s} + eventTypeNames()))
        .length(1, 100)
        .describedAs("Events to send; \"*\" means all."_L1)
        .withDefault(R"(["*"])");
}

QStringList eventsOf(const JsonValue &body)
{
    QStringList events;
    for (const JsonValue &event : body[u"events"].elements())
        events += event.toString();
    events.removeDuplicates();
    return events;
}

void checkUrl(const JsonValue &body, PrivateTargets targets, QList<Fault> &faults)
{
    const QString url = cleaned(body[u"url"].toString());
    const QString objection = isHttpUrl(url) ? objectionTo(url, targets) : QString();
    if (!objection.isEmpty())
        faults.append({u"url"_s, Fault::Kind::InvalidString, objection});
}

// Ports below 1024 belong to protocols that a request could be mistaken for.
bool isPortForHttp(int port)
{
    return port == 80 || port == 443 || (port >= 1024 && port <= 65535);
}

} // namespace

QString objectionTo(const QString &text, PrivateTargets targets)
{
    const QUrl url(text, QUrl::StrictMode);
    const QString host = url.host(QUrl::FullyEncoded).toLower();
    if (!url.isValid() || host.isEmpty() || (url.scheme() != "http"_L1 && url.scheme() != "https"_L1))
        return u"Must be an http or https address."_s;
    if (!url.userInfo().isEmpty() || text.section(u'/', 2, 2).contains(u'@'))
        return u"Must not contain a user name or password."_s;
    if (url.hasFragment())
        return u"Must not have a fragment."_s;
    if (!isPortForHttp(url.port(443)))
        return u"Must have the port 80, 443 or one above 1023."_s;
    if (targets == PrivateTargets::Allow)
        return {};
    const QString name = host.endsWith(u'.') ? host.chopped(1) : host;
    const auto address = parseAddress(name);
    if (name == "localhost"_L1 || name.endsWith(".localhost"_L1) || (address && !isPublicAddress(*address)))
        return u"Must not point to a private network."_s;
    return {};
}

Schema WebhookRequest::schema()
{
    static const Schema schema = Schema::object({
        required("url"_L1, urlSchema()),
        optional("events"_L1, eventsSchema()),
        optional("enabled"_L1, Schema::boolean().withDefault("true")),
    });
    return schema;
}

Result<WebhookRequest> WebhookRequest::read(const JsonValue &body, PrivateTargets targets, bool strict)
{
    QList<Fault> faults;
    schema().check(body, {}, {.strict = strict}, faults);
    checkUrl(body, targets, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    WebhookRequest request;
    request.url = cleaned(body[u"url"].toString());
    if (body.has(u"events"))
        request.events = eventsOf(body);
    request.enabled = !body.has(u"enabled") || body[u"enabled"].toBool();
    return request;
}

Schema WebhookPatch::schema()
{
    static const Schema schema = Schema::object({
        optional("webhookEndpointId"_L1,
                 Schema::string().describedAs("If given, must match the id in the path."_L1)),
        optional("url"_L1, urlSchema()),
        optional("events"_L1, eventsSchema()),
        optional("enabled"_L1,
                 Schema::boolean().describedAs(
                     "false stops pending deliveries; true enables the endpoint again."_L1)),
    });
    return schema;
}

Result<WebhookPatch> WebhookPatch::read(const JsonValue &body, const QString &endpointId,
                                        PrivateTargets targets, bool strict)
{
    QList<Fault> faults;
    schema().check(body, {}, {.strict = strict}, faults);
    checkSameId(body, "webhookEndpointId"_L1, endpointId, faults);
    checkNotCleared(body, {u"url", u"events", u"enabled"}, faults);
    if (body.has(u"url"))
        checkUrl(body, targets, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    WebhookPatch patch;
    if (body.has(u"url"))
        patch.url = cleaned(body[u"url"].toString());
    if (body.has(u"events"))
        patch.events = eventsOf(body);
    if (body.has(u"enabled"))
        patch.enabled = body[u"enabled"].toBool();
    return patch;
}

} // namespace onhire
