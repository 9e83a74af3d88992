-- $1 tenant
select o.order_id
from orders o
where o.tenant_id = $1
  and not exists (select from order_items i where i.tenant_id = $1 and i.order_id = o.order_id)
limit 1
