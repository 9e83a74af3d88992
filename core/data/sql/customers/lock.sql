-- What must be known of a customer before it changes; it stays locked until the transaction ends. Placing an order locks
-- its customer too.
-- $1 tenant, $2 customer
select c.version, c.status = 'active', c.total_devices_rented, c.email, c.first_name, c.last_name, c.company
from customers c
where c.tenant_id = $1 and c.customer_id = $2
for update
