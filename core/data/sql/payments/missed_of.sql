-- How many payments of a customer have failed, and how many are overdue.
-- $1 tenant, $2 customer, $3 today
select count(*) filter (where p.status = 'failed'), count(*) filter (where p.status = 'pending' and p.due_date < $3::date)
from payments p
where p.tenant_id = $1 and p.customer_id = $2 and p.status in ('failed', 'pending')
