-- As billing_groups/stored, those that have no document yet.
-- $1 tenant, $2 after
select @{billing_groups/columns}
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id > $2 and g.document is null
order by g.billing_group_id
limit 500
