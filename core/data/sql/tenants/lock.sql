-- Whoever changes settings reads all of them and writes them back: one at a time.
-- $1 tenant
select t.tenant_id from tenants t where t.tenant_id = $1 for no key update
