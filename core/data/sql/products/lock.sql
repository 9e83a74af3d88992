-- Products before they change; they stay locked until the transaction ends. Whoever changes a variant locks its product first,
-- so that nobody adds a variant meanwhile.
-- Sorted by an expression, which no index has: a table that is believed to be small would be read in order from end to end.
-- $1 tenant, $2 products
select @{products/columns}
from products p
where p.tenant_id = $1 and p.product_id = any($2::text[])
order by p.product_id || ''
for update
