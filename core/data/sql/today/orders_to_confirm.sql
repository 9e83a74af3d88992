-- The oldest first.
-- $1 tenant, $2 how many
select @{today/orders}, stamp(o.created_at)
from orders o
where o.tenant_id = $1 and o.status = 'pending'
order by o.created_at, o.order_id
limit $2
