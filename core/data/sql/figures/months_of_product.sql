-- As figures/months, of the lines of one product. Reads every payment that has such a line.
-- $1 tenant, $2 first day, $3 the day after the last, $4 product, $5 only of this customer, or null
with rentals as materialized (
    select s.rental_id
    from subscriptions s
    where s.tenant_id = $1 and s.product_id = $4 and ($5::text is null or s.customer_id = $5)
),
chosen as (
    select distinct p.payment_id, p.customer_id
    from rentals r
    cross join lateral (select l.payment_id from payment_lines l
                        where l.tenant_id = $1 and l.rental_id = r.rental_id offset 0) l
    cross join lateral (select p.payment_id, p.customer_id from payments p
                        where p.tenant_id = $1 and p.payment_id = l.payment_id offset 0) p
),
lines as (
    @{figures/lines}
)
select date_trunc('month', l.day::timestamp)::date::text, sum(l.charged)::bigint, sum(l.collected)::bigint,
       sum(l.returned)::bigint
from lines l
where l.day >= $2::date and l.day < $3::date and l.rental_id = any(array(select r.rental_id from rentals r))
group by 1
