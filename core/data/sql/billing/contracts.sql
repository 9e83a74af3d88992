-- Contracts that are billed alone and due up to a day. Whoever changes one locks its customer first; they are locked by then.
-- Sorted by an expression, which no index has: a table that is believed to be small would be read in order from end to end.
-- $1 tenant, $2 subscriptions, $3 day
select @{billing/contract}
from subscriptions s
@{billing/lines}
where s.tenant_id = $1 and s.rental_id = any($2::text[]) and s.status = 'active' and s.billing_group_id is null
  and s.next_billing_date <= $3::date
order by s.rental_id || ''
