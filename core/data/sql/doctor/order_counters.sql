-- $1 tenant
select o.order_id
from orders o
join (select i.order_id, sum(cardinality(i.rental_ids)) as rented, sum(i.dropped) as dropped
      from order_items i where i.tenant_id = $1 group by i.order_id) s on s.order_id = o.order_id
where o.tenant_id = $1
  and (s.rented <> o.rented_devices
       or o.status = 'partial' and s.rented + s.dropped >= o.total_devices
       or o.status = 'fulfilled' and s.rented + s.dropped <> o.total_devices)
limit 1
