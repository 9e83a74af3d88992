select @{tenants/columns} from tenants t order by t.tenant_id
