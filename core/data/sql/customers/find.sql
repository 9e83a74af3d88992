-- $1 tenant, $2 customer
select c.version, @{customers/columns}
from customers c join tenants t on t.tenant_id = c.tenant_id
where c.tenant_id = $1 and c.customer_id = $2
