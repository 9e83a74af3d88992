-- Remembers up to where subscriptions are charged.
-- $1 tenant, $2 subscriptions, $3 ends of what is charged, $4 next billing dates, or null, $5 what is left of their credits
update subscriptions s
set billed_until = n.billed_until, next_billing_date = n.next_billing_date, credit = n.credit, version = s.version + 1
from unnest($2::text[], $3::date[], $4::date[], $5::bigint[]) as n(rental_id, billed_until, next_billing_date, credit)
where s.tenant_id = $1 and s.rental_id = n.rental_id and s.rental_id = any($2::text[])
