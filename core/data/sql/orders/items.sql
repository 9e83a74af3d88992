-- The items of orders. For an order that was locked it runs after the lock, as a statement of its own: only then does it
-- see what the lock had to wait for.
-- Each is looked for by its key: a table that is believed to be small would be gone through from end to end for one.
-- $1 tenant, $2 orders
select i.order_id, i.product_id, i.product_image_url, i.variant_id, i.sku, i.product_name, i.quantity, i.dropped,
       i.unit_price, i.setup_fee, i.contract_length, i.list_price, i.list_price_source, i.acquisition_cost,
       i.acquisition_cost_source, array_to_string(i.rental_ids, ' ')
from unnest($2::text[]) as wanted(order_id)
cross join lateral (select i.* from order_items i where i.tenant_id = $1 and i.order_id = wanted.order_id offset 0) i
order by i.order_id, i.position
