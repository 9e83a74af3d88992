-- The orders of which devices are still to go out that a group is asked for; by the orders of its customer. Whoever
-- asks has locked the group, so that none comes in between.
-- $1 tenant, $2 group, $3 customer
select o.order_id
from orders o
where o.tenant_id = $1 and o.customer_id = $3 and o.billing_group_id = $2 and o.status in ('pending', 'confirmed', 'partial')
order by o.order_id || '' -- by an expression: never the whole table in the order of its key
