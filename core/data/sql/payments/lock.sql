-- Payments before they change, by id; they stay locked until the transaction ends. Their customers and subscriptions are
-- locked by then: what is collected counts there.
-- $1 tenant, $2 payments
select @{payments/columns}
from payments p
where p.tenant_id = $1 and p.payment_id = any($2::text[])
order by p.payment_id
for no key update
