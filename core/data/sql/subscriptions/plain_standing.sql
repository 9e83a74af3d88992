-- What it takes to say where a subscription stands, where nothing is charged of it beyond what was billed, and nothing of that
-- lies ahead of $3; else subscriptions/standing tells. Most are so, and this is a fraction of the work.
-- $1 tenant, $2 subscription, $3 date
select exists (select from payments p
               where p.tenant_id = $1 and p.rental_id = $2 and p.period_start >= least(s.billed_until, $3::date + 1)) as has_more,
       @{subscriptions/state}
from subscriptions s
where s.tenant_id = $1 and s.rental_id = $2
