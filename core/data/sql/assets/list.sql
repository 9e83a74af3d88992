-- The start of every list of assets; filters, sort and limit are added by the list's table.
-- $1 tenant
select a.document, %1::text, a.serial_number
from assets a
where a.tenant_id = $1
