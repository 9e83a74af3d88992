-- What was collected with devices whose cost is known, less what was refunded, and what all of them have cost, in each month in
-- which either moved; without tax. What devices of an unknown cost brought in is taken off the ledger.
-- $1 tenant, $2 the day after the last
with rentals as materialized (
    select s.rental_id from subscriptions s where s.tenant_id = $1 and s.acquisition_cost is null
),
unknown as (
    @{figures/lines_of}
)
select m.month::text, sum(m.collected)::bigint, sum(m.spent)::bigint
from (select date_trunc('month', l.day::timestamp)::date as month, sum(l.collected - l.returned) as collected, 0 as spent
      from ledger l
      where l.tenant_id = $1 and l.day < $2::date
      group by 1
      union all
      select date_trunc('month', u.day::timestamp)::date, u.returned - u.collected, 0
      from unknown u
      where u.day < $2::date
      union all
      select date_trunc('month', a.acquisition_date::timestamp)::date, 0, a.acquisition_cost
      from assets a
      where a.tenant_id = $1 and a.acquisition_cost > 0 and a.acquisition_date < $2::date) m
group by m.month
having sum(m.collected) <> 0 or sum(m.spent) <> 0
order by m.month
