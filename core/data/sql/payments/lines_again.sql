-- For each line of a cancelled payment: its subscription's credit and how far it is billed; whether the subscription still ran,
-- and had not been upgraded, when the line's days began; whether another payment charges them now.
-- $1 tenant, $2 payment, $3 time zone
select s.credit, s.billed_until::text, s.next_billing_date::text,
       (l.period is null and coalesce(l.purpose, '') <> 'setup')
           or ((s.ended_at is null or (s.ended_at at time zone $3)::date >= coalesce(lower(l.period), s.start_date))
               and (l.period is null or s.unused_from is null or s.unused_from > lower(l.period))),
       exists (select from payment_lines o
               where o.tenant_id = $1 and o.rental_id = l.rental_id and not o.cancelled
                 and (o.period && l.period or (l.purpose = 'setup' and o.purpose = 'setup')))
from payment_lines l
join subscriptions s on s.tenant_id = $1 and s.rental_id = l.rental_id
where l.tenant_id = $1 and l.payment_id = $2
order by l.position
