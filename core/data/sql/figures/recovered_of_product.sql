-- As figures/recovered, of one product.
-- $1 tenant, $2 the day after the last, $3 product
with rentals as materialized (
    select s.rental_id
    from subscriptions s
    where s.tenant_id = $1 and s.product_id = $3 and s.acquisition_cost is not null
    union
    select s.rental_id
    from past_rental_products p
    cross join lateral (select s.rental_id, s.acquisition_cost from subscriptions s
                        where s.tenant_id = $1 and s.rental_id = p.rental_id offset 0) s
    where p.tenant_id = $1 and p.product_id = $3 and s.acquisition_cost is not null
),
lines_of as (
    @{figures/lines_of}
)
select m.month::text, sum(m.collected)::bigint, sum(m.spent)::bigint
from (select date_trunc('month', l.day::timestamp)::date as month, l.collected - l.returned as collected, 0 as spent
      from lines_of l
      where coalesce(l.product_then, $3) = $3 and l.day < $2::date
      union all
      select date_trunc('month', a.acquisition_date::timestamp)::date, 0, a.acquisition_cost
      from assets a
      where a.tenant_id = $1 and a.product_id = $3 and a.acquisition_cost > 0 and a.acquisition_date < $2::date) m
group by m.month
having sum(m.collected) <> 0 or sum(m.spent) <> 0
order by m.month
