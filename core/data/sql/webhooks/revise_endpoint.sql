-- Gives the columns that $4 names new values, and leaves the others alone. An endpoint that is disabled is done with
-- what was still to be told it.
-- $1 tenant, $2 change, $3 endpoint, $4 columns and their values
with previously as (
    select @{webhooks/endpoint}::json as record
    from webhook_endpoints w where w.tenant_id = $1 and w.webhook_endpoint_id = $3
),
w as (
    update webhook_endpoints t
    set url = n.url, events = n.events, enabled = n.enabled, disabled_reason = n.disabled_reason,
        disabled_at = n.disabled_at, failing_since = n.failing_since, secret = n.secret,
        previous_secret = n.previous_secret, previous_secret_expires_at = n.previous_secret_expires_at,
        sealed_by = n.sealed_by, deleted_at = n.deleted_at, updated_at = ($2::json ->> 'at')::timestamptz,
        version = t.version + 1
    from (select (json_populate_record(old, $4::json)).*
          from webhook_endpoints old where old.tenant_id = $1 and old.webhook_endpoint_id = $3) n
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
