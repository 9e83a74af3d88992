-- How many contracts have something to be charged by a day, since when, and how many records stand in the way of a run.
-- $1 tenant, $2 day
select count(*), min(d.next_billing_date)::text, (select count(*) from work_troubles t where t.tenant_id = $1)
from billing_dates d
where d.tenant_id = $1 and d.status = 'active' and d.next_billing_date <= $2::date
