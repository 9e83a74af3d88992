// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/services/webhooks/webhooks.h"
#include "onhire/sql.h"

namespace onhire {

static Result<Record> deliveryFrom(Result<Rows> answered, const QString &subject)
{
    ONHIRE_ASSIGN(Rows rows, std::move(answered));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, subject});
    return Record{rows.text(0), rows.utf8(1)};
}

Result<Record> testWebhookEndpoint(const Context &context, const QString &endpointId)
{
    const QDateTime real = context.clock.now();
    return deliveryFrom(
        context.database.connection().run(context.scope(), sql::webhooks::test,
                                          {context.tenant->id, endpointId, newId(IdKind::Event, real),
                                           newId(IdKind::WebhookDelivery, real), toTimestamp(context.now()),
                                           toTimestamp(real)}),
        endpointId);
}

Result<Record> resendWebhook(const Context &context, const QString &deliveryId)
{
    return deliveryFrom(
        context.database.connection().run(context.scope(), sql::webhooks::resend,
                                          {context.tenant->id, deliveryId, toTimestamp(context.clock.now())}),
        deliveryId);
}

} // namespace onhire
