-- A customer before it changes; it stays locked until the transaction ends. Placing an order locks its customer too. What
-- is listed of its orders and subscriptions is what was there before the wait: whoever changes it reads them afterwards.
-- $1 tenant, $2 customer
select c.customer_id
from customers c
where c.tenant_id = $1 and c.customer_id = $2
for update
