-- The billing day of a customer's group that takes new subscriptions; it stays open until the transaction ends.
-- $1 tenant, $2 billing group, $3 customer
select g.billing_day
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id = $2 and g.customer_id = $3 and g.status = 'active'
  and g.removed_at is null
for share
