-- Orders as they are stored, the next ones after a given id.
-- $1 tenant, $2 after
select @{orders/columns}
from orders o
where o.tenant_id = $1 and o.order_id > $2
order by o.order_id
limit 500
