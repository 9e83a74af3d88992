-- $1 tenant
select @{tenants/columns} from tenants t where t.tenant_id = $1
