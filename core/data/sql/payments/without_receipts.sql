-- As payments/stored, of these payments those that still lack receipts.
-- $1 tenant, $2 payments
select @{payments/columns}
from payments p
where p.tenant_id = $1 and p.payment_id = any($2::text[]) and p.receipts is null
order by p.payment_id
