-- The tax rate that a subscription keeps is its customer's.
-- $1 tenant
select s.rental_id
from subscriptions s
join customers c on c.tenant_id = $1 and c.customer_id = s.customer_id
where s.tenant_id = $1 and s.tax_rate is distinct from own_tax_rate(c.tax_treatment, c.tax_rate)
limit 1
