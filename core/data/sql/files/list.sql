-- The start of every list of files that are there; filters, sort and limit are added by the list's table.
-- $1 tenant
select @{files/record}, %1::text, f.file_id
from files f
where f.tenant_id = $1
