-- The payment of an idempotency key.
-- $1 tenant, $2 key
select p.payment_id, p.document, p.version
from payments p
where p.tenant_id = $1 and p.idempotency_key = $2 and p.status <> 'cancelled'
