-- What rules need to know of an order before it changes; it stays locked until the transaction ends.
-- $1 tenant, $2 order
select o.status, o.version, o.rented_devices, o.customer_id
from orders o
where o.tenant_id = $1 and o.order_id = $2
for update
