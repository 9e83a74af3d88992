-- The start of every list of assets; filters, sort and limit are added by the list's table.
-- $1 tenant
select @{assets/record}, %1::text, a.serial_number
from assets a join tenants t on t.tenant_id = a.tenant_id
where a.tenant_id = $1
