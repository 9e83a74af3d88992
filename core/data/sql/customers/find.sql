-- $1 tenant, $2 customer
select c.version, @{customers/columns}
from customers c
where c.tenant_id = $1 and c.customer_id = $2
