-- $1 tenant, $2 products
select p.product_id, p.name
from unnest($2::text[]) as wanted(product_id)
cross join lateral (
    select p.product_id, p.name from products p where p.tenant_id = $1 and p.product_id = wanted.product_id offset 0) p
