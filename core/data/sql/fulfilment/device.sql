-- A device with the subscription that holds it, or else with the one that held it last. Each is looked for by its key.
-- $1 tenant, $2 serial number, $3 the tenant's time zone
select a.serial_number, a.sku, a.product_name, a.status, a.condition, a.location, a.rental_id, s.rental_id, s.order_id,
       s.customer_id, ordered.customer, least(s.end_date, (s.ended_at at time zone $3)::date), s.ending_order_id
from assets a
cross join lateral (
    select coalesce(a.rental_id, (select max(had.rental_id)
                                  from (select l.rental_id from subscriptions l
                                        where l.tenant_id = $1 and l.serial_number = a.serial_number offset 0) had))
    offset 0) last(rental_id)
left join lateral (
    select s.rental_id, s.order_id, s.customer_id, s.end_date, s.ended_at, s.ending_order_id
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id = last.rental_id
    offset 0) s on true
left join lateral (
    select coalesce(nullif(o.customer_company, ''), o.customer_first_name || ' ' || o.customer_last_name)
    from orders o
    where o.tenant_id = $1 and o.order_id = s.order_id
    offset 0) ordered(customer) on true
where a.tenant_id = $1 and a.serial_number = $2
