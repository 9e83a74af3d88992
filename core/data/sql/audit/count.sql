-- $1 tenant
select count(*) from audit_entries e where e.tenant_id = $1
