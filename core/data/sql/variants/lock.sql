-- The variants of locked products, locked as well: orders that are being placed share a lock on theirs.
-- $1 tenant, $2 products
select @{variants/columns}
from variants v
where v.tenant_id = $1 and v.product_id = any($2::text[])
order by v.variant_id
for update
