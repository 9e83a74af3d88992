-- As orders/stored, those that have no document yet.
-- $1 tenant, $2 after
select @{orders/columns}
from orders o
where o.tenant_id = $1 and o.order_id > $2 and o.document is null
order by o.order_id
limit 500
