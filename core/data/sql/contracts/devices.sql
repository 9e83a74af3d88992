-- The devices that an order's items have been given so far, with what is agreed for them by now.
-- $1 tenant, $2 order
select s.item_position, s.serial_number, s.sku, s.product_name, @{subscriptions/state}
from subscriptions s
where s.tenant_id = $1 and s.order_id = $2
order by s.item_position, s.start_date, s.serial_number
