-- An order as the scan desk shows it.
-- $1 tenant, $2 order
select o.order_id, o.status, o.customer_id,
       coalesce(nullif(o.customer_company, ''), o.customer_first_name || ' ' || o.customer_last_name)
from orders o
where o.tenant_id = $1 and o.order_id = $2
