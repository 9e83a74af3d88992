-- A unit of an item has its subscription.
-- $1 tenant, $2 order, $3 position, $4 subscription
update order_items i set rental_ids = i.rental_ids || $4::text
where i.tenant_id = $1 and i.order_id = $2 and i.position = $3::integer
