-- As products/list, without the variants.
-- $1 tenant
select concat('{', @{products/members}, '}'), %1::text, p.product_id
from products p
where p.tenant_id = $1
