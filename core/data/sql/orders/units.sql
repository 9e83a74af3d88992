-- The items of a locked order, and how many units of each are still to go out. Runs after the lock, as a statement of its
-- own: only then does it see what the lock had to wait for.
-- $1 tenant, $2 order
select i.position, i.sku, i.quantity - i.dropped - cardinality(i.rental_ids), i.unit_price, i.setup_fee,
       i.contract_length, i.list_price, i.list_price_source, i.acquisition_cost, i.acquisition_cost_source,
       cardinality(i.rental_ids)
from order_items i
where i.tenant_id = $1 and i.order_id = $2
order by i.position
