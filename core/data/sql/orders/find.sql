-- $1 tenant, $2 order
select o.order_id, o.document, o.version
from orders o
where o.tenant_id = $1 and o.order_id = $2
