-- The lines of a payment with days from $3 on of a subscription that does not use them, and what they were paid for those.
-- $1 tenant, $2 subscription, $3 date, $4 whether prices include tax, $5 payment
select l.position, @{payments/unused}
from payment_lines l
join payments p on p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
where l.tenant_id = $1 and l.payment_id = $5 and l.rental_id = $2 and upper(l.period) > $3::date
order by l.position
