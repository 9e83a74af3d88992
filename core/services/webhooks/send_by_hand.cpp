// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/data/webhooks/delivery_store.h"
#include "core/services/or_not_found.h"
#include "core/services/webhooks/webhooks.h"

namespace onhire {

Result<Record> testWebhookEndpoint(const Context &context, const QString &endpointId)
{
    const QDateTime real = context.clock.now();
    const TestDelivery test{.endpointId = endpointId,
                            .eventId = newId(IdKind::Event, real),
                            .deliveryId = newId(IdKind::WebhookDelivery, real),
                            .happenedAt = context.now(),
                            .now = real};
    return orNotFound(insertTestDelivery(context.database.connection(), context.scope(), test), endpointId);
}

Result<Record> resendWebhook(const Context &context, const QString &deliveryId)
{
    return orNotFound(
        restartDelivery(context.database.connection(), context.scope(), deliveryId, context.clock.now()),
        deliveryId);
}

} // namespace onhire
