-- What is due up to a day, the earliest first, after $3 and $4.
-- $1 tenant, $2 day, $3 date, $4 subscription, $5 how many
select s.next_billing_date::text, s.rental_id, s.customer_id, s.billing_group_id
from subscriptions s
where s.tenant_id = $1 and s.status = 'active' and s.next_billing_date <= $2::date and s.next_billing_date >= $3::date
  and (s.next_billing_date, s.rental_id) > ($3::date, $4)
order by s.next_billing_date, s.rental_id
limit $5
