-- The payments of a subscription for periods that begin after a date, but for those that are open or were called off.
-- $1 tenant, $2 subscription, $3 date
select p.payment_id
from payments p
where p.tenant_id = $1 and p.rental_id = $2 and p.status in ('paid', 'refunded', 'written_off')
  and p.purpose = 'instalment' and p.period_start > $3::date
order by p.payment_id
