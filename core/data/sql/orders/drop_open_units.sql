-- The units that are still to go out will not.
-- $1 tenant, $2 order
update order_items i set dropped = i.quantity - cardinality(i.rental_ids)
where i.tenant_id = $1 and i.order_id = $2
