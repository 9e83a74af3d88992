-- What the lines of payments brought in each movement is what the ledger says of it: so the figures of products add up to those
-- of the company, month by month.
-- $1 tenant
with chosen as (
    select p.payment_id, p.customer_id from payments p where p.tenant_id = $1
),
lines as (
    @{figures/lines}
)
select coalesce(s.payment_id, l.payment_id)
from (select s.payment_id, s.version, sum(s.charged) as charged, sum(s.collected) as collected, sum(s.returned) as returned
      from lines s group by s.payment_id, s.version) s
full join (select l.payment_id, l.version, -l.revenue as charged, l.collected, l.returned
           from ledger l where l.tenant_id = $1) l
     on l.payment_id = s.payment_id and l.version = s.version
where (s.charged, s.collected, s.returned) is distinct from (l.charged, l.collected, l.returned)
limit 1
