-- An asset before it changes; it stays locked until the transaction ends.
-- $1 tenant, $2 serial number
select @{assets/columns}
from assets a
where a.tenant_id = $1 and a.serial_number = $2
for no key update
