-- Locks an order's customer, for what goes on to lock the order and a subscription.
-- $1 tenant, $2 order
select c.customer_id
from customers c
where c.tenant_id = $1 and c.customer_id = (select o.customer_id from orders o where o.tenant_id = $1 and o.order_id = $2)
for no key update
