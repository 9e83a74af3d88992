-- Assets as they are stored, the next ones after a given serial number.
-- $1 tenant, $2 after
select @{assets/columns}, t.currency
from assets a join tenants t on t.tenant_id = a.tenant_id
where a.tenant_id = $1 and a.serial_number > $2
order by a.serial_number
limit 500
