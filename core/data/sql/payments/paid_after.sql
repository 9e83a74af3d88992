-- The payments of a subscription for periods that begin after a date, and that were paid ahead: with money that was not
-- credited yet, or with the credit of an upgrade.
-- $1 tenant, $2 subscription, $3 date
select p.payment_id
from payments p
where p.tenant_id = $1 and p.rental_id = $2 and p.status = 'paid' and p.purpose = 'instalment'
  and p.period_start > $3::date and (p.credited_net < p.subtotal or p.total = 0)
order by p.payment_id
