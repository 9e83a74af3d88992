-- Contracts that end and for which nothing is agreed, the first to end first. Once one has ended, its device is due back.
-- $1 tenant, $2 the last date that is shown, $3 how many
select s.rental_id, @{subscriptions/customer}, s.product_name, s.end_date::text
from subscriptions s
where s.tenant_id = $1 and s.status = 'active' and s.ending_type is null and s.end_date <= $2::date
order by s.end_date, s.rental_id
limit $3
