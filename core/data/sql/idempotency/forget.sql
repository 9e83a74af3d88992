-- $1 tenant
delete from idempotency_keys where tenant_id = $1 and created_at < now() - interval '24 hours'
