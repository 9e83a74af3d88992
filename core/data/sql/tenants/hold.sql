-- Whoever decides by settings that have to hold until the decision is committed; others may do so at the same time.
-- $1 tenant
select @{tenants/columns} from tenants t where t.tenant_id = $1 for share of t
