-- Orders as they are stored, the next ones after a given id; those without a document only, or all.
-- $1 tenant, $2 after, $3 whether only those without
select @{orders/columns}
from orders o
where o.tenant_id = $1 and o.order_id > $2 and (not $3::boolean or o.document is null)
order by o.order_id
limit 500
