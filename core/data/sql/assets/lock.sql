-- What rules need to know of an asset before it changes; it stays locked until the transaction ends.
-- $1 tenant, $2 serial number
select a.serial_number, a.status, a.version, a.product_id, a.variant_id, a.sku, a.product_name, a.product_image_url,
       a.acquisition_cost, a.customer_id, a.rental_id
from assets a
where a.tenant_id = $1 and a.serial_number = $2
for no key update
