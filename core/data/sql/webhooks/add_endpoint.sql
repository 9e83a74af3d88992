-- $1 tenant, $2 change, $3 the endpoint
with w as (
    insert into webhook_endpoints (tenant_id, webhook_endpoint_id, url, events, enabled, disabled_reason, disabled_at,
                                   secret, sealed_by, created_by, created_at, updated_at)
    select $1, i.webhook_endpoint_id, i.url, i.events, i.enabled, case when not i.enabled then 'by_hand' end,
           case when not i.enabled then i.at end, decode(i.secret, 'hex'), i.sealed_by, i.created_by, i.at, i.at
    from json_to_record($3::json) as i(webhook_endpoint_id text, url text, events text[], enabled boolean, secret text,
                                       sealed_by text, created_by text, at timestamptz)
    returning *
),
changed as (
    select w.webhook_endpoint_id as record_id, 'webhookEndpoint' as noun,
           concat('"webhookEndpointId":"', w.webhook_endpoint_id, '"') as ids, null::json as before,
           @{webhooks/endpoint}::json as after
    from w
),
@{changes/written}
select record_id, after::text, 1 from changed
