-- $1 tenant
select count(*) from webhook_endpoints w where w.tenant_id = $1 and w.deleted_at is null
