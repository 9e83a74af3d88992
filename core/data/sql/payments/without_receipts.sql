-- As payments/stored, those that money came for before receipts were kept.
-- $1 tenant, $2 after
select @{payments/columns}
from payments p
where p.tenant_id = $1 and p.payment_id > $2 and p.received <> 0 and p.receipts is null
order by p.payment_id
limit 1000
