-- As payments/stored, those that have no document yet.
-- $1 tenant, $2 after
select @{payments/columns}
from payments p
where p.tenant_id = $1 and p.payment_id > $2 and p.document is null
order by p.payment_id
limit 1000
