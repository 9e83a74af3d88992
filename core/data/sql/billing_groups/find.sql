-- $1 tenant, $2 group
select g.billing_group_id, g.document, g.version
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id = $2 and g.removed_at is null
