-- The contracts of a group that run, in the order in which they were made. Whoever changes one locks its customer first.
-- $1 tenant, $2 group
select @{billing/contract}
from subscriptions s
where s.tenant_id = $1 and s.billing_group_id = $2 and s.status = 'active'
order by s.created_at, s.rental_id
