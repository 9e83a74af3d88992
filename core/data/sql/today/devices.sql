-- How many devices there are of each product in each state, and what those whose cost is known have cost.
-- $1 tenant
select a.product_id, a.status, count(*), coalesce(sum(a.acquisition_cost), 0)
from assets a
where a.tenant_id = $1
group by a.product_id, a.status
order by a.product_id, a.status
