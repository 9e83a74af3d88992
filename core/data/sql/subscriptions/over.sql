-- Contracts whose end has come and that something follows, by end date, those after $3 and $4.
-- $1 tenant, $2 today, $3 end date, $4 subscription, $5 how many
select s.end_date::text, s.rental_id
from subscriptions s
where s.tenant_id = $1 and s.status = 'active' and @{subscriptions/goes_on} and s.end_date <= $2::date
  and (s.end_date, s.rental_id) > ($3::date, $4)
order by s.end_date, s.rental_id
limit $5
