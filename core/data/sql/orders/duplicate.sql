-- The order that was placed with the same natural key and is still within its window, if there is one.
-- $1 tenant, $2 key, $3 now
select o.order_id, @{orders/record}, o.version
from orders o
where o.tenant_id = $1 and o.natural_key = $2::uuid and o.duplicate_window @> $3::timestamptz and o.status <> 'cancelled'
limit 1
