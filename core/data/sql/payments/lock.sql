-- A payment before it changes; it stays locked until the transaction ends. Its customer and subscriptions are locked by
-- then: what is collected counts there.
-- $1 tenant, $2 payment
select @{payments/columns}
from payments p
where p.tenant_id = $1 and p.payment_id = $2
for no key update
