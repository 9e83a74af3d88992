-- $1 key, $2 public id, $3 organisation, $4 tenants, $5 name, $6 hash, $7 role, $8 permissions, $9 now, $10 expiry
insert into api_keys (key_id, public_id, organisation_id, tenant_ids, name, secret_hash, role, permissions, created_at,
                      expires_at)
values ($1, $2, $3, array(select json_array_elements_text($4::json)), $5, decode($6, 'hex'), $7,
        array(select json_array_elements_text($8::json)), $9::timestamptz, $10::timestamptz)
