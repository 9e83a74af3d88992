-- The start of the list of a tenant's keys; filters, sort and limit are added by the list's table.
-- $1 tenant
select @{keys/record}, %1::text, k.key_id, 1
from api_keys k
where $1 = any(k.tenant_ids)
