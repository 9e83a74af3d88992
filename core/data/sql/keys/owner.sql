-- A tenant of the key's, for whose log its end is written.
-- $1 key
select k.tenant_ids[1] from api_keys k where k.key_id = $1
