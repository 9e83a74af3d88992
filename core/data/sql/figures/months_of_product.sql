-- As figures/months, of the lines of one product: of what was charged while a subscription was of it.
-- $1 tenant, $2 first day, $3 the day after the last, $4 product, $5 only of this customer, or null
with rentals as materialized (
    select s.rental_id
    from subscriptions s
    where s.tenant_id = $1 and s.product_id = $4 and ($5::text is null or s.customer_id = $5)
    union
    select s.rental_id
    from past_rental_products p
    cross join lateral (select s.rental_id, s.customer_id from subscriptions s
                        where s.tenant_id = $1 and s.rental_id = p.rental_id offset 0) s
    where p.tenant_id = $1 and p.product_id = $4 and ($5::text is null or s.customer_id = $5)
),
lines_of as (
    @{figures/lines_of}
)
select date_trunc('month', l.day::timestamp)::date::text, sum(l.charged)::bigint, sum(l.collected)::bigint,
       sum(l.returned)::bigint
from lines_of l
where coalesce(l.product_then, $4) = $4 and l.day >= $2::date and l.day < $3::date
group by 1
