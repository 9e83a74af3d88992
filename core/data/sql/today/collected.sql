-- What was paid in a month and what fell due in it, without tax.
-- $1 tenant, $2 the moment in which the month begins, $3 its first day, $4 today
select paid.amount, due.amount, due.paid
from (select coalesce(sum(p.subtotal), 0) as amount
      from payments p
      where p.tenant_id = $1 and p.paid_at is not null and p.paid_at >= $2::timestamptz) paid
cross join (
    select coalesce(sum(p.subtotal), 0) as amount,
           coalesce(sum(p.subtotal) filter (where p.status = 'paid'), 0) as paid
    from payments p
    where p.tenant_id = $1 and p.due_date >= $3::date and p.due_date <= $4::date and p.status <> 'cancelled') due
