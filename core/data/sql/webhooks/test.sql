-- An event for one endpoint alone, to be delivered at once.
-- $1 tenant, $2 endpoint, $3 event, $4 delivery, $5 when it happened, $6 now
with e as (
    insert into events (tenant_id, event_id, type, occurred_at, data)
    select $1, $3, 'webhook.test', $5::timestamptz,
           concat('{"webhookEndpointId":"', w.webhook_endpoint_id, '","webhookEndpoint":', @{webhooks/endpoint}, '}')::json
    from webhook_endpoints w
    where w.tenant_id = $1 and w.webhook_endpoint_id = $2 and w.deleted_at is null
    returning *
),
d as (
    insert into webhook_deliveries (tenant_id, webhook_delivery_id, webhook_endpoint_id, event_id, event,
                                    next_attempt_at, created_at, updated_at)
    select $1, $4, $2, e.event_id, e.type, $6::timestamptz, $6::timestamptz, $6::timestamptz from e
    returning *
)
select d.webhook_delivery_id, @{webhooks/delivery}, 1 from d
