-- The subscription that ends when this upgrade order has replaced its device.
-- $1 tenant, $2 order
select s.rental_id
from orders o
join subscriptions s on s.tenant_id = o.tenant_id and s.rental_id = o.upgrade_details ->> 'previousRentalId'
where o.tenant_id = $1 and o.order_id = $2 and s.ending_order_id = o.order_id
