-- What a customer paid, and what the devices cost that came to them, in each month in which either moved; without tax.
-- $1 tenant, $2 customer
select m.month::text, sum(m.collected)::bigint, sum(m.spent)::bigint
from (select date_trunc('month', l.day::timestamp)::date as month, l.collected - l.returned as collected, 0 as spent
      from ledger l
      where l.tenant_id = $1 and l.customer_id = $2 and l.collected <> l.returned
      union all
      select date_trunc('month', s.start_date::timestamp)::date, 0, s.acquisition_cost
      from subscriptions s
      where s.tenant_id = $1 and s.customer_id = $2 and s.acquisition_cost > 0) m
group by 1
order by 1
