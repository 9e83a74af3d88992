-- The payment that charges a subscription for the period that begins in a month, be it its own or its group's.
-- $1 tenant, $2 subscription, $3 month
select p.payment_id, @{payments/record}, p.version
from payments p
where p.tenant_id = $1 and p.status <> 'cancelled' and p.purpose = 'instalment' and p.billing_period = $3
  and p.payment_id in (select l.payment_id from payment_lines l where l.tenant_id = $1 and l.rental_id = $2)
order by p.period_start
limit 1
