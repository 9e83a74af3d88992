-- $1 tenant, $2 product
select p.product_id, @{products/record}, p.version
from products p join tenants t on t.tenant_id = p.tenant_id
where p.tenant_id = $1 and p.product_id = $2
