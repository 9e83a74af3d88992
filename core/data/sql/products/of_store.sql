-- The products that a synchronisation may meet: those that came from a store, and those whose SKU is among these.
-- $1 tenant, $2 SKUs
select p.product_id, p.product_sku, p.sync::text,
       (select json_agg(v.variant_sku) from variants v where v.tenant_id = p.tenant_id and v.product_id = p.product_id)::text
from products p
where p.tenant_id = $1 and (p.sync is not null or p.product_sku = any($2::text[]))
order by p.product_id
