-- What must be known of a subscription to charge one of its periods, beside its contract. Its customer is locked by then.
-- $1 tenant, $2 subscription
select s.status, s.billed_until::text, s.billing_group_id
from subscriptions s
where s.tenant_id = $1 and s.rental_id = $2
for no key update
