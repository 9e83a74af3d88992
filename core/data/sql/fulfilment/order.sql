-- An order as the scan desk shows it; of an upgrade, with the subscription whose device comes back for it or has come back.
-- $1 tenant, $2 order
select o.order_id, o.status, o.customer_id,
       coalesce(nullif(o.customer_company, ''), o.customer_first_name || ' ' || o.customer_last_name),
       old.rental_id, old.serial_number, old.product_name, old.status = 'active'
from orders o
left join lateral (
    select s.rental_id, s.serial_number, s.product_name, s.status
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id = o.upgrade_details ->> 'previousRentalId' and s.customer_id = o.customer_id
      and (s.ending_order_id = o.order_id or s.status = 'ended_upgrade')
    offset 0) old on true
where o.tenant_id = $1 and o.order_id = $2
