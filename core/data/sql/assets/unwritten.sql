-- As assets/stored, those that have no document yet.
-- $1 tenant, $2 after
select @{assets/columns}, t.currency
from assets a join tenants t on t.tenant_id = a.tenant_id
where a.tenant_id = $1 and a.serial_number > $2 and a.document is null
order by a.serial_number
limit 500
