-- Payments for which a late fee is due, the longest overdue first: open, due before a date and made before it, and without
-- one so far.
-- $1 tenant, $2 date, $3 how many, $4 the tenant's time zone
select late.payment_id
from unnest(array['pending', 'failed']) as open(status)
cross join lateral (
    select p.payment_id, p.due_date
    from payments p
    where p.tenant_id = $1 and p.status = open.status and p.due_date < $2::date and p.open > 0
      and p.created_at < $2::date::timestamp at time zone $4
      and p.purpose <> 'late_fee' and not p.late_fee_charged
    order by p.due_date, p.payment_id
    limit $3) late
order by late.due_date, late.payment_id
limit $3
