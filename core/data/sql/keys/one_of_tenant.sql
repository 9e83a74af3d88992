-- $1 tenant, $2 key
select k.key_id, @{keys/record}, 1
from api_keys k
where $1 = any(k.tenant_ids) and k.key_id = $2
