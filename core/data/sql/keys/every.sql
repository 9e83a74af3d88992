select k.key_id, k.public_id, k.name, array_to_string(k.tenant_ids, ','), k.role, array_to_string(k.permissions, ','),
       stamp(k.created_at), stamp(k.expires_at), stamp(k.revoked_at), stamp(k.last_used_at), k.use_count
from api_keys k
order by k.key_id
