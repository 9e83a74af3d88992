-- What may become of an endpoint after it was made. An endpoint that is disabled is done with what was still to be told it.
-- $1 tenant, $2 change, $3 endpoint, $4 URL, $5 events, $6 whether it is enabled, $7 why not, $8 since when, $9 failing since,
-- $10 secret, $11 what sealed it, $12 previous secret, $13 until when, $14 deleted at
with previously as (
    select @{webhooks/endpoint}::json as record
    from webhook_endpoints w where w.tenant_id = $1 and w.webhook_endpoint_id = $3
),
w as (
    update webhook_endpoints t
    set url = $4, events = $5::text[], enabled = $6::boolean, disabled_reason = $7, disabled_at = $8::timestamptz,
        failing_since = $9::timestamptz, secret = decode($10, 'hex'), sealed_by = $11,
        previous_secret = decode($12, 'hex'), previous_secret_expires_at = $13::timestamptz,
        deleted_at = $14::timestamptz, updated_at = ($2::json ->> 'at')::timestamptz, version = t.version + 1
    where t.tenant_id = $1 and t.webhook_endpoint_id = $3
    returning t.*
),
ended as (
    update webhook_deliveries d
    set status = 'exhausted', next_attempt_at = null, leased_until = null
    from w
    where not w.enabled and d.tenant_id = $1 and d.webhook_endpoint_id = $3 and d.status = 'pending'
),
changed as (
    select w.webhook_endpoint_id as record_id, 'webhookEndpoint' as noun,
           concat('"webhookEndpointId":"', w.webhook_endpoint_id, '"') as ids, previously.record as before,
           @{webhooks/endpoint}::json as after, w.version
    from w, previously
),
@{changes/written}
select record_id, after::text, version from changed
