-- As products/lock: those with one of these SKUs.
-- $1 tenant, $2 product SKUs
select @{products/columns}
from products p
where p.tenant_id = $1 and p.product_sku = any($2::text[])
order by p.product_id
for update
