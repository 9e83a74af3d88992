-- The payment that charges a subscription for the period that begins in a month, be it its own or its group's, or that
-- covers a date.
-- $1 tenant, $2 subscription, $3 month, $4 date, or null
select p.payment_id, p.document, p.version
from payments p
where p.tenant_id = $1 and p.status <> 'cancelled' and p.purpose = 'instalment'
  and p.payment_id in (select l.payment_id from payment_lines l
                       where l.tenant_id = $1 and l.rental_id = $2 and not l.cancelled
                         and (p.billing_period = $3 or l.period @> $4::date))
order by p.period_start
limit 1
