-- Variants as they are stored, the next ones after a given id.
-- $1 tenant, $2 after
select @{variants/columns}, p.product_sku, p.name as product_name,
       (select t.currency from tenants t where t.tenant_id = v.tenant_id) as currency
from variants v
join products p on p.tenant_id = v.tenant_id and p.product_id = v.product_id
where v.tenant_id = $1 and v.variant_id > $2
order by v.variant_id
limit 1000
