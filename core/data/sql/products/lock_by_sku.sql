-- As products/lock: those with one of these SKUs.
-- Sorted by an expression, which no index has: a table that is believed to be small would be read in order from end to end.
-- $1 tenant, $2 product SKUs
select @{products/columns}
from products p
where p.tenant_id = $1 and p.product_sku = any($2::text[])
order by p.product_id || ''
for update
