-- What must be known of a group before it changes; it stays locked until the transaction ends.
-- $1 tenant, $2 group
select g.customer_id, g.version, @{billing_groups/record}
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id = $2 and g.removed_at is null
for no key update
