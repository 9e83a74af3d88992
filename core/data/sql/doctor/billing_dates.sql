-- What finds subscriptions by their next billing date has the date and the status that they have.
-- $1 tenant
select coalesce(s.rental_id, d.rental_id)
from (select s.rental_id, s.status, s.next_billing_date from subscriptions s where s.tenant_id = $1) s
full join (select d.rental_id, d.status, d.next_billing_date from billing_dates d where d.tenant_id = $1) d
     on d.rental_id = s.rental_id
where (d.status, d.next_billing_date) is distinct from (s.status, coalesce(s.next_billing_date, 'infinity'))
limit 1
