-- The start of every list of customers; filters, sort and limit are added by the list's table.
-- $1 tenant
select null, %1::text, c.customer_id, @{customers/columns}
from customers c
where c.tenant_id = $1
