// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/webhooks/delivery_store.h"
#include "core/data/webhooks/endpoint_store.h"
#include "core/services/or_not_found.h"
#include "core/services/webhooks/webhooks.h"

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
    return orNotFound(showEndpoint(context.database.connection(), context.scope(), endpointId), endpointId);
}

Result<Record> findWebhookDelivery(const Context &context, const QString &deliveryId)
{
    return orNotFound(showDelivery(context.database.connection(), context.scope(), deliveryId), deliveryId);
}

} // namespace onhire
