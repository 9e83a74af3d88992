-- $1 tenant, $2 customer, $3 how many
select o.order_id, o.status, o.total_devices, o.subtotal, stamp(o.created_at), @{customers/open_order}
from orders o
where o.tenant_id = $1 and o.customer_id = $2
order by o.order_id desc
limit $3
