-- The variants of locked products, locked as well: orders that are being placed share a lock on theirs.
-- Sorted by an expression, which no index has: a table that is believed to be small would be read in order from end to end.
-- $1 tenant, $2 products
select @{variants/columns}
from variants v
where v.tenant_id = $1 and v.product_id = any($2::text[])
order by v.variant_id || ''
for update
