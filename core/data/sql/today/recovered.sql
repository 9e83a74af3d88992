-- What was collected with the devices of each product whose cost is known, without tax. Reads one index of all subscriptions.
-- $1 tenant
select s.product_id, sum(s.total_collected)
from subscriptions s
where s.tenant_id = $1 and s.acquisition_cost is not null
group by s.product_id
