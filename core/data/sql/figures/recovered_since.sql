-- The day since which a subscription has brought in what its device cost, less what was refunded; without tax. Null: it has not.
-- $1 tenant, $2 subscription, $3 cost
with rentals as (
    select $2::text as rental_id
),
lines as (
    @{figures/lines_of}
),
balances as (
    select l.day, sum(sum(l.collected - l.returned)) over (order by l.day) >= $3::bigint as is_enough
    from lines l
    group by l.day
)
select min(b.day)::text
from balances b
where b.is_enough and b.day > coalesce((select max(o.day) from balances o where not o.is_enough), '-infinity')
