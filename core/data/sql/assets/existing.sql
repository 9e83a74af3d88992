-- The asset of a serial number, and whether this request would have made it.
-- $1 tenant, $2 serial number, $3 digest of the request
select a.serial_number, @{assets/record}, a.version, a.created_from = decode($3, 'hex')
from assets a join tenants t on t.tenant_id = a.tenant_id
where a.tenant_id = $1 and a.serial_number = $2
