-- The variants of a locked product, locked as well: orders that are being placed share a lock on theirs.
-- $1 tenant, $2 product
select v.variant_id, v.variant_sku, v.version, v.status = 'active'
from variants v
where v.tenant_id = $1 and v.product_id = $2
order by v.variant_id
for update
