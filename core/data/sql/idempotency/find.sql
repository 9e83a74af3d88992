-- $1 tenant, $2 key
select encode(i.request_digest, 'hex'), i.status, i.body, i.headers::text, i.version
from idempotency_keys i
where i.tenant_id = $1 and i.key = $2 and i.created_at > now() - interval '24 hours'
