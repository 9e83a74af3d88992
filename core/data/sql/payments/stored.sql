-- Payments as they are stored, the next ones after a given id.
-- $1 tenant, $2 after
select @{payments/columns}
from payments p
where p.tenant_id = $1 and p.payment_id > $2
order by p.payment_id
limit 1000
