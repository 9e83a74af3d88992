-- Devices that should be back: of subscriptions that have ended, and of contracts that are over by a day or will be.
-- $1 tenant, $2 today, $3 contracts that end up to then, $4 the tenant's time zone, $5 how many are shown,
-- $6 how many of each kind are counted
select due.rental_id, due.serial_number, due.product_name, ordered.customer, due.due_on, due.all_due, due.all_late
from (
    select each.*, count(*) over () as all_due, count(*) filter (where each.due_on < $2::date) over () as all_late
    from (
        (select s.rental_id, s.order_id, s.serial_number, s.product_name, (s.ended_at at time zone $4)::date as due_on
         from subscriptions s
         where s.tenant_id = $1 and s.return_due
         order by s.ended_at, s.rental_id
         limit $6)
        union all
        (select s.rental_id, s.order_id, s.serial_number, s.product_name, s.end_date
         from subscriptions s
         where s.tenant_id = $1 and s.status = 'active' and s.end_date <= $3::date
         order by s.end_date, s.rental_id
         limit $6)) each
    order by each.due_on, each.rental_id
    limit $5) due
cross join lateral (
    select coalesce(nullif(o.customer_company, ''), o.customer_first_name || ' ' || o.customer_last_name) as customer
    from orders o
    where o.tenant_id = $1 and o.order_id = due.order_id
    offset 0) ordered
order by due.due_on, due.rental_id
