-- Contracts that end, or are over, and for which nothing is agreed: the first to end first.
-- $1 tenant, $2 the last date that is shown, $3 how many
select s.rental_id, @{subscriptions/customer}, s.product_name, s.end_date::text
from subscriptions s
where s.tenant_id = $1 and s.status = 'active' and s.end_date <= $2::date
  and (s.ending_type is null or s.ending_type = 'contract_end')
order by s.end_date, s.rental_id
limit $3
