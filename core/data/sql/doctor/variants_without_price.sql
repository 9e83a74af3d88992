-- $1 tenant
select v.variant_sku
from variants v
where v.tenant_id = $1 and v.status = 'active'
  and not exists (select from variant_prices p where p.tenant_id = $1 and p.variant_id = v.variant_id)
limit 1
