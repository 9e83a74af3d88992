-- $1 tenant, $2 key, $3 digest, $4 status, $5 body, $6 headers, $7 version of the record or null
insert into idempotency_keys (tenant_id, key, request_digest, status, body, headers, version)
values ($1, $2, decode($3, 'hex'), $4::integer, $5, $6::json, $7::integer)
on conflict (tenant_id, key) do update
    set request_digest = excluded.request_digest, status = excluded.status, body = excluded.body,
        headers = excluded.headers, version = excluded.version, created_at = now()
