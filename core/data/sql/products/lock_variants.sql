-- The variants of locked products, locked as well: orders that are being placed share a lock on theirs.
-- $1 tenant, $2 products
select v.product_id, v.variant_id, v.variant_sku, v.version, v.status = 'active'
from variants v
where v.tenant_id = $1 and v.product_id = any(array(select json_array_elements_text($2::json)))
order by v.variant_id
for update
