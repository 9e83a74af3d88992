-- Locks the customer of a group to be.
-- $1 tenant, $2 customer
select c.customer_type, c.status
from customers c
where c.tenant_id = $1 and c.customer_id = $2
for no key update
