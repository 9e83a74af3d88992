-- Groups as they are stored, the next ones after a given id.
-- $1 tenant, $2 after
select @{billing_groups/columns}
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id > $2
order by g.billing_group_id
limit 500
