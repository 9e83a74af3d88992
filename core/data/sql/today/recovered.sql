-- What was collected with the devices of each product whose cost is known, without tax. Reads one index of all subscriptions, and
-- the lines of those that have been of several products.
-- $1 tenant
with rentals as materialized (
    select s.rental_id, s.product_id, s.total_collected
    from (select distinct p.rental_id from past_rental_products p where p.tenant_id = $1) p
    cross join lateral (select s.rental_id, s.product_id, s.total_collected, s.acquisition_cost from subscriptions s
                        where s.tenant_id = $1 and s.rental_id = p.rental_id offset 0) s
    where s.acquisition_cost is not null
),
lines_of as (
    @{figures/lines_of}
)
select c.product_id, sum(c.collected)::bigint
from (select s.product_id, sum(s.total_collected) as collected
      from subscriptions s
      where s.tenant_id = $1 and s.acquisition_cost is not null
      group by s.product_id
      union all
      select r.product_id, -r.total_collected from rentals r
      union all
      select l.product_then, l.collected - l.returned from lines_of l) c
group by c.product_id
