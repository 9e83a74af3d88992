-- An endpoint before it changes; it stays locked until the transaction ends, and nothing is being made into its
-- deliveries meanwhile.
-- $1 tenant, $2 endpoint
select w.version, w.url, to_json(w.events), w.enabled, w.disabled_reason, stamp(w.disabled_at), stamp(w.failing_since),
       encode(w.secret, 'hex'), w.sealed_by, encode(w.previous_secret, 'hex'), stamp(w.previous_secret_expires_at),
       stamp(w.deleted_at)
from webhook_endpoints w
where w.tenant_id = $1 and w.webhook_endpoint_id = $2 and w.deleted_at is null
for update
