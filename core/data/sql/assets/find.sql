-- $1 tenant, $2 serial number
select a.serial_number, a.document, a.version
from assets a
where a.tenant_id = $1 and a.serial_number = $2
