-- A customer's figures are the sums of the subscriptions and the paid payments.
-- $1 tenant
select c.customer_id
from customers c
left join (select s.customer_id, count(*) as ever, count(*) filter (where s.status = 'active') as active,
                  sum(s.monthly_amount) filter (where s.status = 'active') as revenue, sum(s.acquisition_cost) as cost
           from subscriptions s where s.tenant_id = $1 group by s.customer_id) s on s.customer_id = c.customer_id
left join (select p.customer_id, sum(p.collected - p.returned) as collected
           from payments p where p.tenant_id = $1 and p.collected <> p.returned group by p.customer_id) p
     on p.customer_id = c.customer_id
where c.tenant_id = $1
  and (c.devices_ever <> coalesce(s.ever, 0) or c.total_devices_rented <> coalesce(s.active, 0)
       or c.total_monthly_revenue <> coalesce(s.revenue, 0) or c.total_acquisition_cost <> coalesce(s.cost, 0)
       or c.lifetime_collected <> coalesce(p.collected, 0))
limit 1
