-- Assets as they are stored, the next ones after a given serial number; those without a document only, or all.
-- $1 tenant, $2 after, $3 whether only those without
select @{assets/columns}, t.currency
from assets a join tenants t on t.tenant_id = a.tenant_id
where a.tenant_id = $1 and a.serial_number > $2 and (not $3::boolean or a.document is null)
order by a.serial_number
limit 500
