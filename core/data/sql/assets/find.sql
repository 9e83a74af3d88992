-- $1 tenant, $2 serial number
select a.serial_number, @{assets/record}, a.version
from assets a join tenants t on t.tenant_id = a.tenant_id
where a.tenant_id = $1 and a.serial_number = $2
