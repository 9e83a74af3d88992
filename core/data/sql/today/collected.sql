-- What was collected in a month, and of what fell due in it how much was; without tax, less what was credited or given back.
-- $1 tenant, $2 its first day, $3 today
select paid.amount, due.amount, due.paid
from (select coalesce(sum(l.collected - l.returned), 0) as amount
      from ledger l
      where l.tenant_id = $1 and l.day >= $2::date and l.day <= $3::date) paid
cross join (
    select coalesce(sum(p.subtotal - p.credited_net), 0) as amount, coalesce(sum(p.collected - p.returned), 0) as paid
    from payments p
    where p.tenant_id = $1 and p.due_date >= $2::date and p.due_date <= $3::date and p.status <> 'cancelled') due
