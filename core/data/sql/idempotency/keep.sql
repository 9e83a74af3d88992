-- $1 tenant, $2 key, $3 digest, $4 status, $5 body
insert into idempotency_keys (tenant_id, key, request_digest, status, body)
values ($1, $2, decode($3, 'hex'), $4::integer, $5)
on conflict (tenant_id, key) do update
    set request_digest = excluded.request_digest, status = excluded.status, body = excluded.body,
        created_at = now()
