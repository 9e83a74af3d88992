-- What is due up to a day, the earliest first, after $3 and $4.
-- $1 tenant, $2 day, $3 date, $4 subscription, $5 how many
select d.next_billing_date::text, d.rental_id, s.customer_id, s.billing_group_id
from billing_dates d
cross join lateral (select s.customer_id, s.billing_group_id
                    from subscriptions s
                    where s.tenant_id = d.tenant_id and s.rental_id = d.rental_id
                    limit 1) s -- one by one: no statistics make it read them all
where d.tenant_id = $1 and d.status = 'active' and d.next_billing_date <= $2::date and d.next_billing_date >= $3::date
  and (d.next_billing_date, d.rental_id) > ($3::date, $4)
order by d.next_billing_date, d.rental_id
limit $5
