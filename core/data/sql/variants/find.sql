-- $1 tenant, $2 variant
select v.variant_id, @{variants/record}, v.version
from variants v
join products p on p.tenant_id = v.tenant_id and p.product_id = v.product_id
join tenants t on t.tenant_id = v.tenant_id
where v.tenant_id = $1 and v.variant_id = $2
