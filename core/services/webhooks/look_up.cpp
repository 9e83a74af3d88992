// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/webhooks/webhooks.h"
#include "onhire/sql.h"

namespace onhire {

Result<ListPage> listWebhookEndpoints(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), webhookEndpointList(), request);
}

Result<ListPage> listWebhookDeliveries(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), webhookDeliveryList(), request);
}

Result<ListPage> listEvents(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), eventList(), request);
}

Result<Record> findWebhookEndpoint(const Context &context, const QString &endpointId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::webhooks::find_endpoint,
                                                    {context.tenant->id, endpointId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, endpointId});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<Record> findWebhookDelivery(const Context &context, const QString &deliveryId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::webhooks::find_delivery,
                                                    {context.tenant->id, deliveryId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, deliveryId});
    return Record{rows.text(0), rows.utf8(1)};
}

} // namespace onhire
