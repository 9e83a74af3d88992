// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/domain/webhooks/webhook_signature.h"
#include "core/services/changes/change.h"
#include "core/services/webhooks/webhooks.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 MostEndpoints = 50; // of a tenant: each event becomes as many deliveries

QString endpointJson(const Context &context, const SecretBox &box, const WebhookRequest &request,
                     const QByteArray &secret)
{
    JsonWriter json;
    json.beginObject();
    json.member("webhook_endpoint_id"_L1, newId(IdKind::WebhookEndpoint, context.now()));
    json.member("url"_L1, request.url);
    json.key("events"_L1).beginArray();
    for (const QString &event : request.events)
        json.value(event);
    json.endArray();
    json.member("enabled"_L1, request.enabled);
    json.member("secret"_L1, QLatin1StringView(box.seal(secret)));
    json.member("sealed_by"_L1, box.keyName());
    json.member("created_by"_L1, context.actor.id);
    json.member("at"_L1, toTimestamp(context.now()));
    json.endObject();
    return QString::fromUtf8(json.take());
}

Result<void> checkRoom(Connection &connection, const Context &context)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::webhooks::count_endpoints, {context.tenant->id}));
    if (rows.next() && rows.integer(0) >= MostEndpoints)
        return Failure(
            Error::invalid(u"url"_s, Fault::Kind::TooBig,
                           u"There are %1 webhook endpoints already, which is the most."_s.arg(MostEndpoints)));
    return {};
}

} // namespace

Result<IssuedWebhook> createWebhookEndpoint(const Context &context, const SecretBox &box,
                                            const WebhookRequest &request)
{
    const QByteArray secret = newWebhookSecret();
    const auto write = [&](Connection &connection) -> Result<IssuedWebhook> {
        ONHIRE_TRY(checkRoom(connection, context));
        ONHIRE_ASSIGN(Rows rows,
                      connection.run(context.scope(), sql::webhooks::add_endpoint,
                                     {context.tenant->id, changeJson(context, u"webhook_endpoint.create"_s),
                                      endpointJson(context, box, request, secret)}));
        if (!rows.next())
            return Failure(Error::internal(u"an endpoint was not made"_s));
        return IssuedWebhook{{rows.text(0), rows.utf8(1), 1, true}, secret};
    };
    auto issued = inTransaction(context.database, context.scope(), write);
    if (issued)
        context.announce(issued->endpoint.id);
    return issued;
}

} // namespace onhire
