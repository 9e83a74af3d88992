-- The start of every list of products; filters, sort and limit are added by the list's table.
-- $1 tenant
select @{products/record}, %1::text, p.product_id
from products p join tenants t on t.tenant_id = p.tenant_id
where p.tenant_id = $1
