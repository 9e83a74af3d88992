-- The start of every list of orders; filters, sort and limit are added by the list's table (core/data/orders).
-- $1 tenant
select o.document, %1::text, o.order_id, o.version
from orders o
where o.tenant_id = $1
