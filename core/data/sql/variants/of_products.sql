-- The variants of products.
-- $1 tenant, $2 products
select @{variants/columns}
from variants v
where v.tenant_id = $1 and v.product_id = any($2::text[])
