-- The last day whose work is done in a sandbox; no row: it has not begun.
-- $1 tenant
select d.worked_until::text from sandbox_days d where d.tenant_id = $1
