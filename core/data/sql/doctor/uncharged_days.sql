-- All days of a subscription up to the day until which it is billed were charged, what was called off since included.
-- $1 tenant
select s.rental_id
from subscriptions s
where s.tenant_id = $1 and s.billed_until > s.start_date
  and not coalesce((select range_agg(l.period)
                    from payment_lines l
                    where l.tenant_id = $1 and l.rental_id = s.rental_id and l.period is not null)
                   @> daterange(s.start_date, s.billed_until), false)
limit 1
