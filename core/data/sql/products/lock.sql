-- What must be known of a product before it changes; it stays locked until the transaction ends. Whoever changes a variant
-- locks its product first, so that nobody adds a variant meanwhile.
-- $1 tenant, $2 product, or null, $3 product SKU, or null
select p.product_id, p.version, p.status = 'active', p.product_sku, p.name, p.category, p.brand,
       p.sync -> 'readOnlyFields'
from products p
where p.tenant_id = $1 and p.product_id = coalesce(
    $2, (select s.product_id from products s where s.tenant_id = $1 and s.product_sku = $3))
for update
