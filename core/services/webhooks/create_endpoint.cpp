// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/data/webhooks/endpoint_store.h"
#include "core/domain/webhooks/webhook_signature.h"
#include "core/services/changes/change.h"
#include "core/services/still_transaction.h"
#include "core/services/webhooks/webhooks.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 MostEndpoints = 50; // of a tenant: each event becomes as many deliveries

Result<void> checkRoom(Connection &connection, const Context &context)
{
    ONHIRE_ASSIGN(const qint64 count, countEndpoints(connection, context.scope()));
    if (count >= MostEndpoints)
        return Failure(Error::invalid(
            u"url"_s, Fault::Kind::TooBig,
            u"There are already %1 webhook endpoints, which is the maximum."_s.arg(MostEndpoints)));
    return {};
}

} // namespace

Result<IssuedWebhook> createWebhookEndpoint(const Context &context, const SecretBox &box,
                                            const WebhookRequest &request)
{
    const QByteArray secret = newWebhookSecret();
    const auto write = [&](Connection &connection, const Context &still) -> Result<IssuedWebhook> {
        ONHIRE_TRY(checkRoom(connection, still));
        ONHIRE_ASSIGN(Record endpoint,
                      insertEndpoint(connection, still.scope(), changeJson(still, u"webhook_endpoint.create"_s),
                                     {.endpointId = newId(IdKind::WebhookEndpoint, still.now()),
                                      .url = request.url,
                                      .events = request.events,
                                      .enabled = request.enabled,
                                      .sealedSecret = box.seal(secret),
                                      .sealedBy = box.keyName(),
                                      .createdBy = still.actor.id,
                                      .createdAt = still.now()}));
        return IssuedWebhook{std::move(endpoint), secret};
    };
    auto issued = inTransactionStill(context, write);
    if (issued)
        context.announce(issued->endpoint.id);
    return issued;
}

} // namespace onhire
