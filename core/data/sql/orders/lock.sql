-- An order as it is before it changes; it stays locked until the transaction ends.
-- $1 tenant, $2 order
select @{orders/columns}
from orders o
where o.tenant_id = $1 and o.order_id = $2
for update
