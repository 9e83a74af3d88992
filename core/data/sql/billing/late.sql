-- Payments for which a late fee is due, the longest overdue first: open, due before a date and made before it, and without
-- one so far.
-- $1 tenant, $2 date, $3 how many, $4 the tenant's time zone
select p.payment_id
from payments p
where p.tenant_id = $1 and p.status in ('pending', 'failed') and p.due_date < $2::date and p.open > 0
  and p.created_at < $2::date::timestamp at time zone $4
  and p.purpose <> 'late_fee' and p.purpose <> 'early_return_fee' and not p.late_fee_charged
order by p.due_date, p.payment_id
limit $3
