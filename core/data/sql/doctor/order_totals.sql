-- Units that were dropped do not count.
-- $1 tenant
select o.order_id
from orders o
join (select i.order_id, sum(i.unit_price * (i.quantity - i.dropped)) as prices,
             sum(i.setup_fee * (i.quantity - i.dropped)) as setup, sum(i.quantity - i.dropped) as devices
      from order_items i where i.tenant_id = $1 group by i.order_id) s on s.order_id = o.order_id
where o.tenant_id = $1 and (s.prices not in (o.subtotal, o.total) or s.setup <> o.setup_total
                            or s.devices <> o.total_devices)
limit 1
