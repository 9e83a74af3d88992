-- The table of orders on the screen: a row each, then what stands in its cells (core/data/orders/order_rows.h).
-- $1 tenant
select o.order_id, %1::text, o.status, o.order_type,
       coalesce(nullif(o.customer_company, ''), o.customer_first_name || ' ' || o.customer_last_name),
       o.customer_email,
       (select i.product_name from order_items i
        where i.tenant_id = o.tenant_id and i.order_id = o.order_id order by i.position limit 1),
       (select count(*) - 1 from order_items i where i.tenant_id = o.tenant_id and i.order_id = o.order_id),
       o.rented_devices, o.total_devices, o.subtotal, stamp(o.created_at), stamp(o.updated_at)
from orders o
where o.tenant_id = $1
