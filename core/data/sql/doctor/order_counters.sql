-- An order has rented as many devices as it has subscriptions, and its status follows.
-- $1 tenant
select o.order_id
from orders o
left join (select s.order_id, count(*) as rented from subscriptions s where s.tenant_id = $1 group by s.order_id) c
     on c.order_id = o.order_id
where o.tenant_id = $1
  and (coalesce(c.rented, 0) <> o.rented_devices
       or (o.status = 'fulfilled') <> (o.rented_devices = o.total_devices))
limit 1
