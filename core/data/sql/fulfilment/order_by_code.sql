-- The order that a short code means: one that can be fulfilled first, then the newest.
-- $1 tenant, $2 short code
select o.order_id
from orders o
where o.tenant_id = $1 and o.short_code = $2
order by o.status in ('confirmed', 'partial') desc, o.order_id desc
limit 1
