-- The subscriptions that an item lists are those that were made of it.
-- $1 tenant
select coalesce(i.order_id, s.order_id)
from (select i.order_id, i.position, array(select r from unnest(i.rental_ids) r order by r) as rentals
      from order_items i where i.tenant_id = $1 and i.rental_ids <> '{}') i
full join (select s.order_id, s.item_position as position, array_agg(s.rental_id order by s.rental_id) as rentals
           from subscriptions s where s.tenant_id = $1 group by s.order_id, s.item_position) s
     on s.order_id = i.order_id and s.position = i.position
where i.rentals is distinct from s.rentals
limit 1
