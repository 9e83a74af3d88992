-- The same as lock.sql, for whoever only wants to know.
-- $1 tenant, $2 subscription
select @{subscriptions/facts}
from subscriptions s
where s.tenant_id = $1 and s.rental_id = $2
