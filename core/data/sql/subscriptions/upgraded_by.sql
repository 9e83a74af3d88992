-- The order by which a subscription is upgraded, or was, with its first item and the subscription that has come of that. One that
-- was cancelled only where there is no other. No row: nobody has agreed on an upgrade.
-- $1 tenant, $2 subscription
select o.order_id, o.status, i.product_name, i.contract_length, i.unit_price, n.rental_id, n.serial_number
from subscriptions s
cross join lateral (
    select o.order_id, o.status
    from orders o
    where o.tenant_id = $1 and o.customer_id = s.customer_id and o.order_type = 'upgrade'
      and o.upgrade_details ->> 'previousRentalId' = s.rental_id
    order by o.order_id is not distinct from s.ending_order_id desc, o.status = 'cancelled', o.order_id desc
    limit 1) o
cross join lateral (
    select i.product_name, i.contract_length, i.unit_price, i.rental_ids[1] as rental_id
    from order_items i
    where i.tenant_id = $1 and i.order_id = o.order_id
    order by i.position
    limit 1) i
left join lateral (
    select n.rental_id, n.serial_number from subscriptions n
    where n.tenant_id = $1 and n.rental_id = i.rental_id
    offset 0) n on true
where s.tenant_id = $1 and s.rental_id = $2 and (s.ending_type = 'upgrade' or s.status = 'ended_upgrade')
