-- As products/stored, those that have no document yet.
-- $1 tenant, $2 after
select @{products/columns}
from products p
where p.tenant_id = $1 and p.product_id > $2 and p.document is null
order by p.product_id
limit 200
