-- $1 tenant, $2 order
select i.sku, i.product_name, i.quantity - i.dropped, cardinality(i.rental_ids)
from order_items i
where i.tenant_id = $1 and i.order_id = $2
order by i.position
