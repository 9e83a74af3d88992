-- What must be known of products before they change, as products/lock: those with one of these SKUs.
-- $1 tenant, $2 product SKUs
select p.product_id, p.version, p.status = 'active', p.product_sku, p.name, p.category, p.brand,
       p.sync -> 'readOnlyFields'
from products p
where p.tenant_id = $1 and p.product_sku = any(array(select json_array_elements_text($2::json)))
order by p.product_id
for update
