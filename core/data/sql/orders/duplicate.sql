-- The order with the same natural key that stands in the way of a new one: their windows overlap, as the exclusion
-- constraint of the table asks. So it is found too when its clock was ahead of ours.
-- $1 tenant, $2 key, $3 now, $4 seconds of the window
select o.order_id, @{orders/record}, o.version
from orders o
where o.tenant_id = $1 and o.natural_key = $2::uuid 
  and o.duplicate_window && tstzrange($3::timestamptz, $3::timestamptz + make_interval(secs => $4::integer)) and o.status <> 'cancelled'
limit 1
