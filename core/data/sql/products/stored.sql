-- Products as they are stored, the next ones after a given id.
-- $1 tenant, $2 after
select @{products/columns}
from products p
where p.tenant_id = $1 and p.product_id > $2
order by p.product_id
limit 200
