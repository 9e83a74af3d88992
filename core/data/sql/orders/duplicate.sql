-- The order with the same natural key whose window touches the one that the new order would have: what the constraint
-- orders_natural_key asks, so that both agree, also when the clocks of two processes do not.
-- $1 tenant, $2 key, $3 now, $4 seconds
select o.order_id, @{orders/record}, o.version
from orders o
where o.tenant_id = $1 and o.natural_key = $2::uuid and o.status <> 'cancelled'
  and o.duplicate_window && tstzrange($3::timestamptz, $3::timestamptz + make_interval(secs => $4::integer))
limit 1
