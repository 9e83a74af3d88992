-- What was paid of a subscription for days from $3 on, at the prices that were agreed.
-- $1 tenant, $2 subscription, $3 date, $4 whether prices include tax
select coalesce(sum(@{payments/unused}), 0)::bigint
from payment_lines l
join payments p on p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
where l.tenant_id = $1 and l.rental_id = $2 and p.status in ('paid', 'refunded') and upper(l.period) > $3::date
