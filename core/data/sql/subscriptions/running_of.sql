-- The states of a customer's subscriptions that run.
-- $1 tenant, $2 customer
select @{subscriptions/state}
from subscriptions s
where s.tenant_id = $1 and s.customer_id = $2 and s.status = 'active'
