-- The payments of a subscription that are not owed any more when it ends on a date, locked: open, and for a period that
-- begins later.
-- $1 tenant, $2 subscription, $3 date
select @{payments/columns}
from payments p
where p.tenant_id = $1 and p.rental_id = $2 and p.status in ('pending', 'failed') and p.purpose = 'instalment'
  and p.period_start > $3::date
order by p.payment_id
for no key update
