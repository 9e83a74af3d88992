-- Whether one of these subscriptions is to be charged on a day or before.
-- $1 tenant, $2 subscriptions, $3 day
select exists (select
               from unnest($2::text[]) as asked(rental_id)
               cross join lateral (select from billing_dates d
                                   where d.tenant_id = $1 and d.rental_id = asked.rental_id and d.status = 'active'
                                     and d.next_billing_date <= $3::date
                                   offset 0) d)
