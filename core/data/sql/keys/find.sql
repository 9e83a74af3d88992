-- $1 public id
select k.key_id, k.name, k.organisation_id, array_to_json(k.tenant_ids), encode(k.secret_hash, 'hex'),
       array_to_json(k.permissions), stamp(k.expires_at), k.revoked_at is not null
from api_keys k
where k.public_id = $1
