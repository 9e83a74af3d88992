-- The start of every list of groups; filters, sort and limit are added by the list's table.
-- $1 tenant
select g.document, %1::text, g.billing_group_id, g.version
from billing_groups g
where g.tenant_id = $1
